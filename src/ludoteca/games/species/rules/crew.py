"""Section 10.3: crew cards, free actions before and after the main action."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.species.names import (
    CARD_PICKS,
    CARDS,
    DECK_PICKS,
    FIRST_CARD,
    FIRST_DECK,
    FIRST_STACK,
    FIRST_TILE,
    NO_ASK,
    SPACE_PICKS,
    TILE_PICKS,
    TOP_LEVEL,
    Act,
    Ask,
    BeagleCard,
    Note,
    refuse,
)
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.beagle import sail
from ludoteca.games.species.rules.cards import discard, discarded, gain_card, in_deck, take_known
from ludoteca.games.species.rules.grid import empty_spaces, known_spaces
from ludoteca.games.species.rules.overwriting import move_tile
from ludoteca.games.species.rules.research import why_no_cube
from ludoteca.games.species.rules.track import free_tiles, map_tiles, refill, remove, stacks_left
from ludoteca.games.species.tables import CARD_AMOUNT, CREW_ASKS, IS_BOOK, IS_TOOL, NEIGHBOURS
from ludoteca.games.species.vocabulary import TILES
from ludoteca.kernel.bits import ONE, bint, i32, lowest
from ludoteca.kernel.refusal import Refusal


def play_crew(position: SpeciesState, seat: i32, card: i32) -> None:
    """Play a crew card; those whose effect has details ask for them, the others sail (R34)."""
    discard(position, seat, card)
    if CREW_ASKS[card] == NO_ASK:
        position.draft = 0
        sail(position, CARD_AMOUNT[card])
    else:
        position.ask(CREW_ASKS[card], card, 0, 0, 0)


def playable_crew(position: SpeciesState, seat: i32) -> i32:
    """Tell the crew cards in hand whose effect is possible now, as a set of cards (10.3, R36)."""
    card: i32
    found: i32 = 0
    for card in range(BeagleCard.FITZROY, CARDS):
        if position.hand[28 * seat + card] and possible(position, seat, card):
            found |= 1 << card
    return found


def possible(position: SpeciesState, seat: i32, card: i32) -> bint:
    """Tell whether the effect of a crew card can be carried out (10.3)."""
    if card in (BeagleCard.SULIVAN, BeagleCard.KING):
        return position.reserve[seat] >= CARD_AMOUNT[card]
    if card in (BeagleCard.STOKES, BeagleCard.COVINGTON):
        return position.own[seat] != 0
    if card == BeagleCard.BYNOE:
        return decks_left(position) != 0
    if card == BeagleCard.STEBBING:
        return tools_left(position) != 0
    if card == BeagleCard.CHAFFERS:
        return stacks_left(position) != 0
    if card == BeagleCard.MAY:
        return movable_tiles(position) != 0
    return True


def decks_left(position: SpeciesState) -> i32:
    """Tell the habitat decks from which a card can be drawn, as a set (10.3)."""
    deck: i32
    found: i32 = 0
    for deck in range(3):
        if in_deck(position, deck) + discarded(position, deck):
            found |= 1 << deck
    return found


def tools_left(position: SpeciesState) -> i32:
    """Tell the tools that lie among the discards, as a set of cards (10.3)."""
    card: i32
    found: i32 = 0
    for card in range(CARDS):
        if IS_TOOL[card] and position.discards[card]:
            found |= 1 << card
    return found


def movable_tiles(position: SpeciesState) -> i32:
    """Tell the spaces of known tiles beside an empty space (10.3)."""
    space: i32
    found: i32 = 0
    left: i32 = known_spaces(position)
    while left:
        space = lowest(left)
        left &= left - 1
        if NEIGHBOURS[space] & empty_spaces(position):
            found |= 1 << space
    return found


def why_not_play(position: SpeciesState, seat: int, card: int) -> Refusal:
    """Tell why a card is not played by itself now (10.1 to 10.4, R36)."""
    if not position.hand[28 * seat + card]:
        return refuse("10.1", "not-in-hand")
    if IS_BOOK[card]:
        return refuse("10.4", "book")
    return refuse("10.2", "tool") if IS_TOOL[card] else refuse("R36", "no-effect")


# Sulivan and King place cubes on one tile.


def find_crew_place(position: SpeciesState, seat: i32) -> None:
    """Find the tiles that take cubes."""
    position.low = ONE * position.lower[TOP_LEVEL]


def do_crew_place(position: SpeciesState, seat: i32, pick: i32, card: i32) -> None:
    """Place all cubes of the card."""
    left: i32 = CARD_AMOUNT[card]
    while left:
        position.add_cube(seat, pick)
        left -= 1
    position.note(Note.PLACED, -1, seat, CARD_AMOUNT[card], position.at[pick], 0, 0, 0)
    position.settle()


def why_not_crew_place(position: SpeciesState, seat: int, pick: int) -> Refusal | None:
    """Tell why a space takes no cubes of a card (10.3)."""
    return why_no_cube(position, pick, "10.3") if pick in SPACE_PICKS else None


# Stokes moves cubes, May a known species.


def find_crew_from(position: SpeciesState, seat: i32, card: i32, moved: i32) -> None:
    """Find what can be moved; after the first cube it can be left at that."""
    position.low = ONE * (movable_tiles(position) if card == BeagleCard.MAY else position.own[seat])
    if moved:
        position.high = ONE << (Act.DONE - 128)


def do_crew_from(position: SpeciesState, seat: i32, pick: i32, card: i32, moved: i32) -> None:
    """Choose what moves, or leave it at that."""
    if pick == Act.DONE:
        position.settle()
    else:
        position.ask(Ask.CREW_TO, card, moved, pick, 0)


def why_not_crew_from(position: SpeciesState, seat: int, pick: int, card: int) -> Refusal | None:
    """Tell why nothing moves from a space, or why something has to (R36)."""
    if pick == Act.DONE:
        return refuse("R36", "at-least-one")
    if pick not in SPACE_PICKS:
        return None
    return refuse("10.3", "no-known-tile") if card == BeagleCard.MAY else refuse("10.3", "no-cube-there")


def find_crew_to(position: SpeciesState, seat: i32, card: i32, moved: i32, start: i32) -> None:
    """Find where a cube or a known species can go."""
    if card == BeagleCard.MAY:
        position.low = ONE * (NEIGHBOURS[start] & empty_spaces(position))
    else:
        position.low = ONE * (position.lower[TOP_LEVEL] & ~(1 << start))


def do_crew_to(position: SpeciesState, seat: i32, pick: i32, card: i32, moved: i32, start: i32) -> None:
    """Move a known species, or a cube; a second one may follow."""
    if card == BeagleCard.MAY:
        move_tile(position, start, pick)
        position.note(Note.MOVED_TILE, -1, position.at[pick], pick, 0, 0, 0, 0)
        position.settle()
        return
    position.take_cube(seat, start)
    position.add_cube(seat, pick)
    position.note(Note.MOVED_CUBE, -1, seat, position.at[start], position.at[pick], 0, 0, 0)
    if moved + 1 == CARD_AMOUNT[card]:
        position.settle()
    else:
        position.pop()
        position.ask_instead(Ask.CREW_FROM, card, moved + 1, 0, 0)


def why_not_crew_to(position: SpeciesState, seat: int, pick: int, card: int) -> Refusal | None:
    """Tell why a cube or a known species does not go to a space (10.3)."""
    if pick not in SPACE_PICKS:
        return None
    if card != BeagleCard.MAY:
        return why_no_cube(position, pick, "10.3") or refuse("10.3", "same-tile")
    return refuse("10.3", "occupied") if position.occupied >> pick & 1 else refuse("10.3", "not-beside")


# Covington takes cubes back.


def find_crew_recall(position: SpeciesState, seat: i32, card: i32, recalled: i32) -> None:
    """Find the spaces with own cubes; after the first it can be left at that."""
    position.low = ONE * position.own[seat]
    if recalled:
        position.high = ONE << (Act.DONE - 128)


def do_crew_recall(position: SpeciesState, seat: i32, pick: i32, card: i32, recalled: i32) -> None:
    """Take a cube back, or leave it at that."""
    if pick != Act.DONE:
        position.take_cube(seat, pick)
        recalled += 1
        if recalled < CARD_AMOUNT[card] and position.own[seat]:
            position.ask_instead(Ask.CREW_RECALL, card, recalled, 0, 0)
            return
    position.note(Note.RECALLED, -1, seat, recalled, 0, 0, 0, 0)
    position.settle()


def why_not_crew_recall(position: SpeciesState, seat: int, pick: int) -> Refusal | None:
    """Tell why no cube comes back from a space, or why one has to (R36)."""
    if pick == Act.DONE:
        return refuse("R36", "at-least-one")
    return refuse("10.3", "no-cube-there") if pick in SPACE_PICKS else None


# Bynoe draws a habitat card.


def find_crew_deck(position: SpeciesState, seat: i32) -> None:
    """Find the decks with cards."""
    position.high = (ONE * decks_left(position)) << (FIRST_DECK - 128)


def do_crew_deck(position: SpeciesState, seat: i32, pick: i32) -> None:
    """Draw from a deck."""
    gain_card(position, seat, pick - FIRST_DECK)
    position.settle()


def among_crew_deck(position: SpeciesState, seat: int) -> Sequence[int]:
    """List the decks."""
    return DECK_PICKS


def why_not_crew_deck(position: SpeciesState, seat: int, pick: int) -> Refusal | None:
    """Tell why a deck gives nothing (R25)."""
    return refuse("R25", "deck-empty") if pick in DECK_PICKS else None


# Stebbing takes a tool from the discards.


def find_crew_tool(position: SpeciesState, seat: i32) -> None:
    """Find the tools among the discards."""
    position.high = ONE * tools_left(position)


def do_crew_tool(position: SpeciesState, seat: i32, pick: i32) -> None:
    """Take a tool to the hand."""
    card: i32 = pick - FIRST_CARD
    position.discards[card] -= 1
    take_known(position, seat, card)
    position.note(Note.REGAINED, -1, seat, card, 0, 0, 0, 0)
    position.settle()


def among_crew_tool(position: SpeciesState, seat: int) -> Sequence[int]:
    """List all discards."""
    return [FIRST_CARD + card for card in range(CARDS) if position.discards[card]]


def why_not_crew_tool(position: SpeciesState, seat: int, pick: int) -> Refusal | None:
    """Tell why a card is not taken from the discards (10.3)."""
    if pick not in CARD_PICKS:
        return None
    return refuse("10.3", "not-discarded") if IS_TOOL[pick - FIRST_CARD] else refuse("10.3", "not-a-tool")


# Chaffers takes a tile of the track, which is refilled; then the tile goes under a stack (R45).


def find_crew_tile(position: SpeciesState, seat: i32) -> None:
    """Find the tiles on the lower spaces of the track."""
    position.low = (ONE * free_tiles(position)) << FIRST_TILE


def do_crew_tile(position: SpeciesState, seat: i32, pick: i32) -> None:
    """Choose the tile; then the stack."""
    position.ask(Ask.CREW_STACK, pick - FIRST_TILE, 0, 0, 0)


def why_not_crew_tile(position: SpeciesState, seat: int, pick: int) -> Refusal | None:
    """Tell why a tile stays (10.3)."""
    if pick not in TILE_PICKS:
        return None
    on_track = map_tiles(position) >> (pick - FIRST_TILE) & 1
    return refuse("10.3", "upper-track") if on_track else refuse("10.3", "not-on-track", tile=TILES[pick - FIRST_TILE])


def do_crew_stack(position: SpeciesState, seat: i32, pick: i32, tile: i32) -> None:
    """Take the tile off and refill; what comes up is seen before the tile goes under a stack."""
    remove(position, tile)
    position.note(Note.REMOVED, -1, tile, 0, 0, 0, 0, 0)
    refill(position, pick - FIRST_STACK)
    position.settle()
    position.ask(Ask.PUT_UNDER, tile, 0, 0, 0)
