"""Teaching tables: all hands are open, nobody is asked for a take-back, nothing counts; elsewhere nothing changes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from ludoteca.cli.bench_players import random_move
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.matches import checked, deal
from ludoteca.house.store import results, tempo
from ludoteca.house.store.rows import Seat, TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs import create, play, take_back
from ludoteca.house.verbs.look_back import step
from ludoteca.house.verbs.person import games, person
from ludoteca.house.verbs.rematch import seated_anew
from ludoteca.house.verbs.thoughts import thoughts
from ludoteca.house.wire.people import Person
from ludoteca.kernel import records
from ludoteca.kernel.registry import registered
from tests.house.test_changes import Reader, _read
from tests.support.finished import keep, over
from tests.support.house import open_house
from tests.support.inside import Json, arrive, inside, open_inside, rest

MOVES = 40
OWN = ("id", "link", "teaching", "created", "moved", "finished")


async def laid(house: House, game: str, people: list[Person]) -> list[Table]:
    """Two tables with the same deal, of which the second teaches."""
    seats = tuple(Seat(one.id, one.nickname) for one in people)
    row = TableRow(
        id=new_id(), game=game, options=checked(game, len(seats), {})[1], private=False, status="playing",
        host=people[0].id, seats=seats, created=house.now(),
    )  # fmt: skip
    row = structs.replace(row, **deal(row))
    tables = []
    for one in (row, structs.replace(row, id=new_id(), teaching=True)):
        await house.store.add_table(one)
        table = house.keep(one)
        async with house.hold(table):
            house.publish(table)
        tables.append(table)
    return tables


def plain(frame: Json) -> bytes:
    """A frame without what is a table's own, and without open hands."""
    told = {name: part for name, part in frame.items() if name not in ("hands", "now")}
    if "table" in told:
        told["table"] = {name: part for name, part in told["table"].items() if name not in OWN}
    if "changes" in told:
        named = (("hands",), ("table", "moved"))
        told["changes"] = [one for one in told["changes"] if tuple(one[:-1]) not in named]
    return msgspec.json.encode(told)


def hands_are_open(table: Table, reader: Reader) -> None:
    assert table.match is not None
    for seat, hand in enumerate(reader.whole["hands"]):
        seen = {**reader.whole["view"], **hand}
        assert seen == msgspec.json.decode(msgspec.json.encode(table.match.view(seat)))


