"""Section 6 and 12.1: turns follow each other until the Beagle arrives."""

from __future__ import annotations

from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.beagle import sail
from ludoteca.games.species.rules.crew import playable_crew
from ludoteca.games.species.rules.discovery import go_on
from ludoteca.games.species.scoring import score_end
from ludoteca.games.species.tables import (
    CALM_TURNS,
    DISCOVERY,
    LAST_STOP,
    NOTE_OVER,
    NOTE_STALLED,
    NOTE_TURN,
    TURN,
)
from ludoteca.kernel.bits import i32


def order_of(position: SpeciesState, seat: i32) -> i32:
    """Tell a seat's place in the order of turns, the first player being 0."""
    return (seat - position.start_player + position.seats) % position.seats


def begin_turn(position: SpeciesState, seat: i32) -> None:
    """Give the turn to a seat (6)."""
    position.turn = seat
    position.deciders = 1 << seat
    position.a = 0
    position.sailed = False
    position.note(NOTE_TURN, -1, seat, 0, 0, 0, 0, 0)


def end_turn(position: SpeciesState) -> None:
    """End a turn; after too many without a voyage the stall guard moves the Beagle (6, R38)."""
    if position.sailed:
        position.calm = 0
    else:
        position.calm += 1
        if position.stall_guard and position.calm >= CALM_TURNS * position.seats:
            position.calm = 0
            position.note(NOTE_STALLED, -1, 0, 0, 0, 0, 0, 0)
            sail(position, 1)
            if position.beagle == LAST_STOP:
                return
    begin_turn(position, (position.turn + 1) % position.seats)


def proceed(position: SpeciesState) -> None:
    """Go on after a completed move until somebody is asked, or the Beagle has arrived (6, 12.1)."""
    while position.depth:
        if position.beagle == LAST_STOP:
            finish(position)
        elif position.deciders == 0 and position.kind == TURN:
            begin_turn(position, position.start_player)
        elif position.kind == DISCOVERY:
            go_on(position)
            if position.kind == TURN:
                position.a = 1
        elif position.kind == TURN and position.a == 1 and playable_crew(position, position.turn) == 0:
            end_turn(position)
        else:
            return


def finish(position: SpeciesState) -> None:
    """End the game at once: no refill, no further turn, only the final scoring (12.1, R30)."""
    position.revealed = True
    score_end(position)
    position.note(NOTE_OVER, -1, 0, 0, 0, 0, 0, 0)
    while position.depth:
        position.pop()
