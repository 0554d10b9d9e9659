"""What lasts: names, seats, keys and talk, after a restart and with a new name."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.house import House
from ludoteca.house.verbs import chat, rename, sit
from ludoteca.house.verbs.play import play
from ludoteca.house.wire.people import Person
from tests.support.inside import (
    arrive,
    asked,
    begin,
    inside,
    look,
    move_on,
    open_inside,
    open_table,
    problem,
)


def test_names_seats_and_keys_are_there_after_a_restart(tmp_path: Path) -> None:
    async def before() -> tuple[str, Person, int, str]:
        async with open_inside(tmp_path) as house:
            people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
            table = await begin(house, *people)
            mover = people[asked(table)]
            await move_on(house, table, key="once")
            seq = table.seq
            await chat.say(house, table, Guest(people[0]), "first")
            await chat.say(house, table, Guest(people[1]), "second")
            await rename.rename(house, people[0], "Annetta")
            return table.row.id, mover, seq, "once"

    async def after(table_id: str, mover: Person, seq: int, key: str) -> None:
        async with open_inside(tmp_path) as house:
            assert await house.people.find("nobody") is None
            table, twin = await asyncio.gather(house.find(table_id), house.find(table_id))
            assert table is not None and table is twin and await house.find("nowhere") is None
            assert not house._loading
            assert [line.text for line in table.talk] == ["first", "second"]
            assert [line.name for line in table.talk] == ["Anna", "Bert"]
            assert [seat.name for seat in table.row.seats] == ["Annetta", "Bert"]
            anna = await house.people.find(table.row.host)
            assert anna is not None and anna.nickname == "Annetta"
            assert house.people._people[anna.id] is anna
            async with house.hold(table):
                assert table.match is not None and table.seq == table.match.seq == seq
            assert await play(house, table, mover.id, key, [], f"{asked(table)}-0") == seq, "the same key, once"
            assert table.seq == seq
            assert house.keep(table.row) is table

    asyncio.run(after(*asyncio.run(before())))


@inside
async def test_a_new_name_stands_at_every_table_that_is_not_over(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    running, waiting = await begin(house, bert, anna), await open_table(house, anna, seats=2)
    over, foreign = await begin(house, anna, bert), await open_table(house, bert, seats=2)
    hosted = await open_table(house, anna, bert)
    await sit.stand(house, hosted, anna, 0)
    await house.replace(over, lambda row: structs.replace(row, status="finished"))
    revisions = [table.row.revision for table in (over, foreign, hosted)]
    again = await rename.rename(house, anna, "Anna")
    assert again is anna and [table.row.revision for table in (over, foreign, hosted)] == revisions
    fresh = await rename.rename(house, anna, "Annetta")
    assert (fresh.id, fresh.nickname) == (anna.id, "Annetta") and await house.people.find(anna.id) == fresh
    assert [seat.name for seat in running.row.seats] == ["Bert", "Annetta"]
    assert [seat.name for seat in waiting.row.seats] == ["Annetta", None]
    assert [seat.name for seat in over.row.seats] == ["Anna", "Bert"]
    assert [table.row.revision for table in (over, foreign, hosted)] == revisions


@inside
async def test_the_house_forgets_names_before_there_are_too_many(house: House) -> None:
    first = await arrive(house, "Anna")
    for number in range(10_000):
        house.people.meet(str(number), "crowd")
    assert len(house.people._people) == 10_001
    house.people.meet("last", "Zoe")
    assert set(house.people._people) == {"last"}
    known = await house.people.find(first.id)
    assert known is not None and known.nickname == "Anna", "the store remembers"


@inside
async def test_each_line_of_talk_is_heard_once_by_everybody_here(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await open_table(house, anna, bert)
    eyes = [await look(house, table, who) for who in (anna, bert, None)]
    await chat.say(house, table, Guest(anna), "  hello\x00there\n ")
    for eye in eyes:
        await eye.state()
        lines = [frame for frame in eye.frames if frame["type"] == "chat"]
        assert [(line["from"], line["text"]) for line in lines] == [("Anna", "hello there")]
    (stored,) = await house.store.chat(table.row.id)
    table.hear(stored)
    assert len(table.talk) == 1 and table.talked == stored.id
    with pytest.raises(Refused) as caught:
        await chat.say(house, table, Guest(anna), " \n\x00 ")
    assert problem(caught) == ("empty-text", "text", 400)
    with pytest.raises(Refused) as caught:
        await chat.say(house, table, Guest(None), "hello")
    assert problem(caught) == ("no-session", "cookie", 401)
