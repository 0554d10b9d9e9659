"""Section 8: a new species is discovered."""

from __future__ import annotations

from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.beagle import sail
from ludoteca.games.species.rules.cards import discard, gain_card, open_row
from ludoteca.games.species.rules.overwriting import needs_scalpel, overwrite, targets
from ludoteca.games.species.rules.payment import (
    binoculars_held,
    card_of,
    payable,
    remote_spaces,
    survey_reach,
)
from ludoteca.games.species.rules.track import free_tiles, map_tiles, remove, stacks_left
from ludoteca.games.species.tables import (
    BEAGLE_CARD,
    DECK_BEAGLE,
    FROM_DISCOVERIES,
    LAST_STOP,
    LEVEL,
    MAP,
    MEANS,
    NO_CARD,
    NOTE_DISCOVERED,
    NOTE_PAID,
    NOTE_POINTS,
    REFILL,
    REWARD_DECK,
    REWARD_STEPS,
    SCALPEL,
    SPACES,
)
from ludoteca.kernel.bits import bint, i32, lowest

SAILING = 5  # the steps of a discovery after its points and cards (0 to 4)
REFILLING = 6


def eligible_tiles(position: SpeciesState, seat: i32) -> i32:
    """Tell the tiles that a seat may choose from the track, with its Maps (8.1, R1)."""
    found: i32 = free_tiles(position)
    if position.hand[28 * seat + MAP]:
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
        if some_space(position, seat, tile):
            found |= 1 << tile
    return found


def some_space(position: SpeciesState, seat: i32, tile: i32) -> bint:
    """Tell whether there is a space for a tile, after `survey_reach`."""
    space: i32
    left: i32 = targets(position, seat, tile)
    while left:
        space = lowest(left)
        left &= left - 1
        if payable(position, tile, space):
            return True
    return remote_targets(position, seat, tile, targets(position, seat, tile)) != 0


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
    space: i32
    found: i32 = 0
    left: i32 = targets(position, seat, tile)
    survey_reach(position, seat)
    while left:
        space = lowest(left)
        left &= left - 1
        if payable(position, tile, space):
            found |= 1 << space
    return found | remote_targets(position, seat, tile, targets(position, seat, tile) & ~found)


def discover(position: SpeciesState, seat: i32, tile: i32, space: i32, refuge: i32, binoculars: i32) -> None:
    """Pay, clear the space and place the tile; rewards follow (8.3 to 8.6, 9)."""
    position.note(NOTE_DISCOVERED, -1, seat, tile, space, 0, 0, 0)
    if (map_tiles(position) >> tile) & 1:
        discard(position, seat, MAP)
    if needs_scalpel(position, tile, space):
        discard(position, seat, SCALPEL)
    if binoculars >= 0:
        discard(position, seat, binoculars)
    pay(position, seat)
    remove(position, tile)
    if (position.occupied >> space) & 1:
        overwrite(position, seat, space, refuge)
    position.put_tile(space, tile)


def pay(position: SpeciesState, seat: i32) -> None:
    """Take the spent cubes back to hand and discard the spent cards (8.3, 8.4)."""
    means: i32
    cubes: i32 = 0
    for means in range(MEANS):
        while position.spent[means]:
            position.spent[means] -= 1
            if means < SPACES:
                position.take_cube(seat, means)
                cubes += 1
            else:
                discard(position, seat, card_of(means))
    position.note(NOTE_PAID, -1, seat, cubes, 0, 0, 0, 0)


def go_on(position: SpeciesState) -> None:
    """Carry a discovery on until something is asked: points, cards, the voyage, the refill (8.6 to 8.8, R24).

    The decision holds the tile in `a`, the space in `b`, and in `c` which card of the reward comes next.
    """
    seat: i32 = position.turn
    tile: i32 = position.a
    deck: i32
    if position.c == 0:
        position.earn(seat, FROM_DISCOVERIES, LEVEL[tile])
        position.note(NOTE_POINTS, -1, seat, LEVEL[tile], 0, 0, 0, 0)
    while position.c < SAILING:
        deck = REWARD_DECK[4 * tile + position.c] if position.c < 4 else NO_CARD
        if deck == NO_CARD:
            position.c = SAILING
        else:
            position.c += 1
            if deck != DECK_BEAGLE:
                gain_card(position, seat, deck)
            elif open_row(position):
                position.push(BEAGLE_CARD, 1 << seat, 0, 0, 0, 0)
                return
    if position.c == SAILING:
        position.c = REFILLING
        sail(position, REWARD_STEPS[tile])
        if position.beagle == LAST_STOP:
            return
        if stacks_left(position):
            position.push(REFILL, 1 << seat, 0, 0, 0, 0)
            return
    position.pop()
