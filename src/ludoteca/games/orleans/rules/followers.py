"""Section 6, phase 3: drawing followers from the bag."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.orleans.names import CHANCE_BAG, FIRST_FOLLOWER, KINDS, SPACES, Act, Ask, Kind, Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.tables import DRAWS, PLACE_OF
from ludoteca.games.orleans.vocabulary import refuse
from ludoteca.kernel.bits import ONE, bint, i32, u64, u128
from ludoteca.kernel.listing import members
from ludoteca.kernel.refusal import Refusal


def from_bag(position: OrleansState, seat: i32, purpose: i32) -> i32:
    """Draw a follower from a bag that is not empty; returns its kind."""
    kind: i32 = 0
    n: i32 = position.draw(purpose, position.in_bag(seat))
    while n >= position.bag[11 * seat + kind]:
        n -= position.bag[11 * seat + kind]
        kind += 1
    position.bag[11 * seat + kind] -= 1
    return kind


def followers_set(counts: u128, kind: i32) -> u128:
    """Add a follower to a packed multiset: four bits for each kind, for the log."""
    return counts + (ONE << (4 * kind))


def allow_draws(position: OrleansState) -> i32:
    """Give each player the draws of the knight track; returns the mask of those who can use one."""
    seat: i32
    mask: i32 = 0
    for seat in range(position.seats):
        position.allowance[seat] = DRAWS[position.steps[6 * seat + Kind.KNIGHT]]
        if may_go_on(position, seat):
            mask |= 1 << seat
    return mask


def retrievable(position: OrleansState, seat: i32) -> u64:
    """Tell the action spaces from which a follower can be taken back; technology never moves (R7)."""
    return position.filled[seat] & ~position.tech[seat]


def may_go_on(position: OrleansState, seat: i32) -> bint:
    """Tell whether a unit of the allowance can be used: by a draw, or by taking back (R8)."""
    if position.allowance[seat] == 0 or position.room(seat) <= 0:
        return False
    return position.in_bag(seat) > 0 or retrievable(position, seat) != 0


def draw_one(position: OrleansState, seat: i32) -> None:
    """Draw a follower from the bag to the market."""
    kind: i32 = from_bag(position, seat, CHANCE_BAG + seat)
    position.market[11 * seat + kind] += 1
    position.allowance[seat] -= 1
    position.note(Note.DREW, -1, seat, kind, 0, 0, 0, 0)


def draw_all(position: OrleansState, seat: i32) -> None:
    """Draw until the allowance, the bag or the room is used up (R5)."""
    while position.allowance[seat] > 0 and position.room(seat) > 0 and position.in_bag(seat) > 0:
        draw_one(position, seat)


def go_on_drawing(position: OrleansState, seat: i32) -> None:
    """Let a seat go on as long as it can use its allowance; when nobody can any more, all have drawn."""
    if not may_go_on(position, seat):
        position.allowance[seat] = 0
        position.deciders &= ~(1 << seat)
        if position.deciders == 0:
            position.pop()


def among_spaces(position: OrleansState, seat: int) -> Sequence[int]:
    """List the action spaces of a seat."""
    return members(position.spaces[seat])


def among_held(position: OrleansState, seat: int) -> Sequence[int]:
    """List the unplaced followers of a seat, and being done with them."""
    held = [kind for kind in range(KINDS) if position.market[11 * seat + kind] + position.tower[11 * seat + kind]]
    return [*(FIRST_FOLLOWER + kind for kind in held), Act.COMMIT]


# DRAW: how the allowance is used.


def find_draws(position: OrleansState, seat: i32) -> None:
    """Find the ways to use the allowance (DP3a)."""
    position.offer(Act.STOP)
    if position.in_bag(seat):
        position.offer(Act.DRAW)
        position.offer(Act.DRAW_ALL)
    if retrievable(position, seat):
        position.offer(Act.TAKE_BACK)


def do_draw(position: OrleansState, seat: i32, pick: i32) -> None:
    """Draw, take back or stop (DP3a)."""
    if pick == Act.TAKE_BACK:
        position.ask(seat, Ask.TAKE_BACK, 0, 0, 0)
        return
    position.draft = 0
    if pick == Act.DRAW:
        draw_one(position, seat)
    elif pick == Act.DRAW_ALL:
        draw_all(position, seat)
    else:
        position.allowance[seat] = 0
    go_on_drawing(position, seat)


def why_not_draw(position: OrleansState, seat: int, pick: int) -> Refusal | None:
    """Tell why nobody can be drawn or taken back."""
    if pick in (Act.DRAW, Act.DRAW_ALL):
        return refuse("15", "bag-empty")
    return refuse("R7", "nobody-placed") if pick == Act.TAKE_BACK else None


def among_draws(position: OrleansState, seat: int) -> Sequence[int]:
    """List all ways to use the allowance."""
    return [Act.DRAW, Act.DRAW_ALL, Act.TAKE_BACK, Act.STOP]


# TAKE_BACK: the space from which a follower is taken back instead of a draw.


def find_retrievable(position: OrleansState, seat: i32) -> None:
    """Find the followers that can be taken back."""
    position.low = retrievable(position, seat)


def do_take_back(position: OrleansState, seat: i32, space: i32) -> None:
    """Take a follower back to the market instead of a draw (R7)."""
    kind: i32 = position.vacate(seat, space)
    position.draft = 0
    position.pop()
    position.market[11 * seat + kind] += 1
    position.allowance[seat] -= 1
    position.note(Note.TOOK_BACK, -1, seat, kind, PLACE_OF[space], 0, 0, 0)
    go_on_drawing(position, seat)


def why_not_take_back(position: OrleansState, seat: int, pick: int) -> Refusal | None:
    """Tell why nobody can be taken back from a space (9, 10, R7)."""
    if pick >= SPACES:
        return None
    if not position.owns(seat, PLACE_OF[pick]):
        return refuse("9", "not-your-place", place=PLACE_OF[pick])
    if position.tech[seat] >> pick & 1:
        return refuse("10", "technology-stays")
    return refuse("R7", "empty-space")
