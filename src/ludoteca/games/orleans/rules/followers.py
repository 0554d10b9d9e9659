"""Section 6, phase 3: drawing followers, the Bathhouse, the Gunpowder Tower."""

from __future__ import annotations

from ludoteca.games.orleans.names import BATHHOUSE, CHANCE_BAG, FIRST_FOLLOWER, KINDS, Act, Ask, Kind, Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.tables import BATH_DRAW, DRAWS, MARKET_SIZE, PLACE_OF, TOWER_SIZE
from ludoteca.kernel.bits import ONE, bint, i32, u64, u128


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


def find_draws(position: OrleansState, seat: i32) -> None:
    """Find the ways to use the allowance (DP3a)."""
    high: u128 = ONE << (Act.STOP - 128)
    if position.in_bag(seat):
        high |= (ONE << (Act.DRAW - 128)) | (ONE << (Act.DRAW_ALL - 128))
    if retrievable(position, seat):
        high |= ONE << (Act.TAKE_BACK - 128)
    position.high = high


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


def take_back(position: OrleansState, seat: i32, space: i32) -> None:
    """Take a follower back to the market instead of a draw (R7)."""
    kind: i32 = position.vacate(seat, space)
    position.market[11 * seat + kind] += 1
    position.allowance[seat] -= 1
    position.note(Note.TOOK_BACK, -1, seat, kind, PLACE_OF[space], 0, 0, 0)


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
        position.push(Ask.KEEP, 1 << seat, 0, 0, 0, 0)
    else:
        keep(position, seat, kind)


def drawn_kinds(position: OrleansState) -> u128:
    """Tell the kinds of the followers drawn aside, as picks."""
    kind: i32
    kinds: u128 = 0
    for kind in range(KINDS):
        if position.drawn[kind]:
            kinds |= ONE << (FIRST_FOLLOWER - 128 + kind)
    return kinds


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


def on_market(position: OrleansState, seat: i32) -> i32:
    """Count the followers on the market alone."""
    kind: i32
    count: i32 = 0
    for kind in range(KINDS):
        count += position.market[11 * seat + kind]
    return count


def clear_tower(position: OrleansState, seat: i32) -> None:
    """Mix the followers on the tower with those on the market before they are arranged anew (DP3c, R34)."""
    kind: i32
    for kind in range(KINDS):
        position.market[11 * seat + kind] += position.tower[11 * seat + kind]
        position.tower[11 * seat + kind] = 0


def find_tower(position: OrleansState, seat: i32) -> None:
    """Find who can go up the tower; the market must hold at most eight in the end (DP3c)."""
    kind: i32
    high: u128 = 0
    market: i32 = on_market(position, seat)
    if position.held(seat) - market < TOWER_SIZE:
        for kind in range(KINDS):
            if position.market[11 * seat + kind]:
                high |= ONE << (FIRST_FOLLOWER - 128 + kind)
    if market <= MARKET_SIZE:
        high |= ONE << (Act.COMMIT - 128)
    position.high = high


def tower_settled(position: OrleansState, seat: i32) -> None:
    """Tell the log who stands on the tower."""
    kind: i32
    shown: u128 = 0
    for kind in range(KINDS):
        shown += (ONE * position.tower[11 * seat + kind]) << (4 * kind)
    position.note(Note.TOWER, -1, seat, 0, 0, 0, 0, shown)
