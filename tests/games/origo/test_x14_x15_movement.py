"""X14 and X15: moves and navigation through chains of own shields."""

from __future__ import annotations

from typing import Any

import pytest

from . import oracle
from .boards import BLACK, GOLDEN, RED, VECTORS, at, golden, offered, play, refusal

BOARD = oracle.board_of({"players": [{"colour": colour} for colour in GOLDEN["players"]], "board": GOLDEN["board"]})


@pytest.mark.parametrize("vector", VECTORS["vector"]["destinations"], ids=lambda vector: vector["from"])
def test_x14_x15_destinations(vector: dict[str, Any]) -> None:
    square = vector["from"]
    seat, verb = BOARD[square], "navigate" if square in oracle.SEA else "move"
    assert offered(golden(seat), seat, f"{verb} {square}") == set(vector["legal"])


def test_x14_move_through_a_chain() -> None:
    assert offered(golden(BLACK), BLACK, "move F7") == {"C10", "E7", "G9"}
    assert offered(golden(RED), RED, "move H2") == {"G2", "H1", "H3", "I2"}
    assert offered(golden(RED), RED, "move C7") == {"B7", "C6", "C8", "D7"}
    match = play(golden(BLACK), "move F7 C10")
    assert (at(match, "F7"), at(match, "C10")) == (".", "k")
    assert refusal(match, BLACK, "move C10 A10")[0] == "7.1"


def test_x14_why_a_shield_cannot_go_there() -> None:
    match = golden(RED)
    assert refusal(match, RED, "move H2 J1")[:2] == ("7.6", "not-reachable")
    assert refusal(match, RED, "move H2 J10")[:2] == ("7.6", "occupied")
    assert refusal(match, RED, "move G8 G9")[:2] == ("7.6", "not-own")
    assert refusal(match, RED, "move A2 A1")[:2] == ("R20", "not-land")
    assert refusal(match, RED, "navigate H2 H1")[:2] == ("R20", "not-sea")


def test_x15_navigation_to_land_and_sea() -> None:
    match = play(golden(RED), "navigate A2 B2", "navigate A7 A8")
    assert at(match, "B2") == at(match, "A8") == "r"
    assert refusal(match, RED, "navigate B2 A2")[:2] == ("R20", "not-sea")
