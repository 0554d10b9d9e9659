"""Errors: moves after which a seat's chance was lower than after another, as far as it could know.

Both moves are tried on the same deals anew of the mover's view, with the same luck. The better one is chosen by a
search; both are valued by fresh seeds, and judged once more by others still. Shown is what stands both times.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct, structs

from ludoteca.bots.player import Player
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.events import GameEvent
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import Position
from ludoteca.kernel.room import OPEN, Room
from ludoteca.ledger.deals import dealt_anew
from ludoteca.ledger.evaluator import Evaluator
from ludoteca.ledger.lenses import as_seen
from ludoteca.ledger.lookout import Lookout
from ludoteca.ledger.playing_on import Ends, Estimate, Source, ends
from ludoteca.ledger.steps import Step, start_of, steps

DEALS = 8
"""How many deals anew a move is first judged on."""
DEALS_AGAIN = 24
"""How many it is judged on once more."""
PLAYOUTS = 640
"""How many play-outs choose the better move, and how many value both at first, over all deals together."""
PLAYOUTS_AGAIN = 4800
WORST = 6
"""How many moves of a seat are judged once more."""
WORST_CHECKED = 3
"""How many errors of a seat are checked by playing on, if that is asked for."""
EXPLAINED = 6
"""How many errors of a game are explained, of each seat alike, if that is asked for."""
PLAYOUTS_ON = 60
"""How many play-outs a bot that plays on to check an error may have for a move."""
PLAYOUTS_TOLD = 30
"""How many to explain it."""
LEAST = 0.02
"""What an error costs at least."""
SURE = 2.07
"""How many standard errors an interval of 95 % reaches to both sides, of so many deals (Student's t)."""


Told = Callable[[float], None]
"""Is told now and then which share of the work is done."""


class Error(Struct, frozen=True):
    """A move that was worse than another."""

    seq: int
    seat: int
    move: str
    better: str
    cost: float
    """By how much it lowered the seat's chance to win."""
    low: float
    high: float
    """The cost lies between them, with 95 % certainty as far as the evaluator is right."""
    events: tuple[GameEvent, ...] = ()
    """What the log would have told of the better move."""
    played: Estimate | None = None
    """What it cost by playing on, if that was asked for."""
    sources: tuple[Source, ...] = ()
    """Where the better move brings more points, or fewer, if that was asked for."""


class Judge:
    """Compares moves by what their seat could know."""

    def __init__(self, evaluator: Evaluator, seed: str, depth: float = 1.0) -> None:
        self.evaluator = evaluator
        self._lookout = Lookout(evaluator.chances)
        self._seed = seed
        self._depth = depth

    def better(self, seen: Position, step: Step) -> list[int]:
        """Choose a move by a search that knows what the seat knows."""
        luck = random.Random(f"{self._seed} {step.entry.seq} choose")
        return self._lookout.best(seen, step.seat, luck.getrandbits(64), self._playouts(PLAYOUTS))

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


def check(match: Match, evaluator: Evaluator, error: Error, rounds: int, seed: str) -> Estimate:
    """Tell what an error costs by playing on to the end so many times after both moves."""
    return _played_on(match, evaluator, error, rounds, seed, SearchBot(0, playouts=PLAYOUTS_ON)).cost


def checked(match: Match, evaluator: Evaluator, found: Sequence[Error], rounds: int, seed: str) -> tuple[Error, ...]:
    """Check the worst errors of each seat by playing on; those that it refutes are left out, and so are all others."""
    kept = []
    for error in worst(found, match.seats, WORST_CHECKED):
        played = check(match, evaluator, error, rounds, seed)
        if played.mean > 0:
            kept.append(structs.replace(error, played=played))
    return tuple(sorted(kept, key=lambda error: -error.cost))


def explained(
    match: Match, evaluator: Evaluator, found: Sequence[Error], rounds: int, seed: str, told: Told = lambda _: None
) -> tuple[Error, ...]:
    """Tell of the worst errors of each seat where the better move brings more points, by quick bots that play on."""
    bot = SearchBot(0, playouts=PLAYOUTS_TOLD)
    kept, chosen = [*found], worst(found, match.seats, max(1, EXPLAINED // match.seats))
    for at, error in enumerate(chosen):
        told(at / len(chosen))
        ends = _played_on(match, evaluator, error, rounds, seed, bot)
        kept[kept.index(error)] = structs.replace(error, sources=ends.sources)
    return tuple(kept)


def worst(found: Sequence[Error], seats: int, most: int) -> list[Error]:
    """Choose so many of the worst errors of each seat."""
    return [error for seat in range(seats) for error in [one for one in found if one.seat == seat][:most]]


def _played_on(match: Match, evaluator: Evaluator, error: Error, rounds: int, seed: str, bot: Player) -> Ends:
    start, since = start_of(match)
    evaluator.prepare(start)
    step = next(step for step in steps(match, start, since) if step.entry.seq == error.seq)
    seen = as_seen(evaluator, step.before, error.seat)
    better = match.game.vocabulary.read(error.better)
    luck = random.Random(f"{seed} {error.seq} playing on")
    return ends(evaluator.game, seen, error.seat, (better, step.picks), bot, rounds, luck)


def errors(
    match: Match, evaluator: Evaluator, seed: str, depth: float = 1.0, told: Told = lambda _: None
) -> tuple[Error, ...]:
    """List the errors of a game, the worst first; to judge them once more takes about as long as to find them."""
    judge = Judge(evaluator, seed, depth)
    start, since = start_of(match)
    evaluator.prepare(start)
    suspects: list[list[tuple[float, Step, list[int]]]] = [[] for _ in range(match.seats)]
    for at, step in enumerate(steps(match, start, since)):
        told(at / len(match.effective) / 2)
        if not has_choice(step.before, step.seat):
            continue
        seen = as_seen(evaluator, step.before, step.seat)
        better = judge.better(seen, step)
        if tuple(better) != step.picks:
            cost = fmean(judge.costs(seen, step, better, DEALS, PLAYOUTS))
            suspects[step.seat].append((cost, step, better))
    found = []
    for seat, those in enumerate(suspects):
        for at, (cost, step, better) in enumerate(sorted(those, key=lambda one: -one[0])[:WORST]):
            if cost < LEAST:
                break
            told((1 + (seat + at / WORST) / match.seats) / 2)
            seen = as_seen(evaluator, step.before, step.seat)
            again = judge.costs(seen, step, better, DEALS_AGAIN, PLAYOUTS_AGAIN)
            sure = _sure(again)
            if sure.mean >= LEAST and sure.low > 0:
                entry, spelled = step.entry, match.spell(better)
                events = events_of(match.game, step.before, step.seat, better, f"{seed} {entry.seq} told")
                moves = entry.seq, entry.seat, entry.move, spelled
                found.append(Error(*moves, sure.mean, sure.low, sure.high, events))
    return tuple(sorted(found, key=lambda error: -error.cost))


def worse_by(
    evaluator: Evaluator, before: Position, seat: int, moves: tuple[Sequence[int], Sequence[int]], seed: str
) -> Estimate:
    """Tell by how much the second of two moves is worse than the first, as far as their seat can know."""
    evaluator.prepare(before)
    seen = as_seen(evaluator, before, seat)
    luck = random.Random(f"{seed} {evaluator.hash}")
    return _sure(Judge(evaluator, seed).apart(seen, seat, moves, luck, DEALS_AGAIN, PLAYOUTS_AGAIN))


def _sure(costs: Sequence[float]) -> Estimate:
    mean, reach = fmean(costs), SURE * stdev(costs) / sqrt(len(costs))
    return Estimate(mean, mean - reach, mean + reach)


def events_of(game: Room, before: Position, seat: int, move: Sequence[int], luck: str) -> tuple[GameEvent, ...]:
    """Tell what the log would have told a seat of a move of its own; what it draws comes by luck of its own."""
    key = hashlib.blake2b(luck.encode(), digest_size=32).digest()
    then = Match.begin_at(game, game.view(before, OPEN), key)
    then.play(seat, move)
    return tuple(line.event for line in then.lines if line.readable(seat))


def has_choice(position: Position, seat: int) -> bool:
    """Tell whether a seat can play more than one move."""
    trial = position.clone()
    trial.simulate(0)
    while len(picks := trial.picks(seat)) == 1:
        trial.step(seat, picks[0])
        if trial.draft == 0:
            return False
    return True
