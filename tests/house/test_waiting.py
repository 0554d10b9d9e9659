"""Which tables wait for somebody: all of them, the longest wait first, whoever is awake, in both engines."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from ludoteca.house.house import House
from ludoteca.house.matches import mask
from ludoteca.house.people.blocking import block
from ludoteca.house.store.rows import EntryRow, Seat
from ludoteca.house.store.waiting import own_tables as stored
from ludoteca.house.table import Table
from ludoteca.house.verbs import lobby, standings, waiting
from ludoteca.house.verbs.substitute import resign
from ludoteca.house.wire.people import Person
from tests.support.clock import TurnedClock
from tests.support.inside import arrive, asked, begin, inside, move_on, open_inside, open_table
from tests.support.postgres import empty_database
from tests.support.rows import table_row
from tests.support.web import Web, error, on_the_web

MINUTE = 60_000


async def until_asked(house: House, clock: TurnedClock, table: Table, seat: int) -> None:
    """Others move, a minute each, until a seat is asked."""
    while asked(table) != seat:
        clock.turn(MINUTE)
        await move_on(house, table)


def moment(table: str, seq: int, seat: int, at: int, asks: int) -> EntryRow:
    return EntryRow(table, seq, seat, "C4", (), at, asked=asks)


async def ids(house: House, person: Person) -> list[str]:
    return [wait.table_id for wait in await waiting.waits(house, person.id)]


@pytest.mark.parametrize("cold", [False, True])
def test_the_longest_wait_comes_first(cold: bool, store: str, tmp_path: Path) -> None:
    async def run() -> None:
        clock = TurnedClock()
        async with open_inside(tmp_path, clock, store=store and empty_database(store)) as house:
            anna, bert, carla = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
            pairs = [await begin(house, bert, anna) for _ in range(3)]
            for table in reversed(pairs):
                clock.turn(MINUTE)
                await move_on(house, table)
                await until_asked(house, clock, table, 1)
            together = await begin(house, anna, bert, carla, game="orleans", tempo="day")
            clock.turn(MINUTE)
            await move_on(house, together, 2)
            since = clock.now()
            while together.match is not None and 1 in together.match.to_act:
                clock.turn(MINUTE)
                await move_on(house, together, 1)
            ready = await open_table(house, anna, bert)
            await open_table(house, anna, seats=3)
            left = await begin(house, anna, bert)
            await resign(house, left, anna.id)
            if cold:
                house.tables.clear()
                house.standings.clear()
            wanted = [table.row.id for table in (*reversed(pairs), together, ready)]
            assert await ids(house, anna) == wanted
            told = {wait.table_id: wait.since for wait in await waiting.waits(house, anna.id)}
            assert told[together.row.id] == since, "since the first entry that tells of it"
            assert together.row.id not in await ids(house, bert), "who has decided waits for the others"
            assert (await waiting.next_table(house, anna.id, None)).count == len(wanted)
            after = await waiting.next_table(house, anna.id, wanted[0])
            assert after.count == len(wanted) - 1 and after.next is not None and after.next.id == wanted[1]
            nobody = await waiting.next_table(house, "nobody", None)
            assert (nobody.count, nobody.next) == (0, None)

    asyncio.run(run())


@inside
async def test_an_own_move_begins_the_wait_anew(house: House) -> None:
    rows = [("own", 1, 0, 0b01), ("own", 2, 0, 0b01), ("turn", 1, 0, 0b10), ("turn", 2, 1, 0b01), ("turn", 3, 1, 0b11)]
    for name in ("own", "turn"):
        await house.store.add_table(
            table_row(name, status="playing", seats=(Seat("a", "A"), Seat("b", "B"))),
            [moment(name, seq, seat, seq * 10, asks) for table, seq, seat, asks in rows if table == name],
        )
    assert {wait.table_id: wait.since for wait in await waiting.waits(house, "a")} == {"own": 20, "turn": 20}
    assert {wait.table_id: wait.since for wait in await waiting.waits(house, "b")} == {"turn": 30}


@inside
async def test_a_hundred_own_tables_page_by_page(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    seats = (Seat(anna.id, "Anna"), Seat(bert.id, "Bert"))
    kinds = [("playing", 0b01)] * 30 + [("playing", 0b10)] * 30 + [("open", 0)] * 10 + [("finished", 0)] * 30
    for number, (status, asks) in enumerate(kinds):
        row = table_row(f"t{number:03}", status=status, seats=seats, created=number, host=bert.id, private=True)
        journal = [moment(row.id, 1, 0, 1000 - number, asks)] if status == "playing" else []
        await house.store.add_table(row, journal)
    # What the journal tells is enough: nothing is opened.
    with patch.object(standings, "UNFOLDED", 0):
        pages = [await lobby.page(house, "mine", anna.id, number) for number in range(5)]
        first = await lobby.lists(house, anna.id)
    assert {(page.total, page.pages) for page in pages} == {(100, 5)}
    listed = [table.id for page in pages for table in page.tables]
    wanted = [*range(29, -1, -1), *range(59, 29, -1), *range(69, 59, -1), *range(99, 69, -1)]
    assert listed == [f"t{number:03}" for number in wanted]
    assert (await waiting.next_table(house, anna.id, None)).count == 30
    assert [table.id for table in first.mine] == listed[: lobby.OWN_PAGE]
    assert set(first.mine[0].to_act or ()) == {0}, "the journal tells whom a table asks that is not open"
    assert len(await house.store.read(stored, anna.id)) == 100


@inside
async def test_who_has_blocked_somebody_sees_no_tables_of_theirs(house: House) -> None:
    anna, bert, carla = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
    hosted, joined = await open_table(house, bert, seats=3), await open_table(house, carla, bert, seats=3)
    common, other = await begin(house, anna, bert), await open_table(house, carla, seats=3)
    await block(house, anna, bert.id)

    async def seen(person: Person) -> tuple[set[str], set[str]]:
        lists = await lobby.lists(house, person.id)
        pages = [await lobby.page(house, status, person.id, 0) for status in ("open", "playing")]
        assert [page.total for page in pages] == [len(page.tables) for page in pages]
        return {table.id for table in lists.open}, {table.id for page in pages for table in page.tables}

    assert await seen(anna) == ({other.row.id}, {other.row.id})
    assert [table.id for table in (await lobby.lists(house, anna.id)).mine] == [common.row.id], "played to its end"
    everything = {hosted.row.id, joined.row.id, other.row.id}
    assert await seen(bert) == (everything, {other.row.id}), "own tables have pages of their own"
    assert await seen(carla) == (everything, {hosted.row.id, common.row.id})
    await block(house, carla, anna.id)
    assert await seen(anna) == (set(), set()), "nor of those who have blocked"
    assert {one.id for one in (await lobby.lists(house, None)).open} == everything


@on_the_web()
async def test_over_http(web: Web) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    assert error(await web.client().get("/api/me/waiting"))[1] == "no-session"
    assert (await anna.get("/api/me/waiting")).json() == {"count": 0, "next": None}
    made: list[dict[str, Any]] = []
    for _ in range(2):
        made.append((await anna.post("/api/tables", json={"game": "origo", "seats": 2, "private": True})).json())
        await bert.post(f"/api/tables/{made[-1]['id']}/seats/1", json={}, headers=secret(made[-1]))
    told = (await anna.get("/api/me/waiting")).json()
    assert told["count"] == 2 and told["next"]["link"] == made[0]["link"], "to begin is the host's turn"
    told = (await anna.get("/api/me/waiting", params={"but": made[0]["id"]})).json()
    assert told["count"] == 1 and told["next"]["id"] == made[1]["id"]
    page = (await bert.get("/api/tables/mine")).json()
    assert page["total"] == 2 and {table["id"] for table in page["tables"]} == {table["id"] for table in made}
    assert (await web.client().get("/api/tables/mine")).json()["total"] == 0


def secret(table: dict[str, Any]) -> dict[str, str]:
    return {"X-Table-Secret": table["link"].partition("#")[2]}


def test_seats_as_one_number() -> None:
    assert mask(()) == 0 and mask((0, 3)) == 9
