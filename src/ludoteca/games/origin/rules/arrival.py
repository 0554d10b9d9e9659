"""Sections 6.4, 6.5 and 8: what arriving brings: the area of the reward, hunting and strait tokens."""

from __future__ import annotations

from ludoteca.games.origin.names import HUNTING_VALUES, STRAIT_VALUES, STRAITS, Ask, Colour, Note
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.tables import COLOUR_OF, STRAIT_A, STRAIT_B
from ludoteca.kernel.bits import bint, i32, u64


def reward_area(position: OriginState) -> i32:
    """Tell the area of the region of arrival; -1: it gives neither tiles nor cards (6.4, 7.1)."""
    colour: i32
    if position.arrival < 0:
        return -1
    colour = COLOUR_OF[position.arrival]
    return colour if colour <= Colour.BROWN else -1


def arrived(position: OriginState, region: i32) -> None:
    """Complete the main action: the region of arrival decides the reward (5, 6.4, R7)."""
    position.arrival = region
    position.skipped = 0
    position.kind = Ask.REWARD if reward_area(position) >= 0 else Ask.END


def claim_hunting(position: OriginState, seat: i32, region: i32) -> None:
    """Take the hunting token of the region where a pawn arrives; the first one gets it (7.1, R7)."""
    value: i32 = position.token[region]
    if value:
        position.token[region] = 0
        position.hunted[HUNTING_VALUES * seat + value] += 1
        position.note(Note.HUNTING, -1, seat, region, value, 0, 0, 0)


def holds_both(position: OriginState, seat: i32, strait: i32) -> bint:
    """Tell whether a player has pawns on both sides of a strait (8)."""
    own: u64 = position.own[seat]
    return (own >> STRAIT_A[strait]) & (own >> STRAIT_B[strait]) & 1 != 0


def take_strait(position: OriginState, seat: i32, strait: i32) -> None:
    """Take the token of a strait; it stays empty (6.5)."""
    value: i32 = position.strait[strait]
    position.strait[strait] = 0
    position.crossed[STRAIT_VALUES * seat + value] += 1
    position.note(Note.STRAIT, -1, seat, strait, value, 0, 0, 0)


def claim_straits(position: OriginState, seat: i32) -> None:
    """Take every strait token with own pawns on both sides, after pawns have moved (6.5, R9, R10)."""
    strait: i32
    for strait in range(STRAITS):
        if position.strait[strait] and holds_both(position, seat, strait):
            take_strait(position, seat, strait)


def half_held(position: OriginState, seat: i32) -> i32:
    """Tell, as a mask, the straits with a token, one side own and the other empty: for the Ferrymen (9.2)."""
    strait: i32
    a: i32
    b: i32
    found: i32 = 0
    own: u64 = position.own[seat]
    empty: u64 = ~position.occupied
    for strait in range(STRAITS):
        if position.strait[strait]:
            a = STRAIT_A[strait]
            b = STRAIT_B[strait]
            if ((own >> a) & (empty >> b) & 1) or ((own >> b) & (empty >> a) & 1):
                found |= 1 << strait
    return found


def strait_tokens(position: OriginState, seat: i32) -> i32:
    """Count the strait tokens of a player."""
    value: i32
    count: i32 = 0
    for value in range(STRAIT_VALUES):
        count += position.crossed[STRAIT_VALUES * seat + value]
    return count
