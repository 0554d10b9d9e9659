"""People at a table with clocks, in a house whose clock the test turns."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial, wraps
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ludoteca.house.clocked import CLOCK
from ludoteca.house.house import House
from ludoteca.house.jobs.timers import carry_out
from ludoteca.house.store import tempo as stored
from ludoteca.house.store.schema import timers
from ludoteca.house.table import Table
from ludoteca.house.tempo.rest import EVER
from ludoteca.house.tempo.tempos import PRESETS
from ludoteca.house.wire.people import Person
from tests.support.clock import TurnedClock
from tests.support.inside import arrive, begin, open_inside

TIMED = PRESETS["day"]


def timed(test: Callable[[House, TurnedClock], Awaitable[None]]) -> Callable[[Path], None]:
    """Let a test be a coroutine that is given a house and the clock by which it lives."""

    async def run(data: Path) -> None:
        clock = TurnedClock()
        async with open_inside(data, clock) as house:
            await test(house, clock)

    @wraps(test)
    def opened(tmp_path: Path) -> None:
        asyncio.run(run(tmp_path))

    del opened.__wrapped__
    return opened


async def alive(house: House, clock: TurnedClock) -> None:
    """The house has lived until now: what the clock was turned by is no outage."""
    await house.store.writer.run(partial(stored.beat, at=clock.at, gap=EVER))


async def lapse(house: House, clock: TurnedClock, milliseconds: int) -> None:
    """Let time go by as it does in a house that is open."""
    clock.turn(milliseconds)
    await alive(house, clock)
    await carry_out(house)


async def party(house: House, count: int = 2, **chosen: Any) -> tuple[Table, list[Person]]:
    people = [await arrive(house, name) for name in ("Anna", "Bert", "Carla", "Dora")[:count]]
    table = await begin(house, *people, **{"tempo": "day", **chosen})
    # Here is no talk of telling people that it is their turn.
    await house.store.writer.run(lambda c: c.execute(sa.delete(timers).where(timers.c.kind != CLOCK)))
    return table, people


def left(table: Table) -> list[int]:
    assert table.clocks is not None
    return [clock.left for clock in table.clocks.seats]


async def rows(house: House, table: sa.Table) -> list[Any]:
    return await house.store.read(lambda connection: list(connection.execute(sa.select(table))))
