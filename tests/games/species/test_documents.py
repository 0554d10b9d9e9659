"""Documents that do not fit are refused with the field that is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca import BadRecord
from ludoteca.games.species import GAME

from .scenes import J0_1, scene


def _frame(decision: str, *args: int) -> dict[str, Any]:
    return {"decision": decision, "seats": [0], "args": [*args, 0, 0, 0, 0][:4]}


@pytest.mark.parametrize(
    ("field", "fields", "player"),
    [
        ("board.E1", {"board": {"E1": "coral"}}, {}),
        ("board.A1", {"board": {"A1": "dodo"}}, {}),
        ("cubes.A9", {"cubes": {"A9": [1]}}, {}),
        ("track[0].tile", {"track": ["dodo"]}, {}),
        ("stacks[0].top", {"stacks": [{"top": "dodo", "size": 7}, {"size": 0}, {"size": 0}]}, {}),
        ("stacks", {"stacks": [{"top": "shark", "size": 25}, {"size": 0}, {"size": 0}]}, {}),
        ("open[0]", {"open": ["compass", "", ""]}, {}),
        ("discards.land[0]", {"discards": {"land": ["land·map"]}}, {}),
        ("goals[0].card", {"goals": {"J1-7": False}}, {}),
        ("final.card", {"final": "J4-9"}, {}),
        ("layout", {"layout": "J0-9"}, {}),
        ("stack[0].decision", {"stack": [{"decision": "sleep", "seats": [0], "args": [0, 0, 0, 0]}]}, {}),
        ("players", {"open": ["may", "", ""]}, {"hand": ["may"]}),
        ("players[0].hand[0]", {}, {"hand": ["compass"]}),
        ("players[0].captured[0]", {}, {"captured": ["dodo"]}),
        ("players[0].cubes", {}, {"cubes": 9}),
        ("board", {"board": {"B2": "opuntia", "A4": "opuntia"}}, {}),
        ("board", {"board": {"B2": "racer"}}, {}),
        ("board", {"board": {"B2": "calandrinia", "A4": "coral"}}, {}),
        ("board", {}, {"captured": ["coral"]}),
        ("stacks", {}, {"captured": ["racer"]}),
        ("turn", {"turn": 7}, {}),
        ("beagle", {"beagle": 24}, {}),
        ("beagle", {"beagle": 40}, {}),
        ("open", {"open": ["land·book1", "", ""]}, {}),
        ("cubes.A1", {"cubes": {"A1": [1, 0]}}, {}),
        ("stack[1].args", {"stack": [_frame("turn"), _frame("discovery", 3, 4, 6), _frame("refill")]}, {}),
        ("cubes.B2[0]", {"cubes": {"B2": [9]}}, {}),
    ],
)
def test_what_does_not_fit_is_named(field: str, fields: dict[str, Any], player: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as caught:
        scene([], [], players=[player], **fields)
    assert caught.value.field == field


def test_a_short_document_is_filled_up() -> None:
    match = scene([], [], layout="J0-3")
    view = match.view(0)
    assert view["board"] == J0_1 and [stack["size"] for stack in view["stacks"]] == [7, 7, 6]
    assert view["decks"] == {"land": 11, "water": 11, "air": 11, "beagle": 15}
    assert [player["cubes"] for player in view["players"]] == [8, 8]


@pytest.mark.parametrize(("field", "size"), [("stacks", 5), ("stacks", 7)])
def test_no_tile_of_the_stacks_is_missing_or_too_many(field: str, size: int) -> None:
    document = json.loads(json.dumps(scene([], []).document()))
    assert GAME.load(document).document() == document
    document["stacks"][2]["size"] = size
    with pytest.raises(BadRecord) as caught:
        GAME.load(document)
    assert caught.value.field == field