@pytest.mark.parametrize("game", registered())
def test_each_sees_what_the_others_see_and_elsewhere_nothing_changes(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            seats = max(2, registered()[game].seats[0])
            people = [await arrive(house, f"Anna {number}") for number in range(seats)]
            tables = await laid(house, game, people)
            looking = [[await _read(house, table, one) for one in (*people, None)] for table in tables]
            chance = random.Random(3)
            for number in range(MOVES):
                match = tables[0].match
                assert match is not None
                if match.over:
                    break
                seat = chance.choice(match.to_act)
                picks = random_move(match.position, seat, chance)
                for table in tables:
                    assert table.match is not None
                    offer = table.match.offer(seat).id
                    await play.play(house, table, people[seat].id, f"move {number}", picks, offer)
                await rest()
                for reader in (*looking[0], *looking[1]):
                    reader.compare()
                for reader in looking[1]:
                    hands_are_open(tables[1], reader)
            for usual, open_handed in zip(*looking, strict=True):
                frames = [frame for frame in usual.frames if frame["type"] != "presence"]
                others = [frame for frame in open_handed.frames if frame["type"] != "presence"]
                assert not any("hands" in frame or "teaching" in frame.get("table", {}) for frame in frames)
                assert [plain(one) for one in others] == [plain(one) for one in frames]

    asyncio.run(run())


@inside
async def test_other_eyes_are_lent_while_it_is_taught_and_no_deck_is(house: House) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    usual, taught = await laid(house, "origo", people)
    assert taught.match is not None
    assert (await step(house, taught, 0, 0, "1")).view == msgspec.to_builtins(taught.match.view(1))
    assert (await step(house, taught, None, 0, "1")).view["seat"] == 1
    for table, eyes in ((usual, "1"), (taught, "open"), (usual, "open")):
        with pytest.raises(Refused, match="not-over"):
            await step(house, table, 0, 0, eyes)


@inside
async def test_nobody_is_asked_for_a_take_back(house: House) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    usual, taught = await laid(house, "origo", people)
    for table in (usual, taught):
        assert table.match is not None
        seat = table.match.to_act[0]
        picks = random_move(table.match.position, seat, random.Random(1))
        await play.play(house, table, people[seat].id, "move", picks, table.match.offer(seat).id)
        await take_back.ask(house, table, people[seat].id, "please")
    assert usual.match is not None and taught.match is not None
    assert [len(usual.match.effective), len(taught.match.effective)] == [1, 0]
    assert usual.row.take_back and not taught.row.take_back


@pytest.mark.parametrize("game", registered())
def test_a_search_tells_what_it_thinks_of(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            people = [await arrive(house, f"Anna {number}") for number in range(max(2, registered()[game].seats[0]))]
            usual, taught = await laid(house, game, people)
            assert taught.match is not None
            seat = taught.match.to_act[0]
            picks = random_move(taught.match.position, seat, random.Random(2))
            coming = await thoughts(house, taught, 1)
            assert coming.seat == seat and not any(one.chosen for one in coming.thoughts)
            await play.play(house, taught, people[seat].id, "move", picks, taught.match.offer(seat).id)
            told = await thoughts(house, taught, 1)
            assert [one.pick for one in told.thoughts if one.chosen] in ([picks[0]], [])
            shares = [one.share for one in told.thoughts if not one.chosen]
            assert shares == sorted(shares, reverse=True) and sum(shares) <= 1.01
            assert told == await thoughts(house, taught, 1), "the same each time"
            for table, seq, code in ((usual, 1, "not-over"), (taught, 3, "no-such-step"), (taught, 0, "no-such-step")):
                with pytest.raises(Refused, match=code):
                    await thoughts(house, table, seq)

    asyncio.run(run())


@inside
async def test_it_counts_for_nothing_and_is_marked_as_such(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    for wrong in ({"rated": True}, {"tables": 2}):
        with pytest.raises(Refused, match="teaching-counts"):
            await create.create(house, anna, "origo", 2, {}, False, teaching=True, **wrong)
    table = await create.create(house, anna, "origo", 2, {}, False, teaching=True)
    assert table.describe().teaching
    assert seated_anew(table.row, "again", bert, house.now()).teaching, "so is its rematch"
    seats = Seat(anna.id, "Anna"), Seat(bert.id, "Bert")
    for name, taught in (("usual", False), ("taught", True)):
        await keep(house, over(name, "origo", *seats, at=house.now(), teaching=taught))
    (played,) = (await person(house, anna.id, None)).played
    assert played.games == 1, "it is in no statistics"
    assert {one.id: one.teaching for one in (await games(house, anna.id, None, 0)).tables} == {
        "usual": False,
        "taught": True,
    }
    assert await house.store.read(tempo.durations, "origo") == {}
    assert len(await house.store.read(results.own_finished, anna.id)) == 2


def test_its_record_says_so(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada = house.guest("Ada")
        body: Json = {"game": "origo", "seats": 2, "options": {}, "teaching": True}
        table = ada.call("POST", "/api/tables", body)
        assert table["teaching"] is True
        ada.call("POST", f"/api/tables/{table['id']}/seats/1", {"bot": "random"})
        ada.call("POST", f"/api/tables/{table['id']}/start")
        told: Any = ada.call("GET", f"/api/tables/{table['id']}/steps/1/thoughts")
        assert set(told) == {"seat", "decision", "thoughts"}
    record = {
        "game": "origo",
        "seats": 2,
        "options": {},
        "commitment": "",
        "setup": [],
        "journal": [],
        "teaching": True,
    }
    assert records.read({"ludoteca": 1, **record}).teaching is True
