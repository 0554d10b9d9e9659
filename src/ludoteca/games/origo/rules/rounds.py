"""Sections 7.9, 8.1, 8.5 and 9: turns, rounds, the start player and the end."""

from __future__ import annotations

from ludoteca.games.origo.names import Ask, Note
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.cards import refill
from ludoteca.games.origo.scoring import score
from ludoteca.games.origo.tables import FIGHTS, INITIAL, ROUND_LIMIT, SHIFTS
from ludoteca.kernel.bits import i32, popcount


def next_placement(position: OrigoState, seat: i32) -> None:
    """Pass the initial placement on; when all shields are placed the start player begins (6)."""
    if popcount(position.occupied()) == position.seats * INITIAL[position.seats]:
        position.pop()
        position.note(Note.PLAY_BEGINS, -1, 0, 0, 0, 0, 0, 0)
        position.round = 1
        begin_turn(position, position.start_player)
    else:
        position.turn = (seat + 1) % position.seats
        position.deciders = 1 << position.turn


def begin_turn(position: OrigoState, seat: i32) -> None:
    """Give a player the allowances of a turn (7.1)."""
    position.turn = seat
    position.fights = FIGHTS
    position.shifts = SHIFTS
    position.navigated = 0
    position.acted = False
    position.fought = 0
    position.note(Note.TURN, -1, seat, position.round, 0, 0, 0, 0)
    position.push(Ask.MENU, 1 << seat, 0, 0, 0, 0)


def end_turn(position: OrigoState) -> None:
    """Refill the hands: the active player first, then clockwise whoever used cards in combat (7.9, R25)."""
    i: i32
    seat: i32 = position.turn
    other: i32
    position.pop()
    if position.acted:
        position.note(Note.ENDED_TURN, -1, seat, 0, 0, 0, 0, 0)
    else:
        position.passed |= 1 << seat
        position.note(Note.PASSED, -1, seat, 0, 0, 0, 0, 0)
    refill(position, seat)
    for i in range(1, position.seats):
        other = (seat + i) % position.seats
        if (position.fought >> other) & 1:
            refill(position, other)
    seat = (seat + 1) % position.seats
    if seat == position.start_player:
        end_round(position)
    else:
        begin_turn(position, seat)


def end_round(position: OrigoState) -> None:
    """Score if a scoring is due, in the last round exactly once, and begin the next round (8.1, 9).

    Rulings: R29 (a second scoring waits), R37 and R41 (what ends the game), R38 (one last scoring), R43 (the limit).
    """
    if position.last_round or position.passed == (1 << position.seats) - 1 or position.round >= ROUND_LIMIT:
        score(position)
        position.due = 0
        position.note(Note.OVER, -1, 0, 0, 0, 0, 0, 0)
        return
    if position.due > 0:
        score(position)
        position.due -= 1
        position.start_player = new_start_player(position)
        position.note(Note.NEW_START_PLAYER, -1, position.start_player, 0, 0, 0, 0, 0)
    position.round += 1
    position.passed = 0
    begin_turn(position, position.start_player)


def new_start_player(position: OrigoState) -> i32:
    """Find the player with the fewest points, of several the first clockwise after the start player (8.5, R35)."""
    i: i32
    seat: i32
    found: i32 = (position.start_player + 1) % position.seats
    for i in range(2, position.seats + 1):
        seat = (position.start_player + i) % position.seats
        if position.scores[seat] < position.scores[found]:
            found = seat
    return found
