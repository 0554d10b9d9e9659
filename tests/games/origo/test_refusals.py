"""Each refusal cites the rule that forbids the pick."""

from __future__ import annotations

from typing import Any

import pytest

from .boards import BLACK, BLUE, RED, battle, board_with, golden, play, position, refusal


@pytest.mark.parametrize(
    ("hand", "move", "rule", "reason"),
    [
        (["A", "B"], "exchange A A", "7.7", "already-chosen"),
        (["A", "B"], "exchange C A", "7.7", "not-in-hand"),
        (["A", "B"], "expand C C2", "7.3", "not-in-hand"),
        (["A", "growth"], "attack C C2", "7.5", "not-in-hand"),
        (["A"], "navigate B4 F9", "7.8", "occupied"),
        (["A"], "navigate B4 J1", "7.8", "not-reachable"),
        (["A"], "navigate A10 A9", "7.8", "not-own"),
        (["A"], "move G8 J1", "7.6", "not-reachable"),
    ],
)
def test_actions_cite_their_own_section(hand: list[str], move: str, rule: str, reason: str) -> None:
    assert refusal(golden(BLACK, {BLACK: hand}), BLACK, move)[:2] == (rule, reason)


def test_a_card_of_which_all_are_chosen_reinforces_no_more() -> None:
    match = play(battle({RED: ["growth"], BLUE: ["7", "A"]}), "attack growth G7")
    assert refusal(match, BLUE, "7 7")[:2] == ("7.5 step 3", "already-chosen")
    assert refusal(match, BLUE, "C")[:2] == ("7.5 step 3", "not-in-hand")
    assert refusal(match, BLUE, "A")[:2] == ("7.5 step 3", "card-not-naming")


def test_why_nothing_can_be_attacked() -> None:
    shields = board_with({RED: ["F7", "G6"], BLUE: ["G7", "D8"]})
    fields: dict[str, Any] = {"seats": 2, "turn": RED, "hands": {RED: ["A", "B"]}}
    assert refusal(position(shields, **fields), RED, "attack A A1")[:2] == ("7.5", "no-battlefield")
    established = {**fields, "founded": ["HE"]}
    assert refusal(position(shields, **established), RED, "attack A A1")[:2] == ("7.5", "no-card-names")
    away = board_with({RED: ["A5"], BLUE: ["G7"]})
    assert refusal(position(away, **established), RED, "attack A A1")[:2] == ("R6", "not-adjacent")
    alone = board_with({RED: ["F7"], BLUE: ["D8"]})
    assert refusal(position(alone, **established), RED, "attack A A1")[:2] == ("7.5", "no-enemy")
    bare = position(shields, seats=2, turn=RED, hands={BLUE: ["A"]}, founded=["HE"])
    assert refusal(bare, RED, "attack A A1")[:2] == ("7.5", "no-card")
    assert refusal(bare, RED, "expand A A1")[:2] == ("7.3", "no-card")


def test_a_card_that_names_no_enemy_attacks_nothing() -> None:
    match = battle({RED: ["growth", "A"], BLUE: []})
    assert refusal(match, RED, "attack A A1")[:2] == ("7.5", "names-no-enemy")
    sea = board_with({RED: ["F7", "G6"], BLUE: ["G7", "I9"]})
    near = position(sea, seats=2, turn=RED, founded=["HE"], hands={RED: ["growth", "I"]})
    assert refusal(near, RED, "attack I I9") == ("7.5", "sea-not-full", {"sea": "ad"})


def test_no_sea_shield_can_leave() -> None:
    closed = board_with({RED: ["A1"], BLUE: ["A2", "B1"]})
    shut = position(closed, seats=2, turn=RED)
    assert refusal(shut, RED, "navigate A1 A3")[:2] == ("7.8", "no-destination")
