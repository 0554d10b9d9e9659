"""The puzzles that games ship hold: each is an error in a game that replays, and what is better can be played."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.kernel.registry import registered
from ludoteca.ledger.errors import Error, events_of
from ludoteca.ledger.puzzles import Puzzle, Shipped, Source, played, shipped, varied
from ludoteca.ledger.themes import PHASES, Theme, theme

FEWEST = 12
LEAST = 0.06


@pytest.mark.parametrize("name", [*registered()])
def test_each_game_ships_puzzles_of_several_themes(name: str) -> None:
    game = registered()[name]
    puzzles = [one for source in shipped(game).values() for one in source.puzzles]
    assert len(puzzles) >= FEWEST
    assert len({one.theme for one in puzzles}) > 2


@pytest.mark.parametrize("name", [*registered()])
def test_shipped_puzzles_are_errors_of_games_that_replay(name: str) -> None:
    game = registered()[name]
    for short, source in shipped(game).items():
        match = played(game, short)
        assert match.over and match.seats == source.record["seats"]
        for puzzle in source.puzzles:
            error = puzzle.error
            before = match.at(error.seq - 1)
            entry = match.journal[error.seq - 1]
            assert (entry.seat, entry.move) == (error.seat, error.move) and error.seat in before.to_act
            assert theme(game, before.position) == puzzle.theme
            assert error.cost >= LEAST and error.low > 0
            assert error.played is not None and error.played.mean > 0, "playing on bears it out"
            better = game.vocabulary.read(error.better)
            assert events_of(game, before.position, error.seat, better, "played") is not None, "it can be played"


def puzzle(phase: str, cost: float) -> Puzzle:
    return Puzzle(Error(1, 0, "a", "b", cost, 0.0, 1.0), Theme(phase, "move"))


def test_all_themes_have_their_turn() -> None:
    some = [puzzle("ending", 0.9), puzzle("ending", 0.8), puzzle("opening", 0.1), puzzle("ending", 0.7)]
    assert [(one.theme.phase, one.error.cost) for one in varied(some, 3)] == [
        ("ending", 0.9), ("opening", 0.1), ("ending", 0.8),
    ]  # fmt: skip


def test_what_is_written_is_read_again() -> None:
    told = Shipped({"command": "x"}, (Source({"seats": 2}, (puzzle(PHASES[0], 0.2),)),))
    assert msgspec.json.decode(told.as_json(), type=Shipped) == told
