"""In the fair lens what is said of a seat hangs on what it could know, and on nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from ludoteca import Game, Match
from ludoteca.bots.random import RandomBot
from ludoteca.kernel.journal import Entry
from ludoteca.kernel.position import Position
from ludoteca.ledger import lenses
from ludoteca.ledger.evaluator import evaluator
from ludoteca.ledger.judge import Judge
from ludoteca.ledger.lenses import Fair, as_seen
from ludoteca.ledger.playing_on import Near, PlayingOn
from ludoteca.ledger.steps import Step

from .walks import FAST, other_world, random_move, stride, walk

PLAYOUTS = 16
FEW = 3
"""So many deals have to do when interpreted."""


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    if not FAST:
        monkeypatch.setattr(lenses, "DEALS", FEW)


def some(game: Game, seats: int, number: int, step: int) -> Iterator[Match]:
    """Some moments of a random game."""
    for match in islice(walk(game, seats, number, 90), 0, None, 3 * stride(game, step)):
        if not match.over:
            yield match


def step_of(before: Position, seat: int, move: list[int]) -> Step:
    """A move of a seat in one of two worlds."""
    entry = Entry(1, seat, "", ())
    return Step(entry, tuple(move), before, before, before, (), ())


def test_forecasts_hang_on_what_a_seat_knows(game: Game, seats: int) -> None:
    judged = evaluator(game, seats)
    fair = Fair(judged, "contract")
    for match in some(game, seats, 11, 6):
        for seat in range(seats):
            other = other_world(match, seat, match.seq)
            assert fair.forecast(other)[seat] == fair.forecast(match.position)[seat]


def test_what_a_move_promised_hangs_on_what_its_seat_knows(game: Game, seats: int) -> None:
    judged = evaluator(game, seats)
    fair, luck = Fair(judged, "contract"), random.Random(3)
    for match in some(game, seats, 12, 9):
        seat = match.to_act[0]
        move = random_move(match, seat, luck)
        worlds = (match.position, other_world(match, seat, match.seq))
        one, other = (fair.expected(step_of(world, seat, move), 0)[seat] for world in worlds)
        assert one is not None and one == other


@pytest.mark.skipif(not FAST, reason="many searches of whole moves take minutes when interpreted")
def test_errors_hang_on_what_a_seat_knows(game: Game, seats: int) -> None:
    judged = evaluator(game, seats)
    luck = random.Random(4)
    for match in some(game, seats, 13, 12):
        seat = match.to_act[0]
        moves = (random_move(match, seat, luck), random_move(match, seat, luck))
        told = []
        for world in (match.position, other_world(match, seat, match.seq)):
            judge, seen = Judge(judged, "contract"), as_seen(judged, world, seat)
            better = judge.better(seen, step_of(world, seat, moves[1]))
            costs = judge.apart(seen, seat, moves, random.Random(5), 2, PLAYOUTS)
            far, near = (
                PlayingOn(game, seen, seat, moves, RandomBot(0), random.Random(6), near)
                for near in (None, Near(3, judged))
            )
            told.append((better, costs, far.play(2), near.play(2), far.picks, near.picks))
            assert near.picks <= far.picks and all(abs(cost) <= 1 for cost in near.costs)
        assert told[0] == told[1]
