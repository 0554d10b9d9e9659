"""The judge of moves: a search that values two of them on the same deals anew of what their seat sees.

What it finds worse than another move twice is suspected to be an error; where it is wrong about positions it is wrong
about moves, so that suspects are played on from (`ledger/errors.py`).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from ludoteca.kernel.match import Match
from ludoteca.kernel.position import Position
from ludoteca.ledger.belief import LEAST
from ludoteca.ledger.deals import dealt_anew
from ludoteca.ledger.evaluator import Evaluator
from ludoteca.ledger.lenses import as_seen
from ludoteca.ledger.lookout import Lookout
from ludoteca.ledger.playing_on import Estimate
from ludoteca.ledger.steps import Step, Told, start_of, steps

CHOOSING = 1280
"""How many play-outs choose the better move."""
DEALS = 16
"""How many deals anew a move is first judged on."""
DEALS_AGAIN = 48
"""How many it is judged on once more."""
PLAYOUTS = 640
"""How many play-outs value each of two moves at first, over all deals together."""
PLAYOUTS_AGAIN = 4800
WORST = 20
"""How many moves of a game are judged once more, of each seat as many."""
SURE = 2.01
"""How many standard errors an interval of 95 % reaches to both sides, of so many deals (Student's t)."""


@dataclass(frozen=True)
class Suspect:
    """A move that the judge found worse than another, and by how much on each of the deals of the second time."""

    step: Step
    seen: Position
    """What its seat saw."""
    better: list[int]
    costs: list[float]

    @property
    def judged(self) -> Estimate:
        """What it cost, the second time."""
        return sure(self.costs)

    @property
    def stands(self) -> bool:
        """Whether it was an error the second time as well."""
        return self.judged.mean >= LEAST and self.judged.low > 0


class Judge:
    """Compares moves by what their seat could know."""

    def __init__(self, evaluator: Evaluator, seed: str, depth: float = 1.0) -> None:
        self.evaluator = evaluator.judging
        self._lookout = Lookout(self.evaluator.chances())
        self._seed = seed
        self._depth = depth

    def better(self, seen: Position, step: Step) -> list[int]:
        """Choose a move by a search that knows what the seat knows."""
        luck = random.Random(f"{self._seed} {step.entry.seq} choose")
        return self._lookout.best(seen, step.seat, luck.getrandbits(64), self._playouts(CHOOSING))

    def costs(self, seen: Position, step: Step, better: Sequence[int], deals: int, playouts: int) -> list[float]:
        """Tell for each of some deals anew by how much the move was worse than the better one."""
        luck = random.Random(f"{self._seed} {step.entry.seq} {deals}")
        return self.apart(seen, step.seat, (better, step.picks), luck, deals, playouts)

    def apart(
        self,
        seen: Position,
        seat: int,
        moves: tuple[Sequence[int], Sequence[int]],
        luck: random.Random,
        deals: int,
        playouts: int,
    ) -> list[float]:
        """Tell for each of some deals anew by how much the first of two moves is worth more to its seat."""
        each = max(1, self._playouts(playouts) // deals)
        found = []
        for _ in range(deals):
            seeds = [luck.getrandbits(64) for _ in range(3)]
            first, second = (self._value(seen, seat, move, seeds, each) for move in moves)
            found.append(first - second)
        return found

    def _value(self, seen: Position, seat: int, move: Iterable[int], seeds: Sequence[int], playouts: int) -> float:
        """Tell what a move is worth to its seat in one deal, by a search from after it on."""
        deal, drawn, search = seeds
        world = dealt_anew(seen, seat, deal)
        world.simulate(drawn)
        for pick in move:
            world.step(seat, pick)
        return self._lookout.value(world, search, playouts)[seat]

    def _playouts(self, playouts: int) -> int:
        return max(1, round(self._depth * playouts))


def suspects(match: Match, judge: Judge, told: Told = lambda _: None) -> list[list[Suspect]]:
    """List the moves of each seat that may be errors; to judge them once more takes about as long as to find them."""
    start, since = start_of(match)
    judge.evaluator.prepare(start)
    first: list[list[tuple[float, Step, Position, list[int]]]] = [[] for _ in range(match.seats)]
    for at, step in enumerate(steps(match, start, since)):
        told(at / len(match.effective) / 2)
        if not has_choice(step.before, step.seat):
            continue
        seen = as_seen(judge.evaluator, step.before, step.seat)
        better = judge.better(seen, step)
        if tuple(better) != step.picks:
            cost = fmean(judge.costs(seen, step, better, DEALS, PLAYOUTS))
            if cost >= LEAST:
                first[step.seat].append((cost, step, seen, better))
    found: list[list[Suspect]] = [[] for _ in first]
    most = WORST // match.seats
    for seat, those in enumerate(first):
        for at, (_, step, seen, better) in enumerate(sorted(those, key=lambda one: -one[0])[:most]):
            told((1 + (seat + at / most) / match.seats) / 2)
            costs = judge.costs(seen, step, better, DEALS_AGAIN, PLAYOUTS_AGAIN)
            found[seat].append(Suspect(step, seen, better, costs))
    return found


def worse_by(
    evaluator: Evaluator, before: Position, seat: int, moves: tuple[Sequence[int], Sequence[int]], seed: str
) -> Estimate:
    """Tell by how much the second of two moves is worse than the first, as far as their seat can know."""
    evaluator.prepare(before)
    seen = as_seen(evaluator, before, seat)
    luck = random.Random(f"{seed} {evaluator.hash}")
    return sure(Judge(evaluator, seed).apart(seen, seat, moves, luck, DEALS_AGAIN, PLAYOUTS_AGAIN))


def sure(costs: Sequence[float]) -> Estimate:
    """Estimate a cost from what it was on so many deals as moves are judged on once more."""
    mean, reach = fmean(costs), SURE * stdev(costs) / sqrt(len(costs))
    return Estimate(mean, mean - reach, mean + reach)


def has_choice(position: Position, seat: int) -> bool:
    """Tell whether a seat can play more than one move."""
    trial = position.clone()
    trial.simulate(0)
    while len(picks := trial.picks(seat)) == 1:
        trial.step(seat, picks[0])
        if trial.draft == 0:
            return False
    return True
