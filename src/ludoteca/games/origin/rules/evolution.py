"""Section 6.1: evolution."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.origin.names import (
    BOLD,
    DOUBLE_STEP,
    FIRST_PAWN,
    MIXED,
    PAWN_PICKS,
    PAWNS,
    SHRINK,
    Card,
    Note,
    refuse,
)
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.arrival import arrived, claim_hunting, claim_straits
from ludoteca.games.origin.rules.decks import complete
from ludoteca.games.origin.tables import FITS, NEAR
from ludoteca.kernel.bits import ONE, bint, i32, lowest, u64
from ludoteca.kernel.refusal import Refusal


def permissions(position: OriginState, seat: i32, main: bint) -> i32:
    """Tell what a seat's evolutions may do beyond the rule; Bold Lineage is for the main action only (R29, R30)."""
    found: i32 = 0
    if position.double_step:
        found |= DOUBLE_STEP
    if position.has(seat, Card.SMALL_FOLK):
        found |= SHRINK
    if position.has(seat, Card.MIXED_LINEAGE):
        found |= MIXED
    if main and position.bonus(Card.BOLD_LINEAGE):
        found |= BOLD
    return found


def evolvable(position: OriginState, seat: i32, main: bint) -> u64:
    """Tell the empty regions where some pawn of the reserve has a parent; any neighbour will do (6.1, R2)."""
    region: i32
    found: u64 = 0
    parents: u64 = position.occupied
    row: i32 = PAWNS * permissions(position, seat, main)
    if position.villages[seat] == 0:
        return found
    while parents:
        region = lowest(parents)
        parents &= parents - 1
        if FITS[row + position.at[region] - 1] & position.available:
            found |= NEAR[region]
    return found & ~position.occupied


def children(position: OriginState, seat: i32, region: i32, main: bint) -> i32:
    """Tell, as a mask of kinds, which pawns of the reserve may evolve on a region (6.1, R3)."""
    parent: i32
    found: i32 = 0
    parents: u64 = NEAR[region] & position.occupied
    row: i32 = PAWNS * permissions(position, seat, main)
    while parents:
        parent = lowest(parents)
        parents &= parents - 1
        found |= FITS[row + position.at[parent] - 1]
    return found & position.available


# The pawn that evolves.


def find_pawns(position: OriginState, seat: i32, region: i32, card: i32) -> None:
    """Find the pawns that can evolve on the chosen region, by the main action or by a card (6.1)."""
    position.low = (ONE * children(position, seat, region, card < 0)) << FIRST_PAWN


def do_pawn(position: OriginState, seat: i32, pick: i32, region: i32, card: i32) -> None:
    """Evolve; only the main action brings a reward (6.1, R7, R29)."""
    complete(position, seat, card)
    evolve(position, seat, region, pick - FIRST_PAWN)
    if card < 0:
        arrived(position, region)


def why_not_pawn(position: OriginState, seat: i32, pick: i32) -> Refusal | None:
    """Tell why a pawn cannot evolve there (6.1)."""
    if pick not in PAWN_PICKS:
        return None
    if position.reserve[pick - FIRST_PAWN] == 0:
        return refuse("6.1", "pawn-gone")
    return refuse("6.1", "no-parent-fits")


def among_pawns(position: OriginState, seat: i32) -> Sequence[int]:
    """List all kinds of pawns."""
    return PAWN_PICKS


def evolve(position: OriginState, seat: i32, region: i32, kind: i32) -> None:
    """Put a pawn of the reserve with a village on a region, and take what lies there (6.1, R7)."""
    position.reserve[kind] -= 1
    if position.reserve[kind] == 0:
        position.available &= ~(1 << kind)
    position.villages[seat] -= 1
    position.put(seat, region, kind)
    position.busy = True
    position.note(Note.EVOLVED, -1, seat, kind, region, 0, 0, 0)
    claim_hunting(position, seat, region)
    claim_straits(position, seat)
