"""X3-X6: which empty squares each kind of card names, at the golden position."""

from __future__ import annotations

from typing import Any

import pytest

from .boards import BLACK, BLUE, GOLDEN, RED, VECTORS, golden, offered, play, player, refusal

SEAT = {colour: seat for seat, colour in enumerate(GOLDEN["players"])}


def token(card: dict[str, Any]) -> str:
    return "·".join(map(str, card.get("rows", card.get("columns", [])))) or card.get("country", card["kind"])


def name(vector: dict[str, Any]) -> str:
    return f"{vector['player']}-{token(vector['card'])}"


@pytest.mark.parametrize("vector", VECTORS["vector"]["expand"], ids=name)
def test_x03_to_x06_named_squares(vector: dict[str, Any]) -> None:
    seat, card = SEAT[vector["player"]], token(vector["card"])
    match = golden(seat, {seat: [card, "J"]})
    if vector["legal"]:
        assert offered(match, seat, f"expand {card}") == set(vector["legal"])
    else:
        assert card not in offered(match, seat, "expand")


def test_x03_row_card_places_one_shield_only() -> None:
    match = golden(BLACK, {BLACK: ["C·D"]})
    supply = player(match, BLACK)["supply"]
    play(match, "expand C·D C4")
    assert player(match, BLACK)["supply"] == supply - 1
    assert match.view(None)["seen"] == ["C·D"]
    assert match.view(BLACK)["hand"] == []


def test_x04_column_card_names_the_empty_squares_of_its_column() -> None:
    """X4, first half."""
    match = golden(BLUE, {BLUE: ["9"]})
    assert offered(match, BLUE, "expand 9") == {"A9", "B9", "C9", "G9", "J9"}


def test_x04_growth_card_names_neighbours_only() -> None:
    """X4, second half."""
    match = golden(BLACK, {BLACK: ["growth"]})
    assert offered(match, BLACK, "expand growth") == {"A3", "A4", "A5", "A6", "B2", "B7", "C4", "C6", "C10", "E7", "G9"}
    assert refusal(match, BLACK, "expand growth J1")[:2] == ("7.3", "not-named")
    assert refusal(match, BLACK, "expand growth G8")[:2] == ("7.3", "occupied")


@pytest.mark.parametrize("seat", [RED, BLUE, BLACK])
def test_x05_ship_card_names_the_empty_sea(seat: int) -> None:
    """X5: the same for every seat."""
    match = golden(seat, {seat: ["ship"]})
    sea = "A1 A3 A4 B7 B8 C4 C8 D3 E1 E2 E3 F1 I3 I4 J2 J3 J9"
    assert offered(match, seat, "expand ship") == set(sea.split())


def test_x06_land_card_of_a_full_country_cannot_expand() -> None:
    match = golden(RED, {RED: ["BE", "DK"]})
    assert offered(match, RED, "expand") == {"DK"}
    assert offered(match, RED, "expand DK") == {"G9"}
    assert refusal(match, RED, "expand BE D4")[:2] == ("R4", "no-square")
