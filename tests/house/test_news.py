"""What PostgreSQL tells at once of what other processes wrote, and a listener whom the store has left."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from msgspec import structs

from ludoteca.house.store import news as news_module
from ludoteca.house.store.engine import open_engine
from ludoteca.house.store.news import CHANNEL, MOST_BYTES, Ear, News, Notice
from ludoteca.house.store.store import Store
from tests.support.inside import until
from tests.support.postgres import empty_database, find_postgres, open_postgres
from tests.support.rows import entry

OTHERS_LEAVE = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
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


@contextmanager
def transaction(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction as a writer has it; readers have none."""
    with engine.connect().execution_options(isolation_level="READ COMMITTED") as connection, connection.begin():
        yield connection


def test_what_one_process_announces_the_others_hear_at_once(engine: sa.Engine) -> None:
    async def run() -> None:
        loop, heard, own = asyncio.get_running_loop(), list[Any](), list[Any]()
        here, there = News(engine, loop, own.append), News(engine, loop, heard.append, lambda one: one != "z")
        try:
            await until(lambda: own == heard == [None])
            played = [entry("a", 1, "C4"), entry("b", 7, "E5", key="k")]
            with transaction(engine) as connection:
                here.announce(connection, played, ["c"])
                here.announce(connection, [], [])
                here.announce(connection, [entry("z", 1)], ["z"])
                await asyncio.sleep(SOON / 3)
                assert heard == [None], "not before it is committed"
            await until(lambda: len(heard) == 2)
            assert (heard[1].changed, own) == (["c"], [None]), "whoever announces knows already"
            assert [structs.replace(one, chance=tuple(one.chance)) for one in heard[1].entries] == played
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
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, 'another a\n[[],["a"]]')))
            await until(lambda: heard[2:] == [Notice(changed=["a"])])
        finally:
            await asyncio.to_thread(listener.close)

    asyncio.run(run())


class Telling:
    """A connection on which a store tells, as the driver shows it."""

    def __init__(self) -> None:
        self.near, self.far = socket.socketpair()
        self.socket = self.near.fileno()
        self.near.setblocking(False)
        self.told: list[bytes] = []
        self.looks = 0

    def tell(self, text: bytes) -> None:
        self.told.append(text)
        self.far.send(b".")

    def consume_input(self) -> None:
        self.looks += 1
        with suppress(BlockingIOError):
            self.near.recv(100)

    def notifies(self) -> Any:
        return SimpleNamespace(extra=self.told.pop(0)) if self.told else None


def test_what_concerns_nobody_here_is_heard_by_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news_module, "TURN", SOON / 3)

    async def run() -> None:
        telling, taken = Telling(), list[bytes]()

        def take(told: bytes) -> bool:
            taken.append(told)
            return told == b"strange"

        ear = Ear(telling, asyncio.get_running_loop(), take)
        ear.open()
        looks = telling.looks
        for _ in range(3):
            telling.tell(b"own")
            await until(lambda: not telling.told)
        assert telling.looks == looks + 3, "what concerns somebody is heard as it comes"
        telling.tell(b"strange")
        await until(lambda: len(taken) == 4)
        for _ in range(20):
            telling.tell(b"strange")
            await asyncio.sleep(0)
        telling.tell(b"own")
        assert len(taken) == 4, "what comes next waits for its turn"
        await until(lambda: len(taken) == 25)
        assert telling.looks == looks + 5
        telling.tell(b"own")
        await until(lambda: len(taken) == 26)
        assert telling.looks == looks + 6
        telling.tell(b"strange")
        await until(lambda: len(taken) == 27)
        await asyncio.sleep(SOON)
        looks = telling.looks
        await asyncio.sleep(SOON)
        assert telling.looks == looks, "where nothing is told nobody listens in vain"
        telling.tell(b"strange")
        await until(lambda: len(taken) == 28)
        ear.close()
        telling.tell(b"own")
        await asyncio.sleep(SOON)
        assert len(taken) == 28
        telling.near.close()
        telling.far.close()

    asyncio.run(run())


def test_nothing_is_strange_but_what_others_tell_and_concerns_nobody_here() -> None:
    news, heard = News.__new__(News), list[Any]()
    news._token, news._concerns, news._heard = "here", lambda one: one == "a", heard.append
    told = {"own": b"here z", "concerns": b"there z a", "strange": b"there z"}
    assert [what for what, first in told.items() if news._take(first + b'\n[[],["a"]]')] == ["strange"]
    assert heard == [Notice(changed=["a"])]


def test_a_store_that_is_away_is_asked_now_and_then() -> None:
    listener, tries = News.__new__(News), list[float]()
    listener._closed = threading.Event()

    def away() -> None:
        tries.append(time.monotonic())
        raise OSError("away")

    listener._attend = away  # type: ignore[method-assign]
    listening = threading.Thread(target=listener._listen)
    listening.start()
    time.sleep(SOON)
    listener._closed.set()
    listening.join(5)
    assert not listening.is_alive() and len(tries) == 1


def test_no_notice_is_too_long_and_none_is_missing() -> None:
    news = News.__new__(News)
    news._token = "12345678"
    played = [entry(f"table-{number}", number, "C4 E5 " * 20, key="k" * 60) for number in range(300)]
    changed = [f"other-{number}" for number in range(1000)]
    told = news.notices(played, changed)
    assert 1 < len(told) < 60 and max(len(one.encode()) for one in told) <= MOST_BYTES
    read = [msgspec.json.decode(one.partition("\n")[2], type=Notice) for one in told]
    assert sorted(one.table_id for notice in read for one in notice.entries) == sorted(one.table_id for one in played)
    assert sorted(one for notice in read for one in notice.changed) == sorted(changed)
    assert news.notices([], ["a"]) == ['12345678 a\n[[],["a"]]']


def test_of_an_entry_that_is_too_long_its_table_is_told() -> None:
    news = News.__new__(News)
    news._token = ""
    long = structs.replace(entry("a", 1), chance=[10**9] * 1000)
    told = [
        msgspec.json.decode(one.partition("\n")[2], type=Notice) for one in news.notices([long, entry("b", 1)], ["c"])
    ]
    assert sorted(one for notice in told for one in notice.changed) == ["a", "c"]
    assert [one.table_id for notice in told for one in notice.entries] == ["b"]


def test_a_reader_whom_the_store_has_left_reads_all_the_same(engine: sa.Engine) -> None:
    async def run() -> None:
        store = Store(engine.url.render_as_string(hide_password=False), lambda _: None)
        try:
            await asyncio.gather(*[store.sanctions() for _ in range(4)])
            with engine.connect() as connection:
                connection.execute(sa.text(OTHERS_LEAVE))
            assert await asyncio.gather(*[store.sanctions() for _ in range(4)]) == [{}] * 4
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(run())
