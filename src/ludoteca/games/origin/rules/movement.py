"""Sections 6.2 and 6.3: migration and swap."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.origin.names import REGION_PICKS, REGIONS, Card, Note, refuse
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.arrival import arrived, claim_hunting, claim_straits
from ludoteca.games.origin.rules.decks import complete
from ludoteca.games.origin.tables import (
    DEFENCE,
    HEIGHT,
    MARCH_RANGE,
    MAX_RANGE,
    NEAR,
    ORIGIN,
    REACHES,
    SPEARS_RANGE,
    SWIFT_RANGE,
    WIDTH,
    WITHIN,
)
from ludoteca.kernel.bits import ONE, bint, i32, lowest, u64
from ludoteca.kernel.refusal import Refusal


def within(position: OriginState, seat: i32, region: i32, reach: i32) -> u64:
    """Tell the regions within a distance; nothing blocks the way, with Rafts straits cost nothing (6.2, R4, R5)."""
    rafts: i32 = 1 if position.has(seat, Card.RAFTS) else 0
    return WITHIN[(REACHES * rafts + min(reach, MAX_RANGE)) * REGIONS + region]


def reach(position: OriginState, seat: i32, region: i32, swapping: bint, main: bint) -> i32:
    """Tell how far a pawn gets: its height, one permanent card, and the Long March for the main action (6.2, R29)."""
    steps: i32 = HEIGHT[position.at[region] - 1]
    if swapping:
        if position.has(seat, Card.LONG_SPEARS):
            steps += SPEARS_RANGE
    elif position.has(seat, Card.SWIFT_FEET):
        steps += SWIFT_RANGE
    if main and position.bonus(Card.LONG_MARCH):
        steps += MARCH_RANGE
    return steps


def migrations(position: OriginState, seat: i32, region: i32, main: bint) -> u64:
    """Tell the empty regions that a pawn can migrate to (6.2)."""
    steps: i32 = reach(position, seat, region, False, main)
    return within(position, seat, region, steps) & ~position.occupied


def may_push_equals(position: OriginState, seat: i32, main: bint) -> bint:
    """Tell whether pawns of equal width can be pushed out, too (9.2, 9.3, R31)."""
    return position.has(seat, Card.WAR_CHIEFS) or (main and position.bonus(Card.WAR_PAINT))


def beatable(position: OriginState, seat: i32, width: i32, main: bint) -> u64:
    """Tell the pawns of rivals that a pawn of this width can push out (6.3, R6, R31)."""
    rival: i32
    limit: i32
    wide: i32
    found: u64 = 0
    widest: i32 = width - 1
    if may_push_equals(position, seat, main):
        widest = width
    for rival in range(position.seats):
        if rival != seat:
            limit = widest - (DEFENCE if position.has(rival, Card.PALISADES) else 0)
            for wide in range(min(3, limit)):
                found |= position.wide[wide] & position.own[rival]
    return found


def swaps(position: OriginState, seat: i32, region: i32, main: bint) -> u64:
    """Tell the pawns of rivals that a pawn can change places with (6.3)."""
    steps: i32 = reach(position, seat, region, True, main)
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
        if (
            (migrating and NEAR[region] & ~position.occupied)
            or (migrating and migrations(position, seat, region, main))
            or (swapping and swaps(position, seat, region, main))
        ):  # every pawn reaches its neighbours
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


# Where the chosen pawn goes.


def find_targets(position: OriginState, seat: i32, region: i32, card: i32) -> None:
    """Find where the chosen pawn can go: by the main action, or by a card (6.2, 6.3)."""
    if card == Card.AMBUSH:
        position.low = swaps(position, seat, region, False)
    elif card == Card.RESTLESS_CLAN:
        position.low = migrations(position, seat, region, False)
    else:
        position.low = migrations(position, seat, region, True) | swaps(position, seat, region, True)


def do_target(position: OriginState, seat: i32, pick: i32, region: i32, card: i32) -> None:
    """Migrate or swap; only the main action brings a reward (6.2, 6.3, R7, R29)."""
    complete(position, seat, card)
    move(position, seat, region, pick)
    if card < 0:
        arrived(position, pick)


def why_not_target(position: OriginState, seat: i32, pick: i32, region: i32, card: i32) -> Refusal | None:
    """Tell why a pawn cannot go to a region (6.2, 6.3)."""
    if pick not in REGION_PICKS:
        return None
    rival: i32 = position.owner(pick)
    if pick == region:
        return refuse("R4", "same-region")
    if pick == ORIGIN:
        return refuse("R2", "neutral-stays")
    if rival == seat:
        return refuse("6.3", "own-pawn")
    if rival < 0 and card == Card.AMBUSH:
        return refuse("9.2", "swap-only")
    if rival >= 0 and card == Card.RESTLESS_CLAN:
        return refuse("9.2", "migration-only")
    steps: i32 = reach(position, seat, region, rival >= 0, card < 0)
    if rival < 0 or not (within(position, seat, region, steps) >> pick) & 1:
        return refuse("6.2" if rival < 0 else "6.3", "too-far", steps=steps)
    if beats(position, seat, region, pick, card < 0):
        return refuse("R31", "palisades")
    return refuse("R6", "not-thinner")


def beats(position: OriginState, seat: i32, region: i32, target: i32, main: bint) -> bint:
    """Tell whether a pawn would push another out if this had no Palisades (6.3, R31)."""
    widest: i32 = WIDTH[position.at[region] - 1] - 1
    if may_push_equals(position, seat, main):
        widest += 1
    return WIDTH[position.at[target] - 1] <= widest


def among_regions(position: OriginState, seat: i32) -> Sequence[int]:
    """List all regions."""
    return REGION_PICKS


def migrate(position: OriginState, seat: i32, region: i32, target: i32) -> None:
    """Move a pawn with its village, and take what lies there (6.2, R7)."""
    kind: i32 = position.lift(seat, region)
    position.put(seat, target, kind)
    position.note(Note.MIGRATED, -1, seat, kind, region, target, 0, 0)
    claim_hunting(position, seat, target)
    claim_straits(position, seat)


def swap(position: OriginState, seat: i32, region: i32, target: i32) -> None:
    """Let two pawns change places; the hunting token of the target is long gone (6.3, R8)."""
    rival: i32 = position.owner(target)
    kind: i32 = position.lift(seat, region)
    other: i32 = position.lift(rival, target)
    position.put(seat, target, kind)
    position.put(rival, region, other)
    position.note(Note.SWAPPED, -1, seat, kind, region, target, rival, ONE << other)
    claim_straits(position, seat)
    if position.displaced_takes:
        claim_straits(position, rival)


def move(position: OriginState, seat: i32, region: i32, target: i32) -> None:
    """Migrate to an empty region, swap with whom stands on it (6.2, 6.3)."""
    if (position.occupied >> target) & 1:
        swap(position, seat, region, target)
    else:
        migrate(position, seat, region, target)
