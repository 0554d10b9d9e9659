"""Worked examples T01 to T04: setup and the hourglass deck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.games.orleans import GAME
from ludoteca.games.orleans.data import EVENTS, TYPES

from .playing import wander
from .scenes import edge, state


def on_map(document: dict[str, Any]) -> int:
    return sum(bool(good) for pair in document["edges"] for good in pair)


def tiles_on(document: dict[str, Any], at: int) -> int:
    return sum(bool(good) for good in document["edges"][at])


def test_t01_four_players() -> None:
    match = GAME.start(seats=4, seed="t01")
    document = match.document()
    assert document["supply"] == dict(zip(TYPES, (16, 10, 10, 10, 14, 14, 14), strict=True))
    assert (on_map(document), sum(document["goods_market"].values())) == (52, 38)
    assert sum(state(match).goods_gone) == 0
    assert document["bank"] == 165
    assert len([citizen for citizen in document["citizens"] if citizen != "stations"]) == 13


def test_t02_two_players() -> None:
    document = GAME.start(seats=2, seed="t02").document()
    assert document["supply"] == dict(zip(TYPES, (12, 6, 6, 6, 8, 8, 8), strict=True))
    assert (on_map(document), sum(document["goods_market"].values())) == (43, 35)
    assert {tiles_on(document, at) for at in range(43)} == {1}
    assert tiles_on(document, edge("orleans", "briare", "waterway")) == 1
    assert tiles_on(document, edge("chartres", "le_mans", "road")) == 1


def test_t02_twelve_goods_are_put_aside() -> None:
    assert sum(state(GAME.start(seats=2, seed="t02")).goods_gone) == 12


def test_t03_three_players() -> None:
    match = GAME.start(seats=3, seed="t03")
    document = match.document()
    assert document["supply"] == dict(zip(TYPES, (14, 8, 8, 8, 11, 11, 11), strict=True))
    assert (on_map(document), sum(document["goods_market"].values())) == (48, 36)
    assert sum(state(match).goods_gone) == 6
    assert tiles_on(document, edge("orleans", "briare", "waterway")) == 2
    assert tiles_on(document, edge("chartres", "le_mans", "road")) == 1


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_t04_three_stacks(seed: str) -> None:
    match = wander(2, seed)
    history = match.document()["history"]
    assert history[0] == "pilgrimage"
    for first in (0, 6, 12):
        assert sorted(history[first : first + 6]) == sorted(EVENTS)


def test_full_shuffle_keeps_the_light_pilgrimage_first() -> None:
    histories = [wander(2, seed, event_deck="full_shuffle").document()["history"] for seed in ("a", "b", "c")]
    for history in histories:
        assert history[0] == "pilgrimage"
        assert Counter(history) == Counter(dict.fromkeys(EVENTS, 3))
    assert any(sorted(history[:6]) != sorted(EVENTS) for history in histories)


def test_every_player_begins_alike() -> None:
    for player in GAME.start(seats=4, seed="t01").document()["players"]:
        assert player["bag_contents"] == ["farmer*", "boatman*", "craftsman*", "trader*"]
        assert (player["coins"], player["stock"], player["city"]) == (5, 10, "orleans")
        assert set(player["steps"].values()) == {0}
        assert player["development"] == 0


@pytest.mark.parametrize(("seats", "removals"), [(2, 4), (3, 3), (4, 4)])
def test_expert_removal_in_turn_order(seats: int, removals: int) -> None:
    """4.7 and R46: with two players start player, other, start player, other."""
    match = GAME.start(seats=seats, seed="expert", options={"expert_place_removal": True, "start_player": 1})
    asked = []
    for tile in ("library", "school", "brewery", "hayrick")[:removals]:
        asked.append(match.to_act[0])
        match.play(match.to_act[0], tile)
    assert asked == [(1 + at) % seats for at in range(removals)]
    assert match.document()["round"] == 1
    assert "library" not in match.document()["tiles"]
    assert len(match.document()["tiles"]) == 20 - removals
