"""Sections 8.1, 8.2 and 9: a tile of the track is to be discovered, and the player chooses where it goes."""

from __future__ import annotations

from ludoteca.games.species.names import NEW, NOWHERE, SPACE_PICKS, TOP_LEVEL, Ask, BeagleCard, refuse
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.grid import empty_spaces
from ludoteca.games.species.rules.overwriting import refuges, targets
from ludoteca.games.species.rules.payment import ask_payment
from ludoteca.games.species.rules.track import free_tiles, map_tiles
from ludoteca.games.species.rules.ways import binoculars_held, payable, pays, remote_spaces, survey_reach
from ludoteca.games.species.tables import LEVEL, REACH
from ludoteca.games.species.vocabulary import TILES
from ludoteca.kernel.bits import ONE, bint, i32, lowest, popcount
from ludoteca.kernel.refusal import Refusal


def eligible_tiles(position: SpeciesState, seat: i32) -> i32:
    """Tell the tiles that a seat may choose from the track, with its Maps (8.1, R1)."""
    found: i32 = free_tiles(position)
    if position.hand[28 * seat + BeagleCard.MAP]:
        found |= map_tiles(position)
    return found


def discoverable(position: SpeciesState, seat: i32) -> i32:
    """Tell the tiles that can be discovered now: chosen, placed and paid (8.1 to 8.3)."""
    tile: i32
    found: i32 = 0
    left: i32
    if position.own[seat] == 0:
        return 0
    survey_reach(position, seat)
    left = eligible_tiles(position, seat)
    while left:
        tile = lowest(left)
        left &= left - 1
        if pays(tile, position.everything) and some_space(position, seat, tile):
            found |= 1 << tile
    return found


def some_space(position: SpeciesState, seat: i32, tile: i32) -> bint:
    """Tell whether there is a space for a tile, after `survey_reach`."""
    spaces: i32 = targets(position, seat, tile)
    left: i32 = spaces & position.near
    while left:
        if pays(tile, position.reach[lowest(left)]):
            return True
        left &= left - 1
    return remote_targets(position, seat, tile, spaces) != 0


def remote_targets(position: SpeciesState, seat: i32, tile: i32, spaces: i32) -> i32:
    """Tell those of some spaces where Binoculars let a tile be paid (10.2)."""
    space: i32
    found: i32 = 0
    if binoculars_held(position, seat) == 0:
        return 0
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        if remote_spaces(position, seat, tile, space):
            found |= 1 << space
    return found


def discover_spaces(position: SpeciesState, seat: i32, tile: i32) -> i32:
    """Tell the spaces where a tile can go and be paid (8.2, 8.3)."""
    spaces: i32 = targets(position, seat, tile)
    found: i32
    survey_reach(position, seat)
    found = payable(position, tile, spaces)
    return found | remote_targets(position, seat, tile, spaces & ~found)


def why_not_discover(position: SpeciesState, seat: int, tile: int, main_done: int) -> Refusal:
    """Tell why a tile cannot be discovered in this turn (8.1, 9, R1, R15)."""
    name = TILES[tile]
    if not (free_tiles(position) | map_tiles(position)) >> tile & 1:
        return refuse("8.1", "not-on-track", tile=name)
    if main_done:
        return refuse("6", "main-done")
    if map_tiles(position) >> tile & 1 and not position.hand[28 * seat + BeagleCard.MAP]:
        return refuse("R1", "needs-map", tile=name)
    if not targets(position, seat, tile):
        return refuse("9", "nowhere", tile=name)
    if not position.own[seat]:
        return refuse("R15", "no-cubes")
    return refuse("8.3", "cannot-pay", tile=name)


# The space (8.2).


def find_discover_space(position: SpeciesState, seat: i32, tile: i32) -> None:
    """Find the spaces where the tile can go and be paid."""
    position.low = ONE * discover_spaces(position, seat, tile)


def do_discover_space(position: SpeciesState, seat: i32, pick: i32, tile: i32) -> None:
    """Choose the space; then how to pay, unless a known species could go to several."""
    nearest: i32
    if position.at[pick] < NEW:
        ask_payment(position, seat, tile, pick, NOWHERE)
        return
    nearest = refuges(position, pick)
    if popcount(ONE * nearest) == 1:
        ask_payment(position, seat, tile, pick, lowest(ONE * nearest))
    else:
        position.ask(Ask.DISPLACE, tile, pick, 0, 0)


def why_not_discover_space(position: SpeciesState, seat: int, pick: int, tile: int) -> Refusal | None:
    """Tell why a tile cannot go on a space or be paid there (8.2, 8.3, 9)."""
    if pick not in SPACE_PICKS:
        return None
    if not targets(position, seat, tile) >> pick & 1:
        return why_not_cover(position, pick)
    if not position.own[seat] & REACH[pick]:
        return refuse("8.3", "out-of-reach")
    return refuse("8.3", "cannot-pay-there", tile=TILES[tile])


def why_not_cover(position: SpeciesState, space: int) -> Refusal:
    """Tell why the tile on a space stays (9, R21)."""
    below = position.at[space]
    name = TILES[below]
    if below >= NEW and not empty_spaces(position):
        return refuse("9", "grid-full", tile=name)
    if below >= NEW:
        return refuse("R21", "known-level", tile=name)
    if LEVEL[below] == TOP_LEVEL:
        return refuse("9", "level-four-stays", tile=name)
    return refuse("9", "not-higher", tile=name, level=LEVEL[below])


# The refuge of a known species (9, R20).


def find_displace(position: SpeciesState, seat: i32, tile: i32, space: i32) -> None:
    """Find the nearest empty spaces."""
    position.low = ONE * refuges(position, space)


def do_displace(position: SpeciesState, seat: i32, pick: i32, tile: i32, space: i32) -> None:
    """Choose where the known species goes; then how to pay."""
    ask_payment(position, seat, tile, space, pick)


def why_not_displace(position: SpeciesState, seat: int, pick: int) -> Refusal | None:
    """Tell why a known species does not go to a space."""
    if pick not in SPACE_PICKS:
        return None
    return refuse("9", "occupied") if position.occupied >> pick & 1 else refuse("R20", "not-nearest")
