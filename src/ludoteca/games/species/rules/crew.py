"""Section 10.3: crew cards, free actions before and after the main action."""

from __future__ import annotations

from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.cards import discarded, in_deck
from ludoteca.games.species.rules.overwriting import empty_spaces
from ludoteca.games.species.rules.track import stacks_left
from ludoteca.games.species.tables import (
    BYNOE,
    CARD_AMOUNT,
    CARDS,
    CHAFFERS,
    COVINGTON,
    FITZROY,
    IS_TOOL,
    KING,
    MAY,
    NEIGHBOURS,
    NEW,
    STEBBING,
    STOKES,
    SULIVAN,
)
from ludoteca.kernel.bits import bint, i32, lowest


def playable_crew(position: SpeciesState, seat: i32) -> i32:
    """Tell the crew cards in hand whose effect is possible now, as a set of cards (10.3, R36)."""
    card: i32
    found: i32 = 0
    for card in range(FITZROY, CARDS):
        if position.hand[28 * seat + card] and possible(position, seat, card):
            found |= 1 << card
    return found


def possible(position: SpeciesState, seat: i32, card: i32) -> bint:
    """Tell whether the effect of a crew card can be carried out (10.3)."""
    if card in (SULIVAN, KING):
        return position.reserve[seat] >= CARD_AMOUNT[card]
    if card in (STOKES, COVINGTON):
        return position.own[seat] != 0
    if card == BYNOE:
        return decks_left(position) != 0
    if card == STEBBING:
        return tools_left(position) != 0
    if card == CHAFFERS:
        return stacks_left(position) != 0
    if card == MAY:
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
    left: i32 = position.occupied
    while left:
        space = lowest(left)
        left &= left - 1
        if position.at[space] >= NEW and NEIGHBOURS[space] & empty_spaces(position):
            found |= 1 << space
    return found
