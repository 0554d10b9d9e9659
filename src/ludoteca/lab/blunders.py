"""Measures what reviews make of errors: planted blunders must be found, and what else is shown must be true."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from msgspec import Struct

from ludoteca.bots.random import any_move
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import Position
from ludoteca.kernel.registry import game
from ludoteca.lab.reviews import players
from ludoteca.ledger.errors import PLAYOUTS_CHECK, Error, check, errors
from ludoteca.ledger.evaluator import evaluator
from ludoteca.ledger.intervals import proportion, rate
from ludoteca.ledger.judge import Judge, has_choice
from ludoteca.ledger.lenses import as_seen
from ludoteca.ledger.playing_on import Estimate, PlayingOn

WORTH = 0.1
"""What a planted blunder costs at least."""
TRIES, ENTRIES = 6, range(8, 60)
"""How many moves are tried at a decision before the next, and at which entries the first of them may be."""
TOP = 3
"""So many errors of a seat are shown."""
SURE_PLAYOUTS, SURE_DEALS = 1600, 16
"""How a planted blunder is judged."""
FEW = 20
"""So many pairs of games of its own tell first whether one may cost half of that; else it is given up."""


class Plan(Struct, frozen=True, kw_only=True):
    """Which games are played, and how they are reviewed."""

    game: str
    seats: int = 2
    bot: str = "search:200p"
    pairs: int = 60
    """How many times a blunder is played on from after both moves, to confirm it."""
    checks: int = 60
    """The same for each error that is shown; few pairs refute by chance what costs little."""
    depth: float = 1.0
    seed: str = "review"


class Shown(Struct, frozen=True):
    """An error that a review shows, and what playing on by itself says of it."""

    seq: int
    seat: int
    place: int
    """Its place among those of its seat."""
    cost: float
    judged: float
    pairs: int
    checked: Estimate


class Reviewed(Struct, frozen=True):
    """A game with a planted blunder, and what its review made of it."""

    plan: Plan
    number: int
    seq: int = 0
    """Where the blunder is; 0: no move was bad enough to be planted."""
    cost: Estimate | None = None
    """What it costs by playing on."""
    place: int = 0
    """Its place among its player's errors; 0: it is none."""
    opinion: int = 0
    """Its place among the opinions on its player's moves; 0: it is none."""
    others: tuple[Shown, ...] = ()
    """The errors that are shown besides."""
    cpu: float = 0.0
    """How long the errors of the game took."""


@dataclass(frozen=True)
class Planted:
    """A game of bots with one bad move put in: at which entry, by whom, and what it costs by playing on."""

    match: Match
    seq: int
    seat: int
    cost: Estimate


def planted(plan: Plan, number: int) -> Planted | None:
    """Play a game in which one decision is replaced by a bad one that playing on confirms; None: none was found."""
    luck = random.Random(f"{plan.seed} planted {number}")
    match = game(plan.game).start(plan.seats, seed=f"{plan.seed} planted {number}")
    judged = evaluator(match.game, plan.seats)
    judge = Judge(judged, f"{plan.seed} {number}")
    bots = players([plan.bot] * plan.seats, luck)
    first, blunder = luck.choice(ENTRIES), None
    while not match.over:
        seat = match.to_act[0]
        move = bots[seat].decide(match.position, seat, luck.getrandbits(64))
        if blunder is None and match.seq >= first and has_choice(match.position, seat):
            worse = _worse(judge, as_seen(judged, match.position, seat), seat, move, luck, plan.pairs)
            if worse is not None:
                move, cost = worse
                blunder = match.seq + 1, seat, cost
        match.play(seat, move)
    return None if blunder is None else Planted(match, *blunder)


def _worse(
    judge: Judge, seen: Position, seat: int, move: list[int], luck: random.Random, pairs: int
) -> tuple[list[int], Estimate] | None:
    """Find by lot a move that is worse than another, as far as a seat sees, and what it costs by playing on.

    Many are tried, so that one may seem bad by luck alone; the pairs that confirm it are not those that chose it.
    """
    bot = SearchBot(0, playouts=PLAYOUTS_CHECK)
    for _ in range(TRIES):
        trial = seen.clone()
        trial.simulate(0)
        other = any_move(trial, seat, luck.getrandbits(64))
        if fmean(judge.apart(seen, seat, (move, other), luck, SURE_DEALS, SURE_PLAYOUTS)) >= WORTH:
            chosen, confirmed = (
                PlayingOn(judge.evaluator.game, seen, seat, (move, other), bot, luck) for _ in range(2)
            )
            if fmean(chosen.play(FEW)) >= WORTH / 2:
                confirmed.play(pairs)
                if confirmed.cost.mean >= WORTH and confirmed.cost.low > 0:
                    return other, confirmed.cost
    return None


