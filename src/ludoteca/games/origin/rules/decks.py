"""Sections 7.1 and 9.1: cards that are drawn, given back, played or stolen; who knows which card."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.origin.names import (
    CARD_PICKS,
    FIRST_CARD,
    FIRST_OBJECTIVE,
    FIRST_PERMANENT,
    UNDER,
    Ask,
    Card,
    Deck,
    Note,
    Purpose,
    refuse,
)
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.tables import DECK_CARDS, LIMIT, MEMORY_LIMIT, POINTS
from ludoteca.kernel.bits import ONE, bint, i32, nth, popcount, u64
from ludoteca.kernel.listing import members
from ludoteca.kernel.refusal import Refusal


def left_in(position: OriginState, deck: i32) -> i32:
    """Count the cards of a deck."""
    return popcount(position.deck[deck]) + position.buried_size[deck]


def draw_card(position: OriginState, seat: i32, deck: i32) -> i32:
    """Draw a card from a deck that is not empty: any of the shuffled ones, then those put under it in order (R15).

    Who put a card under the deck knows who has drawn it.
    """
    card: i32
    by: i32
    i: i32
    count: i32 = popcount(position.deck[deck])
    if count:
        card = nth(position.deck[deck], position.draw(Purpose.FIRST_DECK + deck, count))
        position.deck[deck] &= ~(ONE << card)
    else:
        card = position.buried[UNDER * deck]
        by = position.buried_by[UNDER * deck]
        position.buried_size[deck] -= 1
        for i in range(position.buried_size[deck]):
            position.buried[UNDER * deck + i] = position.buried[UNDER * deck + i + 1]
            position.buried_by[UNDER * deck + i] = position.buried_by[UNDER * deck + i + 1]
        if by != seat:
            position.known[by] |= ONE << card
        position.revealed = True
    position.hands[seat] |= ONE << card
    return card


def draw_cards(position: OriginState, seat: i32, deck: i32, count: i32) -> u64:
    """Draw so many cards, or as many as there are; returns them (7.1, R13)."""
    cards: u64 = 0
    drawn: i32 = 0
    while drawn < count and left_in(position, deck):
        cards |= ONE << draw_card(position, seat, deck)
        drawn += 1
    if drawn:
        position.note(Note.DREW, -1, seat, deck, drawn, 0, 0, 0)
        position.note(Note.DREW_OWN, 1 << seat, 0, 0, 0, 0, 0, cards)
    return cards


def objective_limit(position: OriginState, seat: i32) -> i32:
    """Tell how many objectives a player may hold (9.1)."""
    return MEMORY_LIMIT if position.has(seat, Card.LONG_MEMORY) else LIMIT


def ask_returns(position: OriginState, seat: i32, deck: i32, count: i32) -> None:
    """Ask which cards go back: those that the rule asks for, and objectives above the limit (9.1, R13, R14).

    Both are asked for at once, unless they go to different places.
    """
    excess: i32 = 0
    if deck == Deck.OBJECTIVE:
        excess = max(0, position.holds(seat, Deck.OBJECTIVE) - count - objective_limit(position, seat))
    if position.discard_returned == position.discard_excess:
        count += excess
        excess = 0
    if excess:
        position.push(Ask.RETURN, 1 << seat, deck, excess, 1 if position.discard_excess else 0, 0)
    if count:
        position.push(Ask.RETURN, 1 << seat, deck, count, 1 if position.discard_returned else 0, 0)


# Cards that go back.


def find_returns(position: OriginState, seat: i32, deck: i32) -> None:
    """Find the cards of the hand that can go back (R13)."""
    position.high = position.hands[seat] & DECK_CARDS[deck]


def do_return(position: OriginState, seat: i32, pick: i32, deck: i32, count: i32, away: i32) -> None:
    """Put a card back; the move is complete with the last one (7.1, 9.1, R15)."""
    card: i32 = pick - FIRST_CARD
    put_back(position, seat, deck, card, away != 0)
    position.selected |= ONE << card
    position.pop()
    if count > 1:
        position.push(Ask.RETURN, 1 << seat, deck, count - 1, away, 0)
        return
    position.draft = 0
    returned(position, seat, deck, position.selected, away != 0)
    position.selected = 0


def why_not_return(position: OriginState, seat: i32, pick: i32, deck: i32) -> Refusal | None:
    """Tell why a card cannot go back (9.1, R13)."""
    if pick not in CARD_PICKS:
        return None
    if (position.selected >> (pick - FIRST_CARD)) & 1:
        return refuse("R13", "already-chosen")
    if not (position.hands[seat] >> (pick - FIRST_CARD)) & 1:
        return refuse("R13", "not-in-hand")
    return refuse("R13", "other-deck", deck=Deck.rows[deck].name)


def among_hand(position: OriginState, seat: i32) -> Sequence[int]:
    """List the cards of a hand."""
    return [FIRST_CARD + card for card in members(position.hands[seat])]


def put_back(position: OriginState, seat: i32, deck: i32, card: i32, away: bint) -> None:
    """Put a card from the hand under its deck, or by option out of the game (7.1, R15)."""
    other: i32
    at: i32 = UNDER * deck + position.buried_size[deck]
    position.hands[seat] &= ~(ONE << card)
    for other in range(position.seats):
        position.known[other] &= ~(ONE << card)
    if away:
        position.gone[seat] |= ONE << card
    else:
        position.buried[at] = card
        position.buried_by[at] = seat
        position.buried_size[deck] += 1


def returned(position: OriginState, seat: i32, deck: i32, cards: u64, away: bint) -> None:
    """Tell the log which cards went back; nobody else knows any longer what of that deck is in the hand."""
    forget(position, seat, deck, cards)
    position.note(Note.DISCARDED if away else Note.RETURNED, -1, seat, deck, popcount(cards), 0, 0, 0)
    position.note(Note.DISCARDED_OWN if away else Note.RETURNED_OWN, 1 << seat, 0, 0, 0, 0, 0, cards)


def forget(position: OriginState, holder: i32, deck: i32, cards: u64) -> None:
    """Take from all seats what they know of a hand's cards of a deck, and of cards that have just left it."""
    seat: i32
    for seat in range(position.seats):
        position.known[seat] &= ~((position.hands[holder] | cards) & DECK_CARDS[deck])


