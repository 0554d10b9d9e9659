"""What a pick has drawn, and what it could have drawn instead."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from math import fsum

from ludoteca.kernel.chance import Draw
from ludoteca.kernel.position import Position

LISTED = 64
"""Up to so many ways that draws can come are all listed; of more some are sampled."""


class Recorded:
    """Gives a position the random results of a record again, and remembers what each of them was drawn for."""

    def __init__(self, results: Iterable[int]) -> None:
        self.draws: list[Draw] = []
        self.came: list[int] = []
        self._results = deque(results)

    def draw(self, purpose: int, n: int) -> int:
        """Give the next result; what could only come as it came is not remembered."""
        result = self._results.popleft()
        if n > 1:
            self.draws.append(Draw(purpose, n))
            self.came.append(result)
        return result


class Ahead:
    """Gives some results first, and random ones after them."""

    def __init__(self, known: Iterable[int], luck: random.Random) -> None:
        self._known = deque(known)
        self._luck = luck

    def draw(self, purpose: int, n: int) -> int:
        """Give the next result."""
        if n == 1:
            return 0
        return self._known.popleft() if self._known else self._luck.randrange(n)


def listed(before: Position, seat: int, pick: int, known: tuple[int, ...]) -> list[tuple[Position, float]] | None:
    """List all positions that a pick can lead to after some known results, with how likely each is; None: too many."""
    done: list[tuple[Position, float]] = []
    open_ends = [(known, 1.0)]
    while open_ends:
        results, likely = open_ends.pop()
        after = before.clone()
        missing = after.try_step(seat, pick, results)
        if missing is None:
            done.append((after, likely))
        else:
            open_ends += [((*results, one), likely / missing.results) for one in range(missing.results)]
        if len(done) + len(open_ends) > LISTED:
            return None
    return done


def sampled(
    before: Position, seat: int, pick: int, known: tuple[int, ...], samples: int, luck: random.Random
) -> Iterator[Position]:
    """Give some of the positions that a pick can lead to after some known results."""
    for _ in range(samples):
        after = before.clone()
        after.simulate(luck.getrandbits(64))
        if known:
            after.simulated, after.chance = False, Ahead(known, luck)
        after.step(seat, pick)
        yield after


def ways(
    before: Position, seat: int, pick: int, known: tuple[int, ...], samples: int, luck: random.Random
) -> list[tuple[Position, float]]:
    """Give all positions that a pick can lead to after some known results, with how likely each is; of many, some."""
    every = listed(before, seat, pick, known)
    if every is None:
        every = [(after, 1 / samples) for after in sampled(before, seat, pick, known, samples, luck)]
    return every


def mean(value: Callable[[Position], list[float]], ways: Iterable[tuple[Position, float]]) -> list[float]:
    """Tell what positions are worth on average, each as often as it is likely."""
    weighed = ([likely * one for one in value(after)] for after, likely in ways)
    return [fsum(column) for column in zip(*weighed, strict=True)]


def stratified(ways: Iterable[tuple[Position, float]], count: int, luck: random.Random) -> Iterator[Position]:
    """Choose so many of the positions, as often as they are likely: what is likely is not left out by chance."""
    mark, reached = luck.random(), 0.0
    for after, likely in ways:
        reached += count * likely
        while mark < reached:
            yield after
            mark += 1
