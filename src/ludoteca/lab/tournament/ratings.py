"""Ratings: Bradley and Terry's model, fitted to who stood before whom, with intervals over deals.

In a game of any number of seats each two bots are compared by their ranks; equal ranks are half a win for each. Bot i
stands before j with probability 1 / (1 + 10^((Rj − Ri) / 400)): differences read like those of Elo's ratings.

The intervals are those of a Bayesian bootstrap (Rubin, Annals of Statistics 9, 1981): a thousand times each deal is
given a weight by chance, exponentially distributed, all its games together, and the model is fitted anew. Before any
game each two bots that meet count as having drawn once, and that draw is weighted like a deal. So a bot that has won
all its games has a rating, and an interval that says how little is known of its upper end.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from operator import mul
from typing import Protocol

POINTS = 400 / math.log(10)
"""Rating points for a factor of e between chances."""
REPLICATES = 1000
LONGEST_STEP = 1.0
PRECISE = 1e-9

Wins = list[list[float]]
"""How often one bot (row) stood before another (column)."""


@dataclass(frozen=True)
class Rating:
    """A rating with its 95 % interval."""

    points: float
    low: float
    high: float


class Met(Protocol):
    """A finished game, as far as it is asked who stood before whom."""

    @property
    def seed(self) -> str:
        """The deal."""

    @property
    def players(self) -> Sequence[str]:
        """The bot on each seat."""

    @property
    def ranks(self) -> Sequence[int]:
        """The rank of each seat."""


class Meetings:
    """Who stood before whom, by deals."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = tuple(players)
        self._pairs = list(combinations(range(len(players)), 2))
        self._deals: dict[str, dict[tuple[int, int], float]] = defaultdict(lambda: defaultdict(float))

    def add(self, outcome: Met) -> None:
        """Compare the bots of a game by their ranks."""
        deal = self._deals[outcome.seed]
        ranked = [(self.players.index(bot), rank) for bot, rank in zip(outcome.players, outcome.ranks, strict=True)]
        for (one, own), (other, theirs) in combinations(ranked, 2):
            if one != other:
                deal[one, other] += (own < theirs) + (own == theirs) / 2
                deal[other, one] += (own > theirs) + (own == theirs) / 2

    def wins(self) -> Wins:
        """Sum up how often each bot stood before each other."""
        bots = range(len(self.players))
        return [[sum(deal.get((one, other), 0.0) for deal in self._deals.values()) for other in bots] for one in bots]

    def ratings(self, anchor: str | None = None) -> list[Rating]:
        """Rate each bot, so that the mean, or the bot that is the anchor, is at 0."""
        wins = self.wins()
        held = None if anchor is None else self.players.index(anchor)
        met = [(one, other) for one, other in self._pairs if wins[one][other] + wins[other][one]]
        middle = fit(_with_draws(wins, [(pair, 1.0) for pair in met]))
        luck = random.Random("bootstrap")
        columns = {
            at: [deal.get(at, 0.0) for deal in self._deals.values()] for pair in met for at in (pair, pair[::-1])
        }
        drawn = []
        for _ in range(REPLICATES if met else 1):
            weights = [luck.expovariate(1) for _ in self._deals]
            again = [[0.0] * len(wins) for _ in wins]
            for (one, other), column in columns.items():
                again[one][other] = sum(map(mul, weights, column))
            drawn.append(anchored(fit(_with_draws(again, [(pair, luck.expovariate(1)) for pair in met]), middle), held))
        return [
            Rating(points, *_middle_of(sorted(one)))
            for points, one in zip(anchored(middle, held), zip(*drawn, strict=True), strict=True)
        ]


def anchored(strengths: Sequence[float], held: int | None) -> list[float]:
    """Turn logarithms of strength into rating points, with the mean, or one of them, at 0."""
    zero = sum(strengths) / len(strengths) if held is None else strengths[held]
    return [POINTS * (one - zero) for one in strengths]


def fit(wins: Wins, start: Sequence[float] | None = None) -> list[float]:
    """Find the logarithms of strength that make the wins most likely, the first of them 0, by Newton's method.

    >>> [round(one, 6) for one in fit([[0, 1], [3, 0]])] == [0, round(math.log(3), 6)]
    True
    """
    bots = range(len(wins))
    strengths = [0.0 for _ in bots] if start is None else [*start]
    for _ in range(200):
        gradient = [0.0 for _ in bots]
        curvature = [[0.0 for _ in bots] for _ in bots]
        for one, other in combinations(bots, 2):
            games = wins[one][other] + wins[other][one]
            chance = 1 / (1 + math.exp(strengths[other] - strengths[one]))
            surplus, bend = wins[one][other] - games * chance, games * chance * (1 - chance)
            gradient[one] += surplus
            gradient[other] -= surplus
            curvature[one][one] += bend
            curvature[other][other] += bend
            curvature[one][other] -= bend
            curvature[other][one] -= bend
        step = [0.0, *solve([row[1:] for row in curvature[1:]], gradient[1:])]
        longest = max(map(abs, step))
        part = LONGEST_STEP / max(longest, LONGEST_STEP)
        strengths = [one + part * by for one, by in zip(strengths, step, strict=True)]
        if longest < PRECISE:
            break
    return strengths


def solve(rows: list[list[float]], values: list[float]) -> list[float]:
    """Solve linear equations with a symmetric, positive matrix; an unknown that nothing is said about is 0.

    >>> solve([[2, 1], [1, 3]], [4, 7])
    [1.0, 2.0]
    """
    table = [[*row, value] for row, value in zip(rows, values, strict=True)]
    for at, row in enumerate(table):
        if row[at] <= 0:
            row[at] = 1.0
        for below in table[at + 1 :]:
            factor = below[at] / row[at]
            for column in range(at, len(row)):
                below[column] -= factor * row[column]
    found = [0.0] * len(table)
    for at in reversed(range(len(table))):
        found[at] = (table[at][-1] - sum(map(mul, table[at][at + 1 : -1], found[at + 1 :]))) / table[at][at]
    return found


def _with_draws(wins: Wins, draws: Iterable[tuple[tuple[int, int], float]]) -> Wins:
    """Add drawn games, each with a weight."""
    more = [[*row] for row in wins]
    for (one, other), weight in draws:
        more[one][other] += weight / 2
        more[other][one] += weight / 2
    return more


def _middle_of(values: Sequence[float]) -> tuple[float, float]:
    """Give the ends of the middle 95 % of sorted values."""
    cut = len(values) // 40
    return values[cut], values[-1 - cut]
