"""Section 9: a tile is placed where another one lies."""

from __future__ import annotations

from ludoteca.games.species.names import NEW, BeagleCard, Note, Source
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.grid import empty_spaces, known_spaces
from ludoteca.games.species.tables import DISTANCE, LEVEL
from ludoteca.kernel.bits import bint, i32, lowest


def needs_scalpel(position: SpeciesState, tile: i32, space: i32) -> bint:
    """Tell whether a tile lies on a space that this one could not overwrite without a Scalpel (9, 10.2, R21, R22)."""
    return (position.occupied >> space) & 1 != 0 and LEVEL[position.at[space]] >= LEVEL[tile]


def targets(position: SpeciesState, seat: i32, tile: i32) -> i32:
    """Tell the spaces where a tile can go: empty ones, lower tiles, any with a Scalpel (8.2, 9, 10.2)."""
    empty: i32 = empty_spaces(position)
    scalpel: bint = position.hand[28 * seat + BeagleCard.SCALPEL] > 0
    found: i32 = position.occupied if scalpel else position.lower[LEVEL[tile]]
    return found | empty if empty else found & ~known_spaces(position)


def refuges(position: SpeciesState, space: i32) -> i32:
    """Tell the nearest empty spaces, one of which takes the known tile from a space (9, R20)."""
    other: i32
    nearest: i32 = 99
    found: i32 = 0
    left: i32 = empty_spaces(position)
    while left:
        other = lowest(left)
        left &= left - 1
        if DISTANCE[20 * space + other] < nearest:
            nearest = DISTANCE[20 * space + other]
            found = 0
        if DISTANCE[20 * space + other] == nearest:
            found |= 1 << other
    return found


def overwrite(position: SpeciesState, seat: i32, space: i32, refuge: i32) -> None:
    """Clear a space: a known tile moves with its cubes, a new one is captured and its cubes go home (9)."""
    if position.at[space] >= NEW:
        move_tile(position, space, refuge)
        position.note(Note.DISPLACED, -1, position.at[refuge], refuge, 0, 0, 0, 0)
    else:
        position.captured[seat] |= 1 << position.at[space]
        position.note(Note.CAPTURED, -1, seat, position.at[space], 0, 0, 0, 0)
        return_cubes(position, seat, space)
        position.lift_tile(space)


def move_tile(position: SpeciesState, space: i32, refuge: i32) -> None:
    """Move a tile with all cubes on it to an empty space; nobody scores for these (9)."""
    seat: i32
    position.put_tile(refuge, position.at[space])
    position.lift_tile(space)
    for seat in range(position.seats):
        position.cubes[20 * seat + refuge] = position.cubes[20 * seat + space]
        position.cubes[20 * seat + space] = 0
        if (position.own[seat] >> space) & 1:
            position.own[seat] ^= (1 << space) | (1 << refuge)


def return_cubes(position: SpeciesState, seat: i32, space: i32) -> None:
    """Give the cubes on a captured tile back, a point each to their owners, none to who captured it (9, R18)."""
    other: i32
    count: i32
    for other in range(position.seats):
        count = position.cubes[20 * other + space]
        if count:
            position.reserve[other] += count
            position.cubes[20 * other + space] = 0
            position.own[other] &= ~(1 << space)
            if other != seat:
                position.earn(other, Source.CUBES, count)
            position.note(Note.RETURNED, -1, other, count, count if other != seat else 0, 0, 0, 0)
