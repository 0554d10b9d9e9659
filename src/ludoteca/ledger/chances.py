"""What a position promises each seat: a chance to win for each, ties shared, all of them together one.

The chances are a softmax over the seats of what the game's evaluation says of each, the later in the game the more,
of who is asked what, of features that the game names, and of what a seat sees, its cards among it. The weights are
fitted to games of bots (`lab/calibration.py`), so that of positions with a chance of 0.7 seven in ten are won.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from ludoteca.kernel.bits import bint, f64, floats, floats_of, i32
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.position import Position
from ludoteca.kernel.values import MOST_FEATURES, WHOLE

SEATS = 8
KINDS = 64
"""How many seats and decisions a game may have."""
MOST_SIGHTS = 256
"""How many numbers of an observation can be weighed."""
UNIT = 1000.0
"""What counts as one of the evaluation, in hundredths of a point."""
NEARLY = 0.1
"""What is added to the share of the game left where something is divided by it."""
WORTHS = 3
"""How often the evaluation is weighed: as it is, by the share of the game left, and divided by it."""


class Chances:
    """Weighs a position; `of` holds the chance of each seat that it found last.

    `asked` holds two offsets for each decision: what it is worth to be asked it, and by the share of the game left.
    That share is the first feature of a game that names any (`featured`): its positions must be judged by learned
    values, or by those that correct nothing (`Position.value_by`), since only then are features written. `features`
    holds two weights for each of them, for the parts of a feature in `WHOLE`; empty: none is weighed. `sights`
    are numbers of an observation that is so `wide`: where each stands, and its two weights.
    """

    def __init__(
        self,
        worth: Sequence[float],
        asked: Sequence[tuple[float, float]],
        featured: bool,
        features: Sequence[tuple[float, float]] = (),
        sights: Sequence[tuple[int, float, float]] = (),
        wide: int = 0,
    ) -> None:
        number: i32
        self.featured: bint = featured
        self.unit: f64 = UNIT
        self.nearly: f64 = NEARLY
        self.whole: f64 = WHOLE
        self.worth: list[f64] = [0.0] * WORTHS
        self.asked: list[f64] = [0.0] * KINDS
        self.asked_early: list[f64] = [0.0] * KINDS
        self.weighed: i32 = len(features)
        self.feature: list[f64] = [0.0] * MOST_FEATURES
        self.feature_early: list[f64] = [0.0] * MOST_FEATURES
        self.looked_at: i32 = len(sights)
        self.column: list[i32] = [0] * MOST_SIGHTS
        self.sight: list[f64] = [0.0] * MOST_SIGHTS
        self.sight_early: list[f64] = [0.0] * MOST_SIGHTS
        self.wide: i32 = wide
        self.room: Any = memoryview(bytearray(4 * wide)).cast("f")
        self.row: floats = None
        self.row = floats_of(self.room, wide)
        self.eye: Observation = Observation()
        self.of: list[f64] = [0.0] * SEATS
        if len(sights) > MOST_SIGHTS or len(features) > MOST_FEATURES or len(asked) > KINDS or len(worth) != WORTHS:
            raise ValueError("weights that do not fit together")
        for number in range(WORTHS):
            self.worth[number] = worth[number]
        for number in range(len(asked)):
            self.asked[number], self.asked_early[number] = asked[number]
        for number in range(len(sights)):
            self.column[number], self.sight[number], self.sight_early[number] = sights[number]
        for number in range(len(features)):
            always, early = features[number]
            self.feature[number], self.feature_early[number] = always / WHOLE, early / WHOLE

    def weigh(self, position: Position) -> None:
        """Find the chances of a position; of one that is over they are the shares of the win."""
        seat: i32
        most: f64 = -1e300
        total: f64 = 0.0
        if position.depth == 0:
            for seat in range(position.seats):
                self.of[seat] = position.share(seat)
            return
        for seat in range(position.seats):
            self.of[seat] = self.promise(position, seat)
            if self.of[seat] > most:
                most = self.of[seat]
        for seat in range(position.seats):
            self.of[seat] = exp(self.of[seat] - most)
            total += self.of[seat]
        for seat in range(position.seats):
            self.of[seat] /= total

    def promise(self, position: Position, seat: i32) -> f64:
        """Add up what speaks for a seat."""
        worth: f64 = position.evaluate(seat) / self.unit
        left: f64 = 0.5
        total: f64
        value: i32
        at: i32
        if self.featured:
            left = position.features[0] / self.whole
        total = worth * (self.worth[0] + self.worth[1] * left + self.worth[2] / (left + self.nearly))
        if (position.deciders >> seat) & 1:
            total += self.asked[position.kind] + self.asked_early[position.kind] * left
        for at in range(self.weighed):
            value = position.features[at]
            if value:
                total += value * (self.feature[at] + self.feature_early[at] * left)
        if self.looked_at:
            total += self.sighted(position, seat, left)
        return total

    def sighted(self, position: Position, seat: i32, left: f64) -> f64:
        """Add up what speaks for a seat of what it sees."""
        at: i32
        seen: f64
        total: f64 = 0.0
        self.eye.start(self.row, self.wide)
        position.see_all(seat, self.eye)
        for at in range(self.looked_at):
            seen = self.row[self.column[at]]
            if seen:
                total += seen * (self.sight[at] + self.sight_early[at] * left)
        return total

    def chances(self, position: Position) -> list[float]:
        """Give the chance of each seat."""
        self.weigh(position)
        return [self.of[seat] for seat in range(position.seats)]
