"""How large a game can become (sections 5 to 12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.species.data import DECKS, Card, load
from ludoteca.kernel.limits import Limits

RESEARCH = 5
"""Picks of a turn with Research but for cubes taken back: Research, enough taken back, two cubes, the end (6, 7)."""
DISCOVERY = 8
"""Picks of a discovery but for what pays and comes of it.

Tile, space, refuge, Binoculars and where they look, the payment, the refill, and the end of the turn (8 to 10).
"""


def limits(seats: int, options: Mapping[str, Any]) -> Limits:
    """Tell what no game exceeds.

    Discoveries run out, and crew cards come with them. Research costs nothing: the stall guard moves the Beagle after
    enough turns without a voyage (R38). Without the guard a game may go on for ever.
    """
    data = load()
    rules = data.raw["rules"]
    new = [tile for tile in data.tiles if not tile.known]
    turns = (len(data.raw["route"]) - 1) * rules["calm_turns"] * seats
    rewards = sum(len(tile.cards) for tile in new)
    # Crew cards come by rewards alone: one that is shuffled into the deck again has to be earned again (8.6, 10.1).
    crew = sum(tile.cards.count("beagle") for tile in new)
    setup_cubes = sum(rules["compensation_cubes"][:seats])
    placed = setup_cubes + 2 * turns + crew * max(card.amount for card in data.cards if card.kind == "place")
    picks = setup_cubes + turns * RESEARCH + placed  # a cube taken back was placed before (7)
    picks += len(new) * (DISCOVERY + _means()) + crew + crew * (1 + max(map(_crew_asks, data.cards)))
    journal = 5  # layout, a goal of each level, level 4 (5 steps 2 to 4)
    drawn = rewards + crew * max(card.amount for card in data.cards if card.kind == "draw")
    return Limits(
        picks=picks,
        draws=1 + journal + len(new) + rules["open_cards"] + drawn,
        results=max(len(data.raw["journal"]["layouts"]), len(new), *map(_deck_size, DECKS)),
        least=min(rules["compensation_points"][:seats]),
        most=_most_points(seats),
        endless=not options["stall_guard"],
    )


def _deck_size(deck: str) -> int:
    """Count the cards of a deck."""
    return sum(card.count for card in load().cards if card.deck == deck)


def _means() -> int:
    """Count what could ever pay at once: all cubes of a player, all tools with icons (8.3)."""
    data = load()
    cubes: int = data.raw["rules"]["cubes"]
    return cubes + sum(card.count for card in data.cards if card.kind in ("knowledge", "wild"))


def _crew_asks(card: Card) -> int:
    """Tell how many picks a crew card asks for at most (10.3): from where and whither for each cube, and so on."""
    asks = {"place": 1, "move_cubes": 2 * card.amount, "recall": card.amount, "draw": 1, "regain": 1}
    return {**asks, "cycle": 3, "move_known": 2}.get(card.kind, 0)


def _most_points(seats: int) -> int:
    """Add up the most that one player can have (5, 8.6, 9, 11, 12.2)."""
    data = load()
    rules = data.raw["rules"]
    new = [tile for tile in data.tiles if not tile.known]
    discoveries = sum(tile.level for tile in new)
    sent_home = len(new) * rules["cubes"]  # a point for each cube on a tile that somebody else captures (R18)
    tiles = len(new)
    goals = sum(_best_goal(level) for level in (1, 2, 3))
    bonus = max(rules["compensation_points"][:seats])
    most: int = bonus + discoveries + sent_home + goals + tiles + _best_books()
    return most


def _best_goal(level: int) -> int:
    """Tell the most that a goal of a level gives: the first award, or the cap of what each item gives (11.3)."""
    data = load()
    goals = [goal for goal in data.goals if goal["level"] == level]
    best: int = max(goal.get("cap", data.raw["rules"]["awards"][level - 1][0]) for goal in goals)
    return best


def _best_books() -> int:
    """Tell the most that all books of the box give by any card of level 4 (12.2)."""
    data = load()
    habitats = len(data.raw["habitats"])
    books = [card for card in data.cards if card.role == "book"]
    cards, volumes = sum(card.count for card in books), sum(card.count * card.amount for card in books)
    final = {row["kind"]: row for row in data.raw["journal"]["finals"]}
    best: int = max(
        final["trilogies"]["set"] * cards // 3 + final["trilogies"]["leftover"] * cards,
        habitats * max(final["collected"]["by_cards"]),
        final["library"]["volume"] * volumes + final["library"]["most"],
        habitats * max(final["authority"]["awards"]),
        final["pairs"]["set"] * cards // 2 + final["pairs"]["leftover"] * cards,
        final["specialist"]["volume"] * volumes,
    )
    return best
