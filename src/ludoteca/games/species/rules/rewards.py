"""Sections 8.4 to 8.8: a paid discovery is carried out, and brings its rewards."""

from __future__ import annotations

from ludoteca.games.species.names import NO_CARD, SPACES, Ask, BeagleCard, Deck, Note, Source
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.beagle import sail
from ludoteca.games.species.rules.cards import discard, gain_card, open_row
from ludoteca.games.species.rules.overwriting import needs_scalpel, overwrite
from ludoteca.games.species.rules.track import map_tiles, remove, stacks_left
from ludoteca.games.species.rules.ways import card_of
from ludoteca.games.species.tables import LAST_STOP, LEVEL, MEANS, REWARD_DECK, REWARD_STEPS
from ludoteca.kernel.bits import i32

SAILING = 5  # the steps of a discovery after its points and cards (0 to 4)
REFILLING = 6


def discover(position: SpeciesState, seat: i32, tile: i32, space: i32, refuge: i32) -> None:
    """Pay, clear the space and place the tile; rewards follow (8.3 to 8.6, 9)."""
    position.note(Note.DISCOVERED, -1, seat, tile, space, 0, 0, 0)
    if (map_tiles(position) >> tile) & 1:
        discard(position, seat, BeagleCard.MAP)
    if needs_scalpel(position, tile, space):
        discard(position, seat, BeagleCard.SCALPEL)
    if position.binoculars != NO_CARD:
        discard(position, seat, position.binoculars)
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
    position.note(Note.PAID, -1, seat, cubes, 0, 0, 0, 0)


def go_on(position: SpeciesState, tile: i32, space: i32, step: i32) -> None:
    """Carry a discovery on until something is asked: points, cards, the voyage, the refill (8.6 to 8.8, R24)."""
    seat: i32 = position.turn
    deck: i32
    if step == 0:
        position.earn(seat, Source.DISCOVERIES, LEVEL[tile])
        position.note(Note.POINTS, -1, seat, LEVEL[tile], 0, 0, 0, 0)
    while step < SAILING:
        deck = REWARD_DECK[4 * tile + step] if step < 4 else NO_CARD
        step = step + 1 if deck != NO_CARD else SAILING
        if deck == Deck.BEAGLE and open_row(position):
            position.ask_instead(Ask.DISCOVERY, tile, space, step, 0)
            position.push(Ask.BEAGLE_CARD, 1 << seat, 0, 0, 0, 0)
            return
        if deck != Deck.BEAGLE and deck != NO_CARD:
            gain_card(position, seat, deck)
    if step == SAILING:
        sail(position, REWARD_STEPS[tile])
        if position.beagle == LAST_STOP:
            return
        if stacks_left(position):
            position.ask_instead(Ask.DISCOVERY, tile, space, REFILLING, 0)
            position.push(Ask.REFILL, 1 << seat, 0, 0, 0, 0)
            return
    position.pop()
    position.end_action()
