"""How requests come in: who may, how fast, what every answer carries, what is told of what went wrong."""

from __future__ import annotations

import html
import re
from typing import Any

import httpx
import pytest

from ludoteca.bots import levels
from ludoteca.house.http.app import HEADERS
from ludoteca.house.keys import NAME
from ludoteca.house.store.rows import EntryRow
from ludoteca.house.verbs.play import play
from ludoteca.kernel.registry import game as game_named
from ludoteca.kernel.registry import registered
from tests.support.inside import asked, begin_late, first_move, look, refusals
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come
Json = dict[str, Any]


@on_the_web(secure_cookie=True, session_days=3)
async def test_a_cookie_lasts_as_long_as_the_host_says(web: Web) -> None:
    client = web.client()
    answer = await client.post("/api/guest", json={"nickname": " Anna "})
    cookie = answer.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=lax", "secure", f"max-age={3 * 86_400}", "path=/"))
    person = answer.json()
    assert person["nickname"] == "Anna" and len(person["id"]) == 16
    token = answer.cookies[NAME]
    _, expires, _ = token.split(".")
    owner = {"Cookie": f"{NAME}={token}"}
    assert web.house.keys.session_of(token, int(expires)) == (person["id"], False)
    assert (await client.get("/api/me", headers=owner)).json() == person
    renamed = await client.post("/api/guest", json={"nickname": "Annetta"}, headers=owner)
    assert renamed.json() == {"id": person["id"], "nickname": "Annetta"}
    assert (await client.get("/api/me", headers=owner)).json()["nickname"] == "Annetta"
    stored = await web.house.store.player(person["id"])
    assert stored is not None and stored.nickname == "Annetta"
    assert error(await web.client().get("/api/me")) == (401, "no-session", "cookie")


@on_the_web()
async def test_every_answer_keeps_other_pages_out(web: Web) -> None:
    client = web.client()
    for path in ("/api/games", "/api/nothing", "/health", "/api/me"):
        headers = (await client.get(path)).headers
        assert {name: headers[name] for name in HEADERS} == HEADERS
    assert (await client.get("/api/bots")).headers["Cache-Control"] == "no-store"
    assert (await client.get("/api/games/origo")).headers["Cache-Control"] == "public, max-age=300"
    assert "Cache-Control" not in (await client.get("/health")).headers
    assert HEADERS["X-Frame-Options"] == "DENY" and "frame-ancestors 'none'" in HEADERS["Content-Security-Policy"]


@on_the_web(origins=("https://play.example.org",))
async def test_only_own_pages_and_those_the_host_names_may_change_anything(web: Web) -> None:
    client = web.client()

    async def come_in(origin: str | None, path: str = "/api/guest") -> httpx.Response:
        headers = {} if origin is None else {"Origin": origin}
        return await client.post(path, json={"nickname": "Anna"}, headers=headers)

    for origin in (None, "http://house", "https://house", "https://play.example.org"):
        assert (await come_in(origin)).status_code == 200
    for origin in ("https://evil.example", "http://house:8001", "https://play.example.org.evil", "null", "x" * 300):
        answer = await come_in(origin)
        assert error(answer) == (403, "wrong-origin", "origin")
        assert answer.json()["error"]["args"] == {"origin": origin[:100]}
    assert (await client.get("/api/games", headers={"Origin": "https://evil.example"})).status_code == 200
    assert refusals(web.house)["wrong-origin"] == 5


