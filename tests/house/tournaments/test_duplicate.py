"""Duplicate tables: one luck for all of them, nobody sees it twice, and at the end each seat is compared."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from msgspec import UNSET

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store import rounds, tempo
from ludoteca.house.store.rows import LeaverRow
from ludoteca.house.store.schema import tables
from ludoteca.house.table import Table
from ludoteca.house.verbs import create, duplicate, sit, start
from ludoteca.house.wire.people import Person
from ludoteca.kernel.chance import commitment
from tests.support.inside import arrive, inside, look, rest
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come


async def laid(house: House, host: Person, number: int = 2) -> list[Table]:
    """So many tables of two with one luck."""
    first = await create.create(house, host, "origin", 2, {}, False, tables=number)
    assert first.row.round is not None
    found = [await house.find(row.id) for row, _ in await house.store.read(rounds.of, first.row.round)]
    assert found[0] is first
    return [one for one in found if one is not None]


async def begun(house: House, host: Person, guests: list[Person]) -> list[Table]:
    """Two tables at which the host and three others have begun."""
    first, second = await laid(house, host)
    for table, person, seat in ((first, guests[0], 1), (second, guests[1], 0), (second, guests[2], 1)):
        await sit.sit(house, table, person, seat)
    for table in (first, second):
        await start.start(house, table, host)
    return [first, second]


async def over(house: House, table: Table, points: list[int]) -> None:
    """Let a game have ended with these points."""
    ranks = [1 + sum(other > own for other in points) for own in points]
    done = {"status": "finished", "finished": 1, "result": {"points": points, "ranks": ranks}}
    changed = sa.update(tables).where(tables.c.id == table.row.id)
    revised = changed.values(**done, revision=tables.c.revision + 1)
    await house.store.writer.run(lambda connection: connection.execute(revised))
    async with table.lock:
        table.row = await house.store.table(table.row.id) or table.row


async def people(house: House) -> list[Person]:
    return [await arrive(house, name) for name in ("Anna", "Bert", "Carl", "Dora")]


@inside
async def test_tables_of_a_round_share_their_luck(house: House) -> None:
    anna, *guests = await people(house)
    first, second = await begun(house, anna, guests)
    assert first.match is not None and second.match is not None
    assert first.row.setup == second.row.setup and first.row.commitment == second.row.commitment
    assert str(first.match) == str(second.match)
    other, _ = await begun(house, anna, guests)
    assert other.row.commitment != first.row.commitment, "each round has its own"
    assert first.row.private and first.describe().round == first.row.round != other.row.round
    alone = await create.create(house, anna, "origin", 2, {}, False)
    assert alone.row.round is None and alone.describe().round is UNSET


@inside
async def test_nobody_plays_by_what_others_have_seen(house: House) -> None:
    anna, bert, carl, dora = await people(house)
    first, second = await laid(house, anna)
    watching = await look(house, second, anna)
    await sit.sit(house, second, bert, 0)
    with pytest.raises(Refused, match="same-deal"):
        await sit.sit(house, second, anna, 1)
    with pytest.raises(Refused, match="same-deal"):
        await sit.sit(house, first, bert, 1)
    await sit.sit(house, first, carl, 1)
    await sit.sit(house, second, dora, 1)
    for table in (first, second):
        await start.start(house, table, anna)
    await rest()
    away = watching.connection.sent_away
    assert away is not None and away.code == "same-deal"
    assert all(frame.get("view") is None for frame in watching.frames), "who waited beside the table saw nothing of it"
    await watching.leave()
    with pytest.raises(Refused, match="same-deal"):
        await house.enter(second.row.id, anna.id, None, "here")
    assert await house.enter(first.row.id, anna.id, None, "here") is first
    await over(house, second, [5, 5])
    with pytest.raises(Refused, match="same-deal"):
        await house.enter(second.row.id, anna.id, None, "here")
    assert await house.enter(second.row.id, bert.id, None, "here") is second
    assert second.describe().key is UNSET and second.row.key is not None
    await over(house, first, [5, 5])
    assert await house.enter(second.row.id, anna.id, None, "here") is second


@inside
async def test_seats_are_compared_when_all_tables_are_over(house: House) -> None:
    anna, *guests = await people(house)
    first, second = await begun(house, anna, guests)
    told = await duplicate.others(house, first, anna.id)
    assert not told.over and [one.seats for one in told.tables] == [[], []]
    assert told.commitment == first.row.commitment and told.key is UNSET, "their luck is promised, and not told yet"
    assert all(one.link is not UNSET for one in told.tables), "the host hands out the links"
    assert all(one.link is UNSET for one in (await duplicate.others(house, first, guests[0].id)).tables)
    await over(house, first, [30, 20])
    assert not (await duplicate.others(house, first, guests[0].id)).over
    await over(house, second, [30, 26])
    told = await duplicate.others(house, second, guests[0].id)
    assert told.over and all(one.link is not UNSET for one in told.tables)
    assert told.key is not UNSET and commitment(bytes.fromhex(told.key)) == told.commitment
    found = [[(seat.name, seat.points, seat.percent) for seat in table.seats] for table in told.tables]
    assert found == [[("Anna", 30, 50.0), ("Bert", 20, 0.0)], [("Carl", 30, 50.0), ("Dora", 26, 100.0)]]
    row = LeaverRow(second.row.id, 1, 3, "x", "X", 1)
    await house.store.writer.run(lambda connection: tempo.add_leaver(connection, row))
    told = await duplicate.others(house, second, None)
    assert [table.seats[1].percent for table in told.tables] == [100.0, 0.0]
    assert told.tables[1].seats[1].points is None and told.tables[0].link is UNSET


@on_the_web()
async def test_by_the_web(web: Web) -> None:
    anna = await web.guest("Anna")
    body = {"game": "origin", "seats": 2, "tables": 3}
    made = (await anna.post("/api/tables", json=body)).json()
    assert made["private"] and made["round"]
    told = (await anna.get(f"/api/tables/{made['id']}/round")).json()
    assert not told["over"] and [one["taken"] for one in told["tables"]] == [1, 0, 0]
    assert told["tables"][0]["id"] == made["id"] and told["tables"][0]["link"] == made["link"]
    alone = (await anna.post("/api/tables", json={**body, "tables": 1})).json()
    assert "round" not in alone and not alone["private"]
    assert error(await anna.get(f"/api/tables/{alone['id']}/round")) == (409, "no-round", "table")
    assert (await anna.post("/api/tables", json={**body, "tables": 9})).status_code == 400


@on_the_web(limits=True)
async def test_all_tables_of_a_round_count_for_the_host(web: Web) -> None:
    anna = await web.guest("Anna")
    body = {"game": "origin", "seats": 2, "tables": 8}
    assert (await anna.post("/api/tables", json=body)).status_code == 201
    assert error(await anna.post("/api/tables", json=body)) == (409, "too-many", "table")
