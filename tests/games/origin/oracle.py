"""Origin's trickiest rules once more: slow, naive, written from the rule book with sets and lists.

Reads a position's document and data.toml only, so that it shares nothing with the rules that it checks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from importlib import resources
from itertools import combinations
from typing import Any

DATA = tomllib.loads(resources.files("ludoteca.games.origin").joinpath("data.toml").read_text(encoding="utf-8"))
REGIONS = {row["id"]: row for row in DATA["map"]["regions"]}
STRAITS = {row["id"]: {row["a"], row["b"]} for row in DATA["map"]["straits"]}
BORDERS = [set(pair) for pair in DATA["map"]["borders"]]
CARDS = {card["id"]: card for deck in DATA["cards"].values() for card in deck}
ORIGIN = DATA["map"]["origin"]

Document = Mapping[str, Any]
Pawn = tuple[int, int, str]


def parts(token: str) -> Pawn:
    """Read a pawn."""
    height, width, colour = token.split("·")
    return int(height), int(width), colour


def adjoining(one: str, other: str) -> bool:
    """Tell whether two regions are neighbours (8)."""
    return {one, other} in BORDERS or {one, other} in STRAITS.values()


NEIGHBOURS = {one: {other for other in REGIONS if adjoining(one, other)} for one in REGIONS}


def distances(start: str, rafts: bool) -> dict[str, int]:
    """Walk outwards from a region; with rafts the crossing of a strait is no step (6.2, P05)."""
    found = {start: 0}
    grown = True
    while grown:
        grown = False
        for here, steps in list(found.items()):
            for there in NEIGHBOURS[here]:
                cost = 0 if rafts and {here, there} in STRAITS.values() else 1
                if steps + cost < found.get(there, 99):
                    found[there] = steps + cost
                    grown = True
    return found


def fits(parent: Pawn, child: Pawn, permanents: Iterable[str], bold: bool, double: bool) -> bool:
    """Tell whether a pawn can be the child of another (6.1, R30)."""
    differing = [at for at in range(2) if parent[at] != child[at]]
    if parent[2] != child[2] and "P09" not in permanents:
        differing.append(2)
    if len(differing) > 1:
        return False
    if bold:
        return True
    allowed = {0, 1} | ({-1} if "P06" in permanents else set()) | ({2} if double else set())
    return child[0] - parent[0] in allowed and child[1] - parent[1] in allowed


def evolutions(document: Document, main: bool = True) -> set[tuple[str, str]]:
    """List all evolutions of the player on turn (6.1)."""
    player = document["players"][document["turn"]]
    if player["villages"] == 0:
        return set()
    bold = main and "A05" in document["bonuses"]
    double = document["options"]["double_step"] == "allowed"
    return {
        (region, child)
        for region in REGIONS
        if region not in document["pawns"]
        for child, count in document["reserve"].items()
        if count
        for near in NEIGHBOURS[region]
        if near in document["pawns"]
        if fits(parts(document["pawns"][near]["pawn"]), parts(child), player["permanents"], bold, double)
    }


def journeys(document: Document, main: bool = True) -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
    """List all migrations and all swaps of the player on turn (6.2, 6.3)."""
    seat = document["turn"]
    permanents = document["players"][seat]["permanents"]
    further = 2 if main and "A01" in document["bonuses"] else 0
    equal = "P12" in permanents or (main and "A06" in document["bonuses"])
    migrations, swaps = set(), set()
    for start, standing in document["pawns"].items():
        if standing["seat"] != seat:
            continue
        height, width, _ = parts(standing["pawn"])
        for goal, steps in distances(start, "P05" in permanents).items():
            there = document["pawns"].get(goal)
            if there is None and goal != start and steps <= height + further + ("P01" in permanents):
                migrations.add((start, goal))
            if there is not None and there["seat"] not in (None, seat):
                theirs = parts(there["pawn"])[1] + ("P10" in document["players"][there["seat"]]["permanents"])
                near = steps <= height + further + ("P02" in permanents)
                if near and (theirs < width or (equal and theirs == width)):
                    swaps.add((start, goal))
    return migrations, swaps


def straits_due(document: Document, seat: int) -> set[str]:
    """List the straits with a token of which a seat holds both sides (6.5)."""
    own = {region for region, standing in document["pawns"].items() if standing["seat"] == seat}
    return {strait for strait in document["straits"] if STRAITS[strait] <= own}


def linked(regions: Iterable[str]) -> bool:
    """Tell whether some regions adjoin one another (R20)."""
    left = set(regions)
    found = {left.pop()}
    while near := {one for one in left if NEIGHBOURS[one] & found}:
        found |= near
        left -= near
    return not left


def fulfilled(document: Document, seat: int, card: str) -> bool:
    """Tell whether an objective holds, by trying all sets of pawns (9.4, R19, R20)."""
    own = {region: parts(row["pawn"]) for region, row in document["pawns"].items() if row["seat"] == seat}
    condition = CARDS[card]["condition"]
    kind = condition["kind"]
    count: int = condition["count"]
    if kind.startswith("connected"):
        groups = [group for group in combinations(own, count) if linked(group)]
        if kind == "connected_same_continent":
            return any(len({REGIONS[one]["continent"] for one in group}) == 1 for group in groups)
        return any(len({REGIONS[one]["continent"] for one in group}) >= 2 for group in groups) or any(
            linked(more) and len({REGIONS[one]["continent"] for one in more}) >= 2
            for size in range(count + 1, len(own) + 1)
            for more in combinations(own, size)
        )
    if kind.startswith("straits"):
        held = [ends & set(own) for ends in STRAITS.values()]
        return sum(len(ends) == 2 if kind == "straits_both_ends" else bool(ends) for ends in held) >= count
    if kind == "pawns_each_colour":
        return all(sum(pawn[2] == colour for pawn in own.values()) >= count for colour in DATA["pawns"]["colours"])
    if kind == "continents_present":
        return len({REGIONS[one]["continent"] for one in own}) >= count
    if kind == "all_region_colours":
        return len({REGIONS[one]["colour"] for one in own}) >= count
    tests: dict[str, Callable[[str], bool]] = {
        "pawns_on_colour": lambda one: bool(REGIONS[one]["colour"] == condition["colour"]),
        "pawns_on_continent": lambda one: bool(REGIONS[one]["continent"] == condition["continent"]),
        "pawns_with_width": lambda one: bool(own[one][1] == condition["width"]),
        "pawns_with_height": lambda one: bool(own[one][0] == condition["height"]),
    }
    return len([one for one in own if tests[kind](one)]) >= count


def takeable(stacks: Iterable[int]) -> set[int]:
    """Tell which levels can be placed (7.2)."""
    return {1} | {height + 1 for height in stacks if height < 5}


def score(document: Document, seat: int) -> int:
    """Add up the points of a player (10)."""
    player = document["players"][seat]
    tiles = [level for height in player["stacks"] for level in range(1, height + 1)]
    total = sum(CARDS[card]["points"] for card in player["objectives"]) + len(document["hands"][seat])
    total += sum(player["hunting"]) + sum(player["straits"]) + sum(5 if level == 5 else 1 for level in tiles)
    if "P14" in player["permanents"]:
        own = [region for region, standing in document["pawns"].items() if standing["seat"] == seat]
        total += 2 * len({REGIONS[region]["continent"] for region in own})
    return int(total)
