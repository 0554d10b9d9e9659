"""Section 8: recruiting and its benefits."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.orleans.names import (
    CITIZEN_BOATMAN,
    CITIZEN_KNIGHT,
    FIRST_FOLLOWER,
    FIRST_PLACE,
    NEUTRAL,
    Ask,
    Kind,
    Note,
)
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.actions import announce, finish
from ludoteca.games.orleans.rules.payments import gain
from ludoteca.games.orleans.rules.technology import gain_technology
from ludoteca.games.orleans.rules.tiles import take_tile, tiles_on_offer
from ludoteca.games.orleans.rules.tracks import develop, take_citizen
from ludoteca.games.orleans.tables import (
    BOATMAN_CITIZEN_STEP,
    BOATMAN_COINS,
    CHOICES,
    FARMER_GOOD,
    KNIGHT_CITIZEN_STEP,
    SCHOLAR_POINTS,
    TRACK_END,
)
from ludoteca.games.orleans.vocabulary import refuse
from ludoteca.kernel.bits import ONE, bint, i32
from ludoteca.kernel.refusal import Refusal


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


def why_not_kind(position: OrleansState, seat: int, kind: int, place: int) -> Refusal:
    """Tell why a neutral follower cannot be recruited at a place (8, 15)."""
    if not CHOICES[place] >> kind & 1:
        return refuse("8", "not-recruited-here", follower=kind)
    if position.supply[kind] == 0:
        return refuse("15", "supply-empty", follower=kind)
    return refuse("8", "track-end", follower=kind)


# RECRUIT: whom, at a place that has a choice.


def find_recruits(position: OrleansState, seat: i32, place: i32) -> None:
    """Find whom a place can recruit."""
    position.high = ONE * recruits(position, seat, place)


def do_recruit(position: OrleansState, seat: i32, pick: i32, place: i32) -> None:
    """Recruit, a trader only after a place tile was chosen for it (8)."""
    if pick == FIRST_FOLLOWER + Kind.TRADER and tiles_on_offer(position, seat):
        position.ask(seat, Ask.TILE, place, 0, 0)
    else:
        announce(position, seat, place)
        recruit(position, seat, pick - FIRST_FOLLOWER)
        finish(position, seat, place)


def why_not_recruit(position: OrleansState, seat: int, pick: int, place: int) -> Refusal | None:
    """Tell why a follower cannot be recruited (8, 15)."""
    kind = pick - FIRST_FOLLOWER
    return why_not_kind(position, seat, kind, place) if 0 <= kind < NEUTRAL else None


def among_recruits(position: OrleansState, seat: int) -> Sequence[int]:
    """List the types of which everybody has one from the start."""
    return range(FIRST_FOLLOWER + Kind.FARMER, FIRST_FOLLOWER + Kind.TRADER + 1)


# TILE: the place tile that comes with a trader.


def find_tiles(position: OrleansState, seat: i32) -> None:
    """Find the place tiles that can be taken."""
    position.low = (ONE * tiles_on_offer(position, seat)) << FIRST_PLACE


def do_tile(position: OrleansState, seat: i32, pick: i32, place: i32) -> None:
    """Recruit a trader with a place tile (8)."""
    announce(position, seat, place)
    recruit(position, seat, Kind.TRADER)
    take_tile(position, seat, pick - FIRST_PLACE)
    finish(position, seat, place)
