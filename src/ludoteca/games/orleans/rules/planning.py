"""Section 6, phase 4, and section 7: which follower fits which space; planning, hidden until all have committed."""

from __future__ import annotations

from ludoteca.games.orleans.names import (
    FIRST_FOLLOWER,
    HERB_GARDEN,
    KINDS,
    NEUTRAL,
    SCHOOL,
    SPACES,
    Act,
    Ask,
    Kind,
    Note,
)
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.tables import FITS, HERB_FITS, PLACE_OF, SCHOOL_FITS
from ludoteca.games.orleans.vocabulary import WANTED, refuse
from ludoteca.kernel.bits import ONE, bint, i32, lowest, nth, popcount, u64, u128
from ludoteca.kernel.refusal import Refusal


def fitting(position: OrleansState, seat: i32, kind: i32) -> u64:
    """Tell the spaces that accept a follower of a seat, own or not, empty or not (7, R10).

    Boatmen of both sorts substitute by the Herb Garden; there are no starting scholars.
    """
    spaces: u64 = FITS[kind]
    if kind == Kind.SCHOLAR and position.owns(seat, SCHOOL):
        spaces |= SCHOOL_FITS
    elif (kind == Kind.BOATMAN or kind == NEUTRAL + Kind.BOATMAN) and position.owns(seat, HERB_GARDEN):
        spaces |= HERB_FITS
    return spaces


def open_spaces(position: OrleansState, seat: i32, kind: i32) -> u64:
    """Tell the empty own action spaces that accept a follower (7)."""
    return position.spaces[seat] & ~position.filled[seat] & fitting(position, seat, kind)


def plannable(position: OrleansState, seat: i32) -> u128:
    """Tell the unplaced followers that some space accepts, as picks."""
    kind: i32
    kinds: u128 = 0
    for kind in range(KINDS):
        if position.market[11 * seat + kind] + position.tower[11 * seat + kind] and open_spaces(position, seat, kind):
            kinds |= ONE << (FIRST_FOLLOWER - 128 + kind)
    return kinds


def planners(position: OrleansState) -> i32:
    """Tell, as a mask, who has anything to plan."""
    seat: i32
    mask: i32 = 0
    for seat in range(position.seats):
        if plannable(position, seat):
            mask |= 1 << seat
    return mask


def plan(position: OrleansState, seat: i32, kind: i32, space: i32) -> None:
    """Put a follower from the market, or if there is none from the tower, on an action space."""
    if position.market[11 * seat + kind]:
        position.market[11 * seat + kind] -= 1
    else:
        position.tower[11 * seat + kind] -= 1
        position.from_tower[seat] |= ONE << space
    position.occupy(seat, space, kind)
    position.planned[seat] |= ONE << space


def forget_plan(position: OrleansState, seat: i32) -> None:
    """Undo a plan that has not been shown."""
    space: i32
    kind: i32
    left: u64 = position.planned[seat]
    while left:
        space = lowest(left)
        left &= left - 1
        kind = position.vacate(seat, space)
        if (position.from_tower[seat] >> space) & 1:
            position.tower[11 * seat + kind] += 1
        else:
            position.market[11 * seat + kind] += 1
    position.planned[seat] = 0
    position.from_tower[seat] = 0


def show_plan(position: OrleansState, seat: i32) -> None:
    """Show a plan to everybody."""
    position.note(Note.PLANNED, -1, seat, 0, 0, 0, 0, position.planned[seat])
    position.planned[seat] = 0
    position.from_tower[seat] = 0


def guess_plan(position: OrleansState, seat: i32) -> None:
    """Replace a plan that cannot be seen by a random one, from `luck`: one follower after the other, or enough."""
    kinds: u128
    spaces: u64
    kind: i32
    forget_plan(position, seat)
    kinds = plannable(position, seat)
    while kinds and position.lot(8):
        kind = nth(kinds, position.lot(popcount(kinds)))
        spaces = open_spaces(position, seat, kind)
        plan(position, seat, kind, nth(spaces, position.lot(popcount(spaces))))
        kinds = plannable(position, seat)


# PLAN: which follower is placed, until the plan is committed.


def find_plan(position: OrleansState, seat: i32) -> None:
    """Find what can be planned; the plan may be committed at any time (DP4)."""
    position.high = plannable(position, seat)
    position.offer(Act.COMMIT)


def do_plan(position: OrleansState, seat: i32, pick: i32) -> None:
    """Go on planning; from the first follower to the commit nobody else comes between (DP4)."""
    if pick == Act.COMMIT:
        if position.draft > 1:
            position.pop()
        position.draft = 0
        commit(position, seat)
        return
    if position.draft == 1:
        position.ask(seat, Ask.PLAN, 0, 0, 0)
    position.ask(seat, Ask.PLAN_SPACE, pick - FIRST_FOLLOWER, 0, 0)


def commit(position: OrleansState, seat: i32) -> None:
    """Note that a plan is committed; when it was the last one all are shown (17)."""
    other: i32
    position.deciders &= ~(1 << seat)
    if position.deciders == 0:
        position.pop()
        position.revealed = True  # that somebody planned nothing is news too
        for other in range(position.seats):
            if position.planned[other]:
                show_plan(position, other)


def why_not_plan(position: OrleansState, seat: int, pick: int) -> Refusal | None:
    """Tell why a follower cannot be planned."""
    kind = pick - FIRST_FOLLOWER
    if not 0 <= kind < KINDS:
        return None
    if position.market[11 * seat + kind] + position.tower[11 * seat + kind] == 0:
        return refuse("6", "not-on-market", follower=kind)
    return refuse("7", "no-space", follower=kind)


def why_not_own(position: OrleansState, seat: int, space: int) -> Refusal:
    """Tell why an action space is not a seat's: its place is not, or has none but in the first edition (9, 18)."""
    place = PLACE_OF[space]
    own: bint = position.owns(seat, place)
    return refuse("9", "never-an-action", place=place) if own else refuse("9", "not-your-place", place=place)


# PLAN_SPACE: where the follower goes.


def find_plan_spaces(position: OrleansState, seat: i32, follower: i32) -> None:
    """Find the spaces for a follower."""
    position.low = open_spaces(position, seat, follower)


def do_plan_space(position: OrleansState, seat: i32, space: i32, follower: i32) -> None:
    """Place the follower."""
    position.pop()
    plan(position, seat, follower, space)


def why_not_space(position: OrleansState, seat: int, pick: int, follower: int) -> Refusal | None:
    """Tell why a follower does not go on a space (7)."""
    if pick >= SPACES:
        return None
    if not position.spaces[seat] >> pick & 1:
        return why_not_own(position, seat, pick)
    if position.filled[seat] >> pick & 1:
        return refuse("7", "occupied")
    if fitting(position, seat, follower) >> pick & 1:
        return refuse("18", "not-here")
    if WANTED[pick] == "any_neutral":
        return refuse("7", "no-starting-follower")
    if WANTED[pick] == "monk":
        return refuse("7", "monks-only")
    return refuse("7", "wrong-follower", follower=follower, wanted=WANTED[pick])
