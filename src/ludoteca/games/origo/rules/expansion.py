"""Section 7.3: expansion."""

from __future__ import annotations

from ludoteca.games.origo.names import FIRST_CARD, Ask, Note
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.cards import card_of, kinds_naming, named, names_any
from ludoteca.games.origo.rules.founding import arrive
from ludoteca.games.origo.rules.placement import free_squares
from ludoteca.games.origo.rules.refusing import is_card, not_in_hand, refuse
from ludoteca.kernel.bits import ONE, bint, i32, u128
from ludoteca.kernel.refusal import Refusal


def may_expand(position: OrigoState, seat: i32) -> bint:
    """Tell whether some card can place a shield: allowance (7.1), supply (R5), an empty square named (R4)."""
    return (
        position.fights > 0
        and position.supply[seat] > 0
        and names_any(position, seat, position.hands[seat], free_squares(position))
    )


def find_expand_card(position: OrigoState, seat: i32) -> None:
    """Find the kinds of cards in hand that name an empty square (R4)."""
    position.high = kinds_naming(position, seat, position.hands[seat], free_squares(position))


def do_expand_card(position: OrigoState, seat: i32, pick: i32) -> None:
    """Go on to the square."""
    position.ask(Ask.EXPAND_SQUARE, pick - FIRST_CARD)


def why_not_expand_card(position: OrigoState, seat: int, pick: int) -> Refusal | None:
    """Tell why a card cannot place a shield (R4)."""
    if not is_card(pick):
        return None
    return not_in_hand(position, seat, pick, "7.3") or refuse("R4", "no-square")


def find_expand_square(position: OrigoState, seat: i32, card: i32) -> None:
    """Find the empty squares that the card names (7.3)."""
    position.low = named(position, seat, card) & free_squares(position)


def do_expand_square(position: OrigoState, seat: i32, square: i32, card: i32) -> None:
    """Play a card and put a shield from the supply on a square that it names (7.3)."""
    played: u128 = card_of(position.hands[seat], card)
    position.settle(2)
    position.hands[seat] &= ~played
    position.shown |= played
    position.revealed = True
    position.fights -= 1
    position.acted = True
    position.supply[seat] -= 1
    position.own[seat] |= ONE << square
    position.note(Note.EXPANDED, -1, seat, card, square, 0, 0, 0)
    arrive(position, seat, square)


def why_not_expand_square(position: OrigoState, seat: int, square: int) -> Refusal | None:
    """Tell why the card does not place a shield on a square (7.3)."""
    if square >= FIRST_CARD:
        return None
    if not free_squares(position) >> square & 1:
        return refuse("7.3", "occupied")
    return refuse("7.3", "not-named")
