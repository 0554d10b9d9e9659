"""Two ways to look at a game: with all cards open, or as each seat could see it.

Numbers of one never enter the other.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import cycle
from math import fsum
from statistics import fmean
from typing import Protocol

from ludoteca.kernel.position import Position
from ludoteca.kernel.room import Room
from ludoteca.ledger.deals import weighed
from ludoteca.ledger.drawing import mean, stratified, ways
from ludoteca.ledger.evaluator import Evaluator
from ludoteca.ledger.lookout import Lookout
from ludoteca.ledger.steps import Step
from ludoteca.ledger.weights import Ahead

OPEN, FAIR = "open", "fair"
LENSES = (OPEN, FAIR)
SAMPLES = 256
"""How many of the ways that draws could come are looked at where they cannot all be listed."""
OUTCOMES = 2
"""So many searches of what could have come stand against one of what came, since they are of more than one position."""
SEARCHED = 96
"""At so many set-ups searches look to tell what seats could expect before the deal."""
DEALS = 192
"""How often what a seat cannot know is dealt anew, to tell how it stands or what a move promised before it drew."""


class Lens(Protocol):
    """Tells how each seat stands."""

    splits: bool
    """Whether luck can be told apart result by result within one move."""

    def average(self, positions: Sequence[Position]) -> list[float]:
        """Tell each seat's chance to win on average over positions that are as likely each."""
        ...

    def forecast(self, position: Position) -> list[float]:
        """Tell each seat's chance to win."""
        ...

    def expected(self, step: Step, known: int) -> list[float | None]:
        """Tell each seat's chance after a move before it drew, but for its first results that are known.

        None for a seat that cannot tell.
        """
        ...


class Open:
    """All cards open: what the evaluator says at a glance of the position as it is; all chances together are one."""

    splits = True

    def __init__(self, evaluator: Evaluator, seed: str) -> None:
        self._evaluator = evaluator
        self._seed = seed

    def average(self, positions: Sequence[Position]) -> list[float]:
        """Tell each seat's chance to win on average."""
        return _mean(map(self._evaluator, positions))

    def forecast(self, position: Position) -> list[float]:
        """Tell each seat's chance to win."""
        return self._evaluator(position)

    def expected(self, step: Step, known: int) -> list[float | None]:
        """Tell each seat's chance after a move before it drew, but for its first results."""
        return [*mean(self._evaluator, self._ways(step, known))]

    def _ways(self, step: Step, known: int) -> list[tuple[Position, float]]:
        luck = random.Random(f"{self._seed} {step.entry.seq} {known}")
        return ways(step.nearly, step.seat, step.picks[-1], step.came[:known], SAMPLES, luck)


class Foresight(Open):
    """All cards open, and searches look ahead: what they see otherwise than a glance is added to it.

    A glance at all that could have come is exact and costs next to nothing, so searches have only to tell by how much
    they see otherwise; that differs little from one result to the next.
    """

    def __init__(self, evaluator: Evaluator, seed: str, ahead: Ahead) -> None:
        Open.__init__(self, evaluator, seed)
        self._ahead = ahead
        self._lookout = Lookout(evaluator.chances())
        luck = random.Random(f"{seed} ahead")
        self._lucks = [luck.getrandbits(64) for _ in range(OUTCOMES * ahead.searches)]

    def average(self, positions: Sequence[Position]) -> list[float]:
        """Tell each seat's chance to win on average; searches look at some of the positions."""
        return self._corrected(Open.average(self, positions), positions[:SEARCHED])

    def forecast(self, position: Position) -> list[float]:
        """Tell each seat's chance to win; of the same position it tells the same."""
        return self._corrected(self._evaluator(position), [position] * self._ahead.searches)

    def expected(self, step: Step, known: int) -> list[float | None]:
        """Tell each seat's chance after a move before it drew, but for its first results."""
        luck = random.Random(f"{self._seed} outcomes {step.entry.seq} {known}")
        all_ways = self._ways(step, known)
        looked_at = stratified(all_ways, len(self._lucks), luck)
        return [*self._corrected(mean(self._evaluator, all_ways), looked_at)]

    def _corrected(self, seen: Sequence[float], positions: Iterable[Position]) -> list[float]:
        """Add by how much one search of each position sees otherwise than a glance, on average."""
        more = _mean(map(self._more, positions, cycle(self._lucks)))
        return [one + self._ahead.share * other for one, other in zip(seen, more, strict=True)]

    def _more(self, position: Position, luck: int) -> list[float]:
        ahead, seen = self._lookout.value(position, luck, self._ahead.playouts), self._evaluator(position)
        return [one - other for one, other in zip(ahead, seen, strict=True)]


class Fair:
    """Each seat by its own eyes: the mean over deals anew of what it cannot know, whatever really lies there."""

    splits = False

    def __init__(self, evaluator: Evaluator, seed: str) -> None:
        self._evaluator = evaluator
        luck = random.Random(f"{seed} deals")
        self._deals = [luck.getrandbits(64) for _ in range(DEALS)]
        self._draws = [luck.getrandbits(64) for _ in range(DEALS)]

    def average(self, positions: Sequence[Position]) -> list[float]:
        """Tell each seat's chance to win on average; with all cards open it is as right."""
        return _mean(map(self._evaluator, positions))

    def forecast(self, position: Position) -> list[float]:
        """Tell each seat's chance to win, as it could tell."""
        if position.over:
            return self._evaluator(position)
        return [self._seen(position, seat) for seat in range(position.seats)]

    def expected(self, step: Step, known: int) -> list[float | None]:
        """Tell each seat's chance after a move before it drew; None where the move was not sure to be possible."""
        return [self._after(step, seat) for seat in range(step.before.seats)]

    def _seen(self, position: Position, viewer: int) -> float:
        seen = as_seen(self._evaluator, position, viewer)
        worlds = weighed(seen, viewer, self._deals)
        return fsum(likely * self._evaluator(world)[viewer] for world, likely in worlds)

    def _after(self, step: Step, viewer: int) -> float | None:
        seen = as_seen(self._evaluator, step.before, viewer)
        chances = []
        for (world, likely), luck in zip(weighed(seen, viewer, self._deals), self._draws, strict=True):
            world.simulate(luck)
            try:
                for pick in step.picks:
                    world.step(step.seat, pick)
            except ValueError:
                return None
            chances.append(likely * self._evaluator(world)[viewer])
        return fsum(chances)


def _mean(rows: Iterable[Sequence[float]]) -> list[float]:
    return [fmean(column) for column in zip(*rows, strict=True)]


def as_seen(evaluator: Evaluator, position: Position, viewer: int) -> Position:
    """Make a position from what a seat sees of this one, and from nothing else."""
    game: Room = evaluator.game
    seen: Position = game.position_from(game.view(position, viewer))
    evaluator.prepare(seen)
    return seen


def lens(name: str, evaluator: Evaluator, seed: str) -> Lens:
    """Make a lens by its name, that looks ahead where the game's weights say so; the same seed tells the same."""
    if name == FAIR:
        return Fair(evaluator, seed)
    ahead = evaluator.weights.ahead
    return Foresight(evaluator, seed, ahead) if ahead else Open(evaluator, seed)
