"""Errors: a move that throws the game away is found, one without a choice never is."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from ludoteca import Match
from ludoteca.bots.greedy import GreedyBot
from ludoteca.kernel.registry import game
from ludoteca.ledger.errors import LEAST, checked, errors, explained, has_choice
from ludoteca.ledger.evaluator import evaluator
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


@pytest.mark.parametrize("name", ["origin", "orleans"])
def test_a_planted_blunder_is_among_the_three_largest_errors_of_its_player(name: str) -> None:
    match, at, seat = with_a_blunder(name, "blunder")
    found = errors(match, evaluator(match.game, 2), "s")
    assert at in [error.seq for error in found if error.seat == seat][:3]


def test_errors_are_sure_sorted_and_repeat() -> None:
    match = finished("origin", 2)
    judged = evaluator(match.game, 2)
    found = errors(match, judged, "s", 0.5)
    assert found == errors(match, judged, "s", 0.5)
    assert [error.cost for error in found] == sorted((error.cost for error in found), reverse=True)
    moves = {entry.seq: entry for entry in match.effective}
    for error in found:
        assert error.cost >= LEAST and 0 < error.low < error.cost < error.high
        assert (moves[error.seq].seat, moves[error.seq].move) == (error.seat, error.move)
        assert error.better != error.move
        assert {event.id.partition("-")[0] for event in error.events} <= {match.game.name}
    assert any(error.events for error in found), "what the better move would have done is told"


def test_playing_on_confirms_a_blunder_and_drops_what_it_refutes() -> None:
    match, at, _ = with_a_blunder("origin", "b3")
    judged = evaluator(match.game, 2)
    mine = next(error for error in errors(match, judged, "s") if error.seq == at)
    harmless = structs.replace(mine, better=mine.move)
    kept = checked(match, judged, [mine, harmless], 24, "s")
    assert [error.better for error in kept] == [mine.better]
    assert kept[0].played and kept[0].played.mean > 0


@pytest.mark.parametrize("name", ["origin", "orleans"])
def test_what_made_the_difference_is_told_by_source(name: str) -> None:
    match, _, _ = with_a_blunder(name, "blunder")
    judged = evaluator(match.game, 2)
    found = errors(match, judged, "s", 0.5)[:3]
    told = explained(match, judged, found, 12, "s")
    assert [error.seq for error in told] == [error.seq for error in found], "all of them stay, in their order"
    assert told[:1] == explained(match, judged, found[:1], 12, "s")
    sources = [source for error in told for source in error.sources]
    assert sources and all(source.points.low > 0 or source.points.high < 0 for source in sources)
    names = match.view(None)["players"][0]["score"]
    assert {source.name for source in sources} <= {*names} - {"total"}


def test_moves_without_a_choice_are_no_errors() -> None:
    match = finished("origin", 2)
    judged = evaluator(match.game, 2)
    found = {error.seq for error in errors(match, judged, "s", 0.1)}
    start, since = start_of(match)
    judged.prepare(start)
    forced = {step.entry.seq for step in steps(match, start, since) if not has_choice(step.before, step.seat)}
    assert forced and not forced & found
