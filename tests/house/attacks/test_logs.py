"""A store that is locked, full or spoiled is told in words, harms nothing, and lets nothing secret into the log."""

from __future__ import annotations

import contextlib
import random
import re
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.house.logs import trace
from tests.support.games import asked, begin, play
from tests.support.house import Guest, House, Json, Refused, Socket, open_house

WORDS = re.compile(r"[^\W\d_]")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house on SQLite, whose log is searched when it closes."""
    with open_house(tmp_path) as opened:
        yield opened


@contextlib.contextmanager
def locked(house: House) -> Iterator[None]:
    """Somebody else writes, and does not come to an end."""
    other = sqlite3.connect(house.data / "ludoteca.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def at_once(*calls: Any) -> list[Any]:
    """Do these beside one another; returns what each returned or raised."""
    found: list[Any] = [None] * len(calls)

    def do(number: int, call: Any) -> None:
        try:
            found[number] = call()
        except Exception as error:
            found[number] = error

    threads = [threading.Thread(target=do, args=pair) for pair in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def hidden(*sockets: Socket) -> set[str]:
    """The cards that only their owners know, as far as their names are more than a letter."""
    hands = {card for one in sockets for card in one.state["view"]["hand"]}
    return {card for card in hands if len(WORDS.findall(card)) > 1}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_locked_store_is_told_in_words(house: House) -> None:
    anna, bert = house.guest("Anna"), house.guest("Bert")
    running, waiting = begin(anna, bert, private=True), anna.table()
    bert.call("POST", f"/api/tables/{waiting['id']}/seats/1", {})
    secret = running["link"].partition("#")[2]
    sockets = anna.look(running), bert.look(running, secret)
    play(sockets, 3, random.Random(1))
    mover = asked(*sockets)
    move = {"key": "late", **mover.any_move(random.Random(2))}
    seen = [one.state["view"] for one in sockets]
    stranger = httpx.Client(base_url=house.url, timeout=60)
    with locked(house):
        came, started, moved = at_once(
            lambda: stranger.post("/api/guest", json={"nickname": "Carla"}),
            lambda: httpx.post(
                f"{house.url}/api/tables/{waiting['id']}/start", headers={"Cookie": anna.cookie}, timeout=60
            ),
            lambda: refusal(mover, move),
        )
    assert code(came) == code(started) == (503, "no-store")
    assert moved == "not-stored"
    assert anna.look(running).state["view"] in seen, "what is not stored was not played"
    assert stranger.post("/api/guest", json={"nickname": "Carla"}).status_code == 200
    anna.call("POST", f"/api/tables/{waiting['id']}/start")
    play((anna.look(running), bert.look(running, secret)), 2, random.Random(3))
    assert house.logged("commit-failed") and house.logged("no-store")
    assert "database is locked" in house.logged("no-store")[0]["trace"]
    nothing_of(house, hidden(*sockets))


def refusal(mover: Socket, move: Json) -> str:
    """What a move is refused for, however long that takes."""
    mover.send(move)
    return str(mover.until(lambda frame: frame["type"] == "error", 60)["error"]["code"])


def nothing_of(house: House, cards: set[str]) -> None:
    """None of these stands in the log."""
    log = house.log.read_text()
    assert cards and not [card for card in cards if re.search(rf"\b{re.escape(card)}\b", log)]


def test_what_people_try_is_not_written_down(house: House) -> None:
    anna, bert = house.guest("Anna"), house.guest("Bert")
    sockets = begin_and_look(anna, bert)
    mover, other = asked(*sockets), next(one for one in sockets if one.state["offer"] is None)
    cards = hidden(*sockets)
    for one in (mover, other):
        for card in one.state["view"]["hand"]:
            for text in (f"{card} ?", f"? {card}", f"{card}?"):
                with contextlib.suppress(Refused):
                    one.do({"type": "play", "offer": mover.state["offer"]["id"], "move": text})
    assert len(house.logged("refused")) > 20
    nothing_of(house, cards)


def begin_and_look(anna: Guest, bert: Guest) -> tuple[Socket, Socket]:
    table = begin(anna, bert)
    return anna.look(table), bert.look(table)


@pytest.mark.parametrize("move", ["expand {card}", "{card}", "undo {card}"])
def test_a_spoiled_journal_is_not_quoted(house: House, move: str) -> None:
    anna, bert = house.guest("Anna"), house.guest("Bert")
    sockets = begin_and_look(anna, bert)
    play(sockets, 4, random.Random(1))
    cards = hidden(*sockets)
    table, card = sockets[0].state["table"]["id"], min(cards)
    house.stop()
    store = sqlite3.connect(house.data / "ludoteca.sqlite")
    with store:
        store.execute("UPDATE journal SET move = ? WHERE seq = 2 AND table_id = ?", (move.format(card=card), table))
    store.close()
    house.start()
    anna.http.base_url = house.url
    assert code(anna.ask("GET", f"/api/tables/{table}/steps/3")) == (503, "unreadable-table")
    assert house.logged("unreadable-table")
    nothing_of(house, cards)


def test_a_store_that_cannot_be_read_any_more(house: House) -> None:
    anna, bert = house.guest("Anna"), house.guest("Bert")
    sockets = begin_and_look(anna, bert)
    table = sockets[0].state["table"]["id"]
    house.stop()
    house.start()
    anna.http.base_url = house.url
    store = sqlite3.connect(house.data / "ludoteca.sqlite")
    with store:
        store.execute("ALTER TABLE journal RENAME TO hidden")
    assert code(anna.ask("GET", f"/api/tables/{table}")) == (503, "no-store")
    live = anna_at(anna, table)
    assert live == "no-store"
    with store:
        store.execute("ALTER TABLE hidden RENAME TO journal")
    store.close()
    assert anna.look({"id": table}).state["seq"] == 0
    nothing_of(house, hidden(*sockets))


def anna_at(anna: Guest, table: str) -> str:
    """Why a socket is shut."""
    try:
        anna.look({"id": table})
    except Exception as closed:
        return str(closed).rpartition(" ")[2]
    return ""


def test_a_trace_tells_where_and_of_which_kind() -> None:
    def fail() -> None:
        try:
            raise KeyError("the queen of spades")
        except KeyError as error:
            raise ValueError("her neighbour") from error

    with pytest.raises(ValueError, match="neighbour") as caught:
        fail()
    told = trace(caught.value)
    assert "queen" not in told.replace('raise KeyError("the queen of spades")', "") and told.endswith("ValueError\n")
    assert "KeyError\n" in told and told.count("in fail") == 2
    assert trace(OSError(28, "No space left on device")) == "OSError: [Errno 28] No space left on device\n"
    assert trace(None) == ""
