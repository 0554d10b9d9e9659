"""What PostgreSQL tells at once of what other processes wrote, and a listener whom the store has left."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteca.house.store import news as news_module
from ludoteca.house.store.engine import open_engine
from ludoteca.house.store.news import CHANNEL, MOST_IDS, News
from tests.support.inside import until
from tests.support.postgres import empty_database, find_postgres, open_postgres

SOON = 0.3
"""Seconds: far less than a listener's patience."""


@pytest.fixture
def engine() -> Iterator[sa.Engine]:
    """An engine of an empty database."""
    if find_postgres() is None:
        pytest.skip("no PostgreSQL on this machine")
    with open_postgres() as url:
        opened = open_engine(empty_database(url), writer=False)
        yield opened
        opened.dispose()


def test_what_one_process_announces_the_others_hear_at_once(engine: sa.Engine) -> None:
    async def run() -> None:
        loop, heard, own = asyncio.get_running_loop(), list[Any](), list[Any]()
        here, there = News(engine, loop, own.append), News(engine, loop, heard.append)
        try:
            await until(lambda: own == heard == [None])
            many = [f"table-{number}" for number in range(MOST_IDS + 1)]
            with engine.begin() as connection:
                here.announce(connection, ["a", "b", "", "a"])
                here.announce(connection, many)
                await asyncio.sleep(SOON / 3)
                assert heard == [None], "not before it is committed"
            await until(lambda: len(heard) == 4)
            assert heard[1] == {"a", "b"} and len(heard[2]) == MOST_IDS and len(heard[3]) == 1
            assert own == [None], "whoever announces knows already"
        finally:
            await asyncio.gather(*(asyncio.to_thread(one.close) for one in (here, there)))

    asyncio.run(run())


def test_a_listener_whom_the_store_has_left_listens_again(engine: sa.Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news_module, "PATIENCE", 0.05)
    leave = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"

    async def run() -> None:
        heard = list[Any]()
        listener = News(engine, asyncio.get_running_loop(), heard.append)
        try:
            await until(lambda: heard == [None])
            with engine.begin() as connection:
                assert connection.execute(sa.text(leave)).all() == [(True,)]
            await until(lambda: heard == [None, None])
            with engine.begin() as connection:
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, "another a")))
            await until(lambda: heard[2:] == [{"a"}])
        finally:
            await asyncio.to_thread(listener.close)

    asyncio.run(run())


def test_a_store_that_is_away_is_asked_now_and_then() -> None:
    listener, tries = News.__new__(News), list[float]()
    listener._closed = threading.Event()

    def away() -> Iterator[str]:
        tries.append(time.monotonic())
        raise OSError("away")

    listener._notices = away  # type: ignore[method-assign]
    listening = threading.Thread(target=listener._listen)
    listening.start()
    time.sleep(SOON)
    listener._closed.set()
    listening.join(5)
    assert not listening.is_alive() and len(tries) == 1
