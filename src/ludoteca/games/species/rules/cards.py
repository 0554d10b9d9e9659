"""Section 10.1: cards are drawn, taken from the open row, played and discarded."""

from __future__ import annotations

from ludoteca.games.species.names import CARD_PICKS, CARDS, FIRST_CARD, Deck, Note, Purpose, refuse
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.tables import FIRST_OF_DECK, OPEN_CARDS
from ludoteca.kernel.bits import ONE, i32
from ludoteca.kernel.refusal import Refusal


def held(position: SpeciesState, seat: i32, deck: i32) -> i32:
    """Count the cards of a deck in a hand."""
    card: i32
    count: i32 = 0
    for card in range(FIRST_OF_DECK[deck], FIRST_OF_DECK[deck + 1]):
        count += position.hand[28 * seat + card]
    return count


def cards_in_hand(position: SpeciesState, seat: int) -> list[int]:
    """List the kinds of cards in a hand, as picks."""
    return [FIRST_CARD + card for card in range(CARDS) if position.hand[28 * seat + card]]


def in_deck(position: SpeciesState, deck: i32) -> i32:
    """Count the cards that are left in a deck."""
    card: i32
    count: i32 = 0
    for card in range(FIRST_OF_DECK[deck], FIRST_OF_DECK[deck + 1]):
        count += position.deck[card]
    return count


def discarded(position: SpeciesState, deck: i32) -> i32:
    """Count the discards of a deck."""
    card: i32
    count: i32 = 0
    for card in range(FIRST_OF_DECK[deck], FIRST_OF_DECK[deck + 1]):
        count += position.discards[card]
    return count


def draw_card(position: SpeciesState, deck: i32) -> i32:
    """Draw from a deck, made anew from its discards when it is empty; -1 if both are (10.1, R25)."""
    card: i32
    left: i32 = in_deck(position, deck)
    if left == 0:
        left = discarded(position, deck)
        if left == 0:
            return -1
        for card in range(FIRST_OF_DECK[deck], FIRST_OF_DECK[deck + 1]):
            position.deck[card] = position.discards[card]
            position.discards[card] = 0
        position.note(Note.RESHUFFLED, -1, deck, 0, 0, 0, 0, 0)
    card = position.pick_card(deck, position.draw(Purpose.DECK + deck, left))
    position.deck[card] -= 1
    return card


def gain_card(position: SpeciesState, seat: i32, deck: i32) -> None:
    """Draw a habitat card to a hand; the others learn only from which deck (8.6, 13)."""
    card: i32 = draw_card(position, deck)
    if card >= 0:
        position.hand[28 * seat + card] += 1
        position.note(Note.DREW, -1, seat, deck, 0, 0, 0, 0)
        position.note(Note.DREW_OWN, 1 << seat, card, 0, 0, 0, 0, 0)


def open_row(position: SpeciesState) -> i32:
    """Tell the kinds of the open Beagle cards, as a set."""
    slot: i32
    found: i32 = 0
    for slot in range(OPEN_CARDS):
        if position.open_cards[slot] >= 0:
            found |= 1 << position.open_cards[slot]
    return found


def fill_slot(position: SpeciesState, slot: i32) -> None:
    """Open a Beagle card; the slot stays empty when there is none (5 step 7, R26)."""
    position.open_cards[slot] = draw_card(position, Deck.BEAGLE)
    if position.open_cards[slot] >= 0:
        position.note(Note.OPENED, -1, position.open_cards[slot], 0, 0, 0, 0, 0)


def take_known(position: SpeciesState, seat: i32, card: i32) -> None:
    """Take a card to the hand that all have seen, and know to be there until it is played (13)."""
    position.hand[28 * seat + card] += 1
    position.known[28 * seat + card] += 1


def take_open(position: SpeciesState, seat: i32, card: i32) -> None:
    """Take an open Beagle card and refill its slot at once (8.6, R26)."""
    slot: i32 = 0
    while position.open_cards[slot] != card:
        slot += 1
    take_known(position, seat, card)
    position.note(Note.TOOK, -1, seat, card, 0, 0, 0, 0)
    fill_slot(position, slot)


def find_beagle_card(position: SpeciesState, seat: i32) -> None:
    """Find the open Beagle cards, one of which is a reward (8.6)."""
    position.high = ONE * open_row(position)


def do_beagle_card(position: SpeciesState, seat: i32, pick: i32) -> None:
    """Take an open Beagle card as a reward."""
    position.answered()
    take_open(position, seat, pick - FIRST_CARD)


def why_not_beagle_card(position: SpeciesState, seat: int, pick: int) -> Refusal | None:
    """Tell why a card is no reward."""
    return refuse("8.6", "not-open") if pick in CARD_PICKS else None


def discard(position: SpeciesState, seat: i32, card: i32) -> None:
    """Put a played card on the open discards of its deck (8.4, 10.1)."""
    position.hand[28 * seat + card] -= 1
    if position.known[28 * seat + card]:
        position.known[28 * seat + card] -= 1
    position.discards[card] += 1
    position.revealed = True
    position.note(Note.PLAYED, -1, seat, card, 0, 0, 0, 0)
