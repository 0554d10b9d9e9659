"""Section 7.7: hand exchange."""

from __future__ import annotations

from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.cards import draw_for, kinds
from ludoteca.games.origo.tables import EXCHANGED, EXCHANGED_OWN
from ludoteca.kernel.bits import bint, i32, popcount, u128


def may_exchange(position: OrigoState, seat: i32) -> bint:
    """Tell whether two cards can be exchanged: the allowance shared with the move, two cards in hand (R23)."""
    return position.shifts > 0 and popcount(position.hands[seat]) >= 2


def exchange_kinds(position: OrigoState, seat: i32) -> u128:
    """Tell the kinds of cards that can still be selected."""
    return kinds(position.hands[seat] & ~position.selected)


def exchange(position: OrigoState, seat: i32) -> None:
    """Discard the two selected cards, face down, then draw two (7.7, R23)."""
    cards: u128 = position.selected
    position.selected = 0
    position.hands[seat] &= ~cards
    position.buried[seat] |= cards
    position.shifts -= 1
    position.acted = True
    position.note(EXCHANGED, -1, seat, 0, 0, 0, 0, 0)
    position.note(EXCHANGED_OWN, 1 << seat, 0, 0, 0, 0, 0, cards)
    draw_for(position, seat, 2)
