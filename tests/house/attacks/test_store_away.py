"""PostgreSQL that is read-only for a while, cuts everybody off, or is gone and comes back: no move is lost."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.support.games import asked, begin, settle
from tests.support.house import House, Refused, Socket, open_house
from tests.support.postgres import Postgres, find_postgres, open_server

BACK = 30.0


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    """A PostgreSQL server that nobody else uses."""
    if find_postgres() is None:
        pytest.skip("no PostgreSQL on this machine")
    with open_server() as opened:
        yield opened


@pytest.fixture
def house(server: Postgres, tmp_path: Path) -> Iterator[House]:
    """A house on it."""
    with open_house(tmp_path, server.url) as opened:
        yield opened


def command(server: Postgres, *statements: str) -> None:
    """Tell the server something, whatever it lets others do."""
    import psycopg

    with psycopg.connect(server.url, autocommit=True, options="-c default_transaction_read_only=off") as connection:
        for statement in statements:
            connection.execute(statement)


def read_only(server: Postgres, setting: str) -> None:
    """Let the server take nothing, or everything again, and wait until it does: it reads its settings when it likes."""
    import psycopg

    command(server, f"ALTER SYSTEM {setting}", "SELECT pg_reload_conf()")
    deadline, wanted = time.monotonic() + BACK, "on" if setting.startswith("SET") else "off"
    said = ""
    while said != wanted:
        assert time.monotonic() < deadline
        with psycopg.connect(server.url, autocommit=True) as connection:
            (said,) = connection.execute("SHOW default_transaction_read_only").fetchone() or ("",)


def well(house: House) -> bool:
    """What the house says of itself."""
    return httpx.get(f"{house.url}/health", timeout=30).status_code == 200


def until_well(house: House, wanted: bool = True) -> None:
    deadline = time.monotonic() + BACK
    while well(house) is not wanted:
        assert time.monotonic() < deadline, f"the house says {not wanted} for {BACK} s"
        time.sleep(0.1)


class Play:
    """A game of two people, in which refused moves are made again; every acknowledged one is counted."""

    def __init__(self, house: House) -> None:
        self._people = house.guest("Anna"), house.guest("Bert")
        self._table = begin(*self._people)
        self._chance = random.Random(5)
        self._sockets = self._look()
        self.done: list[int] = []

    def _look(self) -> tuple[Socket, ...]:
        return tuple(person.look(self._table) for person in self._people)

    def move(self) -> str:
        """Make one move; tells why the house does not take it, or nothing."""
        try:
            done = asked(*self._sockets).play_any(self._chance)
        except Refused as refused:
            return str(refused.error["code"])
        self.done.append(done["seq"])
        settle(*self._sockets, seq=done["seq"])
        return ""

    def moves(self, number: int) -> None:
        """Make so many moves, as soon as the house takes them."""
        deadline, wanted = time.monotonic() + BACK, len(self.done) + number
        while len(self.done) < wanted:
            if self.move():
                assert time.monotonic() < deadline
                time.sleep(0.2)

    def check(self) -> None:
        """Whoever comes anew finds all that was acknowledged, once."""
        for one in self._sockets:
            one.close()
        assert self.done == list(range(1, len(self.done) + 1))
        assert [one.state["seq"] for one in self._look()] == [len(self.done)] * 2


def test_a_store_that_is_read_only_for_a_while_takes_no_move_and_loses_none(house: House, server: Postgres) -> None:
    game = Play(house)
    game.moves(4)
    read_only(server, "SET default_transaction_read_only = on")
    try:
        assert game.move() == "not-stored"
        until_well(house, wanted=False)
        assert game.move() == "not-stored"
    finally:
        read_only(server, "RESET default_transaction_read_only")
    game.moves(4)
    until_well(house)
    game.check()


def test_connections_that_are_cut_off_in_the_middle_lose_no_move(house: House, server: Postgres) -> None:
    game = Play(house)
    for _ in range(6):
        game.moves(3)
        command(server, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    game.moves(3)
    game.check()
    until_well(house)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_server_that_is_stopped_and_comes_back_loses_no_move(
    house: House, server: Postgres, how: signal.Signals
) -> None:
    game = Play(house)
    game.moves(4)
    server.stop(how)
    try:
        assert game.move() == "not-stored"
        until_well(house, wanted=False)
    finally:
        server.start()
    game.moves(4)
    until_well(house)
    game.check()


def test_a_move_waits_for_a_server_that_is_back_soon(house: House, server: Postgres) -> None:
    game = Play(house)
    game.moves(4)
    server.stop()
    back = threading.Timer(0.7, server.start)
    back.start()
    try:
        assert game.move() == "", "tried again within its time"
    finally:
        back.join()
    game.moves(2)
    game.check()
