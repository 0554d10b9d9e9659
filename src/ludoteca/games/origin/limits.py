"""How large a game can become (sections 4 to 10)."""

from __future__ import annotations

from typing import Any

from ludoteca.games.origin.data import GREEN, load
from ludoteca.kernel.limits import Limits

TURN = 4
"""Picks of a turn beside cards, tiles and cards put back: where and what, option A or B, the end of the turn (5)."""
CARD = 3
"""Picks for a card played at most: the card, and two that it asks for (9.2), or what goes back because of it (R14)."""


def limits(seats: int) -> Limits:
    """Tell what no game exceeds.

    Migration costs nothing. But after three rounds without an evolution, a card played or a change of what lies in
    decks, tiles and tokens the game ends (R24), and all of these run out.
    """
    raw = load().raw
    decks, tokens, tiles = raw["decks"], raw["tokens"], raw["tiles"]["total"]
    cards = sum(decks["sizes"].values())
    evolutions = min(raw["pawns"]["in_play"][str(seats)] - 1, seats * raw["villages"]["per_player"])
    greens = sum(region["colour"] == GREEN for region in raw["map"]["regions"])
    # What is drawn is never less than what goes back, but for an objective that a thief has no room for (R27).
    stock = cards - seats + tiles + tokens["strait_total"] + greens + _effect("steal_card")["count"]
    busy_turns = evolutions + cards + stock
    turns = (busy_turns + 1) * raw["end"]["idle_rounds"] * seats
    # Without more than the limit in hand no more go back than are drawn (7.1, 9.1); with Abundance `CARD` has the rest.
    picks = seats + turns * (TURN + decks["draw_b"]) + tiles + cards * CARD
    shuffled = seats * decks["dealt"] + cards - seats  # cards put back lie in order and are not drawn by chance (R15)
    lots = 2 + tiles + tokens["strait_total"] + greens  # the start player and the first pawn, too (4)
    return Limits(
        picks=picks,
        draws=lots + shuffled + _effect("steal_card")["count"],
        results=max(tiles, *decks["sizes"].values(), _largest_hand()),
        least=0,
        most=_most_points(),
    )


def _largest_hand() -> int:
    """Tell of how many cards a thief takes one by lot at most: in a hand only objectives are limited (9.1, R32)."""
    sizes = load().raw["decks"]["sizes"]
    largest: int = sizes["action"] + sizes["permanent"] + _effect("objective_limit")["limit"]
    return largest


def _most_points() -> int:
    """Add up the most that one player can have: all there is (10)."""
    raw = load().raw
    objectives = sum(card["points"] for card in raw["cards"]["objective"])
    in_hand = raw["decks"]["sizes"]["action"] + raw["decks"]["sizes"]["permanent"]
    hunting = [row["value"] for row in raw["tokens"]["hunting_values"] for _ in range(row["count"])]
    straits = sum(row["value"] * row["count"] for row in raw["tokens"]["strait_values"])
    tiles = sum(row["count"] * row["points"] for row in raw["tiles"]["levels"])
    continents = len(raw["map"]["continents"]) * _effect("end_points_per_continent")["points"]
    most: int = objectives + in_hand + sum(hunting) - min(hunting) + straits + tiles + continents
    return most


def _effect(kind: str) -> dict[str, Any]:
    """Give the effect of the one card that has it (9.2, 9.3)."""
    return next(card["effect"] for card in load().cards if card.get("effect", {}).get("kind") == kind)
