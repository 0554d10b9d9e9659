"""Section 6: initial placement."""

from __future__ import annotations

from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.tables import BOARD, COUNTRIES, COUNTRY, COUNTRY_LIMIT
from ludoteca.kernel.bits import i32, popcount, u128


def free_squares(position: OrigoState) -> u128:
    """Tell the squares without a shield."""
    return BOARD & ~position.occupied()


def placement_squares(position: OrigoState) -> u128:
    """Tell where a shield may be placed: empty squares, of a country only below its limit (6, R42)."""
    country: i32
    occupied: u128 = position.occupied()
    squares: u128 = BOARD & ~occupied
    for country in range(COUNTRIES):
        if popcount(COUNTRY[country] & occupied) >= COUNTRY_LIMIT[country]:
            squares &= ~COUNTRY[country]
    return squares
