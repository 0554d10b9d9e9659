"""Cards: what they name (7.3), and how they are drawn (7.9)."""

from __future__ import annotations

from ludoteca.games.origo.names import Note
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.geometry import neighbours
from ludoteca.games.origo.tables import (
    CARDS_OF,
    DRAW,
    GROWTH,
    HAND,
    KIND_OF,
    NAMED,
)
from ludoteca.kernel.bits import ONE, bint, i32, lowest, nth, popcount, u128


def named(position: OrigoState, seat: i32, kind: i32) -> u128:
    """Tell the squares that a card names for a seat (7.3, R2, R3).

    A growth card names the neighbours of the seat's own shields, so in combat it counts, in attack as in
    defence, only with an own shield adjacent to the battle square (7.5 step 3); the rest is printed on the card.
    """
    if kind == GROWTH:
        return neighbours(position.own[seat])
    return NAMED[kind]


def kinds(cards: u128) -> u128:
    """Tell the kinds of some cards."""
    found: u128 = 0
    while cards:
        found |= ONE << KIND_OF[lowest(cards)]
        cards &= cards - ONE
    return found


def names_any(position: OrigoState, seat: i32, cards: u128, squares: u128) -> bint:
    """Tell whether at least one of the cards names at least one of the squares."""
    while cards:
        if named(position, seat, KIND_OF[lowest(cards)]) & squares:
            return True
        cards &= cards - ONE
    return False


def kinds_naming(position: OrigoState, seat: i32, cards: u128, squares: u128) -> u128:
    """Tell which kinds among the cards name at least one of the squares."""
    kind: i32
    found: u128 = 0
    while cards:
        kind = KIND_OF[lowest(cards)]
        if named(position, seat, kind) & squares:
            found |= ONE << kind
        cards &= ~CARDS_OF[kind]
    return found


def card_of(cards: u128, kind: i32) -> u128:
    """Take one card of a kind from a set, as a set of one."""
    same: u128 = cards & CARDS_OF[kind]
    return same & ~(same - ONE)


def draw_cards(position: OrigoState, purpose: i32, n: i32) -> u128:
    """Draw cards from the pile; an empty pile is made anew from the discards (R24); fewer if both are empty (R25)."""
    drawn: u128 = 0
    card: u128
    seat: i32
    while n > 0:
        if position.pile == 0:
            position.pile = position.shown
            position.shown = 0
            for seat in range(position.seats):
                position.pile |= position.buried[seat]
                position.buried[seat] = 0
            if position.pile == 0:
                break
            position.note(Note.RESHUFFLED, -1, 0, 0, 0, 0, 0, 0)
        card = ONE << nth(position.pile, position.draw(purpose, popcount(position.pile)))
        position.pile &= ~card
        drawn |= card
        n -= 1
    return drawn


def draw_for(position: OrigoState, seat: i32, n: i32) -> None:
    """Draw cards to a hand; the others learn how many (section 10)."""
    drawn: u128 = draw_cards(position, DRAW + seat, n)
    position.hands[seat] |= drawn
    position.note(Note.DREW, -1, seat, popcount(drawn), 0, 0, 0, 0)
    position.note(Note.DREW_OWN, 1 << seat, 0, 0, 0, 0, 0, drawn)


def refill(position: OrigoState, seat: i32) -> None:
    """Draw up to ten cards (7.9)."""
    missing: i32 = HAND - popcount(position.hands[seat])
    if missing > 0:
        draw_for(position, seat, missing)


def select(position: OrigoState, seat: i32, kind: i32) -> None:
    """Put a card in hand aside for an exchange or a reinforcement."""
    position.selected |= card_of(position.hands[seat] & ~position.selected, kind)
