"""Tournaments by the web: a host makes one, people enter, and the house pairs, ranks and ends it by itself."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import pairwise
from typing import Any

import httpx
import pytest

from ludoteca.house.tournaments.pairings import meetings
from tests.house.tournaments.playing import WHOLE, made, people, play_out, play_round, wanted
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come
Json = dict[str, Any]
SIXTEEN = [f"P{number:02}" for number in range(16)]


async def begun(host: httpx.AsyncClient, name: str) -> Json:
    answer = await host.post(f"/api/tournaments/{name}/start")
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def tables_of(told: Json) -> list[tuple[str, ...]]:
    return [tuple(seat["player"] for seat in table["seats"]) for one in told["rounds"] for table in one["tables"]]


@on_the_web()
async def test_a_swiss_tournament(web: Web) -> None:
    guests = await people(web, "Anna", "Bert", "Carl", "Dora", "Emil")
    name = await made(guests[0], *guests[1:], system={"rounds": 3, "bye": "full"})
    told = await begun(guests[0], name)
    info = told["info"]
    assert (info["status"], info["rounds"], info["length"], info["entered"]) == ("playing", 1, 3, 5)
    assert [len(table["seats"]) for table in told["rounds"][0]["tables"]] == [2, 2] and len(
        told["rounds"][0]["byes"]
    ) == 1
    told = await play_out(web, guests[0], name)
    assert told["info"]["status"] == "finished" and len(told["rounds"]) == 3 and told["info"]["finished"]
    assert max(meetings(tables_of(told)).values()) == 1, "nobody met twice"
    assert len({one for round in told["rounds"] for one in round["byes"]}) == 3, "nor had two byes"
    points: dict[str, float] = defaultdict(float)
    for round in told["rounds"]:
        for one in round["byes"]:
            points[one] += 1
        for table in round["tables"]:
            assert table["status"] == "finished"
            best = max(seat["points"] for seat in table["seats"])
            for seat in table["seats"]:
                assert (seat["rank"] == 1) >= (seat["points"] < best) or seat["rank"] == 2
                points[seat["player"]] += seat["score"]
    (ranking,) = told["rankings"]
    assert ranking["compared"] == ["points", "opponents", "wins"] and ranking["group"] == 0
    assert {one["player"]: one["points"] for one in ranking["scores"]} == dict(points)
    places = [one["place"] for one in ranking["scores"]]
    assert places == sorted(places) and places[0] == 1


@on_the_web()
async def test_groups_and_their_finals(web: Web) -> None:
    guests = await people(web, "Anna", "Bert", "Carl", "Dora", "Emil", "Fred")
    name = await made(guests[0], *guests[1:], system={"format": "groups", "group": 3, "advance": 1})
    told = await begun(guests[0], name)
    assert Counter(one["group"] for one in told["entrants"]) == {1: 3, 2: 3} and told["info"]["length"] == 3
    told = await play_out(web, guests[0], name)
    assert told["info"]["status"] == "finished" and [round["knockout"] for round in told["rounds"]] == [False] * 3 + [
        True
    ]
    final, *groups = told["rankings"]
    met = meetings(tables_of({"rounds": told["rounds"][:3]}))
    for ranking in groups:
        members = [one["player"] for one in ranking["scores"]]
        assert len(members) == 3 and all(met[frozenset(pair)] == 1 for pair in pairwise(members))
    assert {seat["player"] for seat in told["rounds"][3]["tables"][0]["seats"]} == {
        ranking["scores"][0]["player"] for ranking in groups
    }
    first = final["scores"][0]
    assert final["compared"][0] == "stage" and first["stage"] == 1
    on = [seat["player"] for seat in told["rounds"][3]["tables"][0]["seats"] if seat.get("on")]
    assert on == [first["player"]]


@on_the_web()
async def test_a_knock_out(web: Web) -> None:
    guests = await people(web, "Anna", "Bert", "Carl", "Dora", "Emil")
    name = await made(guests[0], *guests[1:], system={"format": "knockout"}, rated=True, tempo="two-days", out="end")
    told = await begun(guests[0], name)
    table = (await guests[0].get(f"/api/tables/{told['rounds'][0]['tables'][0]['id']}")).json()
    assert table["tournament"] == name and table["rated"] and table["status"] == "playing" and table["host"] == ""
    assert (table["tempo"]["name"], table["tempo"]["out"]) == ("two-days", "end") and not table["private"]
    told = await play_out(web, guests[0], name)
    assert [(len(one["tables"]), len(one["byes"])) for one in told["rounds"]] == [(2, 1), (1, 1), (1, 0)]
    assert told["info"]["status"] == "finished"
    (ranking,) = told["rankings"]
    assert [one["stage"] for one in ranking["scores"]] == sorted(
        (one["stage"] for one in ranking["scores"]), reverse=True
    )
    assert [one["place"] for one in ranking["scores"]][:2] == [1, 2]
    for number, one in enumerate(told["rounds"]):
        going = {seat["player"] for table in one["tables"] for seat in table["seats"] if seat.get("on")} | {
            *one["byes"]
        }
        if number + 1 < len(told["rounds"]):
            following = told["rounds"][number + 1]
            assert going == {seat["player"] for table in following["tables"] for seat in table["seats"]} | {
                *following["byes"]
            }
    lists = (await guests[0].get("/api/tables")).json()
    assert lists["finished"] == lists["playing"] == [] and lists["mine"], "the lobby leaves them to their page"
    stranger = await web.guest("Zoe")
    assert (await stranger.get("/api/tables/finished")).json()["total"] == 0
    person = (await guests[0].get(f"/api/people/{told['entrants'][0]['player']}")).json()
    assert person["played"] and person["played"][0].get("rating"), "rated games of a tournament count"


@on_the_web()
async def test_a_duplicate_round_of_sixteen(web: Web) -> None:
    guests = await people(web, *SIXTEEN)
    system = {"fewest": 4, "most": 4, "rounds": 1, "duplicate": True}
    name = await made(guests[0], *guests[1:], game="species", system=system)
    told = await begun(guests[0], name)
    tables = told["rounds"][0]["tables"]
    assert [len(table["seats"]) for table in tables] == [4] * 4
    first = [(await web.house.find(table["id"])) for table in tables]
    rows = [table.row for table in first if table is not None]
    assert (
        len({row.commitment for row in rows})
        == len({str(row.setup) for row in rows})
        == 1
        == len({row.round for row in rows})
    )
    ids = {(await one.get("/api/me")).json()["id"]: one for one in guests}
    player = ids[rows[0].seats[0].player or ""]
    assert (await player.get(f"/api/tables/{rows[0].id}")).status_code == 200
    assert error(await player.get(f"/api/tables/{rows[1].id}")) == (403, "same-deal", "table")

    await play_round(web.house, {"rounds": [{"tables": tables[:3]}]}, most=WHOLE)
    told = (await player.get(f"/api/tournaments/{name}")).json()
    for table in told["rounds"][0]["tables"]:
        assert not any("points" in seat or "score" in seat for seat in table["seats"]), (
            "nobody knows before all are over"
        )
    assert all(one["points"] == 0 for one in told["rankings"][0]["scores"])
    told = await play_out(web, guests[0], name, most=WHOLE)
    assert told["info"]["status"] == "finished"

    tables = told["rounds"][0]["tables"]
    points = [[seat["points"] for seat in table["seats"]] for table in tables]
    assert len({tuple(one) for one in points}) > 1, "played differently"
    by_hand: dict[str, Fraction] = {}
    for table in tables:
        for number, seat in enumerate(table["seats"]):
            others = [other["seats"][number]["points"] for other in tables if other is not table]
            earned = sum(2 if seat["points"] > theirs else seat["points"] == theirs for theirs in others)
            by_hand[seat["player"]] = Fraction(earned, 6)
    assert sum(by_hand.values()) == 8, "each two tables share two matchpoints in each seat"
    found = {one["player"]: one["points"] for one in told["rankings"][0]["scores"]}
    assert found == {one: round(float(score), 4) for one, score in by_hand.items()}
    assert [one["points"] for one in told["rankings"][0]["scores"]] == sorted(found.values(), reverse=True)
    same = (await player.get(f"/api/tables/{rows[0].id}/round")).json()
    assert same["over"]
    told_there = {seat["name"]: seat["percent"] for table in same["tables"] for seat in table["seats"]}
    names = {one["player"]: one["name"] for one in told["entrants"]}
    assert told_there == {names[one]: round(float(100 * score), 1) for one, score in by_hand.items()}, (
        "as the tables tell it"
    )
    assert (await player.get(f"/api/tables/{rows[1].id}")).status_code == 200, "now everybody may look"


@on_the_web(limits=True)
async def test_refusals(web: Web) -> None:
    anna, bert = await people(web, "Anna", "Bert")
    wrong: dict[str, Json] = {
        "system.fewest": {"system": {"fewest": 4, "most": 3}},
        "system.advance": {"system": {"format": "knockout", "advance": 2}},
        "system.group": {"system": {"format": "groups", "group": 3, "fewest": 4, "most": 4}},
        "places": {"places": 3, "system": {"fewest": 4, "most": 4}},
        "begins": {"begins": 5},
        "seats": {"game": "origin", "system": {"most": 5}},
        "options.x": {"options": {"x": 1}},
        "tempo": {"tempo": "fast"},
        "title": {"title": "\u200b"},
        "game": {"game": "chess"},
    }
    for field, chosen in wrong.items():
        assert error(await anna.post("/api/tournaments", json=wanted(**chosen)))[::2] == (400, field), field
    assert error(await web.client().post("/api/tournaments", json=wanted()))[:2] == (401, "no-session")
    name = await made(anna, places=2)
    assert error(await anna.post(f"/api/tournaments/{name}/start"))[:2] == (409, "tournament-too-few")
    assert error(await bert.post(f"/api/tournaments/{name}/start"))[:2] == (403, "tournament-not-host")
    assert error(await bert.delete(f"/api/tournaments/{name}"))[:2] == (403, "tournament-not-host")
    assert error(await bert.delete(f"/api/tournaments/{name}/entrant"))[:2] == (409, "tournament-not-entered")
    assert (await bert.put(f"/api/tournaments/{name}/entrant")).json()["info"]["own"]
    assert (await bert.put(f"/api/tournaments/{name}/entrant")).json()["info"]["entered"] == 2, "once"
    carl = await web.guest("Carl")
    assert error(await carl.put(f"/api/tournaments/{name}/entrant")) == (409, "too-many", "places")
    assert (await bert.delete(f"/api/tournaments/{name}/entrant")).json()["info"]["entered"] == 1
    assert (await bert.put(f"/api/tournaments/{name}/entrant")).status_code == 200
    await begun(anna, name)
    assert error(await carl.put(f"/api/tournaments/{name}/entrant")) == (409, "tournament-begun", "tournament")
    assert error(await anna.post(f"/api/tournaments/{name}/start"))[:2] == (409, "tournament-begun")
    assert (await anna.delete(f"/api/tournaments/{name}")).json()["info"]["status"] == "closed"
    for answer in (await anna.delete(f"/api/tournaments/{name}"), await bert.put(f"/api/tournaments/{name}/entrant")):
        assert error(answer) == (409, "tournament-over", "tournament")
    for there in ("nowhere", "no-id", "x" * 99):
        assert error(await anna.get(f"/api/tournaments/{there}")) == (404, "not-found", "tournament")
        assert error(await anna.put(f"/api/tournaments/{there}/entrant")) == (404, "not-found", "tournament")
    for _ in range(3):
        await made(anna)
    assert error(await anna.post("/api/tournaments", json=wanted())) == (409, "too-many", "tournament")
    page = (await anna.get("/api/tournaments")).json()
    assert [one["status"] for one in page["tournaments"]] == ["open"] * 3 + ["closed"] and page["pages"] == 1
    assert [one["own"] for one in page["tournaments"]] == [True] * 4 and page["tournaments"][0]["host"][
        "nickname"
    ] == "Anna"
    assert error(await anna.get("/api/tournaments?page=-1"))[:2] == (400, "malformed")


@on_the_web()
async def test_seats_of_a_tournament_are_given_by_its_pairing(web: Web) -> None:
    anna, bert, carl = await people(web, "Anna", "Bert", "Carl")
    name = await made(anna, bert)
    told = await begun(anna, name)
    (table,) = told["rounds"][0]["tables"]
    for one in (anna, carl):
        for seat in (0, 1):
            assert (await one.post(f"/api/tables/{table['id']}/seats/{seat}", json={})).status_code in (403, 409)
            assert error(await one.post(f"/api/tables/{table['id']}/seats/{seat}", json={"bot": "greedy"}))[0] == 409
            assert error(await one.delete(f"/api/tables/{table['id']}/seats/{seat}"))[:2] == (409, "already-started")
        assert error(await one.delete(f"/api/tables/{table['id']}"))[0] == 409
        assert error(await one.post(f"/api/tables/{table['id']}/start"))[0] == 409
    assert (await carl.get(f"/api/tables/{table['id']}")).status_code == 200, "whoever wants looks on"


@on_the_web()
async def test_nobody_meets_whom_they_have_blocked(web: Web) -> None:
    anna, bert, carl = await people(web, "Anna", "Bert", "Carl")
    name = await made(anna, bert)
    blocked = (await bert.get("/api/me")).json()["id"]
    await carl.put(f"/api/me/blocks/{blocked}")
    await web.house.people.reread_blocks()
    assert web.house.people.apart(blocked)
    assert error(await carl.put(f"/api/tournaments/{name}/entrant")) == (403, "tournament-apart", "tournament")
    me = (await anna.get("/api/me")).json()["id"]
    await carl.put(f"/api/me/blocks/{me}")
    await web.house.people.reread_blocks()
    assert (await carl.get("/api/tournaments")).json()["tournaments"] == []
    assert len((await bert.get("/api/tournaments")).json()["tournaments"]) == 1
