"""Sections 7.1 and 9.1: drawing cards, putting cards under decks, the limit of objectives; who knows which card."""

from __future__ import annotations

from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.tables import (
    ACTIONS_DECK,
    CHANCE_DECK,
    CHANCE_RAID,
    DECK_CARDS,
    DECKS,
    FIRST_IN_DECK,
    LIMIT,
    LONG_MEMORY,
    MEMORY_LIMIT,
    NOTE_DISCARDED,
    NOTE_DISCARDED_OWN,
    NOTE_DREW,
    NOTE_DREW_OWN,
    NOTE_RETURNED,
    NOTE_RETURNED_OWN,
    NOTE_STOLE_CARD,
    NOTE_STOLE_CARD_OWN,
    OBJECTIVES,
    PERMANENTS,
    RETURN,
    UNDER,
)
from ludoteca.kernel.bits import ONE, bint, i32, lowest, nth, popcount, u64


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
        card = nth(position.deck[deck], position.draw(CHANCE_DECK + deck, count))
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
        position.note(NOTE_DREW, -1, seat, deck, drawn, 0, 0, 0)
        position.note(NOTE_DREW_OWN, 1 << seat, 0, 0, 0, 0, 0, cards)
    return cards


def objective_limit(position: OriginState, seat: i32) -> i32:
    """Tell how many objectives a player may hold (9.1)."""
    return MEMORY_LIMIT if position.has(seat, LONG_MEMORY) else LIMIT


def ask_returns(position: OriginState, seat: i32, deck: i32, count: i32) -> None:
    """Ask which cards go back: those that the rule asks for, and objectives above the limit (9.1, R13, R14).

    Both are asked for at once, unless they go to different places.
    """
    excess: i32 = 0
    if deck == OBJECTIVES:
        excess = max(0, position.holds(seat, OBJECTIVES) - count - objective_limit(position, seat))
    if position.discard_returned == position.discard_excess:
        count += excess
        excess = 0
    if excess:
        position.push(RETURN, 1 << seat, deck, excess, 1 if position.discard_excess else 0, 0)
    if count:
        position.push(RETURN, 1 << seat, deck, count, 1 if position.discard_returned else 0, 0)


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
    position.note(NOTE_DISCARDED if away else NOTE_RETURNED, -1, seat, deck, popcount(cards), 0, 0, 0)
    position.note(NOTE_DISCARDED_OWN if away else NOTE_RETURNED_OWN, 1 << seat, 0, 0, 0, 0, 0, cards)


def forget(position: OriginState, holder: i32, deck: i32, cards: u64) -> None:
    """Take from all seats what they know of a hand's cards of a deck, and of cards that have just left it."""
    seat: i32
    for seat in range(position.seats):
        position.known[seat] &= ~((position.hands[holder] | cards) & DECK_CARDS[deck])


def steal_card(position: OriginState, thief: i32, victim: i32) -> None:
    """Take a card of a rival's hand by lot; only the two know which one (9.2, R27, R32)."""
    cards: u64 = position.hands[victim]
    card: i32 = nth(cards, position.draw(CHANCE_RAID, popcount(cards)))
    deck: i32 = deck_of(card)
    kept: u64 = position.known[thief]
    forget(position, victim, deck, 0)
    position.known[thief] = kept & ~(ONE << card)
    position.hands[victim] &= ~(ONE << card)
    position.hands[thief] |= ONE << card
    position.known[victim] |= ONE << card
    position.note(NOTE_STOLE_CARD, -1, thief, victim, deck, 0, 0, 0)
    position.note(NOTE_STOLE_CARD_OWN, (1 << thief) | (1 << victim), thief, victim, card, 0, 0, 0)
    if deck == OBJECTIVES:
        ask_excess(position, thief)


def ask_excess(position: OriginState, seat: i32) -> None:
    """Ask which objectives above the limit go back (9.1)."""
    excess: i32 = position.holds(seat, OBJECTIVES) - objective_limit(position, seat)
    if excess > 0:
        position.push(RETURN, 1 << seat, OBJECTIVES, excess, 1 if position.discard_excess else 0, 0)


def deck_of(card: i32) -> i32:
    """Tell the deck of a card."""
    if card < FIRST_IN_DECK[PERMANENTS]:
        return ACTIONS_DECK
    return PERMANENTS if card < FIRST_IN_DECK[OBJECTIVES] else OBJECTIVES


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


def some_of(position: OriginState, cards: u64, count: i32) -> u64:
    """Choose so many cards by `luck`."""
    chosen: u64 = 0
    while count:
        count -= 1
        chosen |= ONE << nth(cards & ~chosen, position.lot(popcount(cards & ~chosen)))
    return chosen


def redraw_council(position: OriginState, seat: i32) -> None:
    """Choose anew which cards of a rival are those just drawn for the Council of Elders."""
    known: u64 = position.known[seat] if seat >= 0 else 0
    cards: u64 = position.hands[position.turn] & DECK_CARDS[PERMANENTS] & ~known
    position.drawn = some_of(position, cards, popcount(position.drawn))
