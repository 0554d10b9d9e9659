"""Place tiles: taken by traders (8), removed before the first round (4.7)."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.orleans.names import BATHHOUSE, FIRST_PLACE, PLACES, Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.tables import SPACES_OF, TILES, TILES_I
from ludoteca.games.orleans.vocabulary import refuse
from ludoteca.kernel.bits import ONE, i32
from ludoteca.kernel.refusal import Refusal


def tiles_on_offer(position: OrleansState, seat: i32) -> i32:
    """Tell the place tiles that a player may take: the first one ever is of category I (R28)."""
    return position.pile & TILES_I if position.tiles_taken[seat] == 0 else position.pile


def own_place(position: OrleansState, seat: i32, place: i32) -> None:
    """Give a seat a place with its action spaces; the Bathhouse has one in the first edition only (18)."""
    position.places[seat] |= 1 << place
    if place != BATHHOUSE or position.first_edition:
        position.spaces[seat] |= SPACES_OF[place]


def take_tile(position: OrleansState, seat: i32, place: i32) -> None:
    """Take a place tile; it can be used from the next planning on (8, R30)."""
    position.pile &= ~(1 << place)
    position.tiles_taken[seat] += 1
    own_place(position, seat, place)
    position.note(Note.TILE, -1, seat, place, 0, 0, 0, 0)


def why_not_tile(position: OrleansState, seat: int, pick: int) -> Refusal | None:
    """Tell why a place tile cannot be taken (R28, R30)."""
    tile = pick - FIRST_PLACE
    if not is_tile(tile):
        return None
    if not position.pile >> tile & 1:
        return refuse("R30", "tile-taken", tile=tile)
    return refuse("R28", "first-tile")


def why_not_remove(position: OrleansState, seat: int, pick: int) -> Refusal | None:
    """Tell why a place tile cannot be removed (4.7)."""
    tile = pick - FIRST_PLACE
    return refuse("4.7", "tile-taken", tile=tile) if is_tile(tile) else None


def is_tile(place: int) -> bool:
    """Tell whether a place is a tile: the first ten are printed on the boards."""
    return 0 <= place < PLACES and bool(TILES >> place & 1)


def among_tiles(position: OrleansState, seat: int) -> Sequence[int]:
    """List all place tiles."""
    return [FIRST_PLACE + place for place in range(PLACES) if is_tile(place)]


# REMOVE: a place tile that leaves the game.


def find_removals(position: OrleansState, seat: i32) -> None:
    """Find the place tiles that can be removed: any (R46)."""
    position.low = (ONE * position.pile) << FIRST_PLACE


def do_remove(position: OrleansState, seat: i32, pick: i32) -> None:
    """Remove a place tile from the game (4.7)."""
    tile: i32 = pick - FIRST_PLACE
    position.settle()
    position.pile &= ~(1 << tile)
    position.tiles_gone |= 1 << tile
    position.note(Note.REMOVED, -1, seat, tile, 0, 0, 0, 0)