def reviewed(plan: Plan, number: int) -> Reviewed:
    """Plant a blunder, look for the errors of the game, and check what is shown besides."""
    blunder = planted(plan, number)
    if blunder is None:
        return Reviewed(plan, number)
    match, seat = blunder.match, blunder.seat
    began = time.process_time()
    found = errors(match, evaluator(match.game, match.seats), f"{plan.seed} {number}", plan.depth)
    cpu = time.process_time() - began
    place, opinion = (_place(one, seat, blunder.seq) for one in found)
    shown = [(place, error) for place, error in _shown(found.sure, match.seats) if error.seq != blunder.seq]
    others = tuple(_checked(match, place, error, plan.checks) for place, error in shown)
    return Reviewed(plan, number, blunder.seq, blunder.cost, place, opinion, others, cpu)


def _place(found: Sequence[Error], seat: int, seq: int) -> int:
    own = [error.seq for error in found if error.seat == seat]
    return own.index(seq) + 1 if seq in own else 0


def _shown(found: Sequence[Error], seats: int) -> list[tuple[int, Error]]:
    """Choose those of each seat that are shown, with their places."""
    return [one for seat in range(seats) for one in enumerate([one for one in found if one.seat == seat][:TOP], 1)]


def _checked(match: Match, place: int, error: Error, pairs: int) -> Shown:
    """Check an error by playing on by itself."""
    told = check(match, evaluator(match.game, match.seats), error, pairs, "bench")
    judged = error.judged.mean if error.judged else 0.0
    return Shown(error.seq, error.seat, place, error.cost, judged, error.pairs, told)


class Told(Struct, frozen=True):
    """What many games with a planted blunder come to."""

    games: int
    found: Estimate
    """How many blunders are among the largest errors of their player that are shown."""
    largest: Estimate
    opinions: int
    """How many are but an opinion."""
    missed: int
    """How many are told nowhere."""
    cost: float
    """What they cost, in the mean."""
    others: int
    refuted: Estimate | None
    """How many of the other errors that are shown cost nothing by playing on; None: there are none."""
    worst_refuted: Estimate | None
    """The same of the largest other error of each game."""
    surely_refuted: int
    """How many of them surely cost nothing."""
    says: float
    """What the others cost in the mean, as the review says, and by playing on."""
    costs: float
    cpu: float


def told(games: Iterable[Reviewed]) -> Told | None:
    """Tell what games come to; None: no blunder was planted."""
    kept = [one for one in games if one.seq]
    if not kept:
        return None
    count = len(kept)
    others = [one.others for one in kept if one.others]
    worst = [max(some, key=lambda one: one.cost) for some in others]
    return Told(
        games=count,
        found=proportion(sum(1 <= one.place <= TOP for one in kept), count),
        largest=proportion(sum(one.place == 1 for one in kept), count),
        opinions=sum(one.opinion > 0 for one in kept),
        missed=sum(one.place == one.opinion == 0 for one in kept),
        cost=fmean(one.cost.mean for one in kept if one.cost),
        others=sum(map(len, others)),
        refuted=_refuted(others),
        worst_refuted=_refuted([(one,) for one in worst]),
        surely_refuted=sum(one.checked.high < 0 for some in others for one in some),
        says=fmean([one.cost for some in others for one in some] or [0.0]),
        costs=fmean([one.checked.mean for some in others for one in some] or [0.0]),
        cpu=fmean(one.cpu for one in kept),
    )


def _refuted(shown: Sequence[Sequence[Shown]]) -> Estimate | None:
    """Tell how many of what is shown, game by game, costs nothing by playing on."""
    if len(shown) < 2:
        return None
    return rate([(sum(one.checked.mean <= 0 for one in some), len(some)) for some in shown])
