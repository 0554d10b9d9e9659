"""Documents that do not fit are refused with the field that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import BadRecord

from .scenes import scene


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
        ("players[0].city", {}, {"city": "paris"}),
        ("players[0].bag_contents[0]", {}, {"bag_contents": ["king"]}),
    ],
)
def test_what_does_not_fit_is_named(field: str, fields: dict[str, Any], player: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as caught:
        scene(player, {}, **fields)
    assert caught.value.field == field
