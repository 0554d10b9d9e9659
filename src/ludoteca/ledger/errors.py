"""Errors: moves after which a seat's chance was lower than after another, as far as it could know.

Both moves are tried on the same deals anew of the mover's view, with the same luck. The better one is chosen by a
search and judged twice by fresh seeds (`ledger/judge.py`); then quick bots play on after both, as far as `played_on`
says, again and again, until it is decided whether the difference is real or the budget of the seat is spent. Shown is
what is sure by both together (`ledger/belief.py`); what the judge alone maintains is an opinion; what playing on
refutes is none.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct

from ludoteca.bots.search import SearchBot
from ludoteca.kernel.events import GameEvent
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import Position
from ludoteca.kernel.room import OPEN, Room
from ludoteca.ledger.belief import LEAST, Belief
from ludoteca.ledger.evaluator import Evaluator
from ludoteca.ledger.judge import Judge, Suspect, suspects
from ludoteca.ledger.lenses import as_seen
from ludoteca.ledger.playing_on import Estimate, Near, PlayingOn, Source
from ludoteca.ledger.steps import Told, start_of, steps

PLAYOUTS_ON = 15
"""How many play-outs a bot that plays on may have for a move; with four times as many it comes to the same."""
PLAYOUTS_CHECK = 60
"""How many it may have where an error is checked by itself."""
BATCH, MOST_PAIRS = 12, 240
"""How many pairs of games are played at once from a move, and how many in all at most."""
PICKS = 120_000
"""How many picks the bots that play on may come to in all, each seat its part: a part that others cannot touch, since
what they spend hangs on what they know. It is a measure of computing that is the same each time."""
JUDGING = 0.3
"""Which share of the time is taken by the judge, about."""


class Error(Struct, frozen=True):
    """A move that was worse than another."""

    seq: int
    seat: int
    move: str
    better: str
    cost: float
    """By how much it lowered the seat's chance to win, by judge and playing on together."""
    low: float
    high: float
    """The cost lies between them, with 95 % certainty."""
    events: tuple[GameEvent, ...] = ()
    """What the log would have told of the better move."""
    judged: Estimate | None = None
    """What it cost as far as the evaluator is right."""
    played: Estimate | None = None
    """What it cost by playing on."""
    pairs: int = 0
    """How many times the game was played on after both moves."""
    moves: int | None = None
    """So many moves it was played on each time, and the chances told at a glance; None: to the end."""
    sources: tuple[Source, ...] = ()
    """Where the better move brings more points, or fewer."""


class Errors(NamedTuple):
    """What was found in a game, of each the worst first."""

    sure: tuple[Error, ...] = ()
    """Those that playing on bears out."""
    opinions: tuple[Error, ...] = ()
    """Those that only the judge maintains: playing on has neither borne them out nor refuted them."""


class Case:
    """A suspected move, played on from as long as it is open whether it was an error."""

    def __init__(self, suspect: Suspect, evaluator: Evaluator, seed: str) -> None:
        self.suspect = suspect
        step = suspect.step
        luck = random.Random(f"{seed} {step.entry.seq} playing on")
        bot = SearchBot(0, playouts=PLAYOUTS_ON)
        played_on, both = evaluator.played_on, (suspect.better, step.picks)
        near = Near(played_on.moves, evaluator) if played_on.moves else None
        self.on = PlayingOn(evaluator.game, suspect.seen, step.seat, both, bot, luck, near)
        self.belief = Belief(suspect.costs, evaluator.judging.borne_out, played_on)

    @property
    def sure(self) -> bool:
        """Whether it was an error, for sure."""
        return bool(self.on.costs) and self.belief.sure

    def open(self, most: float) -> bool:
        """Tell whether it is to be played on from, at most so many times in all but at least once."""
        played = len(self.on.costs)
        return not played or (played < most and not self.belief.settled and not self.belief.refuted)

    def play(self) -> int:
        """Play on from it; gives how many picks that took."""
        before = self.on.picks
        self.belief.add(self.on.play(BATCH))
        return self.on.picks - before


def errors(match: Match, evaluator: Evaluator, seed: str, depth: float = 1.0, told: Told = lambda _: None) -> Errors:
    """Find the errors of a game."""
    judge = Judge(evaluator, seed, depth)
    found = suspects(match, judge, lambda share: told(JUDGING * share))
    sure, opinions = [], []
    for seat, those in enumerate(found):
        cases = [Case(one, evaluator, seed) for one in those if one.judged.mean > 0]

        def advance(share: float, seat: int = seat) -> None:
            told(JUDGING + (1 - JUDGING) * (seat + share) / match.seats)

        confirm(cases, depth, PICKS / match.seats, advance)
        sure += [_error(match, case, seed) for case in cases if case.sure]
        opinions += [_error(match, case, seed) for case in cases if _opinion(case)]
    return Errors(_sorted(sure), _sorted(opinions))


def confirm(cases: Sequence[Case], depth: float, picks: float, told: Told) -> None:
    """Play on from the cases of a seat, always from the largest open one, as far as so many picks go."""
    spent = 0
    while spent < depth * picks and (still := [case for case in cases if case.open(depth * MOST_PAIRS)]):
        spent += max(still, key=lambda case: case.belief.cost.mean).play()
        told(min(1.0, spent / (depth * picks)))


def _opinion(case: Case) -> bool:
    return case.suspect.stands and not case.sure and not case.belief.refuted and case.belief.cost.mean >= LEAST


def _error(match: Match, case: Case, seed: str) -> Error:
    step, cost, pairs = case.suspect.step, case.belief.cost, len(case.on.costs)
    entry = step.entry
    return Error(
        seq=entry.seq,
        seat=entry.seat,
        move=entry.move,
        better=match.spell(case.suspect.better),
        cost=cost.mean,
        low=cost.low,
        high=cost.high,
        events=events_of(match.game, step.before, step.seat, case.suspect.better, f"{seed} {entry.seq} told"),
        judged=case.suspect.judged,
        played=case.on.cost if pairs else None,
        pairs=pairs,
        moves=case.on.near.moves if case.on.near else None,
        sources=case.on.sources if pairs else (),
    )


def _sorted(found: Iterable[Error]) -> tuple[Error, ...]:
    return tuple(sorted(found, key=lambda error: -error.cost))


def check(match: Match, evaluator: Evaluator, error: Error, pairs: int, seed: str) -> Estimate:
    """Tell what an error costs by playing on from it by itself, by better bots and other seeds."""
    start, since = start_of(match)
    evaluator.prepare(start)
    step = next(step for step in steps(match, start, since) if step.entry.seq == error.seq)
    seen = as_seen(evaluator, step.before, error.seat)
    moves = match.game.vocabulary.read(error.better), step.picks
    luck = random.Random(f"{seed} {error.seq} checked")
    on = PlayingOn(match.game, seen, error.seat, moves, SearchBot(0, playouts=PLAYOUTS_CHECK), luck)
    on.play(pairs)
    return on.cost


def events_of(game: Room, before: Position, seat: int, move: Sequence[int], luck: str) -> tuple[GameEvent, ...]:
    """Tell what the log would have told a seat of a move of its own; what it draws comes by luck of its own."""
    key = hashlib.blake2b(luck.encode(), digest_size=32).digest()
    then = Match.begin_at(game, game.view(before, OPEN), key)
    then.play(seat, move)
    return tuple(line.event for line in then.lines if line.readable(seat))
