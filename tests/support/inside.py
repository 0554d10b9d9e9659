"""A house inside the test's own process: verbs, tables and connections without a network between them."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache, wraps
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from ludoteca.house.clock import Clock
from ludoteca.house.config import Settings
from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.house import House
from ludoteca.house.jobs.bots import Bots
from ludoteca.house.jobs.watch import Watch
from ludoteca.house.keys import new_id
from ludoteca.house.live.connection import Connection
from ludoteca.house.matches import checked, deal
from ludoteca.house.store.rows import Seat, TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs import create, sit, start
from ludoteca.house.verbs.play import play
from ludoteca.house.wire.people import Person
from ludoteca.kernel.registry import game as game_named
from ludoteca.kernel.room import OPEN

Json = dict[str, Any]
PATIENCE = 20.0


@asynccontextmanager
async def open_inside(data: Path, clock: Clock | None = None, /, **chosen: Any) -> AsyncIterator[House]:
    """A house without limits and delays unless other settings are chosen; by a clock of the test's if it brings one."""
    plain: Json = {"limits": False, "bot_workers": 0, "bot_delay": 0.0, "poll": 60.0, "reviews_a_day": 0}
    house = House(Settings(data=data, **{**plain, **chosen}), clock)
    try:
        await house.wake()
        yield house
    finally:
        await house.close()


@asynccontextmanager
async def twin_of(house: House) -> AsyncIterator[House]:
    """Another process of the same house."""
    twin = House(house.settings)
    try:
        yield twin
    finally:
        await twin.close()


def counted(house: House, name: str, label: str = "") -> dict[str, float]:
    """What a metric of this house has come to, by the values of a label."""
    families = house.metrics.registry.collect()
    samples = (sample for family in families for sample in family.samples if sample.name == name)
    return {sample.labels.get(label, ""): sample.value for sample in samples}


def refusals(house: House) -> Counter[str]:
    """How often this house has refused something, by code."""
    return Counter({code: int(count) for code, count in counted(house, "ludoteca_refused_total", "code").items()})


def moves(house: House) -> float:
    """How many moves this house has stored."""
    return sum(counted(house, "ludoteca_moves_total", "by").values())


def inside(test: Callable[[House], Awaitable[None]]) -> Callable[[Path], None]:
    """Let a test be a coroutine that is given a house."""

    async def run(data: Path) -> None:
        async with open_inside(data) as house:
            await test(house)

    @wraps(test)
    def opened(tmp_path: Path) -> None:
        asyncio.run(run(tmp_path))

    del opened.__wrapped__  # pytest would ask for the parameters of the coroutine
    return opened


class Eye:
    """Somebody who looks at a table: all frames that come, and the newest state."""

    def __init__(self, house: House, table: Table, person: Person | None) -> None:
        self.house = house
        self.table = table
        self.frames: list[Json] = []
        self.connection = Connection(table, Guest(person), self._take)
        self.sender = asyncio.create_task(self.connection.run())

    async def _take(self, frame: str) -> None:
        self.frames.append(json.loads(frame))

    async def state(self) -> Json:
        """The newest state, after all that is on its way has come."""
        await rest()
        return next(frame for frame in reversed(self.frames) if frame["type"] == "state")

    async def seat(self, number: int) -> Json:
        """One seat as the newest frames tell it."""
        self.table.tell_presence()
        found: Json = (await self.state())["table"]["seats"][number]
        told = [frame for frame in self.frames if frame["type"] in ("state", "presence")][-1]
        return {**found, "connected": number in told["here"]} if told["type"] == "presence" else found

    async def leave(self) -> None:
        """Go away."""
        self.sender.cancel()
        self.house.left(self.table, self.connection)
        await rest()


async def rest() -> None:
    """Let everything that is ready run."""
    for _ in range(10):
        await asyncio.sleep(0)


