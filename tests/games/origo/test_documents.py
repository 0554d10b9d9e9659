"""Positions as readable documents, by hand or from a match."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from ludoteca import BadRecord
from ludoteca.kernel.room import OPEN

from .boards import BLUE, RED, document, events, golden, offered, origo, play, position

WRITTEN = """
seats = 2
turn = 1
board = [
  "..........",
  "..........",
  "..........",
  "..........",
  "..........",
  "......r...",
  ".....rbb..",
  "......b...",
  "..........",
  "..........",
]
hands = [["7"], ["G", "growth"]]
players = [{}, { points = 12 }]
founded = [{ country = "HE" }]
"""


def test_a_short_document_written_by_hand() -> None:
    match = origo().load(tomllib.loads(WRITTEN), seed="hand")
    view = match.view(None)
    assert match.to_act == (BLUE,) and view["phase"] == "play"
    assert [row["supply"] for row in view["players"]] == [42, 41] and view["players"][1]["points"] == 12
    assert view["allowance"] == {"fight": 2, "shift": 1} and view["pile"] == 98 - 3
    play(match, "attack G G6", "flag", "flag")
    assert events(match, "combat-won")[0]["square"] == "G6"


def spoiled(**fields: Any) -> dict[str, Any]:
    return {**document([".........."] * 10, seats=2), **fields}


@pytest.mark.parametrize(
    "fields",
    [
        {"hands": [["Z"], []]},
        {"hands": [["A", "A"], []]},
        {"hands": [["A"], ["A"]]},
        {"seen": ["A"], "hands": [["A"], []]},
        {"board": ["g........."] + [".........."] * 9},
        {"board": ["x........."] + [".........."] * 9},
    ],
)
def test_a_document_that_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        origo().load(spoiled(**fields))


def test_a_document_in_the_middle_of_a_combat() -> None:
    match = golden(RED, {RED: ["PO", "8"], BLUE: ["D"]})
    play(match, "attack PO D8")
    again = origo().load(json.loads(json.dumps(match.document())), seed="again")
    assert again.to_act == match.to_act == (BLUE,)
    assert offered(again, BLUE) == {"D", "flag"}
    play(again, "D show", "8 show", "flag", "flag")
    play(match, "D show", "8 show", "flag", "flag")
    assert again.document() == match.document()


def test_a_document_in_the_middle_of_the_placement() -> None:
    match = play(origo().start(seats=3, seed="early"), "C8", "D3", "A1")
    again = origo().load(match.document(), seed="again")
    assert again.to_act == match.to_act and again.view(None) == match.view(None)


def test_a_document_of_a_finished_game() -> None:
    match = position([".........."] * 10, seats=2, supply={0: 44, 1: 44})
    play(match, "end", "end")
    assert match.over
    assert origo().load(match.document()).over and origo().view(match.position, OPEN)["phase"] == "over"


_NOTHING = {"clan": 0, "naval": 0, "country": 0}
EMPTY = [".........."] * 10


@pytest.mark.parametrize(
    ("field", "fields"),
    [
        ("turn", {"turn": 7}),
        ("board", {"board": EMPTY[:3]}),
        ("board[0]", {"board": ["...........", *EMPTY[1:]]}),
        ("players[0].supply", {"players": [{"supply": -5}, {}]}),
        ("players[0].supply", {"players": [{"supply": 3}, {}]}),
        ("players", {"players": [{}]}),
        ("navigated[0]", {"navigated": ["Z9"]}),
        ("navigated", {"navigated": ["A1"]}),
        ("round", {"round": "five"}),
        ("founded", {"founded": [{"country": "BE"}, {"country": "BE"}]}),
        ("players[0].hand", {"hands": [["growth"] * 5 + ["ship"] * 6, []]}),
        ("standing.totals[0].total", {"standing": {"totals": [{"total": 9}, {}]}}),
        ("scorings", {"scorings": [{"round": 4, "totals": [_NOTHING | {"seat": seat} for seat in (0, 1)]}] * 4}),
        ("board", {"board": None}),
    ],
)
def test_what_cannot_be_is_named(field: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as caught:
        origo().load({"seats": 2, "round": 5, "board": EMPTY, "players": [{}, {}], **fields})
    assert caught.value.field == field


def test_a_combat_that_cannot_be_is_refused() -> None:
    match = golden(RED, {RED: ["PO", "8"], BLUE: ["D"]})
    play(match, "attack PO D8")
    for args in ([37, 0, 1, 0], [37, 1, 0, 0], [99, 0, 1, 0], [100, 0, 1, 0], [37, 0, 5, 0]):
        document = json.loads(json.dumps(match.document()))
        if document["stack"][1]["args"] == args:
            continue
        document["stack"][1]["args"] = args
        with pytest.raises(BadRecord):
            origo().load(document)


def test_nothing_is_lost_before_the_first_turn() -> None:
    document = play(origo().start(seats=3, seed="early"), "C8", "D3").document()
    del document["players"][2]["supply"]
    document["players"][2]["lost"] = 5
    with pytest.raises(BadRecord) as caught:
        origo().load(document)
    assert caught.value.field == "players"