@on_the_web(limits=True)
async def test_each_kind_of_request_has_a_limit_of_its_own(web: Web) -> None:
    limits = web.house.limits

    def spend(what: str, who: str) -> None:
        bucket = limits._bucket(what, who)
        bucket._level, bucket._rate = 0, 1e-9

    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    table = (await anna.post("/api/tables", json={"game": "origo", "seats": 2})).json()
    host = "127.0.0.1"
    spend("guest", host)
    assert error(await web.client().post("/api/guest", json={"nickname": "Carla"})) == (429, "too-fast", "guest")
    renamed = await anna.post("/api/guest", json={"nickname": "Annetta"})
    assert renamed.status_code == 200, "who is here already is no new guest"
    spend("table", (await anna.get("/api/me")).json()["id"])
    assert error(await anna.post("/api/tables", json={"game": "origo", "seats": 2})) == (429, "too-fast", "table")
    assert error(await anna.post(f"/api/tables/{table['id']}/branch", json={"seq": 0})) == (429, "too-fast", "table")
    assert (await bert.post("/api/tables", json={"game": "origo", "seats": 2})).status_code == 201
    spend("table", host)
    assert error(await bert.post("/api/tables", json={"game": "origo", "seats": 2})) == (429, "too-fast", "table")
    spend("step", host)
    for looking in ("steps/0", "steps/0/5"):
        assert error(await bert.get(f"/api/tables/{table['id']}/{looking}")) == (429, "too-fast", "step")
    assert (await bert.get(f"/api/tables/{table['id']}/steps")).status_code == 200
    spend("request", host)
    assert error(await bert.get("/api/games")) == (429, "too-fast", "request")


@on_the_web()
async def test_the_lobby_lists_public_tables_and_the_own(web: Web) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    made = [
        (await anna.post("/api/tables", json={"game": "origo", "seats": 2, "private": private})).json()
        for private in (False, True)
    ]
    assert [table["private"] for table in made] == [False, True]
    me = (await anna.get("/api/me")).json()["id"]
    assert made[0] == {
        "id": made[0]["id"], "game": "origo", "options": game_options("origo"), "private": False, "status": "open",
        "host": me, "seats": [
            {"seat": 0, "name": "Anna", "bot": None, "player": me, "connected": False, "substituted": False},
            {"seat": 1, "name": None, "bot": None, "player": None, "connected": False, "substituted": False},
        ], "commitment": None, "seq": 0, "created": made[0]["created"], "link": f"/t/{made[0]['id']}",
        "moved": made[0]["created"],
    }  # fmt: skip

    async def listed(client: httpx.AsyncClient) -> dict[str, list[str]]:
        lists = (await client.get("/api/tables")).json()
        return {name: sorted(table["id"] for table in tables) for name, tables in lists.items()}

    public, private = (table["id"] for table in made)
    nothing: dict[str, list[str]] = {"open": [], "playing": [], "finished": [], "mine": []}
    assert await listed(anna) == {**nothing, "open": [public], "mine": sorted([public, private])}
    assert await listed(bert) == {**nothing, "open": [public]} == await listed(web.client())
    await bert.post(f"/api/tables/{public}/seats/1", json={})
    started = await anna.post(f"/api/tables/{public}/start")
    assert (started.status_code, started.json()["status"]) == (200, "playing")
    assert await listed(bert) == {**nothing, "playing": [public], "mine": [public]}
    table = await web.house.find(public)
    assert table is not None
    told = (await bert.get("/api/tables")).json()["playing"][0]
    assert told["seq"] == 0 and [seat["connected"] for seat in told["seats"]] == [False, False]
    eye = await look(web.house, table, await web.house.people.find(me))
    await web.house.store.append(_move(table), None)
    told = (await bert.get("/api/tables")).json()["playing"][0]
    assert told["seq"] == 1 and [seat["connected"] for seat in told["seats"]] == [True, False]
    await eye.leave()


def game_options(name: str) -> Json:
    return {option.name: option.default for option in game_named(name).options}


def _move(table: Any) -> Any:
    seat = asked(table)
    made = table.match.at(0).play(seat, first_move(table, seat)[0])
    return EntryRow(table.row.id, 1, seat, made.move, made.chance, 1)


