"""Tables that wait: hosts close them and choose who sits there, the house ends old ones, no flood hides the others."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from ludoteca.house.clock import HOUR
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.jobs.watch import Watch
from ludoteca.house.keys import NAME
from ludoteca.house.store.rows import Seat
from ludoteca.house.table import Table
from ludoteca.house.verbs import close, lobby, sit, start
from ludoteca.house.verbs.close import close_old
from tests.house.test_sockets import Wire
from tests.support.inside import arrive, begin, inside, look, open_table, until
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come


@inside
async def test_a_host_sends_people_away_and_bans_them(house: House) -> None:
    anna, bert, carla = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
    table = await open_table(house, anna, bert, carla)
    with pytest.raises(Refused, match="other-seat"):
        await sit.stand(house, table, bert, 2)
    await sit.stand(house, table, anna, 1)
    assert table.row.seats[1] == Seat()
    await sit.sit(house, table, bert, 1)
    for person, number, code in ((bert, 2, "not-host"), (anna, 0, "nobody-there"), (anna, 7, "no-such-seat")):
        with pytest.raises(Refused, match=code):
            await sit.ban(house, table, person, number)
    his = await look(house, table, bert)
    hers = await look(house, table, carla)
    await sit.ban(house, table, anna, 1)
    assert table.row.seats[1] == Seat() and table.row.banned == (bert.id,)
    await until(his.sender.done)
    assert his.connection.sent_away is not None and his.connection.sent_away.code == "banned"
    assert len((await hers.state())["table"]["seats"]) == 3 and not hers.sender.done()
    for attempt in (sit.sit(house, table, bert, 1), house.enter(table.row.id, bert.id, None, "x")):
        with pytest.raises(Refused, match="banned"):
            await attempt
    assert (await house.store.table(table.row.id)) == table.row
    await sit.ban(house, table, anna, 2)
    assert list(table.row.banned) == [bert.id, carla.id]
    await sit.seat_bot(house, table, anna, 1, "random")
    with pytest.raises(Refused, match="nobody-there"):
        await sit.ban(house, table, anna, 1)
    running = await begin(house, anna, bert)
    with pytest.raises(Refused, match="already-started"):
        await sit.ban(house, running, anna, 1)


@inside
async def test_a_host_closes_a_table_that_has_not_begun(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await open_table(house, anna, bert)
    eyes = [await look(house, table, person) for person in (anna, bert, None)]
    with pytest.raises(Refused, match="not-host"):
        await close.close(house, table, bert)
    await close.close(house, table, anna)
    await until(lambda: all(eye.sender.done() for eye in eyes))
    for attempt in (
        house.enter(table.row.id, anna.id, None, "x"),
        sit.sit(house, table, bert, 0),
        start.start(house, table, anna),
        close.close(house, table, anna),
    ):
        with pytest.raises(Refused, match="table-ended"):
            await attempt
    told = await lobby.lists(house, anna.id)
    assert not told.open and not told.mine
    house.tables.clear()
    with pytest.raises(Refused, match="table-ended"):
        await house.enter(table.row.id, anna.id, None, "x")
    with pytest.raises(Refused, match="already-started"):
        await close.close(house, await begin(house, anna, bert), anna)


@inside
async def test_a_socket_is_told_why_it_ends(house: House) -> None:
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=2)
    wire = Wire(table.row.id, {"cookie": f"{NAME}={house.keys.session(anna.id, 2**33)}"})
    wire.say({"type": "hello"})
    serving = asyncio.create_task(wire.served(house))
    await wire.state()
    await close.close(house, table, anna)
    await serving
    assert wire.codes() == ["table-ended"] and wire.closed == (1008, "table-ended") and not house.senders
    late = Wire(table.row.id)
    late.say({"type": "hello"})
    await late.served(house)
    assert late.codes() == ["table-ended"]


@inside
async def test_tables_that_nobody_starts_end(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    old, new = await open_table(house, anna, seats=2), await open_table(house, anna, seats=2)
    running, forgotten = await begin(house, anna, bert), await open_table(house, bert, seats=2)
    long_ago = house.now() - 24 * HOUR - 1
    for table in (old, running, forgotten):
        aged = structs.replace(table.row, created=long_ago, revision=table.row.revision + 1)
        assert await house.store.change_table(table.row, aged)
    del house.tables[forgotten.row.id]
    eye = await look(house, old, None)
    watch = Watch(house)
    watch._closing = 0.0
    await watch._close_old()
    await until(eye.sender.done)
    assert (old.row.status, new.row.status, running.row.status) == ("closed", "open", "playing")
    found = await house.store.table(forgotten.row.id)
    assert found is not None and found.status == "closed"
    assert watch._closing > 0
    await watch._close_old()
    await watch.close()
    await close_old(house)
    assert new.row.status == "open"


@inside
async def test_a_flood_of_tables_by_one_hides_no_others(house: House) -> None:
    flooder = await arrive(house, "Flooder")
    others = [await arrive(house, f"Guest {number}") for number in range(3)]
    first = [await open_table(house, person, seats=2) for person in others]
    flood = [await open_table(house, flooder, seats=2) for _ in range(30)]
    pages = [await lobby.page(house, "open", None, number) for number in range(3)]
    assert [page.total for page in pages] == [33] * 3 and pages[0].pages == 3
    front = [table.id for table in pages[0].tables]
    assert {table.row.id for table in first} <= set(front[:4]) and sum(table.row.id in front for table in flood) == 9
    listed = [table.id for page in pages for table in page.tables]
    assert len(listed) == len(set(listed)) == 33
    assert [table.id for table in (await lobby.lists(house, None)).open][:4] == front[:4]
    house.limits.enabled = True
    with pytest.raises(Refused) as caught:
        await open_table(house, flooder, seats=2)
    assert (caught.value.code, caught.value.arguments) == ("too-many", {"most": 12})
    await open_table(house, others[0], seats=2)


@inside
async def test_a_private_table_is_listed_for_who_sits_there_and_nobody_else(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    shown, hidden = await open_table(house, anna, seats=2), await open_table(house, anna, seats=2, private=True)
    for page, player, listed in (
        ("mine", anna.id, {shown, hidden}),
        ("open", anna.id, set[Table]()),
        ("open", bert.id, {shown}),
        ("open", None, {shown}),
    ):
        told = await lobby.page(house, page, player, 0)
        assert ({table.id for table in told.tables}, told.total) == ({one.row.id for one in listed}, len(listed))


@on_the_web()
async def test_hosting_over_http(web: Web) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    table = (await anna.post("/api/tables", json={"game": "origo", "seats": 2})).json()["id"]
    assert (await bert.post(f"/api/tables/{table}/seats/1", json={})).status_code == 200
    assert error(await bert.post(f"/api/tables/{table}/seats/0/ban")) == (403, "not-host", "table")
    banned = await anna.post(f"/api/tables/{table}/seats/1/ban")
    assert banned.status_code == 200 and banned.json()["seats"][1]["player"] is None
    assert error(await bert.get(f"/api/tables/{table}")) == (403, "banned", "table")
    listed = (await bert.get("/api/tables/open")).json()
    assert ([one["id"] for one in listed["tables"]], listed["total"]) == ([table], 1)
    assert (await bert.get("/api/tables/playing")).json()["total"] == 0
    assert error(await bert.delete(f"/api/tables/{table}")) == (403, "banned", "table")
    assert (await anna.delete(f"/api/tables/{table}")).status_code == 204
    assert error(await anna.get(f"/api/tables/{table}")) == (410, "table-ended", "table")
    assert (await anna.get("/api/tables/open")).json()["total"] == 0
