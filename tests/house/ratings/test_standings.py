"""Ratings follow the records: what is kept is always what a fold over all games of now comes to."""

from __future__ import annotations

import asyncio
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteca.cli import main
from ludoteca.house.house import House
from ludoteca.house.jobs.ratings import Ratings
from ludoteca.house.ratings import standings
from ludoteca.house.ratings.ladder import Ladder
from ludoteca.house.ratings.outcome import outcome
from ludoteca.house.store import identities, people, ratings, retention, schema, tempo
from ludoteca.house.store.rows import LeaverRow, PlayerRow, Seat
from ludoteca.house.verbs import create, sit
from ludoteca.house.verbs.ratings import anew, ladders
from ludoteca.house.verbs.rematch import seated_anew
from ludoteca.house.verbs.timing import end
from tests.support.inside import arrive, begin, inside, open_inside
from tests.support.postgres import empty_database
from tests.support.rows import table_row

NAMES = tuple("abcdefgh")


def finished(number: int, *sitting: Seat, ranks: list[int] | None = None, at: int | None = None, **more: Any) -> Any:
    found = ranks or [1 + place for place in range(len(sitting))]
    result = {"points": [10 - rank for rank in found], "ranks": found}
    fields: Any = {"rated": True, "status": "finished", "seats": sitting, "result": result, **more}
    return table_row(f"t{number:04}", finished=number if at is None else at, **fields)


def seat(name: str, **fields: Any) -> Seat:
    return Seat(name, name.upper(), **fields)


async def furnish(house: House, games: int = 30) -> None:
    """Eight people have played so many rated games, at some of which bots sat or somebody left."""
    dice = random.Random(7)
    for name in NAMES:
        await house.store.add_player(name, name.upper(), 1)
    for number in range(games):
        sitting = [seat(name) for name in dice.sample(NAMES, 3)]
        if number % 5 == 0:
            sitting[1] = Seat(bot="greedy")
        if number % 7 == 0:
            sitting[2] = seat(sitting[2].player or "", bot="greedy", substituted=True)
        await house.store.add_table(finished(number, *sitting))
    await house.store.add_table(finished(9000, seat("a"), seat("b"), rated=False))
    await house.store.add_table(table_row("t9001", rated=True, status="playing", seats=(seat("a"), seat("b"))))


async def ladder(house: House) -> Ladder:
    return (await ladders(house))["origo"]


async def kept(house: House) -> Ladder | None:
    return await house.store.read(ratings.kept_ladder, "origo")


async def from_records(house: House) -> Ladder:
    return await house.store.read(standings.anew, "origo")


@inside
async def test_games_are_rated_before_anybody_asks(house: House) -> None:
    await furnish(house)
    job = Ratings(house)
    async with asyncio.timeout(20):
        while True:
            if found := await kept(house):
                break
            await asyncio.sleep(0.01)
    await job.close()
    assert found == await from_records(house)


def test_what_is_kept_is_what_all_records_come_to(tmp_path: Path, store: str) -> None:
    async def run() -> None:
        async with open_inside(tmp_path, store=store and empty_database(store)) as house:
            await furnish(house)
            first = await ladder(house)
            assert first.games == 30 and len(first.people) == len(NAMES)
            assert first == await kept(house) == await from_records(house)
            await house.store.add_table(finished(50, seat("a"), seat("h")))
            second = await ladder(house)
            assert second.games == 31 and second == await kept(house) == await from_records(house) != first
            assert await ladder(house) == second == await anew(house, "origo")
            # One that ended before the last, but was stored after it, and one at the same moment.
            await house.store.add_table(finished(51, seat("b"), seat("c"), at=20))
            await house.store.add_table(finished(52, seat("b"), seat("c"), at=50))
            third = await ladder(house)
            assert third.games == 33 and third == await from_records(house)
            assert list(await ladders(house)) == ["origo"]

    asyncio.run(run())