@on_the_web()
async def test_a_table_from_its_seats_to_its_steps(web: Web) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    table = (await anna.post("/api/tables", json={"game": "origo", "seats": 3})).json()
    path = f"/api/tables/{table['id']}"
    seated = await bert.post(f"{path}/seats/1", json={})
    assert seated.status_code == 200 and seated.json()["seats"][1]["name"] == "Bert"
    with_bot = await anna.post(f"{path}/seats/2", json={"bot": "random"})
    assert with_bot.status_code == 200 and with_bot.json()["seats"][2]["bot"] == "random"
    gone = await bert.delete(f"{path}/seats/1")
    assert gone.status_code == 200 and gone.json()["seats"][1]["player"] is None
    assert error(await anna.get(f"{path}/record")) == (409, "not-over", "table")
    assert error(await anna.get(f"{path}/steps/0")) == (409, "not-started", "table")
    assert (await anna.get(f"{path}/steps")).json() == {"last": 0, "entries": []}
    await bert.post(f"{path}/seats/1", json={})
    await anna.post(f"{path}/start")
    stranger = web.client()
    mine = (await bert.get(f"{path}/steps/0")).json()
    assert mine["view"]["seat"] == 1 and (await stranger.get(f"{path}/steps/0")).json()["view"]["seat"] is None
    assert (await anna.get(f"{path}/steps/0")).json()["view"]["seat"] == 0
    assert error(await anna.get(f"{path}/record")) == (409, "not-over", "table")
    for method, where in (("POST", "/start"), ("POST", "/seats/1"), ("DELETE", "/seats/1"), ("POST", "/branch")):
        body = {"seq": 0} if where == "/branch" else {} if method == "POST" else None
        assert error(await stranger.request(method, path + where, json=body)) == (401, "no-session", "cookie")


@on_the_web()
async def test_a_finished_table_gives_its_record_and_branches(web: Web) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    ids = [(await client.get("/api/me")).json()["id"] for client in (anna, bert)]
    people = [await web.house.people.find(one) for one in ids]
    table = await begin_late(web.house, *(one for one in people if one is not None), left=2)
    while table.row.status == "playing":
        picks, offer = first_move(table, asked(table))
        await play(web.house, table, ids[asked(table)], f"m{table.seq}", picks, offer)
    path = f"/api/tables/{table.row.id}"
    record = await web.client().get(f"{path}/record")
    assert table.match is not None and (record.status_code, record.json()) == (200, table.match.record())
    step = (await web.client().get(f"{path}/steps/0")).json()
    assert len(step["view"]["hands"]) == 2 and step["view"]["result"] is None, "a finished game is open"
    assert (await web.client().get(f"{path}/steps/0/1")).json()[0] == step
    again = await bert.post(f"{path}/rematch")
    assert again.status_code == 201 and [seat["name"] for seat in again.json()["seats"]] == ["Bert", "Anna"]
    assert (await anna.get(path)).json()["rematch"] == again.json()["id"]
    branched = await bert.post(f"{path}/branch", json={"seq": 0, "bots": {"0": "random"}})
    assert branched.status_code == 201
    told = branched.json()
    assert (told["branch_of"], told["branch_seq"], told["status"]) == (table.row.id, 0, "playing")
    assert [seat["name"] for seat in told["seats"]] == ["random", "Bert"] and "#" in told["link"]
    assert error(await bert.post(f"{path}/branch", json={"seq": -1})) == (400, "malformed", "seq")


@on_the_web()
async def test_a_body_that_does_not_fit_is_told_by_its_field(web: Web) -> None:
    anna = await web.guest("Anna")
    for body, says in (
        ({"game": "origo", "seats": "two"}, "Expected `int`, got `str`"),
        ({"game": 7, "seats": 2}, "Expected `str`, got `int`"),
    ):
        answer = await anna.post("/api/tables", json=body)
        told = answer.json()["error"]
        assert (answer.status_code, told["code"]) == (400, "malformed") and says in told["args"]["problem"]
        assert told["field"] in body, told
    made = await anna.post("/api/tables", json={"game": "origo", "seats": 2})
    assert made.status_code == 201


