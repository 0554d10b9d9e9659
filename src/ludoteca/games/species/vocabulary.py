"""The picks of On the Origin of Species as tokens, and the names of all things that have one."""

from __future__ import annotations

from ludoteca.games.species.data import HABITATS, load
from ludoteca.games.species.names import FIRST_ACT, FIRST_CARD, FIRST_DECK, FIRST_STACK, FIRST_TILE, Act
from ludoteca.kernel.picks import Pick, Vocabulary

SPACES = load().spaces
TILES = tuple(tile.id for tile in load().tiles)
CARDS = tuple(card.token for card in load().cards)
STACKS = ("stack·1", "stack·2", "stack·3")
VOCABULARY = Vocabulary(
    Pick(first + at, token, kind)
    for kind, first, tokens in (
        ("space", 0, SPACES), ("tile", FIRST_TILE, TILES), ("card", FIRST_CARD, CARDS), ("deck", FIRST_DECK, HABITATS),
        ("stack", FIRST_STACK, STACKS), ("action", FIRST_ACT, Act.names),
    )
    for at, token in enumerate(tokens)
)  # fmt: skip
