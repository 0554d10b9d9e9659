"""Nights and holidays, at tables with clocks."""

from __future__ import annotations

import pytest

from ludoteca.house.clock import DAY, HOUR
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store.schema import happenings
from ludoteca.house.tempo.rest import Rest
from ludoteca.house.verbs import resting
from tests.house.tempo.sitting import rows, timed
from tests.support.clock import TurnedClock
from tests.support.inside import arrive, asked, begin


@timed
async def test_nights_of_a_zone_count_and_are_told_to_the_tables(house: House, clock: TurnedClock) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    await resting.settle_in(house, anna, "Europe/Rome")
    await resting.settle_in(house, anna, "Asia/Tokyo")
    assert (await resting.told(house, anna)).rest == Rest("Europe/Rome", (23 * 60, 7 * 60)), "once"
    await resting.settle_in(house, bert, "Nowhere/At/All")
    assert (await resting.told(house, bert)).rest == Rest()
    await resting.settle_in(house, bert, "Europe/Rome")
    table = await begin(house, anna, bert, tempo="day")
    seat = asked(table)
    assert table.clocks is not None  # midnight in UTC is two in the morning in Rome
    assert table.clocks.running(seat)[0] == (clock.at + 5 * HOUR, clock.at + 21 * HOUR)
    people = [anna, bert]
    await resting.set_rest(house, people[seat], Rest("Europe/Rome", None, (), ("2026-07-20",)))
    assert table.clocks.running(seat)[0][0] == clock.at + 29 * HOUR, "the hours as before, the day at once"
    (row,) = [row for row in await rows(house, happenings) if row.kind == "rest"]
    assert row.seat == seat


@timed
async def test_holidays_that_have_begun_stay_taken_and_are_counted(house: House, clock: TurnedClock) -> None:
    anna = await arrive(house, "Anna")
    days = tuple(f"2026-07-{day}" for day in range(20, 30))
    told = await resting.set_rest(house, anna, Rest("Asia/Tokyo", None, (6, 5), days))
    assert told.rest.weekend == (5, 6) and told.holidays == 21
    clock.turn(3 * DAY)
    told = await resting.set_rest(house, anna, Rest("Asia/Tokyo", holidays=("2026-07-02", "2026-08-01")))
    assert told.rest.holidays == ("2026-07-20", "2026-07-21", "2026-07-22", "2026-07-23", "2026-08-01")
    for rest, problem in (
        (Rest("Asia/Tokyo", holidays=tuple(f"2026-09-{day:02}" for day in range(1, 19))), "too-many-holidays"),
        (Rest("Asia/Tokio"), "unknown-zone"),
        (Rest("UTC", (20 * 60, 9 * 60)), "night-too-long"),
        (Rest("UTC", (60, 60)), "night-too-long"),
        (Rest("UTC", holidays=("2026-02-30",)), "malformed"),
    ):
        with pytest.raises(Refused) as caught:
            await resting.set_rest(house, anna, rest)
        assert caught.value.code == problem
