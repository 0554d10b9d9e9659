"""The picks of Orléans as tokens, and how the numbers of all things are spelled."""

from __future__ import annotations

from ludoteca.games.orleans.data import EVENTS, FOLLOWERS, GOODS, load
from ludoteca.games.orleans.names import FIRST_ACT, FIRST_CITY, FIRST_DEED, FIRST_FOLLOWER, FIRST_GOOD, FIRST_PLACE, Act
from ludoteca.kernel.listing import members
from ludoteca.kernel.picks import Pick, Vocabulary
from ludoteca.kernel.refusal import Refusal

PLACES = tuple(place.token for place in load().places)
SPACES = load().spaces
CITIES = load().cities
WANTED = tuple(kind for place in load().places for kind in place.spaces)
"""The followers that each action space names."""
DEEDS = tuple(deed["id"] for deed in load().deeds)
VOCABULARY = Vocabulary(
    Pick(first + at, token, kind)
    for kind, first, tokens in (
        ("space", 0, SPACES),
        ("place", FIRST_PLACE, PLACES),
        ("city", FIRST_CITY, CITIES),
        ("good", FIRST_GOOD, GOODS),
        ("deed", FIRST_DEED, DEEDS),
        ("follower", FIRST_FOLLOWER, FOLLOWERS),
        ("action", FIRST_ACT, tuple(act.name for act in Act.rows)),
    )
    for at, token in enumerate(tokens)
)
TOKENS = {
    "follower": FOLLOWERS, "good": GOODS, "place": PLACES, "tile": PLACES, "city": CITIES, "deed": DEEDS,
    "event": EVENTS,
}  # fmt: skip
"""How numbers are spelled, by what they are."""


def followers_of(packed: int) -> list[str]:
    """Name the members of a packed multiset of followers: four bits for each kind."""
    return [kind for at, kind in enumerate(FOLLOWERS) for _ in range(packed >> 4 * at & 15)]


def places_of(spaces: int) -> list[str]:
    """Name the places of a set of action spaces, each once."""
    return list(dict.fromkeys(SPACES[space].split("·")[0] for space in members(spaces)))


SETS = {"followers": followers_of, "places": places_of}
"""How the arguments of notes are read that come as a set."""


def refuse(rule: str, reason: str, **told: int | str) -> Refusal:
    """Say which rule forbids a pick and why; numbers of things that have names are spelled."""
    args = {what: TOKENS[what][one] if what in TOKENS and isinstance(one, int) else one for what, one in told.items()}
    return Refusal(rule, f"orleans-refused-{reason}", args)
