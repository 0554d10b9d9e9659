"""Errors: a move that throws the game away is found, one without a choice never is."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from ludoteca import Match
from ludoteca.bots.greedy import GreedyBot
from ludoteca.kernel.registry import game
from ludoteca.ledger.belief import LEAST
from ludoteca.ledger.errors import BATCH, Case, confirm, errors
from ludoteca.ledger.evaluator import Evaluator, evaluator
from ludoteca.ledger.judge import Judge, Suspect, has_choice
from ludoteca.ledger.lenses import as_seen
from ludoteca.ledger.steps import start_of, steps

from .finished import any_move, finished

THROWN_AWAY = 0.25
TRIES = 8


def with_a_blunder(name: str, seed: str) -> tuple[Match, int, int]:
    """A game of greedy bots in which one move is by far worse than what the bot would have played."""
    judged = evaluator(game(name), 2)
    luck, bot = random.Random(seed), GreedyBot(1, deals=2)
    match = game(name).start(2, seed=seed)
    at = seat_of = -1
    while not match.over:
        seat = match.to_act[0]
        move = bot.decide(match.position, seat, luck.getrandbits(64))
        if at < 0 and match.seq > 40 and has_choice(match.position, seat):
            for other in [any_move(match, seat, luck) for _ in range(TRIES)]:
                if worth(match, seat, move) - worth(match, seat, other) > THROWN_AWAY:
                    move, at, seat_of = other, match.seq + 1, seat
                    break
        match.play(seat, move)
    assert judged and at > 0
    return match, at, seat_of


def worth(match: Match, seat: int, move: list[int]) -> float:
    """The chance of a seat after a move."""
    judged = evaluator(match.game, match.seats)
    after = match.position.clone()
    judged.prepare(after)
    after.simulate(1)
    for pick in move:
        after.step(seat, pick)
    return judged(after)[seat]


@pytest.mark.parametrize(("name", "seed"), [("origin", "blunder"), ("orleans", "c")], ids=["origin", "orleans"])
def test_a_planted_blunder_is_among_the_three_largest_errors_of_its_player(name: str, seed: str) -> None:
    match, at, seat = with_a_blunder(name, seed)
    found = errors(match, evaluator(match.game, 2), "s", 0.2).sure
    assert at in [error.seq for error in found if error.seat == seat][:3]


def test_errors_are_sure_sorted_and_repeat() -> None:
    match, _, _ = with_a_blunder("origin", "blunder")
    judged = evaluator(match.game, 2)
    shares: list[float] = []
    found = errors(match, judged, "s", 0.2, shares.append)
    assert found == errors(match, judged, "s", 0.2)
    assert shares == sorted(shares) and shares[-1] <= 1
    moves = {entry.seq: entry for entry in match.effective}
    for some in found:
        assert [error.cost for error in some] == sorted((error.cost for error in some), reverse=True)
        for error in some:
            assert error.cost >= LEAST and error.low < error.cost < error.high and error.judged
            assert (moves[error.seq].seat, moves[error.seq].move) == (error.seat, error.move)
            assert error.better != error.move and error.moves == judged.played_on.moves
            assert {event.id.partition("-")[0] for event in error.events} <= {match.game.name}
    assert all(error.low > 0 and error.played and error.pairs for error in found.sure)
    assert all(error.low <= 0 or not error.pairs for error in found.opinions)
    assert not {error.seq for error in found.sure} & {error.seq for error in found.opinions}
    assert any(error.events for error in found.sure), "what the better move would have done is told"


def case_of(match: Match, at: int, costs: list[float], *, harmless: bool = False) -> Case:
    """What the judge may say of a move, against the one that it finds best, or against itself."""
    judged = evaluator(match.game, match.seats)
    start, since = start_of(match)
    judged.prepare(start)
    step = next(step for step in steps(match, start, since) if step.entry.seq == at)
    seen = as_seen(judged, step.before, step.seat)
    better = [*step.picks] if harmless else Judge(judged, "s").better(seen, step)
    return Case(Suspect(step, seen, better, costs), judged, "s")


def test_playing_on_bears_out_a_blunder_and_refutes_what_is_none() -> None:
    match, at, _ = with_a_blunder("origin", "b3")
    unsure = [-0.1, 0.25] * 12
    blunder, harmless = case_of(match, at, unsure), case_of(match, at, unsure, harmless=True)
    shares: list[float] = []
    confirm([harmless, blunder], 1.0, 6000, shares.append)
    assert blunder.sure and blunder.on.cost.mean > 0 and blunder.belief.cost.low > 0
    assert blunder.on.sources, "what made the difference is told by source"
    assert harmless.on.cost.mean == 0 and not harmless.sure and harmless.belief.cost.mean < LEAST
    assert shares == sorted(shares) and 0 < shares[0] <= shares[-1] <= 1
    names = match.view(None)["players"][0]["score"]
    assert {source.name for source in blunder.on.sources} <= {*names} - {"total"}


def test_games_are_played_on_no_further_than_is_worth_it() -> None:
    match, at, _ = with_a_blunder("origin", "b3")
    case = case_of(match, at, [-0.1, 0.25] * 12)
    assert case.on.near
    moves, judged = case.on.near.moves, evaluator(match.game, match.seats)
    to_the_end = Case(case.suspect, Evaluator(match.game, 2, structs.replace(judged.weights, played_on=None)), "s")
    case.play()
    to_the_end.play()
    assert moves <= case.on.picks / BATCH / 2 < to_the_end.on.picks / BATCH / 2
    assert {*to_the_end.on.costs} <= {-1.0, -0.5, 0.0, 0.5, 1.0} and len({*case.on.costs}) > BATCH / 2


def test_what_seems_sure_is_played_on_until_it_is_certain() -> None:
    match, at, _ = with_a_blunder("origin", "b3")
    likely = case_of(match, at, [0.17, 0.17] * 12)
    likely.on.costs.append(0.0)
    assert likely.sure and likely.open(1000) and not likely.open(1)


def test_nobody_is_accused_by_the_judge_alone() -> None:
    match, at, _ = with_a_blunder("origin", "b3")
    certain = case_of(match, at, [0.4, 0.5] * 12)
    assert certain.belief.sure and not certain.sure and certain.open(0)
    certain.play()
    assert certain.sure and not certain.open(1000)


def test_moves_without_a_choice_are_no_errors() -> None:
    match = finished("origin", 2)
    judged = evaluator(match.game, 2)
    found = {error.seq for some in errors(match, judged, "s", 0.1) for error in some}
    start, since = start_of(match)
    judged.prepare(start)
    forced = {step.entry.seq for step in steps(match, start, since) if not has_choice(step.before, step.seat)}
    assert forced and not forced & found
