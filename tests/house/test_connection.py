"""A connection on its own: its queue is bounded, and its table never waits for it."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest
from msgspec import structs

from ludoteca.house.clock import Clock
from ludoteca.house.guests import Guest
from ludoteca.house.limits import QUEUE_FRAMES, Bucket, Limits
from ludoteca.house.live import connection as module
from ludoteca.house.live.connection import Connection
from ludoteca.house.matches import checked, deal
from ludoteca.house.opening import open_match
from ludoteca.house.store.rows import ChatRow, Seat, TableRow
from ludoteca.house.table import Table
from ludoteca.house.wire.people import Person

_, OPTIONS = checked("origo", 2, {})


def table() -> Table:
    row = TableRow(
        id="t", game="origo", options=OPTIONS, private=False, status="playing", host="a",
        seats=(Seat("a", "Anna"), Seat("b", "Bert")), created=0,
    )  # fmt: skip
    row = structs.replace(row, **deal(row))
    opened = Table(row, lambda row: f"/t/{row.id}", Clock())
    opened.match = open_match(row, [], []).match
    return opened


class Reader:
    """The far end: takes frames only while it reads."""

    def __init__(self) -> None:
        self.reading = asyncio.Event()
        self.got: list[dict[str, Any]] = []

    async def send(self, frame: str) -> None:
        await self.reading.wait()
        self.got.append(json.loads(frame))


async def _stopped_reader() -> None:
    opened, reader = table(), Reader()
    connection = Connection(opened, Guest(Person("a", "Anna")), reader.send)
    opened.welcome(connection)
    sender = asyncio.create_task(connection.run())
    await asyncio.sleep(0)
    for number in range(3 * QUEUE_FRAMES):
        opened.hear(ChatRow(number + 1, "Bert", f"line {number}", 0))
        opened.draw()
        assert len(connection._frames) <= QUEUE_FRAMES
    reader.reading.set()
    await asyncio.sleep(0.05)
    sender.cancel()
    states = [frame for frame in reader.got if frame["type"] == "state"]
    assert len(states) == 2, "one state was on its way, and one fresh one follows"
    assert [state["version"] for state in states] == [1, 2]
    assert states[-1]["chat"][-1]["text"] == f"line {3 * QUEUE_FRAMES - 1}", "what was dropped comes with the state"
    assert states[0]["log_from"] == 0
    assert states[1]["log_from"] == len(states[0]["log"]), "no line of the log is sent twice"


def test_a_stopped_reader_gets_one_fresh_state() -> None:
    asyncio.run(_stopped_reader())


async def _stuck() -> None:
    opened, reader = table(), Reader()
    connection = Connection(opened, Guest(None), reader.send)
    opened.welcome(connection)
    sender = asyncio.create_task(connection.run())
    await asyncio.sleep(0.05)
    assert connection.stuck
    reader.reading.set()
    await asyncio.sleep(0.05)
    assert not connection.stuck
    sender.cancel()


async def _nothing_new() -> None:
    opened, reader = table(), Reader()
    connection = Connection(opened, Guest(Person("a", "Anna")), reader.send, changes=True)
    reader.reading.set()
    opened.welcome(connection)
    sender = asyncio.create_task(connection.run())
    await asyncio.sleep(0.01)
    connection.accept("k", 3)
    await asyncio.sleep(0.01)
    sender.cancel()
    whole, changes = reader.got
    assert (whole["type"], changes["type"], changes["changes"]) == ("state", "changes", [])
    assert changes["accepted"] == [{"key": "k", "seq": 3}] and "log" not in changes


def test_a_key_is_accepted_without_telling_again_what_has_not_changed() -> None:
    asyncio.run(_nothing_new())


def test_a_reader_is_stuck_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STUCK_SECONDS", 0.01)
    asyncio.run(_stuck())


def test_a_reader_may_take_half_a_minute_for_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    connection = Connection.__new__(Connection)
    connection._sending_since = 100.0
    clock[0] = 130.0
    assert not connection.stuck
    clock[0] = 130.1
    assert connection.stuck
    connection._sending_since = None
    assert not connection.stuck


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    bucket = Bucket(2, 0.5)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock[0] += 2
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_limits_know_who_asks() -> None:
    counted = Limits()
    for _ in range(5):
        counted.take("chat", "anna")
    with pytest.raises(Exception, match="too-fast"):
        counted.take("chat", "anna")
    counted.take("chat", "bert")
