"""What a position is worth to a player."""

from __future__ import annotations

import cython

if not cython.compiled:
    from ludoteca.games.orleans.position import OrleansState
    from ludoteca.kernel.bits import i32


def evaluate(position: OrleansState, seat: i32) -> i32:
    """Estimate the worth of a position in hundredths of a point."""
    return 100 * position.points(seat)
