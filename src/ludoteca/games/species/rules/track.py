"""Sections 4.2 and 8.8: the evolution track and the three stacks that refill it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.species.names import FIRST_STACK, FIRST_TILE, STACK_PICKS, Note, Purpose, refuse
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.tables import LEVEL, MAP_SPACES, TRACK_SPACES
from ludoteca.kernel.bits import ONE, i32, nth, popcount
from ludoteca.kernel.refusal import Refusal


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


def among_tiles(position: SpeciesState, seat: int) -> Sequence[int]:
    """List the tiles of the track."""
    return [FIRST_TILE + position.track[at] for at in range(position.tracked)]


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
    tile: i32 = nth(ONE * position.unseen, position.draw(Purpose.TILES, popcount(ONE * position.unseen)))
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


# A stack refills the track.


def refill(position: SpeciesState, stack: i32) -> None:
    """Move the top of a stack to the track (8.8, R4)."""
    tile: i32 = position.top[stack]
    insert(position, tile)
    position.note(Note.REFILLED, -1, tile, stack, 0, 0, 0, 0)
    uncover(position, stack)


def find_refill(position: SpeciesState, seat: i32) -> None:
    """Find the stacks that can refill the track."""
    position.high = (ONE * stacks_left(position)) << (FIRST_STACK - 128)


def do_refill(position: SpeciesState, seat: i32, pick: i32) -> None:
    """Refill from the chosen stack; that ends a discovery."""
    position.answered()
    refill(position, pick - FIRST_STACK)


def among_stacks(position: SpeciesState, seat: int) -> Sequence[int]:
    """List all stacks."""
    return STACK_PICKS


def why_not_stack(position: SpeciesState, seat: int, pick: int) -> Refusal | None:
    """Tell why a stack refills nothing (R4)."""
    return refuse("R4", "stack-empty") if pick in STACK_PICKS else None


# A tile of the track goes under a stack.


def put_under(position: SpeciesState, tile: i32, stack: i32) -> None:
    """Put a tile at the bottom of a stack, also of an empty one (R45, R46)."""
    if position.top[stack] < 0:
        position.top[stack] = tile
    else:
        position.under_tiles[27 * stack + position.under_count[stack]] = tile
        position.under_count[stack] += 1


def find_put_under(position: SpeciesState, seat: i32) -> None:
    """Find all stacks, an empty one as well (R45)."""
    position.high = (ONE * 7) << (FIRST_STACK - 128)


def do_put_under(position: SpeciesState, seat: i32, pick: i32, tile: i32) -> None:
    """Put the tile that Chaffers has taken under the chosen stack."""
    position.answered()
    put_under(position, tile, pick - FIRST_STACK)
    position.note(Note.PUT_UNDER, -1, tile, pick - FIRST_STACK, 0, 0, 0, 0)
