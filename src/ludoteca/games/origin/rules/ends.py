"""Sections 5 and 10: the order of turns, last turns, and how the game ends."""

from __future__ import annotations

from ludoteca.games.origin.names import DECKS, FIRST_CARD, STRAITS, Act, Ask, Colour, Note, Reason
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.cards import could_play, play, playable
from ludoteca.games.origin.rules.decks import left_in
from ludoteca.games.origin.rules.rewards import between_options, do_task
from ludoteca.games.origin.rules.tiles import open_tiles, piled
from ludoteca.games.origin.tables import IDLE_ROUNDS, IN_COLOUR
from ludoteca.kernel.bits import ONE, bint, i32, lowest, u64


def proceed(position: OriginState) -> None:
    """Go on until somebody has something to decide (5)."""
    seat: i32
    while position.depth == 1 and position.draft == 0:
        seat = position.turn
        if between_options(position):
            check_end(position, seat)
        if position.tasks:
            do_task(position, seat)
        elif position.kind == Ask.ACTION or has_choice(position, seat):
            return
        elif position.kind == Ask.REWARD:
            position.kind = Ask.END
        else:
            end_turn(position)


def has_choice(position: OriginState, seat: i32) -> bint:
    """Tell whether a player has, or could have for all that others see, more to pick than to go on (5)."""
    goes_on: i32 = Act.ON if position.kind == Ask.REWARD else Act.END
    if position.find(seat) > 1 or not position.finds(goes_on):
        return True
    if not position.asks_by_hand and could_play(position, seat, position.kind):
        return True
    position.found_for = -1  # the game goes on without asking
    return False


def check_end(position: OriginState, seat: i32) -> None:
    """See whether the end is triggered, after a completed step; only the first time counts (10, R21)."""
    reason: i32 = Reason.NONE
    if position.trigger >= 0:
        return
    if decks_spent(position):
        reason = Reason.DECK
    elif piled(position) == 0 and open_tiles(position) == 0:
        reason = Reason.TILES
    elif position.available == 0:
        reason = Reason.PAWNS
    elif villages_left(position) == 0:
        reason = Reason.VILLAGES
    if reason != Reason.NONE:
        position.trigger = seat
        position.reason = reason
        position.note(Note.LAST_TURNS, -1, seat, reason, 0, 0, 0, 0)


def decks_spent(position: OriginState) -> bint:
    """Tell whether a deck is empty, by option all three (10, S1)."""
    deck: i32
    spent: i32 = 0
    for deck in range(DECKS):
        if left_in(position, deck) == 0:
            spent += 1
    return spent == DECKS if position.decks_all else spent > 0


def villages_left(position: OriginState) -> i32:
    """Count the villages that are not on the map."""
    seat: i32
    count: i32 = 0
    for seat in range(position.seats):
        count += position.villages[seat]
    return count


def stock_left(position: OriginState) -> i32:
    """Count the cards in decks, and the tiles and tokens that are still to be had (R24)."""
    at: i32
    greens: u64 = IN_COLOUR[Colour.GREEN]
    count: i32 = open_tiles(position) + piled(position)
    for at in range(DECKS):
        count += left_in(position, at)
    for at in range(STRAITS):
        if position.strait[at]:
            count += 1
    while greens:
        if position.token[lowest(greens)]:
            count += 1
        greens &= greens - 1
    return count


# Cards at the end of a turn.


def find_ends(position: OriginState, seat: i32) -> None:
    """Find the cards that can be played before the turn ends (5)."""
    position.high = playable(position, seat, Ask.END) | (ONE << (Act.END - FIRST_CARD))


def do_end(position: OriginState, seat: i32, pick: i32) -> None:
    """Play a card, or end the turn (5)."""
    if pick == Act.END:
        position.draft = 0
        end_turn(position)
    else:
        play(position, seat, pick - FIRST_CARD)


def end_turn(position: OriginState) -> None:
    """End a turn: the next player is on, unless the game is over (5, 10, R24)."""
    deck: i32
    stock: i32 = stock_left(position)
    position.idle = 0 if position.busy or stock != position.stock else position.idle + 1
    position.stock = stock
    position.turn = (position.turn + 1) % position.seats
    if position.turn == position.trigger:
        finish(position, position.reason)
        return
    if position.idle == IDLE_ROUNDS * position.seats:
        finish(position, Reason.IDLE)
        return
    position.busy = False
    position.arrival = -1
    position.bonuses = 0
    for deck in range(DECKS):
        position.played[deck] = 0
    begin_turn(position)


def begin_turn(position: OriginState) -> None:
    """Ask the player on turn for his action (5)."""
    position.kind = Ask.ACTION
    position.deciders = 1 << position.turn
    position.note(Note.TURN, -1, position.turn, 0, 0, 0, 0, 0)


def finish(position: OriginState, reason: i32) -> None:
    """End the game (10)."""
    position.reason = reason
    while position.depth:
        position.pop()
    position.note(Note.OVER, -1, reason, 0, 0, 0, 0, 0)