# Cards that are played or stolen.


def complete(position: OriginState, seat: i32, card: i32) -> None:
    """Complete a move, and with it play the card that it is made by, if any (5, 9.1)."""
    position.settle()
    if card >= 0:
        lay_down(position, seat, card)


def lay_down(position: OriginState, seat: i32, card: i32) -> None:
    """Play a card from the hand: to the discards, before the player, or for points (9.1)."""
    other: i32
    deck: i32 = deck_of(card)
    position.hands[seat] &= ~(ONE << card)
    position.revealed = True
    position.played[deck] += 1
    position.busy = True
    for other in range(position.seats):
        position.known[other] &= ~(ONE << card)
    if deck == Deck.OBJECTIVE:
        position.scored[seat] |= ONE << card
        position.note(Note.OBJECTIVE, -1, seat, card, POINTS[card], 0, 0, 0)
        return
    position.note(Note.PLAYED, -1, seat, card, 0, 0, 0, 0)
    if deck == Deck.PERMANENT:
        position.in_play[seat] |= ONE << card
        return
    position.discards |= ONE << card
    if card in (Card.LONG_MARCH, Card.BOLD_LINEAGE, Card.WAR_PAINT, Card.TWO_DREAMS, Card.ABUNDANCE):
        position.bonuses |= ONE << card


def steal_card(position: OriginState, thief: i32, victim: i32) -> None:
    """Take a card of a rival's hand by lot; only the two know which one (9.2, R27, R32)."""
    cards: u64 = position.hands[victim]
    card: i32 = nth(cards, position.draw(Purpose.RAID, popcount(cards)))
    deck: i32 = deck_of(card)
    kept: u64 = position.known[thief]
    forget(position, victim, deck, 0)
    position.known[thief] = kept & ~(ONE << card)
    position.hands[victim] &= ~(ONE << card)
    position.hands[thief] |= ONE << card
    position.known[victim] |= ONE << card
    position.note(Note.STOLE_CARD, -1, thief, victim, deck, 0, 0, 0)
    position.note(Note.STOLE_CARD_OWN, (1 << thief) | (1 << victim), thief, victim, card, 0, 0, 0)
    if deck == Deck.OBJECTIVE:
        ask_excess(position, thief)


def ask_excess(position: OriginState, seat: i32) -> None:
    """Ask which objectives above the limit go back (9.1)."""
    excess: i32 = position.holds(seat, Deck.OBJECTIVE) - objective_limit(position, seat)
    if excess > 0:
        position.push(Ask.RETURN, 1 << seat, Deck.OBJECTIVE, excess, 1 if position.discard_excess else 0, 0)


def deck_of(card: i32) -> i32:
    """Tell the deck of a card."""
    if card < FIRST_PERMANENT:
        return Deck.ACTION
    return Deck.PERMANENT if card < FIRST_OBJECTIVE else Deck.OBJECTIVE
