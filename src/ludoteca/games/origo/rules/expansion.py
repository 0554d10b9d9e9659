"""Section 7.3: expansion."""

from __future__ import annotations

from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.cards import card_of, kinds_naming, named, names_any
from ludoteca.games.origo.rules.founding import arrive
from ludoteca.games.origo.rules.placement import free_squares
from ludoteca.games.origo.tables import EXPANDED
from ludoteca.kernel.bits import ONE, bint, i32, u128


def may_expand(position: OrigoState, seat: i32) -> bint:
    """Tell whether some card can place a shield: allowance (7.1), supply (R5), an empty square named (R4)."""
    return (
        position.fights > 0
        and position.supply[seat] > 0
        and names_any(position, seat, position.hands[seat], free_squares(position))
    )


def expansion_kinds(position: OrigoState, seat: i32) -> u128:
    """Tell the kinds of cards in hand that name an empty square (R4)."""
    return kinds_naming(position, seat, position.hands[seat], free_squares(position))


def expansion_squares(position: OrigoState, seat: i32, kind: i32) -> u128:
    """Tell the empty squares that a card names (7.3)."""
    return named(position, seat, kind) & free_squares(position)


def expand(position: OrigoState, seat: i32, kind: i32, square: i32) -> None:
    """Play a card and put a shield from the supply on a square that it names (7.3)."""
    card: u128 = card_of(position.hands[seat], kind)
    position.hands[seat] &= ~card
    position.shown |= card
    position.revealed = True
    position.fights -= 1
    position.acted = True
    position.supply[seat] -= 1
    position.own[seat] |= ONE << square
    position.note(EXPANDED, -1, seat, kind, square, 0, 0, 0)
    arrive(position, seat, square)
