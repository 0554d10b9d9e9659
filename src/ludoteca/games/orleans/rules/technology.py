"""Section 10: technology tiles."""

from __future__ import annotations

from ludoteca.games.orleans.data import ANY
from ludoteca.games.orleans.names import PLACES, SPACES, TECHNOLOGY, Kind, Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.planning import why_not_own
from ludoteca.games.orleans.tables import PLACE_OF, SPACES_OF, TECH_SPACES, TYPED
from ludoteca.games.orleans.vocabulary import WANTED, refuse
from ludoteca.kernel.bits import ONE, bint, i32, popcount, u64
from ludoteca.kernel.refusal import Refusal


def gain_technology(position: OrleansState, seat: i32) -> None:
    """Take a technology tile, if there is one; it waits until the player passes (R25)."""
    if position.technologies:
        position.technologies -= 1
        position.waiting[seat] += 1
        position.received[seat] += 1
        position.note(Note.TECHNOLOGY, -1, seat, 0, 0, 0, 0, 0)


def tech_spaces(position: OrleansState, seat: i32) -> u64:
    """Tell where the next waiting tile can go: empty spaces, or occupied ones if no empty one will do (R26).

    At most one for each place, never in place of a monk, the first one only in place of a farmer (R27).
    """
    place: i32
    spaces: u64 = position.spaces[seat] & TECH_SPACES
    if position.settled[seat] == 0:
        spaces &= TYPED[Kind.FARMER]
    for place in range(PLACES):
        if SPACES_OF[place] & position.tech[seat]:
            spaces &= ~SPACES_OF[place]
    if spaces & ~position.filled[seat]:
        return spaces & ~position.filled[seat]
    return spaces


def may_place_technology(position: OrleansState, seat: i32) -> bint:
    """Tell whether a waiting tile has a space to go to; else it waits for the next pass (R26)."""
    return position.waiting[seat] > 0 and tech_spaces(position, seat) != 0


# PLACE_TECH: the space for a waiting tile.


def find_tech_spaces(position: OrleansState, seat: i32) -> None:
    """Find where the next waiting tile can go."""
    position.low = tech_spaces(position, seat)


def do_place_tech(position: OrleansState, seat: i32, space: i32) -> None:
    """Place a waiting tile; a follower on the space goes to the bag (R25, R26)."""
    kind: i32
    position.draft = 0
    if (position.filled[seat] >> space) & 1:
        kind = position.vacate(seat, space)
        position.bag[11 * seat + kind] += 1
    position.at[54 * seat + space] = TECHNOLOGY
    position.filled[seat] |= ONE << space
    position.tech[seat] |= ONE << space
    position.waiting[seat] -= 1
    position.settled[seat] += 1
    position.note(Note.TECH_PLACED, -1, seat, PLACE_OF[space], 0, 0, 0, 0)
    if not may_place_technology(position, seat):
        position.pop()


def why_not_place_tech(position: OrleansState, seat: int, pick: int) -> Refusal | None:
    """Tell why technology does not go on a space (10)."""
    if pick >= SPACES:
        return None
    place = PLACE_OF[pick]
    if not position.spaces[seat] >> pick & 1:
        return why_not_own(position, seat, pick)
    if popcount(SPACES_OF[place]) < 2:
        return refuse("10", "single-space")
    if WANTED[pick] in ANY:
        return refuse("10", "no-type")
    if WANTED[pick] == "monk":
        return refuse("10", "no-technology-for-monks")
    if position.settled[seat] == 0 and WANTED[pick] != "farmer":
        return refuse("R27", "first-technology")
    if SPACES_OF[place] & position.tech[seat]:
        return refuse("10", "one-per-place")
    return refuse("R26", "occupied")
