"""Playing on: what two moves come to when bots play the game to its end, many times, as the last word on an error."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from ludoteca.bots.player import Player
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.position import Position
from ludoteca.ledger.lenses import dealt_anew

PLAYOUTS = 60
"""How many play-outs a bot that plays on may have for a move."""
SURE = 1.96
"""How many standard errors an interval of 95 % reaches to both sides."""


class Estimate(Struct, frozen=True):
    """A number with its interval of 95 %."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} [{self.low:.3f}, {self.high:.3f}]"


def cost_by_playing_on(
    seen: Position, seat: int, moves: tuple[Sequence[int], Sequence[int]], rounds: int, luck: random.Random
) -> Estimate:
    """Tell what the second of two moves costs its seat against the first, in shares of a win.

    `seen` is what the seat sees; both moves are played on the same deals anew of the rest, with the same luck.
    """
    bot = SearchBot(0, playouts=PLAYOUTS)
    costs = []
    for _ in range(rounds):
        seeds = [luck.getrandbits(64) for _ in range(3)]
        first, second = (_share(seen, seat, move, bot, seeds) for move in moves)
        costs.append(first - second)
    mean = fmean(costs)
    reach = SURE * stdev(costs) / sqrt(rounds) if rounds > 1 else 1.0
    return Estimate(mean, mean - reach, mean + reach)


def _share(seen: Position, seat: int, move: Sequence[int], bot: Player, seeds: Sequence[int]) -> float:
    """Play a move and then to the end; tell the share of the win."""
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
    return world.returns("shares")[seat]
