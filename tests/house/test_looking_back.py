"""Looking back, and the lobby's finished games: whose eyes, how points came, page by page."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import httpx
import pytest

from ludoteca.house.store.rows import Seat
from ludoteca.house.store.store import PAGE
from ludoteca.house.verbs import gains
from ludoteca.house.verbs.play import play
from tests.support.finished import keep, over, played_out
from tests.support.inside import asked, begin_late, first_move, look
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come


async def finished(web: Web, *clients: httpx.AsyncClient) -> str:
    """A public game of these people that is over; the path of its table."""
    ids = [(await client.get("/api/me")).json()["id"] for client in clients]
    people = [await web.house.people.find(one) for one in ids]
    table = await begin_late(web.house, *(one for one in people if one is not None), left=3)
    while table.row.status == "playing":
        picks, offer = first_move(table, asked(table))
        await play(web.house, table, ids[asked(table)], f"m{table.seq}", picks, offer)
    return f"/api/tables/{table.row.id}"


@on_the_web()
async def test_a_running_game_lends_no_other_eyes(web: Web) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    made = (await anna.post("/api/tables", json={"game": "origo", "seats": 2})).json()
    path = f"/api/tables/{made['id']}"
    await bert.post(f"{path}/seats/1", json={})
    await anna.post(f"{path}/start")
    step = f"{path}/steps/0"
    assert (await anna.get(step, params={"eyes": "0"})).json()["view"]["seat"] == 0
    assert (await anna.get(step, params={"eyes": "table"})).json()["view"]["seat"] is None
    for eyes in ("1", "open"):
        assert error(await anna.get(step, params={"eyes": eyes})) == (409, "not-over", "eyes")
        assert error(await web.client().get(step, params={"eyes": eyes})) == (409, "not-over", "eyes")
    for eyes in ("2", "-1", "x", ""):
        assert error(await anna.get(step, params={"eyes": eyes})) == (400, "malformed", "eyes")
    assert error(await anna.get(f"{path}/steps/9", params={"eyes": "0"})) == (404, "no-such-step", "seq")


@on_the_web()
async def test_a_finished_game_is_seen_through_any_eyes(web: Web) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    path = await finished(web, anna, bert)
    stranger = web.client()
    seen = {eyes: (await stranger.get(f"{path}/steps/0", params={"eyes": eyes})).json() for eyes in ("0", "1", "table")}
    assert [seen[eyes]["view"]["seat"] for eyes in ("0", "1", "table")] == [0, 1, None]
    assert seen["0"]["view"]["hand"] != seen["1"]["view"]["hand"]
    assert (seen["0"]["seat"], seen["0"]["undone"], seen["0"]["decision"]) == (None, None, None)
    first = (await stranger.get(f"{path}/steps/1")).json()
    assert first["seat"] in (0, 1) and first["decision"] == seen["table"]["view"]["stack"][-1]["decision"]
    assert len(first["view"]["hands"]) == 2, "open unless told otherwise"


@on_the_web()
async def test_points_over_time(web: Web) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    made = (await anna.post("/api/tables", json={"game": "origo", "seats": 2})).json()
    assert error(await anna.get(f"/api/tables/{made['id']}/gains")) == (409, "not-started", "table")
    path = await finished(web, anna, bert)
    steps = (await web.client().get(f"{path}/gains")).json()["steps"]
    last = (await web.client().get(path)).json()
    assert steps[0]["seq"] == 0 and steps[-1]["points"] == last["result"]["points"]
    assert all(one["points"] != other["points"] for one, other in pairwise(steps))
    assert (await web.client().get(f"{path}/gains")).json()["steps"] == steps


def walk(views: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, list[int], list[Any]]]:
    """Tell how points came in a match that shows these views, one after each entry."""
    monkeypatch.setattr(gains, "stand_at", lambda match, seq: seq)
    monkeypatch.setattr(gains, "step_on", lambda match, walk: walk + 1)
    monkeypatch.setattr(gains, "seen", lambda walk, seat: views[walk])
    match: Any = played_out("origo")
    return [(step.seq, step.points, step.score) for step in gains.walked(match, len(views) - 1, 0).steps]


def test_points_over_time_are_told_when_they_or_their_sources_change(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(points: int, **score: int) -> dict[str, Any]:
        return {"players": [{"points": points, "score": {**score, "total": points}}, {"points": 0}]}

    first, moved, more = view(3, coins=2, wool=1), view(3, coins=1, wool=2), view(4, coins=2, wool=2)
    told = walk([first, first, moved, moved, more], monkeypatch)
    assert told == [
        (0, [3, 0], [{"coins": 2, "wool": 1}, {}]),
        (2, [3, 0], [{"coins": 1, "wool": 2}, {}]),
        (4, [4, 0], [{"coins": 2, "wool": 2}, {}]),
    ]
    assert walk([first, {"players": [{"points": 1}, {}]}], monkeypatch) == [], "a game that tells no points"


@on_the_web()
async def test_the_lobby_tells_how_far_a_game_is_and_whom_it_asks(web: Web) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    made = (await anna.post("/api/tables", json={"game": "origo", "seats": 2})).json()
    path = f"/api/tables/{made['id']}"
    assert "to_act" not in made and "progress" not in made and made["moved"] == made["created"]
    await bert.post(f"{path}/seats/1", json={})
    await anna.post(f"{path}/start")
    told = (await bert.get("/api/tables")).json()["mine"][0]
    assert len(told["to_act"]) == 1 and told["progress"] == 0
    web.house.tables.clear()
    assert (await bert.get("/api/tables")).json()["mine"][0] == told, "what is not in memory is remembered"
    web.house.tables.clear()
    web.house.standings.clear()
    assert (await bert.get("/api/tables")).json()["mine"][0] == told, "or read again"
    table = await web.house.find(made["id"])
    assert table is not None
    async with web.house.hold(table):
        picks, offer = first_move(table, asked(table))
    mover = [(await client.get("/api/me")).json()["id"] for client in (anna, bert)][asked(table)]
    await play(web.house, table, mover, "m", picks, offer)
    later = (await bert.get("/api/tables")).json()["mine"][0]
    assert later["seq"] == 1 and later["to_act"] != told["to_act"] and later["moved"] >= told["moved"]


@on_the_web()
async def test_finished_games_page_by_page(web: Web) -> None:
    anna = await web.guest("Anna")
    empty = (await anna.get("/api/tables/finished")).json()
    assert empty == {"tables": [], "page": 0, "pages": 0, "total": 0}
    host = (await anna.get("/api/me")).json()["id"]
    for at in range(PAGE + 1):
        await keep(web.house, over(f"over{at}", "origo", Seat(host, "Anna"), Seat(bot="greedy"), at=at + 1))
    paths = [f"/api/tables/over{at}" for at in range(PAGE + 1)]
    first, second, third = [
        (await web.client().get("/api/tables/finished", params={"page": page})).json() for page in range(3)
    ]
    assert (first["pages"], first["total"], second["page"]) == (2, PAGE + 1, 1)
    listed = [f"/api/tables/{table['id']}" for page in (first, second) for table in page["tables"]]
    assert sorted(listed) == sorted(paths) and third["tables"] == []
    assert all(table["finished"] and table["result"] for table in first["tables"])
    dates = [table["finished"] for page in (first, second) for table in page["tables"]]
    assert dates == sorted(dates, reverse=True)
    for page in (-1, 10**30):
        assert error(await anna.get("/api/tables/finished", params={"page": page})) == (400, "malformed", "page")


@on_the_web()
async def test_those_who_look_on_are_counted(web: Web) -> None:
    anna = await web.guest("Anna")
    made = (await anna.post("/api/tables", json={"game": "origo", "seats": 2})).json()
    table = await web.house.find(made["id"])
    assert table is not None
    eyes = [await look(web.house, table, None) for _ in range(2)]
    host = await look(web.house, table, await web.house.people.find(made["host"]))
    assert (await anna.get(f"/api/tables/{made['id']}")).json()["watching"] == 2
    for eye in (*eyes, host):
        await eye.leave()
    assert "watching" not in (await anna.get(f"/api/tables/{made['id']}")).json()
