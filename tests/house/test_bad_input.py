"""Bad input: a clear error naming field and rule, nothing changed, and a line in the log."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludoteca.house.keys import Keys, load_key
from tests.support.games import asked, begin, play
from tests.support.house import Guest, House, Json, Refused, Socket, open_house


@pytest.fixture
def at_table(anna: Guest, bert: Guest) -> tuple[Json, Socket, Socket]:
    """A running game: the table, who is asked, who is not."""
    table = begin(anna, bert)
    sockets = anna.look(table), bert.look(table)
    mover = asked(*sockets)
    return table, mover, sockets[1] if mover is sockets[0] else sockets[0]


def steps(guest: Guest, table: Json) -> int:
    last: int = guest.call("GET", f"/api/tables/{table['id']}/steps")["last"]
    return last


@pytest.mark.parametrize(
    ("frame", "code", "field"),
    [
        ({"picks": [255]}, "unknown-pick", "picks"),
        ({"move": "Z9"}, "unknown-pick", "move"),
        ({"move": "expand"}, "refused", "move"),
        ({"picks": []}, "incomplete-move", "move"),
        ({"picks": [0], "move": "A1"}, "picks-or-move", "picks"),
        ({}, "picks-or-move", "picks"),
        ({"picks": [256]}, "malformed", "picks"),
        ({"picks": ["A1"]}, "malformed", "picks"),
        ({"picks": [0], "force": True}, "malformed", "frame"),
        ({"picks": [0], "key": ""}, "malformed", "key"),
        ({"picks": [0], "offer": "0-999"}, None, "offer"),
        ({"picks": [0], "offer": "7-0"}, None, "offer"),
        ({"picks": [0], "offer": "x" * 65}, "malformed", "offer"),
    ],
)
def test_a_bad_move_changes_nothing(
    house: House, anna: Guest, at_table: tuple[Json, Socket, Socket], frame: Json, code: str | None, field: str
) -> None:
    table, mover, _ = at_table
    before = mover.state
    error = mover.refusal({"type": "play", "key": "k", "offer": before["offer"]["id"], **frame})
    if code is None:
        own = frame["offer"].startswith(f"{before['seat']}-")
        code = "stale-offer" if own else "other-seat"
    assert error["code"] == code
    assert error["field"].startswith(field)
    assert error["message_id"]
    assert steps(anna, table) == before["seq"]
    assert any((line["code"], line.get("table")) == (code, table["id"]) for line in house.logged("refused"))
    mover.play_any(random.Random(1))


def test_a_refused_pick_names_its_rule(at_table: tuple[Json, Socket, Socket]) -> None:
    _, mover, other = at_table
    square = mover.state["offer"]["picks"][0]
    mover.do({"type": "play", "offer": mover.state["offer"]["id"], "picks": [square["id"]]})
    other.wait(lambda state: state["offer"] is not None)
    with pytest.raises(Refused) as caught:
        other.do({"type": "play", "offer": other.state["offer"]["id"], "picks": [square["id"]]})
    assert caught.value.error["rule"] == "6"
    assert caught.value.error["message_id"] == "origo-refused-occupied"


def test_the_pick_of_another_seat(at_table: tuple[Json, Socket, Socket]) -> None:
    _, mover, other = at_table
    offer = mover.state["offer"]
    frame = {"type": "play", "key": "theirs", "offer": offer["id"], "picks": [offer["picks"][0]["id"]]}
    assert other.refusal(frame)["code"] == "other-seat"
    own = {**frame, "offer": f"{other.state['seat']}-0"}
    assert other.refusal(own)["code"] == "not-your-turn"


def test_a_stale_offer(at_table: tuple[Json, Socket, Socket]) -> None:
    _, mover, other = at_table
    old = mover.state["offer"]
    play((mover, other), 2, random.Random(4))
    pick = mover.state["offer"]["picks"][0]["id"]
    error = mover.refusal({"type": "play", "key": "late", "offer": old["id"], "picks": [pick]})
    assert (error["code"], error["field"]) == ("stale-offer", "offer")
    assert mover.refusal({"type": "preview", "offer": old["id"], "picks": []})["code"] == "stale-offer"


def test_a_spectator_cannot_play(house: House, at_table: tuple[Json, Socket, Socket]) -> None:
    table, mover, _ = at_table
    spectator = house.guest("Carla").look(table)
    for kind in ("undo", "restart", "resign", "return", "ask_take_back"):
        assert spectator.refusal({"type": kind, "key": "x"})["code"] == "not-seated"
    error = spectator.refusal({"type": "play", "key": "x", "offer": mover.state["offer"]["id"], "picks": [0]})
    assert error["code"] == "not-seated"
    stranger = Socket(house, table["id"])
    assert stranger.refusal({"type": "chat", "text": "hello"})["code"] == "no-session"


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "null", '{"type":"dance"}', '{"type":"chat"}', b"\xff\xfe", '{"type":"chat","text":7}', "[" * 4000],
)
def test_malformed_frames(anna: Guest, frame: Any) -> None:
    live = anna.look(anna.table(2))
    assert live.refusal(frame)["code"] == "malformed"
    live.send({"type": "chat", "text": "still here"})
    live.until(lambda got: got["type"] == "chat")


def test_too_many_malformed_frames_end_the_connection(anna: Guest) -> None:
    live = anna.look(anna.table(2))
    for _ in range(20):
        live.send("{")
    with pytest.raises(ConnectionClosed) as closed:
        live.until(lambda frame: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_an_oversized_frame_ends_the_connection(house: House, anna: Guest) -> None:
    live = anna.look(anna.table(2))
    with pytest.raises(ConnectionClosed) as closed:
        live.refusal('{"type":"chat","text":"' + "x" * 20_000 + '"}')
    assert closed.value.sent is not None or closed.value.rcvd is not None
    assert anna.ask("GET", "/health").status_code == 200


def test_the_first_frame_must_be_a_hello(house: House, anna: Guest) -> None:
    table = anna.table(2)
    with connect(f"ws://127.0.0.1:{house.port}/api/tables/{table['id']}/live") as raw:
        raw.send('{"type":"chat","text":"me first"}')
        assert '"no-hello"' in str(raw.recv(5))


def test_another_origin_is_kept_out(house: House, anna: Guest) -> None:
    table = anna.table(2)
    url = f"ws://127.0.0.1:{house.port}/api/tables/{table['id']}/live"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, origin=Origin("https://evil.example"), additional_headers={"Cookie": anna.cookie}).__enter__()
    assert refused.value.response.status_code == 403
    with connect(url, origin=Origin(house.url)) as own:
        own.send('{"type":"hello","have":0}')
        assert '"state"' in str(own.recv(5))
    answer = anna.http.post(
        "/api/tables", json={"game": "origo", "seats": 2}, headers={"Origin": "https://evil.example"}
    )
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "wrong-origin"
    assert any(line["code"] == "wrong-origin" for line in house.logged("refused"))


@pytest.mark.parametrize(
    ("body", "code", "field"),
    [
        ({"game": "origo", "seats": 9}, "bad-seats", "seats"),
        ({"game": "chess", "seats": 2}, "unknown-game", "game"),
        ({"game": "origo", "seats": 2, "options": {"speed": 1}}, "unknown-option", "options.speed"),
        ({"game": "origo", "seats": 2, "options": {"attack_adjacency": 1}}, "bad-option", "options.attack_adjacency"),
        ({"game": "origo"}, "malformed", ""),
        ({"game": "origo", "seats": "two"}, "malformed", ""),
        ({"game": "origo", "seats": 2, "cheat": True}, "malformed", ""),
    ],
)
def test_a_bad_table(anna: Guest, body: Json, code: str, field: str) -> None:
    before = len(anna.call("GET", "/api/tables")["mine"])
    answer = anna.ask("POST", "/api/tables", body)
    assert 400 <= answer.status_code < 500
    error = answer.json()["error"]
    assert error["code"] == code
    assert error["field"].startswith(field)
    assert len(anna.call("GET", "/api/tables")["mine"]) == before


def test_seats_are_not_taken_twice(house: House, anna: Guest, bert: Guest) -> None:
    table = anna.table(2)
    path = f"/api/tables/{table['id']}"

    def code(guest: Guest, method: str, where: str, body: Any = None) -> str:
        answer = guest.ask(method, path + where, body)
        assert 400 <= answer.status_code < 500
        found: str = answer.json()["error"]["code"]
        return found

    assert code(bert, "POST", "/seats/0", {}) == "seat-taken"
    assert code(bert, "POST", "/seats/7", {}) == "no-such-seat"
    assert code(bert, "POST", "/seats/1", {"bot": "random"}) == "not-host"
    assert code(anna, "POST", "/seats/1", {"bot": "nobody"}) == "unknown-bot"
    assert code(bert, "DELETE", "/seats/0") == "other-seat"
    assert code(bert, "POST", "/start") == "not-host"
    assert code(anna, "POST", "/start") == "seats-free"
    assert code(anna, "GET", "/record") == "not-over"
    bert.call("POST", path + "/seats/1", {})
    anna.call("POST", path + "/start")
    assert code(bert, "DELETE", "/seats/1") == "already-started"
    assert code(anna, "POST", "/start") == "already-started"
    assert code(anna, "GET", "/steps/99") == "no-such-step"
    assert code(anna, "GET", "/record") == "not-over"
    assert code(anna, "POST", "/branch", {"seq": 0}) == "not-over"


def test_guessing_private_links_teaches_nothing(house: House, anna: Guest, bert: Guest) -> None:
    table = anna.table(2, private=True)
    wrong = bert.ask("GET", f"/api/tables/{table['id']}", secret="a" * 26)
    absent = bert.ask("GET", "/api/tables/nowhere", secret="a" * 26)
    assert wrong.status_code == absent.status_code == 404
    assert wrong.content == absent.content


def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=True) as house:
        anna, bert = house.guest("Anna"), house.guest("Bert")
        table = anna.table(2, private=True)
        codes = [bert.ask("GET", f"/api/tables/{table['id']}", secret=f"{n}").status_code for n in range(15)]
        assert codes[0] == 404
        assert codes[-1] == 429
        assert anna.ask("GET", f"/api/tables/{table['id']}").status_code == 200, "who sits there is not concerned"
        answers = [anna.ask("POST", "/api/tables", {"game": "origo", "seats": 2}).status_code for _ in range(30)]
        assert 429 in answers


def test_a_chat_flood_is_stopped(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=True) as house:
        anna = house.guest("Anna")
        live = anna.look(anna.table(2))
        for number in range(10):
            live.send({"type": "chat", "text": f"line {number}"})
        assert live.until(lambda frame: frame["type"] == "error")["error"]["code"] == "too-fast"


def test_sessions_expire_and_cannot_be_forged(house: House, anna: Guest) -> None:
    keys = Keys(load_key(house.data))
    expired = keys.session(anna.id, int(time.time()) - 1)
    forged = f"{anna.id}.{int(time.time()) + 1000}." + "a" * 32

    def me(cookie: str) -> Any:
        answer = httpx.get(house.url + "/api/me", headers={"Cookie": f"ludoteca={cookie}"})
        assert answer.status_code == 401
        return answer.json()["error"]["code"]

    assert me(expired) == "session-expired"
    assert me(forged) == "no-session"
    assert me("nonsense") == "no-session"
    table = anna.table(2)
    live = Socket(house, table["id"], cookie=f"ludoteca={expired}")
    assert live.state["seat"] is None
    assert live.refusal({"type": "undo", "key": "x"})["code"] == "session-expired"


def test_nicknames_are_checked(house: House) -> None:
    for nickname in ("", " ", "x" * 25, "\n\t", 7, None):
        answer = httpx.post(house.url + "/api/guest", json={"nickname": nickname})
        assert answer.status_code == 400
        assert answer.json()["error"]["field"] in ("nickname", "body")
    assert (house.data / "secret.key").stat().st_mode & 0o777 == 0o600


def test_http_that_makes_no_sense(house: House, anna: Guest) -> None:
    assert anna.ask("GET", "/api/nothing").json()["error"]["code"] == "not-found"
    assert anna.ask("PUT", "/api/tables").json()["error"]["code"] == "no-such-method"
    assert anna.http.post("/api/tables", content=b"{").json()["error"]["code"] == "malformed"
    large = anna.http.post("/api/tables", content=b'{"game":"' + b"x" * 100_000 + b'"}')
    assert large.status_code == 413
    assert large.json()["error"]["code"] == "too-large"
    assert anna.ask("GET", "/api/text/..%2f..%2fetc").status_code in (400, 404)
    assert anna.ask("GET", "/api/text/xx").json()["error"]["code"] == "unknown-language"
    assert not house.logged("internal")
