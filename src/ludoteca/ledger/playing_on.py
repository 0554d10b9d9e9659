"""Playing on: what two moves come to when bots play the game on, many times, as the last word on an error."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from msgspec import Struct

from ludoteca.bots.player import Player
from ludoteca.kernel.position import Position
from ludoteca.kernel.room import SPECTATOR, Room
from ludoteca.ledger.deals import dealt_anew

SURE = 1.96
"""How many standard errors an interval of 95 % reaches to both sides."""
SOURCES = 3
"""How many sources of points are told."""


class Estimate(Struct, frozen=True):
    """A number with its interval of 95 %."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} [{self.low:.3f}, {self.high:.3f}]"


class Source(Struct, frozen=True):
    """How many points more a move brought by one source."""

    name: str
    points: Estimate


class Near(NamedTuple):
    """How far games are played on that are not played to the end, and what tells chances there."""

    moves: int
    glance: Callable[[Position], Sequence[float]]


class PlayingOn:
    """Plays on after two moves of a seat, pair by pair, and compares what comes of them.

    `seen` is what the seat sees; both moves of a pair are played on the same deal anew of the rest, with the same luck.
    They are played to the end or, with `near`, so many moves: then a glance tells the chances, as far as the game goes.
    """

    def __init__(
        self,
        game: Room,
        seen: Position,
        seat: int,
        moves: tuple[Sequence[int], Sequence[int]],
        bot: Player,
        luck: random.Random,
        near: Near | None = None,
    ) -> None:
        self._game = game
        self._seen = seen
        self._seat = seat
        self._moves = moves
        self._bot = bot
        self._luck = luck
        self.near = near
        self._points: list[tuple[dict[str, float], dict[str, float]]] = []
        self.costs: list[float] = []
        """What the second move cost its seat against the first in each pair, in shares of a win."""
        self.picks = 0
        """How many picks the bots have made: what it took."""

    def play(self, pairs: int) -> list[float]:
        """Play so many pairs more; gives their costs."""
        for _ in range(pairs):
            seeds = [self._luck.getrandbits(64) for _ in range(3)]
            first, second = (self._played_out(move, seeds) for move in self._moves)
            self.costs.append(self._share(first) - self._share(second))
            self._points.append((self._scores(first), self._scores(second)))
        return self.costs[-pairs:]

    @property
    def cost(self) -> Estimate:
        """What the second move cost its seat against the first."""
        return _estimate(self.costs)

    @property
    def sources(self) -> tuple[Source, ...]:
        """Where the first move brought more points than the second, or fewer, for sure; the largest first."""
        told = []
        for name in dict.fromkeys(name for pair in self._points for one in pair for name in one):
            points = _estimate([first.get(name, 0.0) - second.get(name, 0.0) for first, second in self._points])
            if points.low > 0 or points.high < 0:
                told.append(Source(name, points))
        return tuple(sorted(told, key=lambda source: -abs(source.points.mean))[:SOURCES])

    def _played_out(self, move: Sequence[int], seeds: Sequence[int]) -> Position:
        """Play a move, and on as far as is asked for."""
        deal, drawn, thought = seeds
        world = dealt_anew(self._seen, self._seat, deal)
        world.simulate(drawn)
        for pick in move:
            world.step(self._seat, pick)
        luck, moves = random.Random(thought), 0
        while not world.over and (self.near is None or moves < self.near.moves):
            moves += 1
            actor = world.actor
            for pick in self._bot.decide(world, actor, luck.getrandbits(64)):
                world.step(actor, pick)
                self.picks += 1
        return world

    def _share(self, world: Position) -> float:
        shares = world.returns("shares") if world.over or not self.near else self.near.glance(world)
        return shares[self._seat]

    def _scores(self, world: Position) -> dict[str, float]:
        """Tell the seat's points by source, where the game's view tells them."""
        score = self._game.view(world, SPECTATOR)["players"][self._seat].get("score")
        return {source: float(points) for source, points in self._game.sources(score).items()} if score else {}


def _estimate(found: Sequence[float]) -> Estimate:
    mean = fmean(found)
    reach = SURE * stdev(found) / sqrt(len(found)) if len(found) > 1 else 1.0
    return Estimate(mean, mean - reach, mean + reach)
