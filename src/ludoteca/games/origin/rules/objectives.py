"""Section 9.4: when an objective is fulfilled."""

from __future__ import annotations

from ludoteca.games.origin.names import CONTINENTS, STRAITS, Colour, Condition
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.scoring import continents
from ludoteca.games.origin.tables import (
    CONDITION,
    CONTINENTS_WANTED,
    HEIGHT,
    IN_COLOUR,
    IN_CONTINENT,
    NEAR,
    PAWN_COLOUR,
    PAWN_COLOURS,
    PAWNS_WANTED,
    STRAIT_A,
    STRAIT_B,
    SUBJECT,
    VILLAGES,
    WANTED,
)
from ludoteca.kernel.bits import ONE, bint, i32, lowest, popcount, u64


def fulfilled(position: OriginState, seat: i32, card: i32) -> bint:
    """Tell whether the condition of an objective holds for a player's pawns now (9.1, R19)."""
    enough: bint = popcount(position.own[seat]) >= PAWNS_WANTED[card]
    return enough and progress(position, seat, card) >= WANTED[card]


def progress(position: OriginState, seat: i32, card: i32) -> i32:
    """Tell how much there is of what an objective wants (R19).

    For groups the largest one counts, for pawns of each colour those of the rarest.
    """
    kind: i32 = CONDITION[card]
    subject: i32 = SUBJECT[card]
    own: u64 = position.own[seat]
    if kind == Condition.ON_COLOUR:
        return popcount(own & IN_COLOUR[subject])
    if kind == Condition.ON_CONTINENT:
        return popcount(own & IN_CONTINENT[subject])
    if kind == Condition.SAME_CONTINENT:
        return largest_at_home(own)
    if kind == Condition.MANY_CONTINENTS:
        return largest_abroad(own, CONTINENTS_WANTED[card])
    if kind == Condition.CONTINENTS_PRESENT:
        return continents(position, seat)
    if kind == Condition.WITH_WIDTH:
        return popcount(own & position.wide[subject - 1])
    if kind == Condition.WITH_HEIGHT:
        return with_height(position, seat, subject)
    if kind == Condition.EACH_COLOUR:
        return rarest_colour(position, seat)
    if kind == Condition.ALL_COLOURS:
        return colours_held(own)
    return straits_held(position, seat, kind == Condition.BOTH_ENDS)


def group(own: u64, start: u64) -> u64:
    """Spread from some regions over adjoining own ones, by land and across straits (8, R20)."""
    region: i32
    found: u64 = start
    edge: u64 = start
    while edge:
        region = lowest(edge)
        edge &= edge - 1
        edge |= NEAR[region] & own & ~found
        found |= NEAR[region] & own
    return found


def largest_at_home(own: u64) -> i32:
    """Tell the size of the largest group within one continent (R20)."""
    continent: i32
    most: i32 = 0
    for continent in range(CONTINENTS):
        if popcount(own & IN_CONTINENT[continent]) > most:
            most = max(most, largest_abroad(own & IN_CONTINENT[continent], 1))
    return most


def largest_abroad(own: u64, continents_wanted: i32) -> i32:
    """Tell the size of the largest group that touches enough continents (R20)."""
    found: u64
    left: u64 = own
    most: i32 = 0
    while popcount(left) > most:
        found = group(own, ONE << lowest(left))
        left &= ~found
        if popcount(found) > most and touched(found) >= continents_wanted:
            most = popcount(found)
    return most


def touched(regions: u64) -> i32:
    """Count the continents that some regions touch."""
    continent: i32
    count: i32 = 0
    for continent in range(CONTINENTS):
        if IN_CONTINENT[continent] & regions:
            count += 1
    return count


def with_height(position: OriginState, seat: i32, height: i32) -> i32:
    """Count a player's pawns of a height."""
    count: i32 = 0
    left: u64 = position.own[seat]
    while left:
        if HEIGHT[position.at[lowest(left)] - 1] == height:
            count += 1
        left &= left - 1
    return count


def rarest_colour(position: OriginState, seat: i32) -> i32:
    """Count a player's pawns of the colour of which he has fewest."""
    colour: i32
    fewest: i32 = VILLAGES
    left: u64 = position.own[seat]
    counts: u64 = 0  # eight bits for each colour
    while left:
        counts += ONE << (8 * PAWN_COLOUR[position.at[lowest(left)] - 1])
        left &= left - 1
    for colour in range(PAWN_COLOURS):
        fewest = min(fewest, (counts >> (8 * colour)) & 255)
    return fewest


def colours_held(own: u64) -> i32:
    """Count the colours of regions that a player has pawns on."""
    colour: i32
    count: i32 = 0
    for colour in range(Colour.GREEN + 1):
        if IN_COLOUR[colour] & own:
            count += 1
    return count


def straits_held(position: OriginState, seat: i32, both: bint) -> i32:
    """Count the straits of which a player holds both sides, or any."""
    strait: i32
    a: u64
    b: u64
    count: i32 = 0
    for strait in range(STRAITS):
        a = (position.own[seat] >> STRAIT_A[strait]) & 1
        b = (position.own[seat] >> STRAIT_B[strait]) & 1
        if (a and b) if both else (a or b):
            count += 1
    return count
