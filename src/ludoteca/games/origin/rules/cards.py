"""Section 9: which cards can be played, and what they do."""

from __future__ import annotations

from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.decks import ask_excess, deck_of, draw_cards, left_in, put_back, returned
from ludoteca.games.origin.rules.evolution import evolvable
from ludoteca.games.origin.rules.movement import migrants, swappers
from ludoteca.games.origin.rules.objectives import fulfilled
from ludoteca.games.origin.rules.tiles import stealable_levels, takeable
from ludoteca.games.origin.rules.tokens import half_held, strait_tokens
from ludoteca.games.origin.tables import (
    ABUNDANCE,
    ACTION,
    ACTIONS_DECK,
    ALL_AREAS,
    AMBUSH,
    BEFORE,
    BOLD_LINEAGE,
    COUNCIL,
    COUNCIL_OF_ELDERS,
    COUNCILS,
    DREAMS,
    ELDERS_DRAW,
    END,
    FERRYMEN,
    FIRST_IN_DECK,
    FIRST_OBJECTIVE,
    GREAT_COUNCIL,
    LEVEL,
    LEVELS,
    LONG_MARCH,
    NOTE_OBJECTIVE,
    NOTE_PLAYED,
    NOTE_STOLE_STRAIT,
    OBJECTIVES,
    PER_TURN,
    PERMANENTS,
    POINTS,
    RAIDERS,
    RESTLESS_CLAN,
    STOLEN_FIRE,
    SUDDEN_INSIGHT,
    TRIBUTE,
    TWIN_BIRTH,
    TWO_DREAMS,
    UNTIL_REWARD,
    WAR_PAINT,
    WATCHDOGS,
    WINDOW,
)
from ludoteca.kernel.bits import ONE, bint, i32, lowest, popcount, u64


def playable(position: OriginState, seat: i32, window: i32) -> u64:
    """Tell the cards of the hand that can be played in a window: before the action, before the reward, at the end.

    (9.1, R16, R17)
    """
    card: i32
    found: u64 = 0
    left: u64 = position.hands[seat]
    while left:
        card = lowest(left)
        left &= left - 1
        if may_play(position, seat, card, window):
            found |= ONE << card
    return found


def may_play(position: OriginState, seat: i32, card: i32, window: i32) -> bint:
    """Tell whether a card in hand can be played now (9.1)."""
    if not quota_left(position, seat, deck_of(card)):
        return False
    if card >= FIRST_OBJECTIVE:
        return fulfilled(position, seat, card)
    if card >= FIRST_IN_DECK[PERMANENTS]:
        return has_level(position, seat, LEVEL[card])
    return in_window(position, card, window) and has_effect(position, seat, card)


def quota_left(position: OriginState, seat: i32, deck: i32) -> bint:
    """Tell whether another card of a deck can be played in this turn (9.1, R22, R33)."""
    allowed: i32 = PER_TURN
    if deck == ACTIONS_DECK and position.has(seat, GREAT_COUNCIL):
        allowed += COUNCILS
    if deck == OBJECTIVES:
        if position.in_last_turns(seat):
            return True
        if position.bonus(TWO_DREAMS):
            allowed += DREAMS
    return position.played[deck] < allowed


def has_level(position: OriginState, seat: i32, level: i32) -> bint:
    """Tell whether a player owns a tile of a level, covered or not: a stack at least so high (9.1, R18)."""
    height: i32
    owned: i32 = 0
    for height in range(level - 1, LEVELS):
        owned += position.stacks[5 * seat + height]
    return owned > 0


def in_window(position: OriginState, card: i32, window: i32) -> bint:
    """Tell whether an action card can be played at this time (9.2)."""
    if WINDOW[card] == BEFORE:
        return window == ACTION
    if WINDOW[card] == UNTIL_REWARD:
        return window != END
    return True


