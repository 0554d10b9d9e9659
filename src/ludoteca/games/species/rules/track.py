"""Sections 4.2 and 8.8: the evolution track and the three stacks that refill it."""

from __future__ import annotations

from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.tables import CHANCE_TILES, LEVEL, MAP_SPACES, NOTE_REFILLED, TRACK_SPACES
from ludoteca.kernel.bits import ONE, i32, nth, popcount


def free_tiles(position: SpeciesState) -> i32:
    """Tell the tiles that can be chosen without a Map: those on track spaces 4 to 7 (8.1, R1, R6)."""
    at: i32
    found: i32 = 0
    for at in range(position.tracked):
        if TRACK_SPACES - position.tracked + at >= MAP_SPACES:
            found |= 1 << position.track[at]
    return found


def map_tiles(position: SpeciesState) -> i32:
    """Tell the tiles that need a Map: those on track spaces 1 to 3, of which a short track has fewer (10.2, R6)."""
    at: i32
    found: i32 = 0
    for at in range(position.tracked):
        if TRACK_SPACES - position.tracked + at < MAP_SPACES:
            found |= 1 << position.track[at]
    return found


def insert(position: SpeciesState, tile: i32) -> None:
    """Put a tile on the track at the top of its level, the order of the others unchanged (8.8)."""
    place: i32 = position.tracked
    position.tracked += 1
    while place > 0 and LEVEL[position.track[place - 1]] <= LEVEL[tile]:
        position.track[place] = position.track[place - 1]
        place -= 1
    position.track[place] = tile


def remove(position: SpeciesState, tile: i32) -> None:
    """Take a tile off the track; the others keep their order."""
    at: i32
    place: i32 = 0
    while position.track[place] != tile:
        place += 1
    position.tracked -= 1
    for at in range(place, position.tracked):
        position.track[at] = position.track[at + 1]
    position.track[position.tracked] = -1


def stacks_left(position: SpeciesState) -> i32:
    """Tell which stacks are not empty."""
    stack: i32
    found: i32 = 0
    for stack in range(3):
        if position.top[stack] >= 0:
            found |= 1 << stack
    return found


def deal_tile(position: SpeciesState) -> i32:
    """Choose one of the tiles that nobody has seen yet (5 steps 5 and 6)."""
    tile: i32 = nth(ONE * position.unseen, position.draw(CHANCE_TILES, popcount(ONE * position.unseen)))
    position.unseen &= ~(1 << tile)
    return tile


def uncover(position: SpeciesState, stack: i32) -> None:
    """Show the next tile of a stack: an unseen one, below these the ones put under it."""
    at: i32
    if position.hidden[stack]:
        position.hidden[stack] -= 1
        position.top[stack] = deal_tile(position)
        return
    position.top[stack] = -1
    if position.under_count[stack]:
        position.top[stack] = position.under_tiles[27 * stack]
        position.under_count[stack] -= 1
        for at in range(position.under_count[stack]):
            position.under_tiles[27 * stack + at] = position.under_tiles[27 * stack + at + 1]


def refill(position: SpeciesState, stack: i32) -> None:
    """Move the top of a stack to the track (8.8, R4)."""
    tile: i32 = position.top[stack]
    insert(position, tile)
    position.note(NOTE_REFILLED, -1, tile, stack, 0, 0, 0, 0)
    uncover(position, stack)


def put_under(position: SpeciesState, tile: i32, stack: i32) -> None:
    """Put a tile at the bottom of a stack, also of an empty one (R45, R46)."""
    if position.top[stack] < 0:
        position.top[stack] = tile
    else:
        position.under_tiles[27 * stack + position.under_count[stack]] = tile
        position.under_count[stack] += 1
