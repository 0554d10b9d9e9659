"""Links that let others in are taken back: of private tables, of the rooms that they become, of studies."""

from __future__ import annotations

import pytest

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.verbs import sit, study
from ludoteca.house.verbs.renew import renew_link
from ludoteca.house.wire.studies import EditedChapter, EditedStudy, NewChapter
from tests.house.test_studies import finished
from tests.support.inside import arrive, inside, look, open_table
from tests.support.web import Web, on_the_web


def secret_in(link: str) -> str:
    return link.partition("#")[2]


@inside
async def test_by_an_old_link_nobody_comes_in_any_more_and_who_is_in_stays(house: House) -> None:
    anna, bert, cara = [await arrive(house, name) for name in ("Anna", "Bert", "Cara")]
    table = await open_table(house, anna, seats=3, private=True)
    old = secret_in(house.link(table.row))
    await sit.sit(house, table, bert, 1)
    onlooker = await look(house, table, cara)
    for who in (bert, cara):
        with pytest.raises(Refused, match="not-host"):
            await renew_link(house, table, who)
    await renew_link(house, table, anna)
    new = secret_in(house.link(table.row))
    assert new != old and (await onlooker.state())["table"]["link"] == house.link(table.row)
    assert secret_in(table.describe().link) == new
    for player in (cara.id, None):
        with pytest.raises(Refused, match="not-found"):
            await house.enter(table.row.id, player, old, "x")
        assert await house.enter(table.row.id, player, new, "x") is table
    for seated in (anna, bert):
        assert await house.enter(table.row.id, seated.id, old, "x") is table

    house.tables.clear()
    with pytest.raises(Refused, match="not-found"):
        await house.enter(table.row.id, None, old, "x")
    assert await house.enter(table.row.id, None, new, "x"), "it is in the store"
    await onlooker.leave()


@inside
async def test_the_link_of_a_room_is_taken_back_that_of_a_public_table_is_none(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    room = await finished(house, anna, bert, private=True, host=anna.id)
    old = secret_in(house.link(room.row))
    await renew_link(house, room, anna)
    with pytest.raises(Refused, match="not-found"):
        await house.enter(room.row.id, None, old, "x")
    assert await house.enter(room.row.id, bert.id, None, "x") is room
    with pytest.raises(Refused, match="not-private"):
        await renew_link(house, await open_table(house, anna, seats=2), anna)


@inside
async def test_the_link_of_a_study_is_taken_back_while_somebody_edits_it(house: House) -> None:
    ada, bo, eve = [await arrive(house, name) for name in ("Ada", "Bo", "Eve")]
    table = await finished(house, ada, bo)
    row = await study.keep(house, table, ada, NewChapter("One", 3))
    old = secret_in(study.link(house, row))
    await study.enter(house, row.id, bo.id, old, "x")
    mine = await study.enter(house, row.id, ada.id, None, "x")
    with pytest.raises(Refused, match="not-owner"):
        await study.renew_link(house, mine, bo)
    await study.renew_link(house, mine, ada)
    edited = EditedStudy(0, "Two", [EditedChapter(row.chapters[0].id, "Two")])
    await study.edit(house, mine, ada, edited)
    with pytest.raises(Refused, match="not-found"):
        await study.enter(house, row.id, eve.id, old, "x")
    found = await study.enter(house, row.id, bo.id, None, "x")
    assert found.row.title == "Two", "who came once comes again"
    assert await study.enter(house, row.id, eve.id, secret_in(study.link(house, found.row)), "x")


@on_the_web()
async def test_a_new_link_over_http(web: Web) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    told = (await anna.post("/api/tables", json={"game": "origo", "seats": 2, "private": True})).json()
    path = f"/api/tables/{told['id']}"
    old = {"X-Table-Secret": secret_in(told["link"])}
    assert (await bert.post(f"{path}/link", headers=old)).status_code == 403
    renewed = await anna.post(f"{path}/link")
    assert renewed.status_code == 200 and renewed.json()["link"] != told["link"]
    assert (await bert.get(path, headers=old)).status_code == 404
    new = {"X-Table-Secret": secret_in(renewed.json()["link"])}
    assert (await bert.get(path, headers=new)).status_code == 200
