"""X9 (vectors): which squares may be attacked at the golden position, and the values right after the declaration."""

from __future__ import annotations

from typing import Any

import pytest

from .boards import BLACK, GOLDEN, VECTORS, combat, golden, offered, play, refusal
from .test_x03_x06_cards import SEAT, name, token


@pytest.mark.parametrize("vector", VECTORS["vector"]["attack"], ids=name)
@pytest.mark.parametrize("adjacency", [True, False])
def test_x09_squares_that_may_be_attacked(vector: dict[str, Any], adjacency: bool) -> None:
    seat, card = SEAT[vector["player"]], token(vector["card"])
    match = golden(seat, {seat: [card]}, options={"attack_adjacency": adjacency})
    legal = vector["legal"] if adjacency else vector["legal_without_adjacency_rule"]
    if legal:
        assert offered(match, seat, f"attack {card}") == set(legal)
    else:
        assert "attack" not in offered(match, seat)


@pytest.mark.parametrize("vector", VECTORS["vector"]["combat_start"], ids=lambda vector: vector["square"])
def test_x09_values_after_the_declaration(vector: dict[str, Any]) -> None:
    seat, square = GOLDEN["players"].index(vector["attacker"]), vector["square"]
    match = golden(seat, {seat: [square[0]]})
    play(match, f"attack {square[0]} {square}")
    assert combat(match)["values"] == [vector["attacker_value"], vector["defender_value"]]
    assert combat(match)["square"] == square


def test_x09_why_a_square_cannot_be_attacked() -> None:
    match = golden(BLACK, {BLACK: ["H", "5", "C", "growth"]})
    assert refusal(match, BLACK, "attack H H9")[:2] == ("R6", "not-adjacent")
    assert refusal(match, BLACK, "attack H H1")[:2] == ("7.5", "empty")
    assert refusal(match, BLACK, "attack H E8")[:2] == ("7.5", "not-named")
    assert refusal(match, BLACK, "attack 5 F5") == ("7.5", "not-established", {"country": "GE"})
    assert refusal(match, BLACK, "attack growth G7")[:2] == ("7.5", "own-shield")
