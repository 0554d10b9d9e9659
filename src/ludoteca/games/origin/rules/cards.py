"""Section 9.1: which cards can be played, and playing them."""

from __future__ import annotations

from ludoteca.games.origin.names import (
    ALL_AREAS,
    CARD_PICKS,
    DECKS,
    FIRST_CARD,
    FIRST_OBJECTIVE,
    LEVELS,
    REGION_PICKS,
    Ask,
    Card,
    Deck,
    refuse,
)
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.action_cards import has_effect, hold_council
from ludoteca.games.origin.rules.decks import ask_excess, complete, deck_of, draw_cards
from ludoteca.games.origin.rules.objectives import fulfilled, progress
from ludoteca.games.origin.tables import COUNCILS, DECK_CARDS, DREAMS, LEVEL, PER_TURN, PLAYED_IN, UP_TO_LEVEL, WANTED
from ludoteca.kernel.bits import ONE, bint, i32, lowest, u64
from ludoteca.kernel.refusal import Refusal


def quota_left(position: OriginState, seat: i32, deck: i32) -> bint:
    """Tell whether another card of a deck can be played in this turn (9.1, R22, R33)."""
    allowed: i32 = PER_TURN
    if deck == Deck.ACTION and position.has(seat, Card.GREAT_COUNCIL):
        allowed += COUNCILS
    if deck == Deck.OBJECTIVE:
        if position.in_last_turns(seat):
            return True
        if position.bonus(Card.TWO_DREAMS):
            allowed += DREAMS
    return position.played[deck] < allowed


def highest_stack(position: OriginState, seat: i32) -> i32:
    """Tell the level up to which a player owns tiles, covered or not: that of the highest stack (9.1, R18)."""
    height: i32
    highest: i32 = 0
    for height in range(LEVELS):
        if position.stacks[LEVELS * seat + height]:
            highest = height + 1
    return highest


def playable(position: OriginState, seat: i32, window: i32) -> u64:
    """Tell the cards of the hand that can be played in a window: before the action, before the reward, at the end.

    (9.1, R16, R17)
    """
    return playable_of(position, seat, window, position.hands[seat], False)


def could_play(position: OriginState, seat: i32, window: i32) -> bint:
    """Tell whether a player could play a card in a window for all that everybody sees (5, 11).

    So that being asked, or not, tells nothing of the hand.
    """
    return playable_of(position, seat, window, conceivable(position, seat), True) != 0


def conceivable(position: OriginState, seat: i32) -> u64:
    """Tell the cards that a hand could hold for all that everybody sees: of decks of which it holds any, none open."""
    other: i32
    deck: i32
    cards: u64 = 0
    for deck in range(DECKS):
        if position.hands[seat] & DECK_CARDS[deck]:
            cards |= DECK_CARDS[deck]
    for other in range(position.seats):
        cards &= ~(position.in_play[other] | position.scored[other])
    return cards & ~position.discards


def playable_of(position: OriginState, seat: i32, window: i32, cards: u64, any_will_do: bint) -> u64:
    """Tell which of some cards a player could play in a window: all, or the first found if any will do."""
    card: i32
    left: u64
    found: u64 = 0
    if quota_left(position, seat, Deck.PERMANENT):
        found = cards & UP_TO_LEVEL[highest_stack(position, seat)]
    if quota_left(position, seat, Deck.ACTION):
        left = cards & PLAYED_IN[window]
        while left and not (found and any_will_do):
            card = lowest(left)
            left &= left - 1
            if has_effect(position, seat, card):
                found |= ONE << card
    if quota_left(position, seat, Deck.OBJECTIVE):
        left = cards & DECK_CARDS[Deck.OBJECTIVE]
        while left and not (found and any_will_do):
            card = lowest(left)
            left &= left - 1
            if fulfilled(position, seat, card):
                found |= ONE << card
    return found


def play(position: OriginState, seat: i32, card: i32) -> None:
    """Play a card, or ask what it needs to know (9.1, 9.2)."""
    if card in (Card.RESTLESS_CLAN, Card.TWIN_BIRTH, Card.AMBUSH):
        position.push(Ask.EXTRA, 1 << seat, card, 0, 0, 0)
    elif card in (Card.RAIDERS, Card.STOLEN_FIRE, Card.TRIBUTE):
        position.push(Ask.RIVAL, 1 << seat, card, 0, 0, 0)
    elif card == Card.FERRYMEN:
        position.push(Ask.STRAIT, 1 << seat, 0, 0, 0, 0)
    elif card == Card.SUDDEN_INSIGHT:
        position.push(Ask.TILE, 1 << seat, ALL_AREAS, card, 0, 0)
    else:
        complete(position, seat, card)
        if card >= FIRST_OBJECTIVE:
            replace_objective(position, seat)
        elif card == Card.COUNCIL_OF_ELDERS:
            hold_council(position, seat)


def replace_objective(position: OriginState, seat: i32) -> None:
    """Draw an objective for the one played, but not in last turns (9.1, R22)."""
    if not position.in_last_turns(seat):
        draw_cards(position, seat, Deck.OBJECTIVE, 1)
        ask_excess(position, seat)


def why_not_end(position: OriginState, seat: i32, pick: i32) -> Refusal | None:
    """Tell why a card cannot be played, or no other action begun, once the action of the turn is done (6, 9)."""
    return refuse("6", "one-action") if pick in REGION_PICKS else why_not_card(position, seat, pick)


def why_not_card(position: OriginState, seat: i32, pick: i32) -> Refusal | None:
    """Tell why a card cannot be played (9.1, 9.2)."""
    card: i32 = pick - FIRST_CARD
    if pick not in CARD_PICKS:
        return None
    if not (position.hands[seat] >> card) & 1:
        return refuse("9.1", "not-in-hand")
    if not quota_left(position, seat, deck_of(card)):
        return refuse("9.1", "one-per-turn", deck=Deck.rows[deck_of(card)].name)
    if card >= FIRST_OBJECTIVE and not fulfilled(position, seat, card):
        return refuse("R19", "not-fulfilled", have=progress(position, seat, card), need=WANTED[card])
    if deck_of(card) == Deck.PERMANENT:
        return refuse("R18", "no-tile", level=LEVEL[card])
    if not (PLAYED_IN[position.kind] >> card) & 1:
        return refuse("9.2", "too-late")
    return refuse("R28", "no-effect")