@on_the_web()
async def test_games_words_and_bots_are_told(web: Web) -> None:
    client = web.client()
    games = (await client.get("/api/games")).json()
    assert [game["name"] for game in games] == list(registered())
    told = ("name", "of_seats", "usual", "default")
    for game in games:
        known = game_named(game["name"])
        assert game["seats"] == [known.seats[0], known.seats[-1]]
        assert game["options"] == [
            {field: getattr(one, field) for field in told} | {"values": list(one.values)}
            for one in known.options
            if len(one.values) > 1
        ]
        whole = (await client.get(f"/api/games/{game['name']}")).json()
        assert {name: whole[name] for name in game} == game
        assert [pick["id"] for pick in whole["picks"]] == [pick.id for pick in known.vocabulary.picks]
        words = await client.get(f"/api/games/{game['name']}/text/de")
        assert words.text == known.text("de") and words.headers["content-type"].startswith("text/plain")
        assert error(await client.get(f"/api/games/{game['name']}/text/xx")) == (404, "unknown-language", "lang")
        assert error(await client.get(f"/api/games/{game['name']}/text/d.e")) == (404, "unknown-language", "lang")
    unknown = await client.get(f"/api/games/{'x' * 70}")
    assert error(unknown) == (404, "unknown-game", "game") and len(unknown.json()["error"]["args"]["game"]) == 64
    strange = await client.get(f"/api/text/{'x' * 20}")
    assert error(strange) == (404, "unknown-language", "lang") and strange.json()["error"]["args"] == {"lang": "x" * 16}
    assert error(await client.get("/api/text/e.n")) == (404, "unknown-language", "lang")
    assert "error-not-found" in (await client.get("/api/text/en")).text
    assert [(bot["name"], bot["level"]) for bot in (await client.get("/api/bots")).json()] == list(levels())


@on_the_web()
async def test_what_nobody_foresaw_is_told_without_the_inside(web: Web) -> None:
    client = web.client()
    assert (await client.get("/health")).json() == {"status": "ok"}

    async def broken(_: object) -> Any:
        raise LookupError("the inside")

    web.house.store.marks = broken  # type: ignore[assignment,method-assign]
    answer = await client.get("/health")
    assert error(answer) == (500, "internal", None) and "inside" not in answer.text
    assert error(await client.get("/api/nothing/at/all")) == (404, "not-found", "path")
    assert error(await client.put("/api/tables", json={})) == (405, "no-such-method", "method")
    assert error(await client.post("/api/guest", content=b"{")) == (400, "malformed", "body")
    large = await client.post("/api/guest", content=b'{"nickname":"' + b"x" * 70_000 + b'"}')
    assert error(large) == (413, "too-large", "body")
    assert refusals(web.house)["internal"] == 1


@on_the_web()
async def test_the_interface_describes_itself_without_anything_from_elsewhere(web: Web) -> None:
    client = web.client()
    page, document = await client.get("/api/schema"), (await client.get("/api/schema/openapi.json")).json()
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text and not re.search(r"(src|href)=['\"]?(https?:)?//", page.text)
    assert "default-src 'self'" in page.headers["content-security-policy"]
    asked = [(method.upper(), path) for path, methods in document["paths"].items() for method in methods]
    assert ("POST", "/api/guest") in asked and len(asked) > 20
    for method, path in asked:
        assert f"<h2>{method} {html.escape(path)}</h2>" in page.text
    assert all(one["description"] in html.unescape(page.text) for one in document["paths"]["/api/guest"].values())
    assert "list of <a href='#Bot" in page.text and "None" not in re.sub(
        r"<pre>.*?</pre>", "", page.text, flags=re.DOTALL
    )
    links = set(re.findall(r"href='#([^']*)'", page.text))
    assert links and links <= set(re.findall(r"id='([^']*)'", page.text)), "each type that is named is described"
    assert (await client.get("/api/schema/swagger")).status_code == 404
