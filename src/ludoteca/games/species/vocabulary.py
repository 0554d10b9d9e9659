"""The picks of On the Origin of Species as tokens, and the numbers of all things that have a name."""

from __future__ import annotations

from ludoteca.games.species.data import HABITATS, load
from ludoteca.games.species.tables import ACTIONS
from ludoteca.kernel.picks import Pick, Vocabulary

SPACES = load().spaces
TILES = tuple(tile.id for tile in load().tiles)
CARDS = tuple(card.token for card in load().cards)
STACKS = ("stack·1", "stack·2", "stack·3")
FIRST = {"space": 0, "tile": 20, "card": 128, "deck": 160, "stack": 164, "action": 168}
"""The first pick of each kind; tables.py has the same numbers for the rules."""
NAMES = {"space": SPACES, "tile": TILES, "card": CARDS, "deck": HABITATS, "stack": STACKS, "action": ACTIONS}
VOCABULARY = Vocabulary(
    Pick(FIRST[kind] + at, token, kind) for kind, tokens in NAMES.items() for at, token in enumerate(tokens)
)


def number(token: str) -> int:
    """Tell the number of the pick with this token."""
    found = VOCABULARY.id(token)
    assert found is not None
    return found
