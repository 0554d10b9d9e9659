"""What a fit learns from: at positions of self-play, what the hand-written evaluation lacks of the margins to come.

Only margins between two seats are compared with how games ended, since only they decide what a search does.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from ludoteca.kernel.values import WHOLE, Values
from ludoteca.lab.training.plan import Plan
from ludoteca.lab.training.selfplay import Seen

MOST_ROWS = 1_200_000
"""How many pairs of seats at positions a fit goes through; of more it takes some by chance."""
HELD_OUT = 10
"""One game of so many is not learned from, but tells how well others are foretold."""


@dataclass
class Sample:
    """Some of the positions that were seen.

    For n of them `features` [n, seats, F], `missing` [n, pairs], what the hand-written evaluation lacks of each margin
    in hundredths of a point, and `held` [n], whether their game is held out.
    """

    features: Any
    missing: Any
    held: Any


def pairs(seats: int) -> list[tuple[int, int]]:
    """List the pairs of seats.

    >>> pairs(3)
    [(0, 1), (0, 2), (1, 2)]
    """
    return [*combinations(range(seats), 2)]


def gather(seen: Iterable[Seen], positions: int, values: Values | None, plan: Plan, seed: int) -> Sample:
    """Take from games, of so many positions in all, as many as a fit goes through, by chance and in their order."""
    luck = np.random.default_rng(seed)
    share = MOST_ROWS / len(pairs(plan.seats)) / positions
    games = 0
    parts = []
    for one in seen:
        kept = luck.random(len(one.game)) < share
        missing = margins(one, values, plan) - apart(one.hand, plan.seats)
        held = (games + one.game) % HELD_OUT == 0
        parts.append((one.features[kept], missing[kept], held[kept]))
        games += len(one.points)
    return Sample(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def apart(said: Any, seats: int) -> Any:
    """Tell the margins [n, pairs] between what is said of seats [n, seats]."""
    one, two = np.array(pairs(seats)).T
    return said[:, one] - said[:, two]


def margins(seen: Seen, values: Values | None, plan: Plan) -> Any:
    """Tell for each position what the margins [n, pairs] should be (TD(λ)).

    Backwards from the end of each game, whose margins are known: each target is in part the one after it, in part what
    the values so far say of the position after it.
    """
    said = seen.hand if values is None else seen.hand + corrections(values, seen.features)
    before = apart(said.astype(np.float64), plan.seats)
    ends = apart(100.0 * seen.points, plan.seats)
    targets = np.empty_like(before)
    after = next_said = ends[0]
    for at in range(len(targets) - 1, -1, -1):
        number = seen.game[at]
        if at + 1 == len(targets) or seen.game[at + 1] != number:
            after = next_said = ends[number]
        targets[at] = after = plan.trace * after + (1 - plan.trace) * next_said
        next_said = before[at]
    return targets


def corrections(values: Values, features: Any) -> Any:
    """Tell what values add to the hand-written evaluation for features [..., F], as compiled code does."""
    wide = features.astype(np.int64)
    left = wide[..., :1]
    linear = (
        (wide * left) @ np.array(values.early) + (wide * (WHOLE - left)) @ np.array(values.late)
    ) >> values.shifts[0]
    bent = np.maximum(wide @ np.array(values.inward) + np.array(values.begin), 0) >> values.shifts[1]
    return linear + ((bent @ np.array(values.outward)) >> values.shifts[2])