async def until(true: Callable[[], Any]) -> None:
    """Wait for something that happens beside the test."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "it never happened"
        await asyncio.sleep(0.002)


def watching(house: House) -> Bots:
    """Bots that look after every table of the house."""
    bots = Bots(house)
    house.listeners.append(bots.look)
    return bots


async def arrive(house: House, nickname: str) -> Person:
    """Somebody comes in."""
    person = house.people.meet(new_id(16), nickname)
    await house.store.add_player(person.id, nickname, house.now())
    return person


def idle(house: House) -> Watch:
    """A look-out that hears, and does nothing by itself: the test makes its rounds."""
    watch = Watch.__new__(Watch)
    watch._house = house
    watch._tasks = []
    watch._marks = {}
    watch._changed, watch._missed, watch._bell = set(), False, asyncio.Event()
    return watch


async def look(house: House, table: Table, person: Person | None) -> Eye:
    """Somebody connects to a table."""
    eye = Eye(house, table, person)
    async with house.hold(table):
        table.log(eye.connection.viewer)
        table.welcome(eye.connection)
    house.arrived(table, eye.connection, eye.sender)
    await rest()
    return eye


async def open_table(
    house: House,
    *people: Person,
    seats: int = 0,
    private: bool = False,
    game: str = "origo",
    tempo: str | None = None,
    out: str = "ask",
    rated: bool = False,
    teaching: bool = False,
) -> Table:
    """An open table of the first of these people, at which all of them sit."""
    table = await create.create(
        house, people[0], game, seats or len(people), {}, private, tempo, out, rated=rated, teaching=teaching
    )
    for number, person in enumerate(people[1:], 1):
        await sit.sit(house, table, person, number)
    return table


async def begin(house: House, *people: Person, **chosen: Any) -> Table:
    """A table at which these people have begun to play."""
    table = await open_table(house, *people, **chosen)
    await start.start(house, table, people[0])
    return table


@cache
def ending(seats: int, left: int) -> Json:
    """The document of a game that ends after so many moves on the first pick."""
    game = game_named("origo")
    position = game.start(seats=seats, seed="ending").position.clone()
    position.simulate(1)
    documents: deque[Json] = deque(maxlen=left)
    while not position.over:
        if position.draft == 0 and not position.revealed:
            documents.append(game.view(position, OPEN))
        position.step(position.actor, position.picks(position.actor)[0])
    return documents[0]


async def begin_late(house: House, *people: Person, left: int = 8) -> Table:
    """A table at which these people are near the end of a game."""
    seats = tuple(Seat(person.id, person.nickname) for person in people)
    row = TableRow(
        id=new_id(), game="origo", options=checked("origo", len(people), {})[1], private=False, status="playing",
        host=people[0].id, seats=seats, created=house.now(), origin=ending(len(people), left),
    )  # fmt: skip
    row = structs.replace(row, **deal(row))
    await house.store.add_table(row)
    table = house.keep(row)
    async with house.hold(table):
        house.publish(table)
    return table


def first_move(table: Table, seat: int) -> tuple[list[int], str]:
    """A whole move of a seat that is asked, and the offer that it answers: always the first pick."""
    assert table.match is not None
    picks: list[int] = []
    while not (offer := table.match.offer(seat, picks)).complete:
        picks.append(offer.picks[0].id)
    return picks, offer.id


def asked(table: Table) -> int:
    """The seat that is asked."""
    assert table.match is not None
    return table.match.to_act[0]


async def move_on(house: House, table: Table, seat: int | None = None, key: str = "") -> int:
    """A seat that is asked, the first of them unless one is named, plays the first move on offer; returns the seat."""
    seat = asked(table) if seat is None else seat
    picks, offer = first_move(table, seat)
    await play(house, table, table.row.seats[seat].player, key or f"move {table.seq} {seat}", picks, offer)
    return seat


def problem(caught: pytest.ExceptionInfo[Refused]) -> tuple[str, str | None, int]:
    """What was refused, by which field, and with which status."""
    return caught.value.code, caught.value.field, caught.value.status
