"""An opinion on one position: how likely each seat is to win, and what whoever is asked may best begin with."""

from __future__ import annotations

import random

from msgspec import Struct

from ludoteca.kernel.position import Position
from ludoteca.ledger.evaluator import Evaluator
from ludoteca.ledger.lenses import OPEN, as_seen, lens
from ludoteca.ledger.lookout import Lookout

PLAYOUTS = 2000
"""So many play-outs are a fraction of a second, and tell the same each time."""
TOLD = 4
"""So many picks are told at most."""
LEAST = 0.02
"""Of what got a smaller share of the search nothing is told."""


class Considered(Struct, frozen=True):
    """A pick that a move may begin with: the chance to win of whoever makes it, and its share of the search."""

    pick: int
    chance: float
    share: float


def chances(evaluator: Evaluator, position: Position, seed: str) -> list[float]:
    """Tell each seat's chance to win with all cards open; the position is a copy.

    The curve of a review tells the same: its seed is the fingerprint of the record.
    """
    evaluator.prepare(position)
    return lens(OPEN, evaluator, seed).forecast(position)


def best_moves(evaluator: Evaluator, position: Position, seat: int, seed: str) -> list[Considered]:
    """Tell what a search that knows what the seat could know looks at first, the best first; the position is a copy."""
    evaluator.prepare(position)
    seen = as_seen(evaluator, position, seat)
    lookout = Lookout(evaluator.judging.chances())
    lookout.best(seen, seat, random.Random(f"{seed} {evaluator.hash}").getrandbits(64), PLAYOUTS)
    looked = lookout.looked_at()
    visits = sum(count for _, count in looked) or 1
    found = [Considered(pick, lookout.promise(pick, seat), count / visits) for pick, count in looked[:TOLD]]
    return [one for at, one in enumerate(found) if at == 0 or one.share >= LEAST]
