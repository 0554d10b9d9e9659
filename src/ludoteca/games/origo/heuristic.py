"""What a position is worth to a player: points made, and points that a scoring would give."""

from __future__ import annotations

import cython

if not cython.compiled:
    from ludoteca.games.origo.position import OrigoState
    from ludoteca.games.origo.scoring import clan_points, count_clans, countries_points, naval_points
    from ludoteca.kernel.bits import i32


def evaluate(position: OrigoState, seat: i32) -> i32:
    """Estimate the worth of a position in hundredths of a point."""
    standing: i32
    count_clans(position)
    standing = clan_points(position, seat) + naval_points(position, seat) + countries_points(position, seat)
    return 100 * (position.scores[seat] + (standing if position.depth else 0))
