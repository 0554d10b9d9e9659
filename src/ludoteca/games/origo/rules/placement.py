"""Section 6: initial placement."""

from __future__ import annotations

from ludoteca.games.origo.names import FIRST_CARD, Note
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.refusing import refuse, region_of
from ludoteca.games.origo.rules.rounds import next_placement
from ludoteca.games.origo.tables import BOARD, COUNTRIES, COUNTRY, COUNTRY_LIMIT
from ludoteca.kernel.bits import ONE, i32, popcount, u128
from ludoteca.kernel.refusal import Refusal


def free_squares(position: OrigoState) -> u128:
    """Tell the squares without a shield."""
    return BOARD & ~position.occupied()


def find_place(position: OrigoState, seat: i32) -> None:
    """Find where a shield may be placed: empty squares, of a country only below its limit (6, R42)."""
    country: i32
    occupied: u128 = position.occupied()
    squares: u128 = BOARD & ~occupied
    for country in range(COUNTRIES):
        if popcount(COUNTRY[country] & occupied) >= COUNTRY_LIMIT[country]:
            squares &= ~COUNTRY[country]
    position.low = squares


def do_place(position: OrigoState, seat: i32, square: i32) -> None:
    """Place a shield in the initial placement (6, D1)."""
    position.settle(0)
    position.supply[seat] -= 1
    position.own[seat] |= ONE << square
    position.note(Note.PLACED, -1, seat, square, 0, 0, 0, 0)
    next_placement(position, seat)


def why_not_place(position: OrigoState, seat: int, square: int) -> Refusal | None:
    """Tell why a shield may not be placed on a square."""
    if square >= FIRST_CARD:
        return None
    if not free_squares(position) >> square & 1:
        return refuse("6", "occupied")
    region = region_of(square)
    return refuse("6", "limit-reached", country=region.code, limit=region.limit)
