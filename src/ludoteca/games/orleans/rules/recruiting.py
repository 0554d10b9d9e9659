"""Section 8: recruiting and its benefits; taking place tiles."""

from __future__ import annotations

from ludoteca.games.orleans.names import BATHHOUSE, CITIZEN_BOATMAN, CITIZEN_KNIGHT, Kind, Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.payments import gain
from ludoteca.games.orleans.rules.technology import gain_technology
from ludoteca.games.orleans.rules.tracks import develop, take_citizen
from ludoteca.games.orleans.tables import (
    BOATMAN_CITIZEN_STEP,
    BOATMAN_COINS,
    CHOICES,
    FARMER_GOOD,
    KNIGHT_CITIZEN_STEP,
    SCHOLAR_POINTS,
    SPACES_OF,
    TILES_I,
    TRACK_END,
)
from ludoteca.kernel.bits import bint, i32


def may_recruit(position: OrleansState, seat: i32, kind: i32) -> bint:
    """Tell whether a follower can be recruited: one is left, and its track is not at the end (8, 15)."""
    return position.supply[kind] > 0 and (kind == Kind.MONK or position.steps[6 * seat + kind] < TRACK_END[kind])


def recruits(position: OrleansState, seat: i32, place: i32) -> i32:
    """Tell, as a mask of types, whom a place can recruit now."""
    kind: i32
    kinds: i32 = 0
    for kind in range(7):
        if (CHOICES[place] >> kind) & 1 and may_recruit(position, seat, kind):
            kinds |= 1 << kind
    return kinds


def recruit(position: OrleansState, seat: i32, kind: i32) -> None:
    """Take a follower into the bag, move the marker, take the benefit as far as there is one (8, R14, R15)."""
    step: i32
    position.supply[kind] -= 1
    position.bag[11 * seat + kind] += 1
    position.note(Note.RECRUITED, -1, seat, kind, 0, 0, 0, 0)
    if kind == Kind.MONK:
        return
    position.steps[6 * seat + kind] += 1
    step = position.steps[6 * seat + kind]
    if kind == Kind.FARMER:
        take_good(position, seat, FARMER_GOOD[step])
    elif kind == Kind.BOATMAN:
        gain(position, seat, BOATMAN_COINS[step])
        if step == BOATMAN_CITIZEN_STEP:
            take_citizen(position, seat, CITIZEN_BOATMAN)
    elif kind == Kind.CRAFTSMAN:
        gain_technology(position, seat)
    elif kind == Kind.SCHOLAR:
        develop(position, seat, SCHOLAR_POINTS[step])
    elif kind == Kind.KNIGHT and step == KNIGHT_CITIZEN_STEP:
        take_citizen(position, seat, CITIZEN_KNIGHT)


def take_good(position: OrleansState, seat: i32, good: i32) -> None:
    """Take a good from the goods market if there is one (15)."""
    if position.goods_market[good]:
        position.goods_market[good] -= 1
        position.goods[5 * seat + good] += 1
        position.note(Note.GOOD, -1, seat, good, 0, 0, 0, 0)


def tiles_on_offer(position: OrleansState, seat: i32) -> i32:
    """Tell the place tiles that a player may take: the first one ever is of category I (R28)."""
    return position.pile & TILES_I if position.tiles_taken[seat] == 0 else position.pile


def own_place(position: OrleansState, seat: i32, place: i32) -> None:
    """Give a seat a place with its action spaces; the Bathhouse has one in the first edition only (18)."""
    position.places[seat] |= 1 << place
    if place != BATHHOUSE or position.first_edition:
        position.spaces[seat] |= SPACES_OF[place]


def take_tile(position: OrleansState, seat: i32, place: i32) -> None:
    """Take a place tile; it can be used from the next planning on (8, R30)."""
    position.pile &= ~(1 << place)
    position.tiles_taken[seat] += 1
    own_place(position, seat, place)
    position.note(Note.TILE, -1, seat, place, 0, 0, 0, 0)
