"""What each gets of what there is not enough of: bots that think, and sockets that look on."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import pytest

from ludoteca.house.house import House
from ludoteca.house.jobs import bots as bots_module
from ludoteca.house.jobs import turns as turns_module
from ludoteca.house.jobs.bots import wanted
from ludoteca.house.jobs.turns import UNWATCHED, Turns
from ludoteca.house.store.rows import Seat
from ludoteca.house.table import Table
from ludoteca.house.verbs import create, sit, start, substitute
from ludoteca.house.wire.people import Person
from tests.support.inside import Json, arrive, asked, begin, inside, look, rest, until, watching


class Clock:
    """Time that passes when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)


class Queue:
    """Those who ask one worker, and in which order they had it."""

    def __init__(self, clock: Clock, workers: int = 1) -> None:
        self.turns = Turns(workers)
        self.clock = clock
        self.served: list[str] = []
        self._go = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def ask(self, person: str, table: str = "", *, seconds: float = 1.0, watched: bool = True) -> asyncio.Task[None]:
        """Ask for a turn of so many seconds."""

        async def work() -> None:
            async with self.turns.turn(person, table or f"table of {person}", lambda: watched):
                self.served.append(table or person)
                await self._go.wait()
                self.clock.now += seconds

        self.tasks.append(asyncio.create_task(work()))
        return self.tasks[-1]

    async def run(self) -> list[str]:
        """Let everybody have their turn."""
        await rest()
        self._go.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.served


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_who_has_had_least_is_next(clock: Clock) -> None:
    async def run() -> list[str]:
        queue = Queue(clock)
        for number in range(4):
            queue.ask("Anna", f"a{number}")
        await rest()
        queue.ask("Bert", "b0", seconds=0.1)
        queue.ask("Bert", "b1", seconds=0.1)
        return await queue.run()

    assert asyncio.run(run()) == ["a0", "b0", "b1", "a1", "a2", "a3"]


def test_tables_of_one_person_take_turns(clock: Clock) -> None:
    async def run() -> list[str]:
        queue = Queue(clock)
        for table in ("a", "a", "a", "b", "b"):
            queue.ask("Anna", table)
        return await queue.run()

    assert asyncio.run(run()) == ["a", "b", "a", "b", "a"]


def test_nobody_saves_up_a_claim_by_waiting(clock: Clock) -> None:
    async def run() -> list[str]:
        queue = Queue(clock)
        for _ in range(5):
            queue.ask("Anna")
        await queue.run()
        queue.served.clear()
        queue._go.clear()
        for person in ("Anna", "Bert", "Anna", "Bert", "Bert"):
            queue.ask(person)
        return await queue.run()

    assert asyncio.run(run()) == ["Anna", "Bert", "Anna", "Bert", "Bert"]


def test_what_people_look_at_comes_first_and_nothing_waits_for_ever(clock: Clock) -> None:
    async def run() -> list[str]:
        queue = Queue(clock)
        queue.ask("first")
        await rest()
        queue.ask("Anna", "away", watched=False)
        for number in range(8):
            queue.ask("Bert", f"b{number}")
        return await queue.run()

    served = asyncio.run(run())
    assert served[0] == "first" and served.index("away") == 1 + UNWATCHED == 6


def test_who_goes_away_leaves_a_worker_to_others(clock: Clock) -> None:
    async def run() -> None:
        queue = Queue(clock, workers=2)
        tasks = [queue.ask(person) for person in ("Anna", "Bert", "Carla", "Dora")]
        await rest()
        assert (queue.served, queue.turns.waiting) == (["Anna", "Bert"], 2)
        tasks[2].cancel()
        tasks[0].cancel()
        await rest()
        assert (queue.served, queue.turns.waiting) == (["Anna", "Bert", "Dora"], 0)
        await queue.run()
        assert queue.turns._free == 2 and not queue.turns._active

    asyncio.run(run())


def test_who_has_long_gone_is_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "REMEMBERED", 10)

    async def run() -> None:
        queue = Queue(clock)
        for number in range(10):
            queue.ask(f"person {number}")
            queue.ask("Anna", seconds=0.1)
        await rest()
        assert len(queue.turns._had) == 22
        queue._go.set()
        await until(lambda: queue.turns._waiting and len(queue.turns._had) < 22)
        await queue.run()
        assert len(queue.served) == 20 and not queue.turns._had and not queue.turns._active

    asyncio.run(run())


async def among(house: House, person: Person, bot: str) -> Table:
    """A table of one person and a bot that has begun."""
    table = await create.create(house, person, "origo", 2, {"start_player": 1}, False)
    await sit.seat_bot(house, table, person, 1, bot)
    await start.start(house, table, person)
    assert asked(table) == 1
    return table


@inside
async def test_a_bot_that_answers_at_once_waits_for_none_that_thinks(house: House) -> None:
    bots = watching(house)
    thinking: list[str] = []
    choose = bots._choose

    async def stubborn(name: str, view: Json, offer: Json) -> str:
        if name == "search-strong":
            thinking.append(name)
            await asyncio.Event().wait()
        return await choose(name, view, offer)

    bots._choose = stubborn  # type: ignore[method-assign]
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    for _ in range(15):
        await among(house, anna, "search-strong")
    await until(lambda: bots._deep.turns.waiting == 14 and len(thinking) == 1)
    table = await among(house, bert, "random")
    await until(lambda: table.seq == 1)
    bots.close()


@inside
async def test_bots_play_on_where_a_person_plays_and_wait_where_nobody_looks(house: House) -> None:
    bots = watching(house)
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    first = asked(table)
    await substitute.resign(house, table, people[first].id)
    await until(lambda: asked(table) == 1 - first)  # Bert is away, and to move
    await substitute.resign(house, table, people[1 - first].id)
    assert all(seat.substituted for seat in table.row.seats) and not wanted(table)
    await rest()
    seq = table.seq
    await until(lambda: not bots._tasks)
    assert table.seq <= seq + 1, "at most the move that was on its way"
    seq = table.seq
    eye = await look(house, table, None)
    await until(partial(beyond, table, seq + 3))
    await eye.leave()
    assert wanted(table), "who was there may come back"
    table.seen = time.monotonic() - bots_module.UNSEEN_SECONDS
    await until(lambda: not bots._tasks)
    assert not wanted(table)
    bots.close()


def beyond(table: Table, seq: int) -> bool:
    return table.seq >= seq


@inside
async def test_a_starting_house_wakes_the_tables_of_people(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    old, new = await among(house, anna, "random"), await among(house, anna, "random")
    alone = await begin(house, anna, bert)
    for person in (anna, bert):
        await substitute.resign(house, alone, person.id)
    assert all(seat == Seat(seat.player, seat.name, "greedy", True) for seat in alone.row.seats)
    assert sorted(await house.store.tables_with_bots()) == sorted([old.row.id, new.row.id])
