"""Several steps at once, and the rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.limits import RATES, STEPS_AT_ONCE, Bucket
from ludoteca.house.store.rows import Seat
from ludoteca.house.table import Table
from ludoteca.house.verbs.look_back import step, steps_between
from ludoteca.house.verbs.play import play
from ludoteca.house.verbs.rematch import rematch
from ludoteca.house.wire.people import Person
from tests.support.inside import arrive, asked, begin, begin_late, first_move, inside, look, open_inside


async def played(house: House, *people: Person, moves: int) -> Table:
    table = await begin(house, *people)
    for _ in range(moves):
        seat = asked(table)
        picks, offer = first_move(table, seat)
        await play(house, table, people[seat].id, f"m{table.seq}", picks, offer)
    return table


async def over(house: House, *people: Person) -> Table:
    table = await begin_late(house, *people, left=3)
    while table.row.status == "playing":
        seat = asked(table)
        picks, offer = first_move(table, seat)
        await play(house, table, people[seat].id, f"m{table.seq}", picks, offer)
    return table


@inside
async def test_several_steps_are_those_that_are_shown_one_by_one(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await played(house, *people, moves=STEPS_AT_ONCE + 2)
    for viewer in (None, 0, 1):
        several = await steps_between(house, table, viewer, 2, 5)
        assert several == [await step(house, table, viewer, seq) for seq in (2, 3, 4, 5)]
        assert {one.view["seat"] for one in several} == {viewer}
    assert len(await steps_between(house, table, None, 1, STEPS_AT_ONCE)) == STEPS_AT_ONCE
    for first, last, code in (
        (0, STEPS_AT_ONCE, "too-many-steps"),
        (5, 4, "too-many-steps"),
        (3, table.seq + 1, "no-such-step"),
        (-1, 3, "no-such-step"),
    ):
        with pytest.raises(Refused) as refused:
            await steps_between(house, table, None, first, last)
        assert (refused.value.code, refused.value.field) == (code, "seq")


def test_steps_asked_for_at_once_count_one_by_one() -> None:
    size, _ = RATES["step"]
    bucket = Bucket(size, 0)
    assert all(bucket.take(STEPS_AT_ONCE) for _ in range(int(size) // STEPS_AT_ONCE))
    assert not bucket.take(STEPS_AT_ONCE)


@inside
async def test_a_rematch_is_one_table_for_all_with_the_seats_moved_on(house: House) -> None:
    anna, bert, carla = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
    table = await over(house, anna, bert, carla)
    eye = await look(house, table, bert)
    new = await rematch(house, table, bert)
    assert [seat.name for seat in new.row.seats] == ["Carla", "Anna", "Bert"]
    assert (new.row.status, new.row.host) == ("open", bert.id)
    assert (new.row.game, new.row.options, new.row.private) == (table.row.game, table.row.options, table.row.private)
    assert (await eye.state())["table"]["rematch"] == new.row.id, "the others are told"
    assert await rematch(house, table, anna) is new
    assert await house.store.table(new.row.id) == new.row
    with pytest.raises(Refused, match="not-seated"):
        await rematch(house, table, await arrive(house, "Dora"))


@inside
async def test_a_rematch_of_one_person_among_bots_begins_at_once(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await over(house, anna, bert)
    seats = (table.row.seats[0], Seat(bot="random"))
    await house.change(table, lambda row: row if row.seats == seats else structs.replace(row, seats=seats))
    new = await rematch(house, table, anna)
    assert new.row.status == "playing" and new.row.commitment
    assert [(seat.name, seat.bot) for seat in new.row.seats] == [(None, "random"), ("Anna", None)]


@inside
async def test_who_left_the_game_leaves_a_free_seat_to_the_rematch(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await over(house, anna, bert)
    gone = Seat(bert.id, "Bert", "greedy", True)
    await house.change(table, lambda row: structs.replace(row, seats=(row.seats[0], gone)))
    new = await rematch(house, table, anna)
    assert new.row.status == "open" and [seat.name for seat in new.row.seats] == [None, "Anna"]


@inside
async def test_there_is_no_rematch_of_a_running_game(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    with pytest.raises(Refused, match="not-over"):
        await rematch(house, await begin(house, anna, bert), anna)


def test_a_rematch_is_found_again_by_a_house_that_starts_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
            table = await over(house, anna, bert)
            first = (await rematch(house, table, anna)).row.id
        async with open_inside(tmp_path) as house:
            found = await house.find(table.row.id)
            assert found is not None and (await rematch(house, found, bert)).row.id == first

    asyncio.run(run())
