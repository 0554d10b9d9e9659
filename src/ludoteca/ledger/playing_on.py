"""Playing on: what two moves come to when bots play the game to its end, many times, as the last word on an error."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev

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


class Ends(Struct, frozen=True):
    """What two moves came to in the end."""

    cost: Estimate
    """What the second of them cost its seat against the first, in shares of a win."""
    sources: tuple[Source, ...]
    """Where the first brought more points than the second, or fewer, for sure: what made the difference."""


def ends(
    game: Room,
    seen: Position,
    seat: int,
    moves: tuple[Sequence[int], Sequence[int]],
    bot: Player,
    rounds: int,
    luck: random.Random,
) -> Ends:
    """Play on after two moves and compare what came of it.

    `seen` is what the seat sees; both moves are played on the same deals anew of the rest, with the same luck.
    """
    costs, points = [], dict[str, list[float]]()
    for at in range(rounds):
        seeds = [luck.getrandbits(64) for _ in range(3)]
        first, second = (_played_out(seen, seat, move, bot, seeds) for move in moves)
        costs.append(_share(first, seat) - _share(second, seat))
        for world, sign in ((first, 1), (second, -1)):
            for name, number in _scores(game, world, seat).items():
                points.setdefault(name, [0.0] * rounds)[at] += sign * number
    return Ends(_estimate(costs), _sure({name: _estimate(more) for name, more in points.items()}))


def _sure(points: Mapping[str, Estimate]) -> tuple[Source, ...]:
    """Keep the sources of which it is sure that they made a difference, the largest first."""
    told = [Source(name, one) for name, one in points.items() if one.low > 0 or one.high < 0]
    return tuple(sorted(told, key=lambda source: -abs(source.points.mean))[:SOURCES])


def _estimate(found: Sequence[float]) -> Estimate:
    mean = fmean(found)
    reach = SURE * stdev(found) / sqrt(len(found)) if len(found) > 1 else 1.0
    return Estimate(mean, mean - reach, mean + reach)


def _played_out(seen: Position, seat: int, move: Sequence[int], bot: Player, seeds: Sequence[int]) -> Position:
    """Play a move and then to the end."""
    deal, drawn, thought = seeds
    world = dealt_anew(seen, seat, deal)
    world.simulate(drawn)
    for pick in move:
        world.step(seat, pick)
    luck = random.Random(thought)
    while not world.over:
        actor = world.actor
        for pick in bot.decide(world, actor, luck.getrandbits(64)):
            world.step(actor, pick)
    return world


def _share(world: Position, seat: int) -> float:
    return world.returns("shares")[seat]


def _scores(game: Room, world: Position, seat: int) -> dict[str, float]:
    """Tell a seat's points by source, where the game's view tells them."""
    score = game.view(world, SPECTATOR)["players"][seat].get("score")
    return {source: float(points) for source, points in game.sources(score).items()} if score else {}
