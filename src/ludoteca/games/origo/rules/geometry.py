"""Section 2: which squares are adjacent, and which shields form a chain."""

from __future__ import annotations

from ludoteca.games.origo.tables import BOARD, NOT_FIRST_COLUMN, NOT_LAST_COLUMN
from ludoteca.kernel.bits import u128


def neighbours(squares: u128) -> u128:
    """Tell the squares that share a side with one of these (R1)."""
    return BOARD & (
        (squares << 10) | (squares >> 10) | ((squares & NOT_LAST_COLUMN) << 1) | ((squares & NOT_FIRST_COLUMN) >> 1)
    )


def chain(start: u128, own: u128) -> u128:
    """Grow a set of squares through adjacent own shields until it grows no more (R19)."""
    grown: u128 = (start | neighbours(start)) & own
    while grown != start:
        start = grown
        grown = (start | neighbours(start)) & own
    return start
