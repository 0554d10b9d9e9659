"""The oracle itself against the published numbers, so that a fault in it does not hide one in the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from . import oracle

VECTORS = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))
GOLDEN = VECTORS["golden"]["scoring"]
BOARD = oracle.board_of({"players": [{"colour": colour} for colour in GOLDEN["players"]], "board": GOLDEN["board"]})
SEAT = {colour: seat for seat, colour in enumerate(GOLDEN["players"])}


def test_published_scoring() -> None:
    found, wanted = oracle.scoring(BOARD, 3), GOLDEN["expected"]
    for part, key in (
        ("clan", "clan_points"),
        ("naval", "naval_points"),
        ("country", "country_points"),
        ("total", "total_points"),
    ):
        assert found[part] == [wanted[key][colour] for colour in GOLDEN["players"]]
    for code, row in wanted["countries"].items():
        assert found["countries"][code]["pieces"] == row["pieces"]
        assert found["countries"][code]["points"] == row["points"]


@pytest.mark.parametrize("vector", VECTORS["vector"]["destinations"], ids=lambda vector: vector["from"])
def test_reach(vector: dict[str, Any]) -> None:
    assert oracle.reach(BOARD, vector["from"]) == set(vector["legal"])


@pytest.mark.parametrize("vector", VECTORS["vector"]["combat_start"], ids=lambda vector: vector["square"])
def test_support(vector: dict[str, Any]) -> None:
    attacker = oracle.support(BOARD, vector["square"], SEAT[vector["attacker"]]) + 2
    defender = oracle.support(BOARD, vector["square"], BOARD[vector["square"]]) + 1
    assert (attacker, defender) == (vector["attacker_value"], vector["defender_value"])


def test_ninety_eight_cards() -> None:
    assert oracle.cards().total() == 98
