"""One stranger, one spoiled table, one store that fails: refused in words, and nobody else's trouble."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from ludoteca.house.refusals import refusal_of
from ludoteca.house.store.engine import engine_url, open_engine
from ludoteca.house.store.schema import journal, tables
from tests.support.games import begin, play
from tests.support.house import Guest, House, Json, Socket, open_house

DEEP = "[" * 30_000 + "]" * 30_000


@pytest.mark.parametrize(
    ("method", "path", "content", "headers", "status", "code"),
    [
        ("POST", "/api/guest", b'{"nickname":"x"}', {"Origin": "http://["}, 403, "wrong-origin"),
        ("POST", "/api/guest", b'{"nickname":"x"}', {"Origin": "nowhere"}, 403, "wrong-origin"),
        ("POST", "/api/guest", b'{"nickname":"x"}', {"Origin": "http://a:b:c"}, 403, "wrong-origin"),
        ("POST", "/api/guest", DEEP.encode(), {}, 400, "malformed"),
        ("POST", "/api/tables", b'{"options":' + DEEP.encode() + b"}", {}, 400, "malformed"),
        ("POST", "/api/guest", b'{"nickname":"\xff"}', {}, 400, "malformed"),
        ("POST", "/api/guest", b'{"nickname":"\\ud800"}', {}, 400, "malformed"),
        ("GET", "/api/text/" + "a" * 300, None, {}, 404, "unknown-language"),
        ("GET", "/api/text/a%00b", None, {}, 404, "unknown-language"),
        ("GET", "/api/games/origo/text/" + "a" * 300, None, {}, 404, "unknown-language"),
        ("GET", "/api/games/origo/text/%E2%80%AE", None, {}, 404, "unknown-language"),
        ("GET", "/api/games/a%00b/text/en", None, {}, 404, "unknown-game"),
        ("GET", "/api/tables/a%00b", None, {}, 404, "not-found"),
    ],
)
def test_what_nobody_would_send_is_refused_in_words(
    anna: Guest, method: str, path: str, content: bytes | None, headers: dict[str, str], status: int, code: str
) -> None:
    answer = anna.http.request(method, path, content=content, headers={"Content-Type": "application/json", **headers})
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


def test_deep_frames_are_malformed(anna: Guest) -> None:
    live = anna.look(anna.table())
    for text in ("[" * 4000 + "]" * 4000, '{"type":"play","picks":' + "[" * 3900 + "]" * 3900 + "}"):
        assert live.refusal(text)["code"] == "malformed"
    live.send({"type": "chat", "text": "hm"})
    assert live.until(lambda frame: frame["type"] == "chat")["text"] == "hm"


def spoil(house: House, statement: Any) -> None:
    """Change the store behind the house's back."""
    engine = sa.create_engine(engine_url(house.store or f"sqlite:///{house.data / 'ludoteca.sqlite'}"))
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def entry_that_cannot_be(table: Json, seq: int) -> sa.Insert:
    return sa.insert(journal).values(table_id=table["id"], seq=seq, seat=0, move="Z9", chance=[], at=1, key=None)


def test_a_table_that_cannot_be_read_is_its_own_trouble_alone(own_house: House) -> None:
    house = own_house
    anna, bert = house.guest("Anna"), house.guest("Bert")
    spoiled, odd, sound = (begin(anna, bert) for _ in range(3))
    house.stop()
    spoil(house, entry_that_cannot_be(spoiled, 1))
    spoil(house, sa.update(tables).where(tables.c.id == odd["id"]).values(options="no options"))
    house.start()
    for guest in (anna, bert):
        guest.http.base_url = house.url
    for table in (spoiled, odd):
        for path in ("", "/steps", "/steps/0", "/record"):
            answer = anna.ask("GET", f"/api/tables/{table['id']}{path}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unreadable-table")
        with pytest.raises(ConnectionClosed):
            anna.look(table)
    told = {table["id"]: table for table in anna.call("GET", "/api/tables")["mine"]}
    assert told[spoiled["id"]]["unreadable"] and told[odd["id"]]["unreadable"]
    assert "unreadable" not in told[sound["id"]]
    assert anna.call("POST", "/api/guest", {"nickname": "Annetta"})["nickname"] == "Annetta"
    sockets = anna.look(sound), bert.look(sound)
    assert {seat["name"] for seat in sockets[0].state["table"]["seats"]} == {"Annetta", "Bert"}
    play(sockets, 4, random.Random(1))
    assert sorted(line["table"] for line in house.logged("unreadable-table")) == sorted([spoiled["id"], odd["id"]])


def test_a_table_that_is_spoiled_while_people_look_keeps_no_news_from_others(own_house: House) -> None:
    house = own_house
    anna, bert = house.guest("Anna"), house.guest("Bert")
    spoiled, sound = begin(anna, bert), begin(anna, bert)
    watching = anna.look(spoiled), anna.look(sound), bert.look(sound)
    spoil(house, entry_that_cannot_be(spoiled, 1))
    spoil(house, sa.update(tables).where(tables.c.id == sound["id"]).values(revision=99, private=True))
    watching[1].wait(lambda state: state["table"]["private"])
    deadline = time.monotonic() + 10
    while not (told := house.logged("unreadable-table")) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert [line["table"] for line in told] == [spoiled["id"]]
    play(watching[1:], 2, random.Random(1))


def test_too_much_is_told_when_to_come_back(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=True) as house:
        guests = [house.guest(f"Guest {number}") for number in range(40)]
        assert len({guest.id for guest in guests}) == 40, "a club behind one address gets in"
        answer = next(
            answer
            for answer in (guests[0].ask("POST", "/api/tables", {"game": "origo", "seats": 2}) for _ in range(40))
            if answer.status_code == 429
        )
        assert int(answer.headers["Retry-After"]) == answer.json()["error"]["args"]["seconds"] >= 1


def test_a_store_that_fails_is_told_in_words_and_tells_nothing(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'x.sqlite'}", writer=True)
    with pytest.raises(OperationalError) as caught, engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO nowhere VALUES (:key)"), {"key": "a-secret-key"})
    engine.dispose()
    assert "a-secret-key" not in str(caught.value)
    refused = refusal_of(caught.value)
    assert (refused.code, refused.status) == ("no-store", 503)


@pytest.mark.parametrize("language", ["en", "ja", "it", "de"])
def test_there_are_words_for_it(anna: Guest, language: str) -> None:
    words = anna.http.get(f"/api/text/{language}").text
    for code in ("no-store", "unreadable-table", "too-fast"):
        assert f"error-{code} =" in words


def test_sockets_of_bad_tables_are_told_why(own_house: House) -> None:
    house = own_house
    anna, bert = house.guest("Anna"), house.guest("Bert")
    table = begin(anna, bert)
    house.stop()
    spoil(house, entry_that_cannot_be(table, 1))
    house.start()
    anna.http.base_url = house.url
    with pytest.raises(ConnectionClosed) as closed:
        Socket(house, table["id"], cookie=anna.cookie)
    assert closed.value.rcvd is not None and closed.value.rcvd.reason == "unreadable-table"
