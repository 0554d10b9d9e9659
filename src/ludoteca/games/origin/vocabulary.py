"""The picks of Origin as tokens, and the numbers of all things that have a name."""

from __future__ import annotations

from ludoteca.games.origin.data import AREAS, load
from ludoteca.games.origin.tables import ACTIONS
from ludoteca.kernel.picks import Pick, Vocabulary

REGIONS = load().regions
PAWNS = tuple(f"{height}·{width}·{colour}" for height, width, colour in load().pawns)
STRAITS = tuple(row["id"] for row in load().raw["map"]["straits"])
LEVELS = tuple(row["level"] for row in load().raw["tiles"]["levels"])
TILES = tuple(f"{area}·{level}" for area in AREAS for level in LEVELS)
CARDS = tuple(card["id"] for card in load().cards)
SEATS = tuple(f"seat·{seat}" for seat in range(load().raw["meta"]["players_max"]))
FIRST = {"region": 0, "pawn": 54, "strait": 81, "tile": 92, "level": 112, "seat": 117, "card": 128, "action": 176}
"""The first pick of each kind; tables.py has the same numbers for the rules."""
NAMES = {
    "region": REGIONS, "pawn": PAWNS, "strait": STRAITS, "tile": TILES, "level": tuple(f"level·{at}" for at in LEVELS),
    "seat": SEATS, "card": CARDS, "action": ACTIONS,
}  # fmt: skip
VOCABULARY = Vocabulary(
    Pick(FIRST[kind] + at, token, kind) for kind, tokens in NAMES.items() for at, token in enumerate(tokens)
)


def number(token: str) -> int:
    """Tell the pick of a token that exists."""
    found = VOCABULARY.id(token)
    if found is None:
        raise KeyError(token)
    return found
