"""Section 18: the first-edition Bathhouse, which draws three followers and places two of them at once.

Chosen are two of the three; both are placed where that is possible, else one of them or none (R33).
"""

from __future__ import annotations

from ludoteca.games.orleans.names import BATHHOUSE, CHANCE_BAG, FIRST_FOLLOWER, KINDS, Act, Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.followers import followers_set, from_bag
from ludoteca.games.orleans.rules.planning import open_spaces
from ludoteca.games.orleans.tables import FIRST_BATH_DRAW, FIRST_BATH_PLACE, PLACE_OF, SPACES_OF
from ludoteca.kernel.bits import ONE, bint, i32, popcount, u64, u128


def draw_bath(position: OrleansState, seat: i32) -> None:
    """Draw three followers aside, or what is there."""
    kind: i32
    left: i32 = FIRST_BATH_DRAW
    shown: u128 = 0
    while left and position.in_bag(seat):
        left -= 1
        kind = from_bag(position, seat, CHANCE_BAG + seat)
        position.drawn[kind] += 1
        shown = followers_set(shown, kind)
    position.note(Note.BATHED, -1, seat, 0, 0, 0, 0, shown)


def spaces_for(position: OrleansState, seat: i32, kind: i32) -> u64:
    """Tell the empty own spaces for a drawn follower; the Bathhouse itself takes none."""
    return open_spaces(position, seat, kind) & ~SPACES_OF[BATHHOUSE]


def both_fit(one: u64, other: u64) -> bint:
    """Tell whether two followers with these spaces can both be placed."""
    return one != 0 and other != 0 and popcount(one | other) >= 2


def partner(position: OrleansState, kind: i32, other: i32) -> bint:
    """Tell whether a drawn follower has the other one for a partner."""
    return position.drawn[other] > (1 if kind == other else 0)


def unforced(position: OrleansState, seat: i32, kind: i32) -> bint:
    """Tell whether some choice with this follower, before any is placed, cannot be placed as a whole."""
    other: i32
    alone: bint = True
    for other in range(KINDS):
        if partner(position, kind, other):
            alone = False
            if not both_fit(spaces_for(position, seat, kind), spaces_for(position, seat, other)):
                return True
    return alone and spaces_for(position, seat, kind) == 0


def first_spaces(position: OrleansState, seat: i32, kind: i32) -> u64:
    """Tell where the first follower may go: not where it bars every second one that has to be placed."""
    other: i32
    alone: bint = True
    near: u64
    allowed: u64 = 0
    spaces: u64 = spaces_for(position, seat, kind)
    for other in range(KINDS):
        if partner(position, kind, other):
            alone = False
            near = spaces_for(position, seat, other)
            if not both_fit(spaces, near):
                return spaces
            allowed |= spaces & ~near if popcount(near) == 1 else spaces
    return spaces if alone else allowed


def find_bath(position: OrleansState, seat: i32) -> None:
    """Find which drawn followers can be placed next (`b` are placed), and whether that may be all."""
    kind: i32
    high: u128 = 0
    for kind in range(KINDS):
        if position.drawn[kind] and bath_spaces(position, seat, kind):
            high |= ONE << (FIRST_FOLLOWER - 128 + kind)
    if may_stop(position, seat):
        high |= ONE << (Act.DONE - 128)
    position.high = high


def bath_spaces(position: OrleansState, seat: i32, kind: i32) -> u64:
    """Tell where a drawn follower may go now."""
    return first_spaces(position, seat, kind) if position.b == 0 else spaces_for(position, seat, kind)


def may_stop(position: OrleansState, seat: i32) -> bint:
    """Tell whether no more has to be placed (`c` tells if the first one left room for stopping)."""
    kind: i32
    free: bint = False
    if position.b:
        return position.c != 0
    for kind in range(KINDS):
        if position.drawn[kind] and unforced(position, seat, kind):
            free = True
    return free


def bath_over(position: OrleansState, seat: i32) -> bint:
    """Tell whether there is nothing left to choose."""
    if position.b == FIRST_BATH_PLACE:
        return True
    find_bath(position, seat)
    return position.high == 0 or position.high == ONE << (Act.DONE - 128)


def place_drawn(position: OrleansState, seat: i32, kind: i32, space: i32) -> None:
    """Place a drawn follower; notes whether it may be the only one."""
    if position.b == 0:
        position.c = unforced(position, seat, kind) or drawn_count(position) == 1
    position.drawn[kind] -= 1
    position.b += 1
    position.occupy(seat, space, kind)
    position.note(Note.BATH_PLACED, -1, seat, kind, PLACE_OF[space], 0, 0, 0)


def drawn_count(position: OrleansState) -> i32:
    """Count the followers drawn aside."""
    kind: i32
    count: i32 = 0
    for kind in range(KINDS):
        count += position.drawn[kind]
    return count
