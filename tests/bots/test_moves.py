"""Complete moves, one after the other, and the advantage that a position is."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca import _pure
from ludoteca.bots.moves import LONGEST, Moves, advantage
from tests.bots.tale import Scene, Tale, choices, tale

pytestmark = pytest.mark.skipif(_pure.compiled(), reason="tales are interpreted")


def test_moves_come_in_the_order_of_their_picks() -> None:
    """A move has as many picks as it needs, from both halves of the ids."""
    told = tale(
        start=Scene({3: "more", 1: "end", 130: "end"}),
        more=Scene({201: "end", 0: "end", 127: "end", 128: "end"}, kind=1, whole=False),
        end=Scene(),
    )
    assert list(Moves(told, 0)) == [(1,), (3, 0), (3, 127), (3, 128), (3, 201), (130,)]


def path(moves: Moves) -> list[int]:
    return cast(Tale, moves.scratch).path


def test_the_scratch_position_is_where_the_move_leads() -> None:
    told = choices({2: (5, 0), 7: (9, 0)})
    moves = Moves(told, 0)
    assert moves.length == 0
    assert moves.advance(told, moves.scratch)
    assert (path(moves), moves.length) == ([2], 1)
    assert moves.advance(told, moves.scratch)
    assert (path(moves), moves.length) == ([7], 1)
    assert not moves.advance(told, moves.scratch)
    assert not moves.advance(told, moves.scratch)
    assert told.path == []


def test_moves_can_begin_again_elsewhere() -> None:
    told, other = choices({2: (5, 0), 7: (9, 0)}), choices({140: (5, 0)})
    moves = Moves(told, 0)
    assert len(list(moves)) == 2
    moves.begin(other, moves.scratch, 1)
    moves.root = other
    assert moves.seat == 1
    assert list(moves) == [(140,)]


def test_moves_can_begin_again_in_the_middle_of_one() -> None:
    told = pairs(5, 9, 140)
    moves = Moves(told, 0)
    first = [next(moves) for _ in range(2)]
    moves.begin(told, moves.scratch, 0)
    assert [next(moves) for _ in range(2)] == first == [(5, 5), (5, 9)]
    assert len(list(moves)) == 4


def pairs(*picks: int, kind: int = 0) -> Tale:
    """Two picks, the second answering a question of some kind."""
    return tale(
        start=Scene(dict.fromkeys(picks, "more")),
        more=Scene(dict.fromkeys(picks, "end"), kind=kind, whole=False),
        end=Scene(),
    )


@pytest.mark.parametrize("picks", [(0, 1), (5, 9), (126, 127), (127, 128), (128, 129), (140, 201), (0, 255)])
def test_a_set_comes_once_in_ascending_order(picks: tuple[int, int]) -> None:
    """Whether its picks are of the lower half of the ids, of the upper, or of both."""
    low, high = picks
    assert list(Moves(pairs(low, high), 0)) == [(low, low), (low, high), (high, high)]


def test_answers_to_different_questions_are_no_set() -> None:
    assert list(Moves(pairs(5, 140, kind=1), 0)) == [(5, 5), (5, 140), (140, 5), (140, 140)]


def test_part_by_part_a_move_ends_where_its_first_question_returns() -> None:
    told = tale(
        start=Scene({1: "other", 2: "again"}, kind=3),
        other=Scene({7: "again", 8: "end"}, kind=4, whole=False),
        again=Scene({5: "end", 6: "end"}, kind=3, whole=False),
        end=Scene(),
    )
    whole, parts = Moves(told, 0), Moves(told, 0)
    parts.parts = True
    assert list(whole) == [(1, 7, 5), (1, 7, 6), (1, 8), (2, 5), (2, 6)]
    assert list(parts) == [(1, 7), (1, 8), (2,)]


def test_no_move_is_longer_than_there_is_room_for() -> None:
    told = tale(start=Scene({4: "tock"}, whole=False), tock=Scene({4: "start"}, kind=1, whole=False))
    assert list(Moves(told, 0)) == [(4,) * LONGEST]
    assert LONGEST == 64


@pytest.mark.parametrize(
    ("worths", "advantages"),
    [
        ((500, 300, 100), (200, -200, -400)),
        ((100, 300, 500), (-400, -200, 200)),
        ((300, 300, 300), (0, 0, 0)),
        ((-9000, -7000), (-2000, 2000)),
    ],
)
def test_the_advantage_is_over_the_best_of_the_others(worths: tuple[int, ...], advantages: tuple[int, ...]) -> None:
    told = tale(len(worths), start=Scene(worth=worths))
    assert tuple(advantage(told, seat) for seat in range(len(worths))) == advantages
