"""Section 11: dealing anew the cards that a seat cannot know."""

from __future__ import annotations

from ludoteca.games.origin.names import DECKS, UNDER, Deck
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.tables import DECK_CARDS
from ludoteca.kernel.bits import ONE, advance, below, i32, lowest, nth, popcount, u64


def redeal_cards(position: OriginState, seat: i32) -> None:
    """Deal anew the cards that a seat cannot know: hands of others, cards that others put away, decks (11)."""
    deck: i32
    other: i32
    for deck in range(DECKS):
        redeal_deck(position, seat, deck)
    for other in range(position.seats):
        if other != seat:
            position.known[other] = 0
    if position.drawn and seat != position.turn:
        redraw_council(position, seat)


def redeal_deck(position: OriginState, seat: i32, deck: i32) -> None:
    """Deal anew the unknown cards of one deck."""
    other: i32
    i: i32
    known: u64 = position.known[seat] if seat >= 0 else 0
    pool: u64 = position.deck[deck]
    hidden: u64
    for other in range(position.seats):
        if other != seat:
            pool |= (position.hands[other] & ~known | position.gone[other]) & DECK_CARDS[deck]
    for i in range(position.buried_size[deck]):
        if position.buried_by[UNDER * deck + i] != seat:
            pool |= ONE << position.buried[UNDER * deck + i]
    for other in range(position.seats):
        if other != seat:
            hidden = position.hands[other] & ~known & DECK_CARDS[deck]
            i = popcount(hidden)
            position.hands[other] &= ~hidden
            hidden = some_of(position, pool, i)
            pool &= ~hidden
            position.hands[other] |= hidden
            hidden = position.gone[other] & DECK_CARDS[deck]
            i = popcount(hidden)
            position.gone[other] &= ~hidden
            hidden = some_of(position, pool, i)
            pool &= ~hidden
            position.gone[other] |= hidden
    for i in range(position.buried_size[deck]):
        if position.buried_by[UNDER * deck + i] != seat:
            hidden = some_of(position, pool, 1)
            pool &= ~hidden
            position.buried[UNDER * deck + i] = lowest(hidden)
    position.deck[deck] = pool


def lot(position: OriginState, n: i32) -> i32:
    """Choose a number below n by `luck`."""
    position.luck = advance(position.luck)
    return below(position.luck, n)


def some_of(position: OriginState, cards: u64, count: i32) -> u64:
    """Choose so many cards by `luck`."""
    chosen: u64 = 0
    while count:
        count -= 1
        chosen |= ONE << nth(cards & ~chosen, lot(position, popcount(cards & ~chosen)))
    return chosen


def redraw_council(position: OriginState, seat: i32) -> None:
    """Choose anew which cards of a rival are those just drawn for the Council of Elders; what the seat knows stays."""
    known: u64 = position.known[seat] if seat >= 0 else 0
    cards: u64 = position.hands[position.turn] & DECK_CARDS[Deck.PERMANENT] & ~known
    position.drawn = position.drawn & known | some_of(position, cards, popcount(position.drawn & ~known))
