"""What the refusals of several chapters ask: regions, cards in hand, and what a player might think of."""

from __future__ import annotations

from functools import cache

from ludoteca.games.origo.data import SQUARES, Region, load
from ludoteca.games.origo.names import FIRST_CARD, Act
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.tables import KIND_OF
from ludoteca.kernel.bits import u128
from ludoteca.kernel.listing import members
from ludoteca.kernel.refusal import Refusal, Refusals

refuse = Refusals("origo")


@cache
def region_of(square: int) -> Region:
    """Find the country or sea that a square belongs to."""
    data = load()
    return next(region for region in data.countries + data.seas if region.squares >> square & 1)


def among_squares(position: OrigoState, seat: int) -> range:
    """List all squares."""
    return range(len(SQUARES))


def among_shields(position: OrigoState, seat: int) -> list[int]:
    """List the squares with own shields."""
    return members(position.own[seat])


def among_hand(position: OrigoState, seat: int) -> list[int]:
    """List the cards in hand, each kind once."""
    hand: u128 = position.hands[seat]
    return sorted({FIRST_CARD + KIND_OF[card] for card in members(hand)})


def is_card(pick: int) -> bool:
    """Tell whether a pick is a kind of card."""
    return FIRST_CARD <= pick < Act.first


def not_in_hand(position: OrigoState, seat: int, pick: int, rule: str) -> Refusal | None:
    """Refuse a card that is not in hand, by the rule of what it would be played for."""
    return None if pick in among_hand(position, seat) else refuse(rule, "not-in-hand")
