"""The Bathhouse: by the revised rule (R32), and by that of the first edition (18).

Revised, its owner draws two followers in phase 3 and keeps one of them. In the first edition it is executed: three
followers are drawn and two of them placed at once, where that is possible, else one of them or none (R33).
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.orleans.names import BATHHOUSE, CHANCE_BAG, FIRST_FOLLOWER, FIRST_PLACE, KINDS, Act, Ask, Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.actions import announce, finish
from ludoteca.games.orleans.rules.followers import followers_set, from_bag
from ludoteca.games.orleans.rules.planning import open_spaces
from ludoteca.games.orleans.tables import BATH_DRAW, FIRST_BATH_DRAW, FIRST_BATH_PLACE, PLACE_OF, SPACES_OF
from ludoteca.kernel.bits import ONE, bint, i32, popcount, u64, u128


def bather(position: OrleansState) -> i32:
    """Tell who may use the revised Bathhouse now; -1: nobody (DP3b, R32)."""
    seat: i32
    if not position.first_edition:
        for seat in range(position.seats):
            if position.owns(seat, BATHHOUSE) and position.room(seat) > 0 and position.in_bag(seat) > 0:
                return seat
    return -1


def bathe(position: OrleansState, seat: i32) -> None:
    """Draw two followers, or the only one; if they are alike there is nothing to choose (R32)."""
    kind: i32 = 0
    kinds: i32 = 0
    left: i32 = BATH_DRAW
    shown: u128 = 0
    while left and position.in_bag(seat):
        left -= 1
        kind = from_bag(position, seat, CHANCE_BAG + seat)
        kinds += position.drawn[kind] == 0
        position.drawn[kind] += 1
        shown = followers_set(shown, kind)
    position.note(Note.BATHED, -1, seat, 0, 0, 0, 0, shown)
    if kinds > 1:
        position.ask(seat, Ask.KEEP, 0, 0, 0)
    else:
        keep(position, seat, kind)


def keep(position: OrleansState, seat: i32, kept: i32) -> None:
    """Keep one of the drawn followers on the market; the other goes back into the bag (R32)."""
    position.drawn[kept] -= 1
    position.market[11 * seat + kept] += 1
    position.note(Note.KEPT, -1, seat, kept, 0, 0, 0, 0)
    put_back(position, seat)


def put_back(position: OrleansState, seat: i32) -> None:
    """Put what is still drawn aside back into the bag."""
    kind: i32
    for kind in range(KINDS):
        position.bag[11 * seat + kind] += position.drawn[kind]
        position.drawn[kind] = 0


# BATHE: whether the revised Bathhouse is used.


def find_bathe(position: OrleansState, seat: i32) -> None:
    """Offer the Bathhouse, or to leave it."""
    position.offer(FIRST_PLACE + BATHHOUSE)
    position.offer(Act.SKIP)


def do_bathe(position: OrleansState, seat: i32, pick: i32) -> None:
    """Use the Bathhouse or not."""
    position.settle()
    if pick != Act.SKIP:
        bathe(position, seat)


# KEEP: which of two different followers stays.


def find_kept(position: OrleansState, seat: i32) -> None:
    """Find the followers drawn aside."""
    kind: i32
    for kind in range(KINDS):
        if position.drawn[kind]:
            position.offer(FIRST_FOLLOWER + kind)


def do_keep(position: OrleansState, seat: i32, pick: i32) -> None:
    """Keep a follower."""
    position.settle()
    keep(position, seat, pick - FIRST_FOLLOWER)


# The first edition (18).


def enter_bath(position: OrleansState, seat: i32) -> None:
    """Execute the Bathhouse: draw, then ask what to place (18)."""
    announce(position, seat, BATHHOUSE)
    position.settle()
    draw_bath(position, seat)
    go_on_bathing(position, seat, 0, 0)


def go_on_bathing(position: OrleansState, seat: i32, placed: i32, enough: i32) -> None:
    """Ask who is placed next, if anybody can be."""
    if placed < FIRST_BATH_PLACE and placeable(position, seat, placed):
        position.ask(seat, Ask.BATH, 0, placed, enough)
    else:
        leave_bath(position, seat)


def leave_bath(position: OrleansState, seat: i32) -> None:
    """Put the other drawn followers back, then the one that was used (R13)."""
    put_back(position, seat)
    finish(position, seat, BATHHOUSE)


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


def bath_spaces(position: OrleansState, seat: i32, kind: i32, placed: i32) -> u64:
    """Tell where a drawn follower may go, after so many others."""
    return first_spaces(position, seat, kind) if placed == 0 else spaces_for(position, seat, kind)


def placeable(position: OrleansState, seat: i32, placed: i32) -> u128:
    """Tell which drawn followers can be placed next, as picks."""
    kind: i32
    kinds: u128 = 0
    for kind in range(KINDS):
        if position.drawn[kind] and bath_spaces(position, seat, kind, placed):
            kinds |= ONE << (FIRST_FOLLOWER - 128 + kind)
    return kinds


def may_stop(position: OrleansState, seat: i32, placed: i32, enough: i32) -> bint:
    """Tell whether no more has to be placed: so the first one left it, or some choice has no place for both (R33)."""
    kind: i32
    free: bint = False
    if placed:
        return enough != 0
    for kind in range(KINDS):
        if position.drawn[kind] and unforced(position, seat, kind):
            free = True
    return free


def drawn_count(position: OrleansState) -> i32:
    """Count the followers drawn aside."""
    kind: i32
    count: i32 = 0
    for kind in range(KINDS):
        count += position.drawn[kind]
    return count


# BATH: who is placed next; `placed` are already, `enough` tells whether that may be all.


def find_bath(position: OrleansState, seat: i32, unused: i32, placed: i32, enough: i32) -> None:
    """Find which drawn followers can be placed next, and whether that may be all."""
    position.high = placeable(position, seat, placed)
    if may_stop(position, seat, placed, enough):
        position.offer(Act.DONE)


def do_bath(position: OrleansState, seat: i32, pick: i32) -> None:
    """Choose a follower, or be done."""
    if pick == Act.DONE:
        leave_bath(position, seat)
    else:
        position.ask(seat, Ask.BATH_SPACE, pick - FIRST_FOLLOWER, 0, 0)


def among_drawn(position: OrleansState, seat: int) -> Sequence[int]:
    """List the drawn followers, and being done."""
    return [*(FIRST_FOLLOWER + kind for kind in range(KINDS) if position.drawn[kind]), Act.DONE]


# BATH_SPACE: where the follower goes; how many are placed the decision below tells.


def find_bath_spaces(position: OrleansState, seat: i32, follower: i32) -> None:
    """Find where a drawn follower can go."""
    placed: i32
    position.pop()
    placed = position.b
    position.ask(seat, Ask.BATH_SPACE, follower, 0, 0)
    position.low = bath_spaces(position, seat, follower, placed)


def do_bath_space(position: OrleansState, seat: i32, space: i32, follower: i32) -> None:
    """Place a drawn follower; the first one tells whether it may be the only one (R33)."""
    placed: i32
    enough: i32
    position.pop()
    placed = position.b
    enough = position.c
    position.pop()
    if placed == 0:
        enough = 1 if unforced(position, seat, follower) or drawn_count(position) == 1 else 0
    position.drawn[follower] -= 1
    position.occupy(seat, space, follower)
    position.note(Note.BATH_PLACED, -1, seat, follower, PLACE_OF[space], 0, 0, 0)
    go_on_bathing(position, seat, placed + 1, enough)