@inside
async def test_whoever_goes_goes_from_the_ratings(house: House) -> None:
    await furnish(house)
    await ladder(house)
    await house.store.writer.run(partial(people.forget, player="a", substitute="greedy"))
    found = await ladder(house)
    assert "a" not in found.people and found == await from_records(house)
    two = PlayerRow("b", "B", 1, 1)
    await house.store.writer.run(partial(identities.merge, lost="c", kept=two))
    found = await ladder(house)
    assert set(found.people) == set(NAMES) - {"a", "c"} and found == await from_records(house)
    await house.store.writer.run(partial(retention.drop_games, found=["t0003", "t0004"]))
    found = await ladder(house)
    assert found.games == 28 and found == await from_records(house)
    await house.store.writer.run(lambda connection: connection.execute(sa.update(schema.ladders).values(state=b"?")))
    assert await ladder(house) == found


@inside
async def test_a_seat_that_was_left_never_becomes_its_bots(house: House) -> None:
    await furnish(house, 0)
    away = seat("b", bot="greedy", substituted=True)
    await house.store.add_table(finished(1, seat("a"), away, seat("c")))
    await house.store.add_table(finished(2, seat("a"), seat("d")))
    row = LeaverRow("t0002", 1, 5, "b", "B", 1)
    await house.store.writer.run(partial(tempo.add_leaver, row=row))
    playing = table_row("t0003", rated=True, status="playing", seats=(seat("a"), seat("b")))
    await house.store.add_table(playing)
    await house.store.writer.run(partial(people.forget, player="b", substitute="greedy"))
    met = await house.store.read(ratings.rated_after, "origo", (0, ""))
    left = await house.store.read(ratings.with_leavers, [playing])
    assert [[(one.seat, one.player, one.name) for one in gone] for _, gone in (*met, *left)] == [[(1, "", "")]] * 3
    games = [[one.player or one.bot for one in outcome(*one).entrants] for one in met]
    assert games == [["a", "c"], ["a"]]


@inside
async def test_an_early_end_places_the_leaver_last_at_once(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await begin(house, anna, bert, tempo="day", rated=True)
    assert table.row.rated and table.describe().rated
    async with house.hold(table):
        await end(house, table, 0, "greedy")
    (row, _), *_ = await house.store.read(ratings.rated_after, "origo", (0, ""))
    assert row.seats[0].substituted
    found = await ladder(house)
    assert found.people[bert.id].mu > 25 > found.people[anna.id].mu


@inside
async def test_rated_is_agreed_on_by_sitting_down_and_stays_so(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    plain = await create.create(house, anna, "origo", 2, {}, False)
    table = await create.create(house, anna, "origo", 2, {}, False, rated=True)
    await sit.sit(house, table, bert, 1)
    assert (plain.row.rated, table.row.rated) == (False, True)
    assert seated_anew(table.row, "again", anna, 1).rated


@inside
async def test_who_left_a_game_is_remembered_as_long_as_the_game(house: House) -> None:
    for name in ("a", "b", "c"):
        await house.store.add_player(name, name, 1)
    await house.store.add_table(finished(2, seat("a"), seat("d"), host="a"))
    row = LeaverRow("t0002", 1, 5, "b", "B", 1)
    await house.store.writer.run(partial(tempo.add_leaver, row=row))
    found = await house.store.read(lambda connection: set(connection.scalars(retention.old_guests(10))))
    assert found == {"c"}


def test_the_command_makes_them_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            await furnish(house)

    asyncio.run(run())
    assert main(["admin", "ratings", "--data", str(tmp_path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["rank"] for one in told] == list(range(1, 9)) and {one["game"] for one in told} == {"origo"}
    assert [one["points"] for one in told] == sorted((one["points"] for one in told), reverse=True)
    assert all(one["interval"][0] < one["points"] < one["interval"][1] for one in told)
    assert main(["admin", "ratings", "--game", "orleans", "--data", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []
