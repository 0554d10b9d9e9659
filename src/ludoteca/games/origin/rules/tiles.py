"""Section 7.2: innovation tiles and their stacks."""

from __future__ import annotations

from ludoteca.games.origin.names import AREAS, LEVELS, Note, Purpose
from ludoteca.games.origin.position import OriginState
from ludoteca.kernel.bits import i32


def takeable_levels(position: OriginState, seat: i32) -> i32:
    """Tell, as a mask (bit 0 for level 1), the levels that a player can place: 1, or on a tile just below (7.2)."""
    height: i32
    found: i32 = 1
    for height in range(1, LEVELS):
        if position.stacks[LEVELS * seat + height - 1]:
            found |= 1 << height
    return found


def levels_in(position: OriginState, area: i32) -> i32:
    """Tell, as a mask, the levels of the tiles in an area."""
    level: i32
    found: i32 = 0
    for level in range(LEVELS):
        if position.areas[LEVELS * area + level]:
            found |= 1 << level
    return found


def takeable(position: OriginState, seat: i32, areas: i32) -> i32:
    """Tell, as a mask of areas and levels, the tiles that a player can take from some areas (7.2)."""
    area: i32
    found: i32 = 0
    levels: i32 = takeable_levels(position, seat)
    for area in range(AREAS):
        if (areas >> area) & 1:
            found |= (levels_in(position, area) & levels) << (LEVELS * area)
    return found


def place(position: OriginState, seat: i32, level: i32) -> None:
    """Put a tile on a stack, or begin one (7.2)."""
    if level:
        position.stacks[LEVELS * seat + level - 1] -= 1
    position.stacks[LEVELS * seat + level] += 1


def take_tile(position: OriginState, seat: i32, area: i32, level: i32) -> None:
    """Take a tile from the reward board; another comes from the reserve at once (7.2)."""
    position.areas[LEVELS * area + level] -= 1
    place(position, seat, level)
    position.note(Note.TILE, -1, seat, area, level, 0, 0, 0)
    refill(position, area)


def piled(position: OriginState) -> i32:
    """Count the tiles face down."""
    level: i32
    count: i32 = 0
    for level in range(LEVELS):
        count += position.pile[level]
    return count


def refill(position: OriginState, area: i32) -> None:
    """Put a tile from the reserve on an area, if there is one (7.2)."""
    level: i32 = from_pile(position)
    if level >= 0:
        position.areas[LEVELS * area + level] += 1
        position.note(Note.REFILLED, -1, area, level, 0, 0, 0, 0)


def from_pile(position: OriginState) -> i32:
    """Draw a tile from the reserve; returns its level, -1 when there is none."""
    level: i32 = 0
    n: i32 = piled(position)
    if n == 0:
        return -1
    n = position.draw(Purpose.TILES, n)
    while n >= position.pile[level]:
        n -= position.pile[level]
        level += 1
    position.pile[level] -= 1
    return level


def open_tiles(position: OriginState) -> i32:
    """Count the tiles on the reward board."""
    at: i32
    count: i32 = 0
    for at in range(AREAS * LEVELS):
        count += position.areas[at]
    return count


def stealable_levels(position: OriginState, thief: i32, victim: i32) -> i32:
    """Tell, as a mask, the top tiles of a rival that the thief can place: for Stolen Fire (9.2)."""
    height: i32
    found: i32 = 0
    for height in range(LEVELS):
        if position.stacks[LEVELS * victim + height]:
            found |= 1 << height
    return found & takeable_levels(position, thief)


def steal_tile(position: OriginState, thief: i32, victim: i32, level: i32) -> None:
    """Take the top tile of a rival's stack; the tile under it is open again (9.2)."""
    position.stacks[LEVELS * victim + level] -= 1
    if level:
        position.stacks[LEVELS * victim + level - 1] += 1
    place(position, thief, level)
    position.note(Note.STOLE_TILE, -1, thief, victim, level, 0, 0, 0)
