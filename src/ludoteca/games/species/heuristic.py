"""What a position is worth to a seat, for bots."""

from __future__ import annotations

import cython

if not cython.compiled:
    from ludoteca.games.species.position import SpeciesState
    from ludoteca.kernel.bits import i32


def evaluate(position: SpeciesState, seat: i32) -> i32:
    """Estimate the worth of a position in hundredths of a point."""
    return 100 * position.vp[seat]