def has_effect(position: OriginState, seat: i32, card: i32) -> bint:
    """Tell whether an action card would do something; what holds for the turn may be in vain (R28)."""
    if card == RESTLESS_CLAN:
        return migrants(position, seat) != 0
    if card == TWIN_BIRTH:
        return evolvable(position, seat, False) != 0
    if card == AMBUSH:
        return swappers(position, seat) != 0
    if card in (RAIDERS, STOLEN_FIRE, TRIBUTE):
        return victims(position, seat, card) != 0
    if card == FERRYMEN:
        return half_held(position, seat) != 0
    if card == SUDDEN_INSIGHT:
        return takeable(position, seat, ALL_AREAS) != 0
    if card == COUNCIL_OF_ELDERS:
        return left_in(position, PERMANENTS) > 0
    if card == TWO_DREAMS:
        return not position.in_last_turns(seat)
    return True


def victims(position: OriginState, seat: i32, card: i32) -> i32:
    """Tell, as a mask, the rivals from whom a card can steal; Watchdogs protect (9.2, R27)."""
    rival: i32
    found: i32 = 0
    for rival in range(position.seats):
        if rival != seat and not position.has(rival, WATCHDOGS) and worth_stealing(position, seat, rival, card):
            found |= 1 << rival
    return found


def worth_stealing(position: OriginState, seat: i32, rival: i32, card: i32) -> bint:
    """Tell whether a rival has what a card steals (9.2)."""
    if card == RAIDERS:
        return position.hands[rival] != 0
    if card == STOLEN_FIRE:
        return stealable_levels(position, seat, rival) != 0
    return strait_tokens(position, rival) > strait_tokens(position, seat)


def steal_strait(position: OriginState, seat: i32, victim: i32) -> None:
    """Take the lowest strait token of a rival (9.2, R27)."""
    value: i32 = 0
    while position.crossed[6 * victim + value] == 0:
        value += 1
    position.crossed[6 * victim + value] -= 1
    position.crossed[6 * seat + value] += 1
    position.note(NOTE_STOLE_STRAIT, -1, seat, victim, value, 0, 0, 0)


def lay_down(position: OriginState, seat: i32, card: i32) -> None:
    """Play a card from the hand: to the discards, before the player, or for points (9.1)."""
    other: i32
    deck: i32 = deck_of(card)
    position.hands[seat] &= ~(ONE << card)
    position.played[deck] += 1
    position.busy = True
    for other in range(position.seats):
        position.known[other] &= ~(ONE << card)
    if deck == OBJECTIVES:
        position.scored[seat] |= ONE << card
        position.note(NOTE_OBJECTIVE, -1, seat, card, POINTS[card], 0, 0, 0)
        return
    position.note(NOTE_PLAYED, -1, seat, card, 0, 0, 0, 0)
    if deck == PERMANENTS:
        position.in_play[seat] |= ONE << card
        return
    position.discards |= ONE << card
    if card in (LONG_MARCH, BOLD_LINEAGE, WAR_PAINT, TWO_DREAMS, ABUNDANCE):
        position.bonuses |= ONE << card


def replace_objective(position: OriginState, seat: i32) -> None:
    """Draw an objective for the one played, but not in last turns (9.1, R22)."""
    if not position.in_last_turns(seat):
        draw_cards(position, seat, OBJECTIVES, 1)
        ask_excess(position, seat)


def hold_council(position: OriginState, seat: i32) -> None:
    """Draw permanent cards of which one is kept (9.2, R13)."""
    position.drawn = draw_cards(position, seat, PERMANENTS, ELDERS_DRAW)
    if popcount(position.drawn) > 1:
        position.push(COUNCIL, 1 << seat, PERMANENTS, popcount(position.drawn), 0, 0)
    else:
        position.drawn = 0


def settle_council(position: OriginState, seat: i32, kept: i32) -> None:
    """Keep one of the drawn cards and put the other under the deck, as the card says, whatever the options (9.2)."""
    cards: u64 = position.drawn & ~(ONE << kept)
    left: u64 = cards
    position.drawn = 0
    while left:
        put_back(position, seat, PERMANENTS, lowest(left), False)
        left &= left - 1
    returned(position, seat, PERMANENTS, cards, False)
