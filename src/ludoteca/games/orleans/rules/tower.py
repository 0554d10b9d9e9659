"""The Gunpowder Tower: two more spaces for followers, arranged anew each round (DP3c, R34)."""

from __future__ import annotations

from ludoteca.games.orleans.names import FIRST_FOLLOWER, KINDS, Act, Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.tables import MARKET_SIZE, TOWER_SIZE
from ludoteca.games.orleans.vocabulary import refuse
from ludoteca.kernel.bits import ONE, i32, u128
from ludoteca.kernel.refusal import Refusal


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


def leave_tower(position: OrleansState, seat: i32) -> None:
    """Move the followers of a lost tower to the market as far as there is room, else to the bag (R34)."""
    kind: i32
    for kind in range(KINDS):
        while position.tower[11 * seat + kind]:
            if on_market(position, seat) < MARKET_SIZE:
                position.market[11 * seat + kind] += 1
            else:
                position.bag[11 * seat + kind] += 1
            position.tower[11 * seat + kind] -= 1


# TOWER: who goes up.


def find_tower(position: OrleansState, seat: i32) -> None:
    """Find who can go up the tower; the market must hold at most eight in the end (DP3c)."""
    kind: i32
    market: i32 = on_market(position, seat)
    if position.held(seat) - market < TOWER_SIZE:
        for kind in range(KINDS):
            if position.market[11 * seat + kind]:
                position.offer(FIRST_FOLLOWER + kind)
    if market <= MARKET_SIZE:
        position.offer(Act.COMMIT)


def do_tower(position: OrleansState, seat: i32, pick: i32) -> None:
    """Send a follower up the tower, or be done (DP3c)."""
    kind: i32 = pick - FIRST_FOLLOWER
    if pick == Act.COMMIT:
        tell_tower(position, seat)
        position.settle()
    else:
        position.market[11 * seat + kind] -= 1
        position.tower[11 * seat + kind] += 1


def tell_tower(position: OrleansState, seat: i32) -> None:
    """Tell the log who stands on the tower."""
    kind: i32
    shown: u128 = 0
    for kind in range(KINDS):
        shown += (ONE * position.tower[11 * seat + kind]) << (4 * kind)
    position.note(Note.TOWER, -1, seat, 0, 0, 0, 0, shown)


def why_not_tower(position: OrleansState, seat: int, pick: int) -> Refusal | None:
    """Tell why a follower cannot go up the tower, or why that is not all (6, R34)."""
    kind = pick - FIRST_FOLLOWER
    if pick == Act.COMMIT:
        return refuse("R34", "market-full", size=MARKET_SIZE)
    if not 0 <= kind < KINDS:
        return None
    if position.market[11 * seat + kind] == 0:
        return refuse("6", "not-on-market", follower=kind)
    return refuse("R34", "tower-full")
