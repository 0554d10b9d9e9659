"""Several processes of one house: what one writes the others show at once, and lose nothing of."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator

import pytest

from tests.support.games import asked, begin, settle
from tests.support.house import Guest, House, Json, Socket, open_house

SOON = 0.3
"""Far below the second between two looks for what was missed, and patient enough for a busy machine."""


@pytest.fixture
def second(own_house: House) -> Iterator[House]:
    """Another process on the same store."""
    with open_house(own_house.data, own_house.store) as opened:
        yield opened


@pytest.fixture
def table(own_house: House) -> tuple[Json, Guest, Guest]:
    """A game of two that has begun."""
    anna, bert = own_house.guest("Anna"), own_house.guest("Bert")
    table = begin(anna, bert)
    return table, anna, bert


def test_a_move_is_seen_at_once_in_the_other_process(second: House, table: tuple[Json, Guest, Guest]) -> None:
    laid, anna, bert = table
    sockets = anna.look(laid), Socket(second, laid["id"], cookie=bert.cookie)
    chance, waited = random.Random(4), []
    for _ in range(8):
        seq = asked(*sockets).play_any(chance)["seq"]
        began = time.monotonic()
        settle(*sockets, seq=seq)
        waited.append(time.monotonic() - began)
    assert statistics.median(waited) < SOON


def test_no_line_of_chat_is_lost_whoever_speaks_where(second: House, table: tuple[Json, Guest, Guest]) -> None:
    laid, anna, bert = table
    sockets = anna.look(laid), Socket(second, laid["id"], cookie=bert.cookie)
    said = [f"line {number}" for number in range(20)]
    for number, line in enumerate(said):
        sockets[number % 2].send({"type": "chat", "text": line})
    for one in sockets:
        heard: list[str] = []
        while len(heard) < len(said):
            heard.append(one.until(lambda frame: frame["type"] == "chat")["text"])
        assert sorted(heard) == sorted(said)
        assert [line for line in heard if int(line.split()[1]) % 2] == said[1::2], "nobody's own lines change places"


def test_a_name_taken_in_one_process_is_known_in_the_other(second: House, table: tuple[Json, Guest, Guest]) -> None:
    laid, anna, bert = table
    here, there = anna.look(laid), Socket(second, laid["id"], cookie=bert.cookie)
    there.send({"type": "chat", "text": "as Bert"})
    assert here.until(lambda frame: frame["type"] == "chat")["from"] == "Bert"
    bert.call("POST", "/api/guest", {"nickname": "Berta"})
    there.wait(lambda state: state["table"]["seats"][1]["name"] == "Berta")
    there.send({"type": "chat", "text": "as Berta"})
    assert here.until(lambda frame: frame["type"] == "chat")["from"] == "Berta"
