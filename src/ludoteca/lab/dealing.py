"""What speaks for a deal of hidden cards, fitted to games of bots, of which it is known who held what.

A conditional logit, as in `lab/calibration.py`: of the deal that really lay there, and of some that chance alone makes
of what one seat sees, one is real; what is said of those who hold the cards adds up to how much speaks for it
(`ledger/deals.py`). Every game counts the same; each is held out once.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from ludoteca.kernel.position import Position
from ludoteca.kernel.registry import game
from ludoteca.kernel.values import WHOLE
from ludoteca.lab.calibration import (
    CHUNK,
    FOLDS,
    NOTHING,
    Plan,
    held_best,
    logit,
    pairs,
    rounded,
    watched,
)
from ludoteca.ledger.chances import UNIT
from ludoteca.ledger.deals import Likely

OTHERS = 12
"""With so many deals by chance the real one is compared."""
HOLDS = (0.3, 0.1, 0.03, 0.01, 0.003, 0.001)
"""How strongly weights can be held at nought: ever less, as long as games held out are foretold better."""
LEAST = 0.01
"""How much likelier (as a logarithm) real deals have to be by the fit than by chance, in games held out."""


@dataclass
class Dealt:
    """Deals: `told` [n, 1 + OTHERS, columns] is what is said of those who hold the cards, the real deal first.

    `game` [n] is the number of the game.
    """

    told: Any
    game: Any


def watch(chunk: tuple[Plan, int]) -> tuple[int, Dealt]:
    """Play the games of a chunk and look at each through the eyes of one seat; gives its number with what was seen."""
    plan, number = chunk
    luck = random.Random(f"{plan.seed} {number} deals")
    told, games = [], []
    for at, position in watched(plan, number):
        if not position.over:
            found = _compared(position, luck)
            if found is not None:
                told.append(found)
                games.append(at)
    columns = 2 * (1 + len(game(plan.game).position.feature_names))
    return number, Dealt(np.array(told, np.float32).reshape(len(games), 1 + OTHERS, columns), np.array(games, np.int32))


def _compared(position: Position, luck: random.Random) -> Any:
    """Tell what is said of the real deal and of others that look alike to a seat; None: nothing hangs on them."""
    viewer = luck.randrange(position.seats)
    told = [_told(position, viewer)]
    for _ in range(OTHERS):
        world = position.clone()
        world.simulate(luck.getrandbits(64))
        world.deal_unknown(viewer)
        told.append(_told(world, viewer))
    return told if any(one != told[0] for one in told) else None


def _told(world: Position, viewer: int) -> list[float]:
    """Say what is to be weighed of a deal: evaluation and features of all others, always and by the share left."""
    total = [0.0] * (1 + len(world.feature_names))
    left = 0.0
    for other in range(world.seats):
        if other != viewer:
            features = world.features_of(other)
            left = features[0] / WHOLE
            said = [world.worth(other) / UNIT, *(value / WHOLE for value in features)]
            total = [sum + one for sum, one in zip(total, said, strict=True)]
    return [*total, *(left * one for one in total)]


def fit(chunks: dict[int, Dealt], plan: Plan) -> Likely | None:
    """Find what speaks for a deal; None: real deals are no likelier by it than by chance."""
    told = np.concatenate([chunks[number].told for number in sorted(chunks)])
    numbers = np.concatenate([chunks[number].game + CHUNK * number for number in sorted(chunks)])
    if not len(told):
        return None
    told -= told.mean(1, keepdims=True)
    spread = told.std((0, 1))
    live = spread > NOTHING
    scaled = told[:, :, live] / spread[live]
    shares = np.zeros(told.shape[:2])
    shares[:, 0] = 1
    each = 1 / np.bincount(numbers)[numbers]
    ways = ((hold, np.full(scaled.shape[2], hold)) for hold in HOLDS)
    hold, held, _, loss = held_best(scaled, shares, each, numbers % FOLDS, ways)
    gain = float(np.log(1 + OTHERS)) - loss
    if gain < LEAST:
        return None
    plain = np.zeros(told.shape[2])
    plain[live] = logit(scaled, shares, each, held) / spread[live]
    weights = rounded(plain)
    names = ["", *game(plan.game).position.feature_names]
    found = pairs(names, weights)
    made = {**msgspec.to_builtins(plan), "deals": len(told), "gain": round(gain, 4), "hold": hold}
    return Likely(made=made, worth=found.pop("", (0.0, 0.0)), features=found)
