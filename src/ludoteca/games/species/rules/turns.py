"""Sections 6 and 12.1: turns follow each other until the Beagle arrives."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.species.names import CARD_PICKS, FIRST_CARD, FIRST_TILE, TILE_PICKS, Act, Ask, Note, refuse
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.beagle import sail
from ludoteca.games.species.rules.cards import cards_in_hand
from ludoteca.games.species.rules.crew import play_crew, playable_crew, why_not_play
from ludoteca.games.species.rules.discovery import discoverable, why_not_discover
from ludoteca.games.species.rules.research import begin_research
from ludoteca.games.species.rules.rewards import go_on
from ludoteca.games.species.rules.track import among_tiles
from ludoteca.games.species.scoring import score_end
from ludoteca.games.species.tables import CALM_TURNS, LAST_STOP
from ludoteca.kernel.bits import ONE, i32
from ludoteca.kernel.refusal import Refusal


def order_of(position: SpeciesState, seat: i32) -> i32:
    """Tell a seat's place in the order of turns, the first player being 0."""
    return (seat - position.start_player + position.seats) % position.seats


def begin_turn(position: SpeciesState, seat: i32) -> None:
    """Give the turn to a seat (6)."""
    position.turn = seat
    position.sailed = False
    position.pop()
    position.push(Ask.TURN, 1 << seat, 0, 0, 0, 0)
    position.note(Note.TURN, -1, seat, 0, 0, 0, 0, 0)


def end_turn(position: SpeciesState) -> None:
    """End a turn; after too many without a voyage the stall guard moves the Beagle (6, R38)."""
    if position.sailed:
        position.calm = 0
    else:
        position.calm += 1
        if position.stall_guard and position.calm >= CALM_TURNS * position.seats:
            position.calm = 0
            position.note(Note.STALLED, -1, 0, 0, 0, 0, 0, 0)
            sail(position, 1)
            if position.beagle == LAST_STOP:
                return
    begin_turn(position, (position.turn + 1) % position.seats)


def proceed(position: SpeciesState) -> None:
    """Go on after a completed move until somebody is asked, or the Beagle has arrived (6, 12.1)."""
    while position.depth:
        if position.beagle == LAST_STOP:
            finish(position)
        elif position.deciders == 0 and position.kind == Ask.TURN:
            begin_turn(position, position.start_player)
        elif position.kind == Ask.DISCOVERY:
            go_on(position, position.a, position.b, position.c)
        elif position.acted() and playable_crew(position, position.turn) == 0:
            end_turn(position)
        else:
            return


def finish(position: SpeciesState) -> None:
    """End the game at once: no refill, no further turn, only the final scoring (12.1, R30)."""
    position.revealed = True
    score_end(position)
    position.note(Note.OVER, -1, 0, 0, 0, 0, 0, 0)
    while position.depth:
        position.pop()


# One main action, and crew cards before and after it.


def find_turn(position: SpeciesState, seat: i32, main_done: i32) -> None:
    """Find the main actions, or after the main action the end of the turn, and crew cards both times."""
    position.high = ONE * playable_crew(position, seat)
    if main_done:
        position.high |= ONE << (Act.END - 128)
    else:
        position.high |= ONE << (Act.RESEARCH - 128)
        position.low = (ONE * discoverable(position, seat)) << FIRST_TILE


def do_turn(position: SpeciesState, seat: i32, pick: i32) -> None:
    """Begin an action or a crew card, or end the turn."""
    if pick == Act.END:
        position.draft = 0
        end_turn(position)
    elif pick == Act.RESEARCH:
        begin_research(position, seat)
    elif pick < FIRST_CARD:
        position.ask(Ask.DISCOVER_SPACE, pick - FIRST_TILE, 0, 0, 0)
    else:
        play_crew(position, seat, pick - FIRST_CARD)


def among_turn(position: SpeciesState, seat: int) -> Sequence[int]:
    """List the tiles of the track, the cards in hand, Research and the end of the turn."""
    return [*among_tiles(position, seat), *cards_in_hand(position, seat), Act.RESEARCH, Act.END]


def why_not_turn(position: SpeciesState, seat: int, pick: int, main_done: int) -> Refusal | None:
    """Tell why an action or a card cannot be taken now (6, 8.1, 10)."""
    if pick in CARD_PICKS:
        return why_not_play(position, seat, pick - FIRST_CARD)
    if pick in TILE_PICKS:
        return why_not_discover(position, seat, pick - FIRST_TILE, main_done)
    if pick == Act.END:
        return refuse("6", "action-first")
    return refuse("6", "main-done") if pick == Act.RESEARCH else None
