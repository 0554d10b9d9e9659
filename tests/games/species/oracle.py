"""The trickiest rules once more, naively: from the open document and the data, with dictionaries and brute force."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

from ludoteca.games.species import GAME

DATA = GAME.data()
HABITATS = ("land", "water", "air")
TILES = {row["id"]: row for row in DATA["tiles"]}
NEAR = {row["id"]: set(row["adjacent"]) for row in DATA["spaces"]}
CARDS = {card["token"]: card for card in DATA["cards"]}
ROUTE = {row["stop"]: set(row["touches"]) for row in DATA["route"]}
Way = tuple[tuple[str, int], ...]


def distance(start: str, goal: str) -> int:
    """Measure the shortest chain of adjacent spaces (4.1)."""
    ring, steps = {start}, 0
    while goal not in ring:
        ring = ring.union(*(NEAR[space] for space in ring))
        steps += 1
    return steps


def own(document: dict[str, Any], seat: int) -> dict[str, int]:
    """Count the cubes of a seat by space."""
    return {space: row[seat] for space, row in document["cubes"].items() if row[seat]}


def worth(document: dict[str, Any], means: str) -> Counter[str]:
    """List the icons that a cube on a space, a Magnifying glass or a Field sketch gives."""
    if means in NEAR:
        return Counter(TILES[document["board"][means]]["icons"])
    deck, tool = means.split("·")
    return Counter({deck: 2}) if tool == "magnifier" else Counter({"wild": 1})


def sufficient(document: dict[str, Any], tile: str, spent: dict[str, int]) -> bool:
    """Test whether some cubes and tools pay, sketches being tried for every habitat in turn (8.3)."""
    if not any(count for means, count in spent.items() if means in NEAR):
        return False
    icons: Counter[str] = Counter()
    for means, count in spent.items():
        for _ in range(count):
            icons += worth(document, means)
    cost = TILES[tile]["cost"]
    wild = icons.pop("wild", 0)
    for as_what in product(HABITATS, repeat=wild):
        got = icons + Counter(as_what)
        left = {habitat: got[habitat] - cost[habitat] for habitat in HABITATS}
        if min(left.values()) >= 0 and sum(left.values()) >= cost["any"]:
            return True
    return False


def ways(document: dict[str, Any], seat: int, tile: str, space: str, far: str | None = None) -> set[Way]:
    """List all irredundant ways to pay, by trying every subset (8.3, R14, R15)."""
    reach = NEAR[space] | {space} | ({far} if far else set())
    have = {one: count for one, count in own(document, seat).items() if one in reach}
    have |= Counter(card for card in document["players"][seat]["hand"] if card.endswith(("magnifier", "sketch")))
    names = sorted(have)
    found = set()
    for counts in product(*(range(have[name] + 1) for name in names)):
        spent = dict(zip(names, counts, strict=True))
        if far and not spent[far]:
            continue
        if sufficient(document, tile, spent) and not any(
            count and sufficient(document, tile, {**spent, name: count - 1}) for name, count in spent.items()
        ):
            found.add(tuple((name, count) for name, count in spent.items() if count))
    return found


def targets(document: dict[str, Any], seat: int, tile: str) -> set[str]:
    """List the spaces where a tile may go (8.2, 9, 10.2)."""
    board = document["board"]
    scalpel = "scalpel" in document["players"][seat]["hand"]
    found = set()
    for space in NEAR:
        below = TILES[board[space]] if space in board else None
        stuck = below is not None and below["known"] and len(board) == len(NEAR)
        if below is None or (not stuck and (scalpel or below["level"] < TILES[tile]["level"])):
            found.add(space)
    return found


def discoveries(document: dict[str, Any], seat: int) -> dict[str, set[str]]:
    """List the tiles that can be discovered with the spaces for each (8.1 to 8.3)."""
    hand = document["players"][seat]["hand"]
    lowest = len(document["track"])
    far_sighted = any(card.endswith("binoculars") for card in hand)
    found = {}
    for at, row in enumerate(document["track"]):
        if 7 - lowest + at < 3 and "map" not in hand:
            continue
        tile = row["tile"]
        spaces = set()
        for space in targets(document, seat, tile):
            reach = {one: count for one, count in own(document, seat).items() if one in NEAR[space] | {space}}
            tools = Counter(card for card in hand if card.endswith(("magnifier", "sketch")))
            if (reach and sufficient(document, tile, {**reach, **tools})) or (
                far_sighted and any(ways(document, seat, tile, space, far) for far in far_spaces(document, seat, space))
            ):
                spaces.add(space)
        if spaces:
            found[tile] = spaces
    return found


def far_spaces(document: dict[str, Any], seat: int, space: str) -> set[str]:
    """List the spaces exactly two steps away with own cubes."""
    return {one for one in own(document, seat) if distance(space, one) == 2}


def measure(document: dict[str, Any], seat: int, goal: dict[str, Any]) -> int:
    """Measure what a goal asks for (11.3)."""
    player, cubes, board = document["players"][seat], own(document, seat), document["board"]
    icons = {
        habitat: sum(count * TILES[board[one]]["icons"][habitat] for one, count in cubes.items())
        for habitat in HABITATS
    }
    books = [card for card in player["hand"] if "book" in card]
    found: dict[str, int] = {
        "cubes_near_goal": sum(count for one, count in cubes.items() if one in ROUTE[goal["stop"]]),
        "knowledge": sum(icons[habitat] for habitat in goal.get("habitats", ())),
        "tiles_observed": len(cubes),
        "hand_cards": len(player["hand"]),
        "captured_tiles": len(player["captured"]),
        "book_volumes": sum(int(card[-1]) for card in books),
        "knowledge_trios": min(icons.values()),
        "tiles_controlled": sum(most_alone(document, seat, one) for one in cubes),
        "book_habitats": len({card.split("·")[0] for card in books}),
    }
    return found[goal["measure"]]


def most_alone(document: dict[str, Any], seat: int, space: str) -> bool:
    """Tell whether nobody else has as many cubes on a space (12.2)."""
    row: list[int] = document["cubes"][space]
    return row[seat] == max(row) and row.count(max(row)) == 1


def goal_points(document: dict[str, Any], goal: dict[str, Any]) -> list[int]:
    """Score a goal for everybody (11.3)."""
    measures = [measure(document, seat, goal) for seat in range(document["seats"])]
    if goal["kind"] == "per_item":
        return [min(goal["cap"], goal["each"] * one) for one in measures]
    first, second = DATA["awards"][goal["level"] - 1]
    places = sorted({one for one in measures if one}, reverse=True)
    alone = len(places) > 1 and measures.count(places[0]) == 1 and document["seats"] > 2
    awards = {places[0]: first} if places else {}
    if alone:
        awards[places[1]] = second
    return [awards.get(one, 0) for one in measures]
