"""The picks of Orléans as tokens, and the numbers of all things that have a name."""

from __future__ import annotations

from ludoteca.games.orleans.data import FOLLOWERS, GOODS, load
from ludoteca.games.orleans.tables import ACTIONS
from ludoteca.kernel.picks import Pick, Vocabulary

PLACES = tuple(place.token for place in load().places)
SPACES = load().spaces
CITIES = load().cities
DEEDS = tuple(deed["id"] for deed in load().deeds)
FIRST = {"space": 0, "place": 54, "city": 84, "good": 107, "deed": 112, "follower": 128, "action": 144}
"""The first pick of each kind; tables.py has the same numbers for the rules."""
NAMES = {
    "space": SPACES, "place": PLACES, "city": CITIES, "good": GOODS, "deed": DEEDS, "follower": FOLLOWERS,
    "action": ACTIONS,
}  # fmt: skip
VOCABULARY = Vocabulary(
    Pick(FIRST[kind] + at, token, kind) for kind, tokens in NAMES.items() for at, token in enumerate(tokens)
)
PLACE_OF = tuple(token.split("·")[0] for token in SPACES)


def number(token: str) -> int:
    """Tell the pick of a token that exists."""
    found = VOCABULARY.id(token)
    if found is None:
        raise KeyError(token)
    return found
