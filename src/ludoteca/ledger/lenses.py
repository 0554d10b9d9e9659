"""Two ways to look at a game: with all cards open, or as each seat could see it.

Numbers of one never enter the other.
"""

from __future__ import annotations

import random
from math import fsum
from typing import Protocol

from ludoteca.kernel.position import Position
from ludoteca.kernel.room import Room
from ludoteca.ledger.deals import weighed
from ludoteca.ledger.drawing import mean
from ludoteca.ledger.evaluator import Evaluator
from ludoteca.ledger.steps import Step

OPEN, FAIR = "open", "fair"
LENSES = (OPEN, FAIR)
SAMPLES = 256
"""How many of the ways that draws could come are looked at where they cannot all be listed."""
DEALS = 192
"""How often what a seat cannot know is dealt anew, to tell how it stands or what a move promised before it drew."""


class Lens(Protocol):
    """Tells how each seat stands."""

    splits: bool
    """Whether luck can be told apart result by result within one move."""

    def forecast(self, position: Position) -> list[float]:
        """Tell each seat's chance to win."""
        ...

    def expected(self, step: Step, known: int) -> list[float | None]:
        """Tell each seat's chance after a move before it drew, but for its first results that are known.

        None for a seat that cannot tell.
        """
        ...


class Open:
    """All cards open: what the evaluator says of the position as it is; all chances together are one."""

    splits = True

    def __init__(self, evaluator: Evaluator, seed: str) -> None:
        self._evaluator = evaluator
        self._seed = seed

    def forecast(self, position: Position) -> list[float]:
        """Tell each seat's chance to win."""
        return self._evaluator(position)

    def expected(self, step: Step, known: int) -> list[float | None]:
        """Tell each seat's chance after a move before it drew, but for its first results."""
        luck = random.Random(f"{self._seed} {step.entry.seq} {known}")
        came = step.came[:known]
        return [*mean(self._evaluator, step.nearly, step.seat, step.picks[-1], came, SAMPLES, luck)]


class Fair:
    """Each seat by its own eyes: the mean over deals anew of what it cannot know, whatever really lies there."""

    splits = False

    def __init__(self, evaluator: Evaluator, seed: str) -> None:
        self._evaluator = evaluator
        luck = random.Random(f"{seed} deals")
        self._deals = [luck.getrandbits(64) for _ in range(DEALS)]
        self._draws = [luck.getrandbits(64) for _ in range(DEALS)]

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


def as_seen(evaluator: Evaluator, position: Position, viewer: int) -> Position:
    """Make a position from what a seat sees of this one, and from nothing else."""
    game: Room = evaluator.game
    seen: Position = game.position_from(game.view(position, viewer))
    evaluator.prepare(seen)
    return seen


def lens(name: str, evaluator: Evaluator, seed: str) -> Lens:
    """Make a lens by its name; the same seed gives the same numbers."""
    return Open(evaluator, seed) if name == OPEN else Fair(evaluator, seed)
