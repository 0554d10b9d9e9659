"""Section 7.7: hand exchange."""

from __future__ import annotations

from ludoteca.games.origo.names import FIRST_CARD, Note
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.cards import draw_for, kinds, select
from ludoteca.games.origo.rules.refusing import is_card, not_in_hand, refuse
from ludoteca.kernel.bits import bint, i32, popcount, u128
from ludoteca.kernel.refusal import Refusal


def may_exchange(position: OrigoState, seat: i32) -> bint:
    """Tell whether two cards can be exchanged: the allowance shared with the move, two cards in hand (R23)."""
    return position.shifts > 0 and popcount(position.hands[seat]) >= 2


def find_exchange_card(position: OrigoState, seat: i32) -> None:
    """Find the kinds of cards that can still be selected."""
    position.high = kinds(position.hands[seat] & ~position.selected)


def do_exchange_card(position: OrigoState, seat: i32, pick: i32) -> None:
    """Select a card; the second completes the exchange."""
    select(position, seat, pick - FIRST_CARD)
    if popcount(position.selected) == 2:
        position.settle(1)
        exchange(position, seat)


def why_not_exchange_card(position: OrigoState, seat: int, pick: int) -> Refusal | None:
    """Tell why a card cannot be exchanged, or not once more (7.7)."""
    if not is_card(pick):
        return None
    return not_in_hand(position, seat, pick, "7.7") or refuse("7.7", "already-chosen")


def exchange(position: OrigoState, seat: i32) -> None:
    """Discard the two selected cards, face down, then draw two (7.7, R23)."""
    cards: u128 = position.selected
    position.selected = 0
    position.hands[seat] &= ~cards
    position.buried[seat] |= cards
    position.shifts -= 1
    position.acted = True
    position.note(Note.EXCHANGED, -1, seat, 0, 0, 0, 0, 0)
    position.note(Note.EXCHANGED_OWN, 1 << seat, 0, 0, 0, 0, 0, cards)
    draw_for(position, seat, 2)
