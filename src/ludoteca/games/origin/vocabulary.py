"""The picks of Origin as tokens, and the names of all things that have a number."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.origin.data import AREAS, load
from ludoteca.games.origin.names import (
    FIRST_ACT,
    FIRST_CARD,
    FIRST_LEVEL,
    FIRST_PAWN,
    FIRST_SEAT,
    FIRST_STRAIT,
    FIRST_TILE,
    Act,
    Reason,
    Task,
)
from ludoteca.kernel.picks import Pick, Vocabulary

REGIONS = load().regions
PAWNS = tuple(f"{height}·{width}·{colour}" for height, width, colour in load().pawns)
STRAITS = tuple(row["id"] for row in load().raw["map"]["straits"])
LEVELS = tuple(row["level"] for row in load().raw["tiles"]["levels"])
TILES = tuple(f"{area}·{level}" for area in AREAS for level in LEVELS)
CARDS = tuple(card["id"] for card in load().cards)
SEATS = tuple(f"seat·{seat}" for seat in range(load().raw["meta"]["players_max"]))
TASKS = Task.names
REASONS = ("", *Reason.names[1:])
KINDS: tuple[tuple[str, int, Sequence[str]], ...] = (
    ("region", 0, REGIONS),
    ("pawn", FIRST_PAWN, PAWNS),
    ("strait", FIRST_STRAIT, STRAITS),
    ("tile", FIRST_TILE, TILES),
    ("level", FIRST_LEVEL, tuple(f"level·{level}" for level in LEVELS)),
    ("seat", FIRST_SEAT, SEATS),
    ("card", FIRST_CARD, CARDS),
    ("action", FIRST_ACT, Act.names),
)
VOCABULARY = Vocabulary(
    Pick(first + at, token, kind) for kind, first, tokens in KINDS for at, token in enumerate(tokens)
)
