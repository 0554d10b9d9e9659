"""Section 9.2: when action cards can be played, what they do, and what they ask."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.origin.names import (
    ALL_AREAS,
    CARD_PICKS,
    FIRST_CARD,
    FIRST_LEVEL,
    FIRST_SEAT,
    FIRST_STRAIT,
    LEVEL_PICKS,
    STRAIT_PICKS,
    STRAIT_VALUES,
    Ask,
    Card,
    Deck,
    Note,
    refuse,
)
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.arrival import half_held, strait_tokens, take_strait
from ludoteca.games.origin.rules.decks import complete, draw_cards, left_in, put_back, returned, steal_card
from ludoteca.games.origin.rules.evolution import evolvable
from ludoteca.games.origin.rules.movement import migrants, swappers
from ludoteca.games.origin.rules.tiles import steal_tile, stealable_levels, takeable, takeable_levels
from ludoteca.games.origin.tables import ELDERS_DRAW
from ludoteca.kernel.bits import ONE, bint, i32, lowest, popcount, u64
from ludoteca.kernel.refusal import Refusal


def has_effect(position: OriginState, seat: i32, card: i32) -> bint:
    """Tell whether an action card would do something; what holds for the turn may be in vain (R28)."""
    if card in (Card.RESTLESS_CLAN, Card.TWIN_BIRTH, Card.AMBUSH):
        return beginnings(position, seat, card) != 0
    if card in (Card.RAIDERS, Card.STOLEN_FIRE, Card.TRIBUTE):
        return victims(position, seat, card) != 0
    if card == Card.FERRYMEN:
        return half_held(position, seat) != 0
    if card == Card.SUDDEN_INSIGHT:
        return takeable(position, seat, ALL_AREAS) != 0
    if card == Card.COUNCIL_OF_ELDERS:
        return left_in(position, Deck.PERMANENT) > 0
    if card == Card.TWO_DREAMS:
        return not position.in_last_turns(seat)
    return True


def beginnings(position: OriginState, seat: i32, card: i32) -> u64:
    """Tell where the extra action of a card can begin (9.2, R29)."""
    if card == Card.TWIN_BIRTH:
        return evolvable(position, seat, False)
    if card == Card.AMBUSH:
        return swappers(position, seat)
    return migrants(position, seat)


# The rival from whom a card steals.


def find_rivals(position: OriginState, seat: i32, card: i32) -> None:
    """Find the rivals from whom a card can steal (9.2)."""
    position.low = (ONE * victims(position, seat, card)) << FIRST_SEAT


def do_rival(position: OriginState, seat: i32, pick: i32, card: i32) -> None:
    """Steal from a rival, or ask which tile (9.2, R27)."""
    rival: i32 = pick - FIRST_SEAT
    if card == Card.STOLEN_FIRE:
        position.push(Ask.STACK, 1 << seat, rival, 0, 0, 0)
        return
    complete(position, seat, card)
    if card == Card.RAIDERS:
        steal_card(position, seat, rival)
    else:
        steal_strait(position, seat, rival)


def why_not_rival(position: OriginState, seat: i32, pick: i32) -> Refusal | None:
    """Tell why a card cannot steal from somebody (9.2, R27)."""
    rival: i32 = pick - FIRST_SEAT
    if not 0 <= rival < position.seats:
        return None
    if rival == seat:
        return refuse("9.2", "yourself")
    if position.has(rival, Card.WATCHDOGS):
        return refuse("R27", "protected")
    return refuse("R28", "nothing-to-steal")


def among_seats(position: OriginState, seat: i32) -> Sequence[int]:
    """List all players."""
    return range(FIRST_SEAT, FIRST_SEAT + position.seats)


def victims(position: OriginState, seat: i32, card: i32) -> i32:
    """Tell, as a mask, the rivals from whom a card can steal; Watchdogs protect (9.2, R27)."""
    rival: i32
    found: i32 = 0
    for rival in range(position.seats):
        if rival != seat and not position.has(rival, Card.WATCHDOGS) and worth_stealing(position, seat, rival, card):
            found |= 1 << rival
    return found


def worth_stealing(position: OriginState, seat: i32, rival: i32, card: i32) -> bint:
    """Tell whether a rival has what a card steals (9.2)."""
    if card == Card.RAIDERS:
        return position.hands[rival] != 0
    if card == Card.STOLEN_FIRE:
        return stealable_levels(position, seat, rival) != 0
    return strait_tokens(position, rival) > strait_tokens(position, seat)


def steal_strait(position: OriginState, seat: i32, victim: i32) -> None:
    """Take the lowest strait token of a rival (9.2, R27)."""
    value: i32 = 0
    while position.crossed[STRAIT_VALUES * victim + value] == 0:
        value += 1
    position.crossed[STRAIT_VALUES * victim + value] -= 1
    position.crossed[STRAIT_VALUES * seat + value] += 1
    position.note(Note.STOLE_STRAIT, -1, seat, victim, value, 0, 0, 0)


# The stack whose top tile is stolen.


def find_stacks(position: OriginState, seat: i32, rival: i32) -> None:
    """Find the levels of the tiles that Stolen Fire can take (9.2)."""
    position.low = (ONE * stealable_levels(position, seat, rival)) << FIRST_LEVEL


def do_stack(position: OriginState, seat: i32, pick: i32, rival: i32) -> None:
    """Steal a tile (9.2)."""
    complete(position, seat, Card.STOLEN_FIRE)
    steal_tile(position, seat, rival, pick - FIRST_LEVEL)


def why_not_stack(position: OriginState, seat: i32, pick: i32) -> Refusal | None:
    """Tell why a tile cannot be stolen (7.2, 9.2)."""
    level: i32 = pick - FIRST_LEVEL
    if pick not in LEVEL_PICKS:
        return None
    if not (takeable_levels(position, seat) >> level) & 1:
        return refuse("7.2", "no-stack", level=level)
    return refuse("9.2", "no-such-top")


def among_levels(position: OriginState, seat: i32) -> Sequence[int]:
    """List all levels of tiles."""
    return LEVEL_PICKS


# The strait whose token the Ferrymen take.


def find_straits(position: OriginState, seat: i32) -> None:
    """Find the straits whose token the Ferrymen can take (9.2)."""
    position.low = (ONE * half_held(position, seat)) << FIRST_STRAIT


def do_strait(position: OriginState, seat: i32, pick: i32) -> None:
    """Take the token of a strait (9.2)."""
    complete(position, seat, Card.FERRYMEN)
    take_strait(position, seat, pick - FIRST_STRAIT)


def why_not_strait(position: OriginState, seat: i32, pick: i32) -> Refusal | None:
    """Tell why the token of a strait cannot be taken (6.5, 9.2)."""
    if pick not in STRAIT_PICKS:
        return None
    if not position.strait[pick - FIRST_STRAIT]:
        return refuse("6.5", "strait-empty")
    return refuse("9.2", "not-half-held")


def among_straits(position: OriginState, seat: i32) -> Sequence[int]:
    """List all straits."""
    return STRAIT_PICKS


# The card that the Council of Elders keeps.


def hold_council(position: OriginState, seat: i32) -> None:
    """Draw permanent cards of which one is kept (9.2, R13)."""
    position.drawn = draw_cards(position, seat, Deck.PERMANENT, ELDERS_DRAW)
    if popcount(position.drawn) > 1:
        position.push(Ask.COUNCIL, 1 << seat, Deck.PERMANENT, popcount(position.drawn), 0, 0)
    else:
        position.drawn = 0


def find_council(position: OriginState, seat: i32) -> None:
    """Find the cards of which one is kept (9.2)."""
    position.high = position.drawn


def do_council(position: OriginState, seat: i32, pick: i32) -> None:
    """Keep one of the drawn cards and put the other under the deck, as the card says, whatever the options (9.2)."""
    cards: u64 = position.drawn & ~(ONE << (pick - FIRST_CARD))
    left: u64 = cards
    position.settle()
    position.drawn = 0
    while left:
        put_back(position, seat, Deck.PERMANENT, lowest(left), False)
        left &= left - 1
    returned(position, seat, Deck.PERMANENT, cards, False)


def why_not_council(position: OriginState, seat: i32, pick: i32) -> Refusal | None:
    """Tell why a card cannot be kept (9.2)."""
    return refuse("9.2", "not-drawn") if pick in CARD_PICKS else None
