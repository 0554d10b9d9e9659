"""Sections 6.2 and 6.3: migration and swap."""

from __future__ import annotations

from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.tokens import claim_hunting, claim_straits
from ludoteca.games.origin.tables import (
    DEFENCE,
    HEIGHT,
    LONG_MARCH,
    LONG_SPEARS,
    MARCH_RANGE,
    MAX_RANGE,
    NOTE_MIGRATED,
    NOTE_SWAPPED,
    PALISADES,
    RAFTS,
    SPEARS_RANGE,
    SWIFT_FEET,
    SWIFT_RANGE,
    WAR_CHIEFS,
    WAR_PAINT,
    WIDTH,
    WITHIN,
)
from ludoteca.kernel.bits import ONE, bint, i32, lowest, u64


def within(position: OriginState, seat: i32, region: i32, reach: i32) -> u64:
    """Tell the regions within a distance; nothing blocks the way, with Rafts straits cost nothing (6.2, R4, R5)."""
    rafts: i32 = 1 if position.has(seat, RAFTS) else 0
    return WITHIN[(7 * rafts + min(reach, MAX_RANGE)) * 54 + region]


def reach(position: OriginState, seat: i32, region: i32, card: i32, extra: i32, main: bint) -> i32:
    """Tell how far a pawn gets: its height, one permanent card, and the Long March for the main action (6.2, R29)."""
    steps: i32 = HEIGHT[position.at[region] - 1]
    if position.has(seat, card):
        steps += extra
    if main and position.bonus(LONG_MARCH):
        steps += MARCH_RANGE
    return steps


def migrations(position: OriginState, seat: i32, region: i32, main: bint) -> u64:
    """Tell the empty regions that a pawn can migrate to (6.2)."""
    steps: i32 = reach(position, seat, region, SWIFT_FEET, SWIFT_RANGE, main)
    return within(position, seat, region, steps) & ~position.occupied


def beatable(position: OriginState, seat: i32, width: i32, main: bint) -> u64:
    """Tell the pawns of rivals that a pawn of this width can push out (6.3, R6, R31)."""
    rival: i32
    limit: i32
    wide: i32
    found: u64 = 0
    widest: i32 = width - 1
    if position.has(seat, WAR_CHIEFS) or (main and position.bonus(WAR_PAINT)):
        widest = width
    for rival in range(position.seats):
        if rival != seat:
            limit = widest - (DEFENCE if position.has(rival, PALISADES) else 0)
            for wide in range(min(3, limit)):
                found |= position.wide[wide] & position.own[rival]
    return found


def swaps(position: OriginState, seat: i32, region: i32, main: bint) -> u64:
    """Tell the pawns of rivals that a pawn can change places with (6.3)."""
    steps: i32 = reach(position, seat, region, LONG_SPEARS, SPEARS_RANGE, main)
    width: i32 = WIDTH[position.at[region] - 1]
    return within(position, seat, region, steps) & beatable(position, seat, width, main)


def movers(position: OriginState, seat: i32, migrating: bint, swapping: bint, main: bint) -> u64:
    """Tell the pawns of a seat that can migrate or swap, in the main action or by a card (6.2, 6.3, 9.2)."""
    region: i32
    found: u64 = 0
    left: u64 = position.own[seat]
    while left:
        region = lowest(left)
        left &= left - 1
        if (migrating and migrations(position, seat, region, main)) or (
            swapping and swaps(position, seat, region, main)
        ):
            found |= ONE << region
    return found


def migrants(position: OriginState, seat: i32) -> u64:
    """Tell the pawns of a seat that an extra migration can move (9.2, R29)."""
    return movers(position, seat, True, False, False)


def swappers(position: OriginState, seat: i32) -> u64:
    """Tell the pawns of a seat that an extra swap can move (9.2, R29)."""
    return movers(position, seat, False, True, False)


def movable(position: OriginState, seat: i32) -> u64:
    """Tell the pawns of a seat that the main action can move, by migration or swap (6.2, 6.3)."""
    return movers(position, seat, True, True, True)


def migrate(position: OriginState, seat: i32, region: i32, target: i32) -> None:
    """Move a pawn with its village, and take what lies there (6.2, R7)."""
    kind: i32 = position.lift(seat, region)
    position.put(seat, target, kind)
    position.note(NOTE_MIGRATED, -1, seat, kind, region, target, 0, 0)
    claim_hunting(position, seat, target)
    claim_straits(position, seat)


def swap(position: OriginState, seat: i32, region: i32, target: i32) -> None:
    """Let two pawns change places; the hunting token of the target is long gone (6.3, R8)."""
    rival: i32 = position.owner(target)
    kind: i32 = position.lift(seat, region)
    other: i32 = position.lift(rival, target)
    position.put(seat, target, kind)
    position.put(rival, region, other)
    position.note(NOTE_SWAPPED, -1, seat, kind, region, target, rival, ONE << other)
    claim_straits(position, seat)
    if position.displaced_takes:
        claim_straits(position, rival)


def move(position: OriginState, seat: i32, region: i32, target: i32) -> None:
    """Migrate to an empty region, swap with whom stands on it (6.2, 6.3)."""
    if (position.occupied >> target) & 1:
        swap(position, seat, region, target)
    else:
        migrate(position, seat, region, target)
