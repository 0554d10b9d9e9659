"""Clocks outlive whatever the house comes to: closed, begun again, two at once, a machine whose clock leaps."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ludoteca.house.clock import DAY, HOUR, MINUTE, SECOND
from ludoteca.house.clocked import CLOCK
from ludoteca.house.house import House
from ludoteca.house.jobs.timers import carry_out
from ludoteca.house.store.schema import happenings, timers
from ludoteca.house.verbs import timing
from ludoteca.house.wire.people import Person
from tests.house.tempo.sitting import alive, left, party, rows, timed
from tests.support.clock import TurnedClock
from tests.support.inside import asked, move_on, open_inside
from tests.support.postgres import empty_database


def test_a_house_that_was_closed_gives_the_time_back(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def before() -> tuple[str, int, list[Person]]:
        async with open_inside(tmp_path, clock) as house:
            table, people = await party(house)
            clock.turn(HOUR)
            await alive(house, clock)
            clock.turn(5 * SECOND)
            return table.row.id, asked(table), people

    async def after(table_id: str, seat: int, people: list[Person]) -> None:
        async with open_inside(tmp_path, clock) as house:
            assert await carry_out(house) == 1, "the timer is due, and time is not out"
            table = await house.find(table_id)
            assert table is not None and table.clocks is not None and not table.clocks.standing
            assert house.outages == ((clock.at - 40 * DAY - 5 * SECOND, clock.at),)
            assert table.clocks.out_at(seat) == clock.at + DAY - HOUR
            assert (await rows(house, timers))[0].due == table.clocks.out_at(seat)

    known = asyncio.run(before())
    clock.turn(40 * DAY)
    asyncio.run(after(*known))


@timed
async def test_a_machines_clock_that_leaps_takes_nobodys_time(house: House, clock: TurnedClock) -> None:
    table, _ = await party(house)
    seat = asked(table)
    clock.turn(400 * DAY)
    assert await carry_out(house) == 1
    assert table.clocks is not None and not table.clocks.standing
    assert table.clocks.out_at(seat) == clock.at + DAY
    await move_on(house, table)
    clock.turn(-400 * DAY)
    await carry_out(house)
    await move_on(house, table)
    assert all(remaining >= DAY - SECOND for remaining in left(table))


def test_two_processes_tell_the_same_time_and_one_of_them_acts(store: str, tmp_path: Path) -> None:
    async def run() -> None:
        clock = TurnedClock()
        async with open_inside(tmp_path, clock, store=store and empty_database(store)) as house:
            table, people = await party(house, 3)
            twin = House(house.settings, clock)
            await twin.wake()
            try:
                other = await twin.find(table.row.id)
                assert other is not None
                for turn in range(6):
                    first, second = ((house, table), (twin, other)) if turn % 2 else ((twin, other), (house, table))
                    async with first[0].hold(first[1]):
                        await first[0].upkeep.refresh(first[1])
                    clock.turn(7 * HOUR)
                    await alive(house, clock)
                    await move_on(*first)
                    async with second[0].hold(second[1]):
                        await second[0].upkeep.refresh(second[1])
                    assert table.clocks is not None and other.clocks is not None
                    assert table.clocks.seats == other.clocks.seats and table.clocks.at == other.clocks.at
                seat = asked(table)
                clock.turn(3 * DAY)
                await alive(house, clock)
                await house.store.writer.run(lambda c: c.execute(sa.delete(timers).where(timers.c.kind != CLOCK)))
                assert sum(await asyncio.gather(carry_out(house), carry_out(twin))) == 1
                outs = [row for row in await rows(house, happenings) if row.kind == "out"]
                assert [(row.seat, row.seq) for row in outs] == [(seat, 6)]
                voters = [number for number in range(3) if number != seat]
                await timing.choose(house, table, people[voters[0]].id, "one", of=seat, choice="wait")
                await timing.choose(twin, other, people[voters[1]].id, "two", of=seat, choice="wait")
                async with house.hold(table):
                    await house.upkeep.refresh(table)
                assert table.clocks is not None and other.clocks is not None
                assert table.clocks.seats == other.clocks.seats and not table.clocks.standing
            finally:
                await twin.close()

    asyncio.run(run())


def test_clocks_are_the_same_after_each_restart(tmp_path: Path) -> None:
    clock = TurnedClock()
    tables: list[str] = []
    people: list[Person] = []
    seen: list[Any] = []

    async def open_again(moves: int) -> None:
        async with open_inside(tmp_path, clock) as house:
            if not tables:
                table, sitting = await party(house, 3)
                tables.append(table.row.id)
                people.extend(sitting)
            found = await house.find(tables[0])
            assert found is not None
            async with house.hold(found):
                assert found.clocks is not None
                if seen:
                    assert [clock.left for clock in found.clocks.seats] == seen[-1]
            for _ in range(moves):
                clock.turn(MINUTE)
                await alive(house, clock)
                await move_on(house, found)
            seen.append(left(found))

    for moves in (3, 40, 1, 70, 0):
        asyncio.run(open_again(moves))
        clock.turn(2 * DAY)


def test_a_restart_gives_back_every_second(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def run(known: str | None) -> str:
        async with open_inside(tmp_path, clock) as house:
            if known is None:
                return (await party(house, tempo="live-30"))[0].row.id
            table = await house.find(known)
            assert table is not None
            async with house.hold(table):
                assert table.clocks is not None
                assert table.clocks.out_at(asked(table)) == clock.at + 30 * MINUTE
            return known

    known = asyncio.run(run(None))
    clock.turn(3 * SECOND)
    asyncio.run(run(known))
