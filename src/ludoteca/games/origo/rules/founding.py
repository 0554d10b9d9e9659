"""Section 7.4: establishing a country."""

from __future__ import annotations

from ludoteca.games.origo.names import Note
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.tables import COUNTRIES, COUNTRY, COUNTRY_OF, MARKERS, TRIGGER
from ludoteca.kernel.bits import i32


def arrive(position: OrigoState, seat: i32, square: i32) -> None:
    """Establish the country of a square where a shield came to rest, if it is full for the first time (R27, R28)."""
    marker: i32 = position.founded
    country: i32 = COUNTRY_OF[square]
    if country >= 0 and (position.established >> square) & 1 == 0 and COUNTRY[country] & ~position.occupied() == 0:
        position.established |= COUNTRY[country]
        position.founders[marker] = seat
        position.founding[marker] = country
        position.founded = marker + 1
        position.scores[seat] += MARKERS[marker]
        position.note(Note.FOUNDED, -1, seat, country, MARKERS[marker], 0, 0, 0)
        if TRIGGER[marker + 1]:
            position.due += 1
    notice_last_round(position)


def notice_last_round(position: OrigoState) -> None:
    """Announce the last round as soon as the 12th country stands or a supply is empty (section 9, R40)."""
    seat: i32
    if position.last_round:
        return
    if position.founded == COUNTRIES:
        position.last_round = True
        position.note(Note.LAST_ROUND, -1, 0, 0, 0, 0, 0, 0)
        return
    for seat in range(position.seats):
        if position.supply[seat] == 0:
            position.last_round = True
            position.note(Note.LAST_ROUND, -1, 1, 0, 0, 0, 0, 0)
            return
