"""Looking for players: seated at a table that fits, or brought together, once, wherever they ask; told of it."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludoteca.house.asked import GRACE
from ludoteca.house.clock import HOUR
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.people.blocking import block
from ludoteca.house.store import identities, people
from ludoteca.house.verbs import gather, sit
from ludoteca.house.wire.gathering import NewWish, WishInfo
from ludoteca.house.wire.people import Person
from tests.house.notices.browser import Service
from tests.house.notices.test_turns import browser, called
from tests.house.tempo.sitting import lapse
from tests.support.clock import TurnedClock
from tests.support.house import open_house
from tests.support.inside import arrive, inside, look, open_inside, open_table
from tests.support.postgres import empty_database

ORLEANS = NewWish(games={"orleans": {}}, seats=[3], tempos=["day"])


async def wish(house: House, person: Person, **other: Any) -> WishInfo:
    chosen = {"games": {"orleans": {}}, "seats": [3], "tempos": ["day"], **other}
    return await gather.wish(house, person, NewWish(**chosen))


async def table_of(house: House, person: Person) -> str | None:
    own = await gather.own(house, person.id)
    return None if own is None or not own.link else own.link.removeprefix("/t/")


@inside
async def test_three_who_wish_the_same_play_at_once(house: House) -> None:
    some = [await arrive(house, name) for name in ("Anna", "Bert", "Carla", "Dora")]
    assert not (await wish(house, some[0])).link
    await wish(house, some[1], rated=True)
    assert (await gather.all_wishes(house, some[2].id)).others[0].person == some[0]
    done = await wish(house, some[2], seats=[2, 3, 4])
    table = await house.find((done.link or "").removeprefix("/t/"))
    assert table is not None and table.row.status == "playing" and table.match is not None, "it begins by itself"
    assert [seat.player for seat in table.row.seats] == [person.id for person in some[:3]]
    assert table.row.rated and table.row.tempo is not None and table.row.tempo.name == "day"
    assert table.clocks is not None and table.clocks.runs(table.match.to_act[0])
    assert {await table_of(house, person) for person in some[:3]} == {table.row.id}
    assert (await gather.all_wishes(house, some[3].id)).others == []
    assert await table_of(house, some[3]) is None


@inside
async def test_a_table_that_fits_is_taken_before_a_new_one(house: House) -> None:
    anna, bert, carla = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
    table = await open_table(house, anna, seats=2, game="species", tempo=None)
    eye = await look(house, table, anna)
    assert not (await wish(house, bert, games={"species": {}}, seats=[2], tempos=["day"])).link, "another tempo"
    assert not (await wish(house, bert, games={"species": {}}, seats=[2], tempos=[""], rated=True)).link
    done = await wish(house, bert, games={"origo": {}, "species": {}}, seats=[2, 3], tempos=["", "day"])
    assert done.link == f"/t/{table.row.id}"
    assert (await eye.state())["table"]["seats"][1]["name"] == "Bert", "whoever looks sees it"
    assert table.row.status == "open", "its host begins"
    assert not (await wish(house, carla, games={"species": {}}, seats=[2], tempos=[""])).link, "it is full"
    await sit.stand(house, table, bert, 1)
    assert await table_of(house, bert) is None, "who stands up looks for nobody any more"
    await gather.gather(house)
    assert await table_of(house, carla) == table.row.id


@inside
async def test_whom_one_has_blocked_one_does_not_meet(house: House) -> None:
    anna, bert, carla = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
    await block(house, bert, anna.id)
    await wish(house, anna, seats=[2])
    await wish(house, bert, seats=[2])
    assert [await table_of(house, person) for person in (anna, bert)] == [None, None]
    assert (await gather.all_wishes(house, bert.id)).others == []
    await wish(house, carla, seats=[2])
    assert await table_of(house, anna) == await table_of(house, carla) is not None
    assert await table_of(house, bert) is None


@inside
async def test_options_are_what_is_wished(house: House) -> None:
    anna, bert, carla = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
    await wish(house, anna, seats=[2], games={"orleans": {"planning": "turn_order"}})
    await wish(house, bert, seats=[2])
    await wish(house, carla, seats=[2], games={"orleans": {"planning": "simultaneous"}})
    assert await table_of(house, anna) is None, "nobody is surprised by rules that were not wished"
    assert await table_of(house, bert) == await table_of(house, carla) is not None, "the usual ones need no name"
    for wrong, code in (
        ({"games": {}}, "nothing-wished"),
        ({"seats": [7]}, "nothing-wished"),
        ({"tempos": []}, "nothing-wished"),
        ({"tempos": ["yearly"]}, "unknown-tempo"),
    ):
        with pytest.raises(Refused, match=code):
            await wish(house, anna, **wrong)
    with pytest.raises(Exception, match="unknown-option"):
        await wish(house, anna, games={"orleans": {"speed": 3}})


def test_wishes_end(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def run() -> None:
        async with open_inside(tmp_path, clock) as house:
            anna, bert, carla, dora = [await arrive(house, name) for name in ("Anna", "Bert", "Carla", "Dora")]
            await wish(house, anna, hours=2)
            await gather.leave(house, anna.id)
            assert await gather.own(house, anna.id) is None, "when one takes it back"
            await wish(house, anna, hours=2)
            clock.turn(2 * HOUR)
            assert await gather.own(house, anna.id) is None, "after its time"
            await wish(house, bert, seats=[2])
            await house.store.writer.run(partial(identities.end_session, player=bert.id, name=bert.id))
            assert await gather.own(house, bert.id) is None, "at a sign out"
            await wish(house, carla, seats=[2])
            await house.store.writer.run(partial(people.sanction, player=carla.id, kind="barred", until=None))
            await wish(house, dora, seats=[2])
            assert await table_of(house, dora) is None, "nobody meets whom the house has barred"
            await house.store.writer.run(partial(people.forget, player=carla.id, substitute="greedy"))
            others = (await gather.all_wishes(house, None)).others
            assert [other.person for other in others] == [dora]
            assert await gather.own(house, carla.id) is None, "with the person"

    asyncio.run(run())


@called
async def test_who_waited_is_told_and_who_is_asked_hears_that(house: House, clock: TurnedClock, here: Service) -> None:
    some = [await arrive(house, name) for name in ("Anna", "Bert")]
    calls = [await browser(house, here, person) for person in some]
    for person in some:
        await wish(house, person, games={"origo": {}}, seats=[2], tempos=["week"])
    table = await house.find(await table_of(house, some[0]) or "")
    assert table is not None and table.match is not None
    await lapse(house, clock, GRACE)
    first = [one.id for one in some].index(table.row.seats[table.match.to_act[0]].player or "")
    told = [[notice["title"] for notice in call.read()] for call in calls]
    assert told[first] == ["Your turn: Origo"]
    assert told[1 - first] == ["Your table is ready: Origo"]
    await lapse(house, clock, HOUR)
    assert len(calls[1 - first].inbox) <= 1, "once"


@called
async def test_the_host_of_a_table_that_fills_is_told(house: House, clock: TurnedClock, here: Service) -> None:
    anna, bert, carla = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
    call = await browser(house, here, anna, "de")
    table = await open_table(house, anna, seats=3, game="origo")
    await wish(house, bert, games={"origo": {}}, seats=[3], tempos=[""])
    await lapse(house, clock, GRACE)
    assert call.read() == []
    await sit.sit(house, table, carla, 2)
    await lapse(house, clock, GRACE)
    (told,) = call.read()
    assert told["title"] == "Dein Tisch steht: Origo"
    assert told["body"] == "Alle sind da: Du kannst das Spiel beginnen."


def test_two_processes_seat_nobody_twice(tmp_path: Path, store: str) -> None:
    """Two houses on one store, in which many wish at the same moment."""
    shared = store and empty_database(store)

    async def run() -> None:
        async with open_inside(tmp_path, store=shared) as one, open_inside(tmp_path, store=shared) as other:
            crowd = [await arrive(one, f"P{number}") for number in range(24)]
            asked = [wish((one, other)[n % 2], person, seats=[2, 3, 4]) for n, person in enumerate(crowd)]
            await asyncio.gather(*asked)
            await asyncio.gather(gather.gather(one), gather.gather(other))
            found = [await table_of(one, person) for person in crowd]
            assert None not in found
            for table_id in set(found):
                row = await one.store.table(table_id or "")
                assert row is not None and row.status == "playing"
                assert {seat.player for seat in row.seats} == {
                    person.id for person, at in zip(crowd, found, strict=True) if at == table_id
                }, "each sits where they are told, and nobody elsewhere"

    asyncio.run(run())


def test_over_http_at_two_processes(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, open_house(tmp_path, house.store) as second:
        body = {"games": {"origin": {}}, "seats": [2], "tempos": ["live-30"], "hours": 1}
        ada, bert = house.guest("Ada"), second.guest("Bert")
        assert ada.ask("PUT", "/api/me/wish", {**body, "seats": [9]}).json()["error"]["code"] == "nothing-wished"
        mine = ada.call("PUT", "/api/me/wish", body)
        assert mine["games"] == {"origin": {}} and "link" not in mine
        seen = bert.call("GET", "/api/wishes")
        assert seen["own"] is None and seen["others"][0]["person"]["nickname"] == "Ada"
        done = bert.call("PUT", "/api/me/wish", body)
        assert ada.call("GET", "/api/wishes")["own"]["link"] == done["link"]
        assert ada.call("GET", "/api" + done["link"].replace("/t/", "/tables/"))["status"] == "playing"
        assert ada.ask("DELETE", "/api/me/wish").status_code == 204
        assert ada.call("GET", "/api/wishes") == {"own": None, "others": []}
