"""Deals anew of what a seat cannot know, such as come when people choose what they keep.

Of cards that lie by chance some would have been played long ago, and others nobody would have kept. What speaks for a
deal is a weighted sum of what the game's evaluation and its features say of those who hold the cards, fitted to games
of bots, where all is known (`lab/dealing.py`). Of some deals by chance one is chosen, the likelier the oftener
(sampling, importance resampling; Rubin 1987).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp
from threading import Lock
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.kernel.bits import below, f64, i32, u64
from ludoteca.kernel.position import Position
from ludoteca.kernel.values import MOST_FEATURES, WHOLE, BadValues, held
from ludoteca.ledger.chances import UNIT

TRIES = 16
"""Of so many deals by chance one is chosen."""
APART = 40
"""By which bits their luck differs, from this one on."""
PARTS = 1 << 30
_TURN = Lock()
"""Whose turn it is to deal: what deals notes what speaks for each deal in one place."""


class Likely(Struct, frozen=True, kw_only=True):
    """What speaks for a deal, as a file holds it: two weights for each, always, and by the share of the game left."""

    made: dict[str, Any] = {}
    """By which command, from how many games, and how much likelier than by chance real deals were (a logarithm)."""
    worth: tuple[float, float] = (0.0, 0.0)
    """What it says that the evaluation of who holds the cards is so much."""
    features: dict[str, tuple[float, float]] = {}
    """The same of each feature of the game."""

    def as_json(self) -> str:
        """Write it down, a line for each feature."""
        lines = [f'  "{name}": {on_a_line(pair)}' for name, pair in self.features.items()]
        head = f' "made": {on_a_line(self.made)},\n "worth": {on_a_line(self.worth)},\n "features": {{\n'
        return "{\n" + head + ",\n".join(lines) + "\n }\n}\n"


def on_a_line(part: Any) -> str:
    """Write a part of a file of weights."""
    return msgspec.json.format(msgspec.json.encode(part), indent=0).decode()


class Deals:
    """Deals anew; positions must be such as note features (`Position.value_by`).

    `features` are the weights in the order of the game's own.
    """

    def __init__(self, worth: tuple[float, float], features: Sequence[tuple[float, float]]) -> None:
        number: i32
        self.unit: f64 = UNIT
        self.whole: f64 = WHOLE
        self.weighed: i32 = len(features)
        self.worth: f64 = worth[0]
        self.worth_early: f64 = worth[1]
        self.feature: list[f64] = [0.0] * MOST_FEATURES
        self.feature_early: list[f64] = [0.0] * MOST_FEATURES
        self.chances: list[f64] = [0.0] * TRIES
        for number in range(len(features)):
            always, early = features[number]
            self.feature[number], self.feature_early[number] = always / WHOLE, early / WHOLE

    def anew(self, seen: Position, viewer: i32, luck: u64) -> Position:
        """Make a world of what a seat sees (-1: a spectator); the same luck deals the same."""
        at: i32
        most: f64 = -1e300
        total: f64 = 0.0
        mark: f64
        known: Position = seen.clone()
        known.simulate(0)
        world: Position = known.clone()
        for at in range(TRIES):
            self.lay(world, known, viewer, luck_of(luck, at))
            self.chances[at] = self.speaks_for(world, viewer)
            most = max(most, self.chances[at])
        for at in range(TRIES):
            self.chances[at] = exp(self.chances[at] - most)
            total += self.chances[at]
        mark = total * below(luck_of(luck, TRIES), PARTS) / PARTS
        at = 0
        while at < TRIES - 1 and mark >= self.chances[at]:
            mark -= self.chances[at]
            at += 1
        self.lay(world, known, viewer, luck_of(luck, at))
        return world

    def weigh(self, worlds: Sequence[Position], viewer: int) -> list[float]:
        """Tell how likely each of some worlds is among them."""
        speaks = [self.speaks_for(world, viewer) for world in worlds]
        most = max(speaks)
        likely = [exp(one - most) for one in speaks]
        whole = sum(likely)
        return [one / whole for one in likely]

    def lay(self, world: Position, known: Position, viewer: i32, luck: u64) -> None:
        """Deal by chance alone."""
        world.assign(known)
        world.luck = luck
        world.redeal(viewer)

    def speaks_for(self, world: Position, viewer: i32) -> f64:
        """Add up what speaks for a deal: how likely it is, but for a factor, as a logarithm."""
        other: i32
        at: i32
        worth: f64
        left: f64
        value: i32
        total: f64 = 0.0
        for other in range(world.seats):
            if other == viewer:
                continue
            worth = world.evaluate(other) / self.unit
            left = world.features[0] / self.whole
            total += worth * (self.worth + self.worth_early * left)
            for at in range(self.weighed):
                value = world.features[at]
                if value:
                    total += value * (self.feature[at] + self.feature_early[at] * left)
        return total


def luck_of(luck: u64, number: i32) -> u64:
    """Tell where the luck of a deal begins."""
    wide: u64 = number
    return luck ^ (wide << APART)


def read(text: bytes, names: Sequence[str]) -> Likely:
    """Read what speaks for deals; raises BadValues when it is for features that the game does not have, or nothing."""
    try:
        likely = msgspec.json.decode(text, type=Likely)
    except msgspec.DecodeError as wrong:
        raise BadValues("bad-values", field="deals", args={"problem": str(wrong)}) from None
    if unknown := {*likely.features} - {*names}:
        raise BadValues(
            "other-features",
            field="features",
            args={"features": sorted(unknown)},
            reason="the weights were found for another state of the game; find them again",
        )
    return likely


@cache
def shipped(package: str, seats: int, names: tuple[str, ...]) -> Likely | None:
    """Read what a game ships for so many seats; None: all its deals are alike."""
    text = held(package, f"deals-{seats}.json")
    return None if text is None else read(text, names)


@cache
def deals(package: str, seats: int, names: tuple[str, ...]) -> Deals | None:
    """Make what deals anew in a game with so many seats; None: chance alone does."""
    likely = shipped(package, seats, names)
    return None if likely is None else Deals(likely.worth, [likely.features.get(name, (0.0, 0.0)) for name in names])


def _deals_of(seen: Position) -> Deals | None:
    return deals(seen.values_in, seen.seats, seen.feature_names)


def by_chance(seen: Position, viewer: int, luck: int) -> Position:
    """Make a world of what a seat sees, as if nobody had chosen what lies there; the same luck deals the same."""
    world = seen.clone()
    world.simulate(luck)
    world.deal_unknown(viewer)
    return world


def dealt_anew(seen: Position, viewer: int, luck: int) -> Position:
    """Make a world of what a seat sees, the likelier the oftener; the same luck deals the same."""
    by = _deals_of(seen)
    if by is None:
        return by_chance(seen, viewer, luck)
    with _TURN:
        return by.anew(seen, viewer, luck)


def weighed(seen: Position, viewer: int, lucks: Iterable[int]) -> list[tuple[Position, float]]:
    """Make some worlds of what a seat sees, each with how likely it is among them."""
    worlds = [by_chance(seen, viewer, luck) for luck in lucks]
    by = _deals_of(seen)
    likely = [1 / len(worlds)] * len(worlds) if by is None else by.weigh(worlds, viewer)
    return [*zip(worlds, likely, strict=True)]
