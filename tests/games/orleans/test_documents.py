"""Documents that do not fit are refused with the field that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca import BadRecord, Match
from ludoteca.games.orleans import GAME

from .scenes import idle, scene
from .test_bathhouse import bathing

REMOVING = [
    {"decision": "round", "seats": [], "args": [0, 0, 0, 0]},
    {"decision": "remove", "seats": [0], "args": [0, 0, 0, 0]},
]
ROUND = REMOVING[0]
PLANNING = [ROUND, {"decision": "plan", "seats": [0, 1], "args": [0, 0, 0, 0]}]
OWING = [ROUND, {"decision": "torture", "seats": [0], "args": [1, 0, 0, 0]}]
STARTERS = ["farmer*", "boatman*", "craftsman*", "trader*"]


@pytest.mark.parametrize(
    ("field", "fields", "player"),
    [
        ("edges[0]", {"edges": [["wine", "wine", "wine"]]}, {}),
        ("edges[0][0]", {"edges": [["wnie"]]}, {}),
        ("event", {"event": "holiday"}, {}),
        ("tiles[0]", {"tiles": ["palace"]}, {}),
        ("stack[0].decision", {"stack": [{"decision": "sleep", "seats": [0], "args": [0, 0, 0, 0]}]}, {}),
        ("goods_market.brocade", {"goods_market": {"brocade": 13}}, {}),
        ("technologies", {"technologies": 17}, {}),
        ("players[0].market[0]", {}, {"market": ["king"]}),
        ("players[0].spaces.palace·0", {}, {"spaces": {"palace·0": "monk"}}),
        ("players[0].spaces.village·0", {}, {"spaces": {"village·0": "king"}}),
        ("round", {"round": 40}, {}),
        ("stage", {"stage": 90000}, {}),
        ("stage", {"phase": "planning", "stage": 2, "stack": PLANNING}, {}),
        ("stage", {"phase": "census", "stage": 3, "stack": OWING}, {}),
        ("stage", {"phase": "event", "stage": 3, "stack": OWING}, {}),
        ("event", {"event": None}, {}),
        ("events_left", {"events_left": {"plague": 1}}, {}),
        ("phase", {"phase": "event"}, {}),
        ("players[0].coins", {}, {"coins": -5}),
        ("bank", {}, {"coins": 500}),
        ("players[0].market", {}, {"market": ["monk"] * 5 + ["knight"] * 5}),
        ("supply.monk", {}, {"bag_contents": ["monk"] * 20}),
        ("players[0].steps.farmer", {}, {"steps": {"farmer": 11}}),
        ("players[0].spaces", {}, {"spaces": {"hayrick·0": "monk"}}),
        ("players[0].spaces.farm_house·0", {}, {"spaces": {"farm_house·0": "knight"}}),
        ("tiles", {"tiles": ["hayrick", "hayrick"]}, {}),
        ("players[0].planned", {}, {"planned": ["village·0"]}),
        ("tiles", {"tiles": ["hayrick", "school"]}, {}),
        ("tiles", {}, {"tiles_taken": 1}),
        ("stage", {"phase": "removal", "round": 0, "event": None, "stage": 4, "stack": REMOVING}, {}),
        ("tiles", {"phase": "removal", "round": 0, "event": None, "stage": 2, "stack": REMOVING}, {}),
        ("bank", {"bank": 174}, {}),
        ("bank", {"bank": 176}, {}),
        ("technologies", {"technologies": 15}, {}),
        ("goods_market", {"goods_market": {"brocade": 12, "wool": 15, "wine": 18, "cheese": 21, "grain": 13}}, {}),
        ("edges[1]", {"edges": [[], ["", "wine"]]}, {}),
        ("supply.knight", {"supply": {"knight": 7}, "gone": {"knight": 0}}, {}),
        ("players[0].bag_contents", {}, {"market": ["farmer*"], "bag_contents": STARTERS}),
        ("players[0].city", {}, {"city": "paris"}),
        ("players[0].bag_contents[0]", {}, {"bag_contents": ["king"]}),
    ],
)
def test_what_does_not_fit_is_named(field: str, fields: dict[str, Any], player: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as caught:
        scene(player, {}, **fields)
    assert caught.value.field == field


def short(player: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    return {"seats": 2, "players": [player or {}, {}], **fields}


def test_what_a_short_document_leaves_out_is_in_the_box() -> None:
    document = GAME.load(short({"tiles": ["school"], "tiles_taken": 2, "coins": 7, "citizens": 1})).document()
    assert len(document["tiles"]) == 18 and "school" not in document["tiles"]
    assert (document["bank"], len(document["citizens"]), document["technologies"]) == (173, 13, 16)


@pytest.mark.parametrize(
    ("field", "document"),
    [
        ("bank", short(bank=174)),
        ("bank", short({"coins": 6}, bank=175)),
        ("citizens", short(citizens=["stations"])),
        ("citizens", short({"citizens": 1}, citizens=["stations", "development·0"])),
        ("technologies", short({"waiting": 1}, technologies=16)),
        ("tiles", short({"tiles": ["school"], "tiles_taken": 2}, tiles=["hayrick"])),
        (
            "players[0].tiles_taken",
            {"seats": 2, "players": [{"tiles": ["school"], "tiles_taken": 0}, {"tiles_taken": 1}]},
        ),
        ("players[0].bag_contents", short({"bag_contents": STARTERS[1:]})),
        ("players[0].bag_contents", short({"bag_contents": [*STARTERS, "farmer*"]})),
    ],
)
def test_no_piece_is_missing_or_there_twice(field: str, document: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as caught:
        GAME.load(document)
    assert caught.value.field == field


def passed(owner: dict[str, Any], **fields: Any) -> Match:
    """Let the first seat end the actions."""
    match = scene(owner, idle(coins=50), **fields)
    match.play(0, "pass")
    return match


def kept() -> Match:
    match = bathing(["knight", "monk"])
    match.play(0, "bathhouse")
    return match


def arranged() -> Match:
    match = passed({"tiles": ["gunpowder_tower"], "market": ["monk"], "bag_contents": []}, event="pilgrimage")
    for seat in match.to_act:
        match.play(seat, "stop")
    return match


@pytest.mark.parametrize(
    ("decision", "begin"),
    [
        ("bathe", lambda: bathing(["knight", "monk"])),
        ("keep", kept),
        ("tower", arranged),
        ("place-tech", lambda: passed({"waiting": 1}, event="pilgrimage")),
        ("sacristy", lambda: passed({"tiles": ["sacristy"], "spaces": {"sacristy·0": "monk"}}, event="plague")),
        ("food", lambda: passed({"goods": {"grain": 1, "wine": 1}}, event="harvest")),
        ("torture", lambda: passed({"coins": 4, "goods": {"wool": 1}}, event="harvest")),
    ],
)
def test_a_game_goes_on_from_its_document_whatever_is_asked(decision: str, begin: Callable[[], Match]) -> None:
    match = begin()
    assert match.view(None)["stack"][-1] == {
        "decision": decision,
        "seats": [0],
        "args": [decision == "torture", 0, 0, 0],
    }
    again = GAME.load(match.document(), seed="again")
    assert again.document() == match.document() and again.offer(0).picks == match.offer(0).picks
