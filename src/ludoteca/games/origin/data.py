"""Loads the parts of Origin from data.toml and checks that they fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ludoteca.games.origin.names import FIRST_PERMANENT, Card, Colour, Condition, Deck, Window
from ludoteca.kernel.editions import parts

DECKS = Deck.names
COLOURS = Colour.names
AREAS = COLOURS[: Colour.GREEN]
GREEN = Colour.GREEN.name
ORIGIN_COLOUR = Colour.NONE.name
"""The colour of the origin space, which nobody enters."""
EFFECTS = Card.names
CONDITIONS = Condition.names
WINDOWS = Window.names


@dataclass(frozen=True)
class Strait:
    """A link of two regions across water."""

    a: int
    b: int


@dataclass(frozen=True)
class Data:
    """All parts of the game (data.toml)."""

    raw: dict[str, Any]
    regions: tuple[str, ...]
    borders: tuple[tuple[int, int], ...]
    straits: tuple[Strait, ...]
    pawns: tuple[tuple[int, int, str], ...]
    cards: tuple[dict[str, Any], ...]

    def pawn_count(self, seats: int, height: int) -> int:
        """Tell how many pawns of a kind are in the game (2, R1)."""
        rules = self.raw["pawns"]
        return 2 if height == rules["doubled_height"] and seats in rules["doubled_players"] else 1

    def distances(self, strait_step: int) -> list[list[int]]:
        """Measure the fewest steps between all regions, a strait costing 1 or (with rafts) 0 (6.2, R5)."""
        size = len(self.regions)
        far = size
        steps = [[0 if a == b else far for b in range(size)] for a in range(size)]
        links = [(a, b, 1) for a, b in self.borders] + [(one.a, one.b, strait_step) for one in self.straits]
        for a, b, cost in links:
            steps[a][b] = steps[b][a] = min(cost, steps[a][b])
        for between in range(size):
            for row in steps:
                for b in range(size):
                    if row[between] + steps[between][b] < row[b]:
                        row[b] = row[between] + steps[between][b]
        return steps


@cache
def load() -> Data:
    """Read and check data.toml; raises ValueError naming what does not fit."""
    raw = parts(__package__, "origin")
    regions = tuple(row["id"] for row in raw["map"]["regions"])
    data = Data(
        raw,
        regions,
        tuple((regions.index(a), regions.index(b)) for a, b in raw["map"]["borders"]),
        tuple(Strait(regions.index(row["a"]), regions.index(row["b"])) for row in raw["map"]["straits"]),
        tuple(
            (height, width, colour)
            for height in raw["pawns"]["heights"]
            for width in raw["pawns"]["widths"]
            for colour in raw["pawns"]["colours"]
        ),
        tuple(card for deck in DECKS for card in raw["cards"][deck]),
    )
    _check(data)
    return data


def lands(size: int, links: Iterable[tuple[int, int]]) -> list[set[int]]:
    """Find the connected parts of a map."""
    parts = [{at} for at in range(size)]
    for a, b in links:
        one = next(part for part in parts if a in part)
        other = next(part for part in parts if b in part)
        if one is not other:
            one |= other
            parts.remove(other)
    return parts


def _kinds(rows: Sequence[dict[str, Any]], field: str) -> tuple[str, ...]:
    return tuple(row[field]["kind"] for row in rows)


def _check(data: Data) -> None:
    """Hold the parts against each other: names, numbers and totals (2, 3)."""
    raw = data.raw
    regions = raw["map"]["regions"]
    size = len(regions)
    crossings = [(one.a, one.b) for one in data.straits]
    islands = {
        frozenset(at for at, row in enumerate(regions) if row["island"] == name) for name in raw["map"]["islands"]
    }
    touching: dict[int, set[str]] = {at: set() for at in range(size)}
    for a, b in [*data.borders, *crossings]:
        touching[a].add(regions[b]["colour"])
        touching[b].add(regions[a]["colour"])
    origin = data.regions.index(raw["map"]["origin"])
    greens = sum(row["colour"] == GREEN for row in regions)
    for what, wanted in (
        ((size, len(set(data.regions))) == (54, 54), "54 regions"),
        (len(data.borders) == raw["map"]["land_borders"] == len(set(data.borders)), "83 borders by land"),
        (len(data.straits) == raw["tokens"]["strait_total"], "11 straits"),
        (len(lands(size, [*data.borders, *crossings])) == 1, "a connected map"),
        ({frozenset(part) for part in lands(size, data.borders)} == islands, "islands cut off by straits"),
        ({row["continent"] for row in regions} == set(raw["map"]["continents"]), "the continents"),
        (Counter(row["colour"] for row in regions)[ORIGIN_COLOUR] == 1, "one origin space"),
        (touching[origin] == set(AREAS), "the four reward colours around the origin space"),
        (all(row["colour"] not in touching[at] for at, row in enumerate(regions)), "neighbours of unlike colours"),
        (tuple(row["colour"] for row in raw["reward_board"]["areas"]) == AREAS, "the four areas"),
        (sum(row["count"] for row in raw["tiles"]["levels"]) == raw["tiles"]["total"], "30 tiles"),
        (sum(row["count"] for row in raw["tokens"]["strait_values"]) == len(data.straits), "11 strait tokens"),
        (sum(row["count"] for row in raw["tokens"]["hunting_values"]) == raw["tokens"]["hunting_total"], "6 tokens"),
        (greens < raw["tokens"]["hunting_total"], "fewer green regions than hunting tokens"),
        (_kinds(raw["cards"]["action"], "effect") == EFFECTS[:FIRST_PERMANENT], "the action cards in order"),
        (_kinds(raw["cards"]["permanent"], "effect") == EFFECTS[FIRST_PERMANENT:], "the permanent cards in order"),
        (set(_kinds(raw["cards"]["objective"], "condition")) <= set(CONDITIONS), "known conditions"),
        (all(row["window"] in WINDOWS for row in raw["cards"]["action"]), "known windows"),
    ):
        if not what:
            raise ValueError(f"origin/data.toml: expected {wanted}")
    for deck in DECKS:
        if len(raw["cards"][deck]) != raw["decks"]["sizes"][deck]:
            raise ValueError(f"origin/data.toml: {deck} cards do not number {raw['decks']['sizes'][deck]}")
    for seats in range(raw["meta"]["players_min"], raw["meta"]["players_max"] + 1):
        total = sum(data.pawn_count(seats, height) for height, _, _ in data.pawns)
        if total != raw["pawns"]["in_play"][str(seats)]:
            raise ValueError(f"origin/data.toml: {total} pawns for {seats} players")
