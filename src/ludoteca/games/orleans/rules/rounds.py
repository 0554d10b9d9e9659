"""Section 6: the seven phases of a round, from one decision to the next.

`phase` and `stage` say where the round is: `stage` counts the steps of a phase that are done, or being decided.
"""

from __future__ import annotations

from ludoteca.games.orleans.names import (
    CHANCE_EVENTS,
    CITIZEN_STATIONS,
    EVENTS,
    GUNPOWDER_TOWER,
    Ask,
    Hourglass,
    Kind,
    Note,
    Phase,
)
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.actions import pass_round
from ludoteca.games.orleans.rules.bathhouse import bather
from ludoteca.games.orleans.rules.events import befall, may_prevent
from ludoteca.games.orleans.rules.followers import allow_draws
from ludoteca.games.orleans.rules.payments import gain, owe
from ludoteca.games.orleans.rules.places import executable
from ludoteca.games.orleans.rules.planning import plannable, planners
from ludoteca.games.orleans.rules.tower import clear_tower
from ludoteca.games.orleans.rules.tracks import take_citizen
from ludoteca.games.orleans.tables import ROUNDS, STACKS
from ludoteca.kernel.bits import bint, i32


def proceed(position: OrleansState) -> None:
    """Go on until somebody has to decide, or the game is over."""
    while position.depth and position.kind == Ask.ROUND:
        if position.phase == Phase.REMOVAL:
            removal(position)
        elif position.phase == Phase.HOURGLASS:
            hourglass(position)
        elif position.phase == Phase.CENSUS:
            census(position)
        elif position.phase == Phase.FOLLOWERS:
            followers(position)
        elif position.phase == Phase.PLANNING:
            planning(position)
        elif position.phase == Phase.ACTIONS:
            actions(position)
        elif position.phase == Phase.EVENT:
            event(position)
        else:
            next_start_player(position)


def go_to(position: OrleansState, phase: i32) -> None:
    """Begin a phase."""
    position.phase = phase
    position.stage = 0


def seat_at(position: OrleansState, place: i32) -> i32:
    """Tell the seat at a place of the turn order, clockwise from the start player (R1)."""
    return (position.start_player + place) % position.seats


def removal(position: OrleansState) -> None:
    """Ask for the next place tile to remove, in turn order, `stage` times in all (4.7, R46)."""
    if position.stage == 0:
        position.turn = position.start_player
        go_to(position, Phase.HOURGLASS)
    else:
        position.stage -= 1
        position.ask(position.turn, Ask.REMOVE, 0, 0, 0)
        position.turn = (position.turn + 1) % position.seats


def hourglass(position: OrleansState) -> None:
    """Phase 1: begin a round with the next event; the first is always Pilgrimage (4.6, S3)."""
    left: i32 = 0
    kind: i32
    per_stack: i32 = ROUNDS // STACKS
    if position.full_shuffle:
        if position.round == 0:
            for kind in range(EVENTS):
                position.events_left[kind] = STACKS
    elif position.round % per_stack == 0:
        for kind in range(EVENTS):
            position.events_left[kind] = 1
    if position.round == 0:
        kind = Hourglass.PILGRIMAGE
    else:
        for kind in range(EVENTS):
            left += position.events_left[kind]
        left = position.draw(CHANCE_EVENTS, left)
        kind = 0
        while left >= position.events_left[kind]:
            left -= position.events_left[kind]
            kind += 1
    position.events_left[kind] -= 1
    position.event = kind
    position.history[position.round] = kind
    position.round += 1
    position.turn = position.start_player
    position.passed = 0
    position.note(Note.ROUND, -1, position.round, kind, position.start_player, 0, 0, 0)
    go_to(position, Phase.CENSUS)


def sole(position: OrleansState, most: bint) -> i32:
    """Tell who alone is first (or last) on the farmer track; -1: nobody (6)."""
    seat: i32
    steps: i32
    best: i32 = -1
    found: i32 = -1
    for seat in range(position.seats):
        steps = position.steps[6 * seat + Kind.FARMER]
        if best < 0 or (steps > best if most else steps < best):
            best = steps
            found = seat
        elif steps == best:
            found = -1
    return found


def census(position: OrleansState) -> None:
    """Phase 2: the sole first takes a coin, then the sole last pays one, not with two players (R4)."""
    seat: i32 = sole(position, position.stage == 0)
    position.stage += 1
    if position.stage == 1:
        if seat >= 0:
            position.note(Note.CENSUS_FIRST, -1, seat, 0, 0, 0, 0, 0)
            gain(position, seat, 1)
    elif position.stage == 2:
        if seat >= 0 and position.seats > 2:
            position.note(Note.CENSUS_LAST, -1, seat, 0, 0, 0, 0, 0)
            owe(position, seat, 1)
    else:
        go_to(position, Phase.FOLLOWERS)


def followers(position: OrleansState) -> None:
    """Phase 3: all draw, then the Bathhouse, then the Gunpowder Tower."""
    mask: i32 = 0
    seat: i32
    position.stage += 1
    if position.stage == 1:
        mask = allow_draws(position)
        if mask:
            position.push(Ask.DRAW, mask, 0, 0, 0, 0)
    elif position.stage == 2:
        seat = bather(position)
        if seat >= 0:
            position.ask(seat, Ask.BATHE, 0, 0, 0)
    elif position.stage == 3:
        for seat in range(position.seats):
            if position.owns(seat, GUNPOWDER_TOWER) and position.held(seat):
                clear_tower(position, seat)
                position.ask(seat, Ask.TOWER, 0, 0, 0)
    else:
        go_to(position, Phase.PLANNING)


def planning(position: OrleansState) -> None:
    """Phase 4: all at once, shown when all have committed; by option in turn order, shown one by one (R9)."""
    seat: i32
    mask: i32
    if position.stage == (position.seats if position.in_turn_order else 1):
        go_to(position, Phase.ACTIONS)
        return
    position.stage += 1
    if position.in_turn_order:
        seat = seat_at(position, position.stage - 1)
        if plannable(position, seat):
            position.ask(seat, Ask.PLAN, 0, 0, 0)
    else:
        mask = planners(position)
        if mask:
            position.push(Ask.PLAN, mask, 0, 0, 0, 0)


def actions(position: OrleansState) -> None:
    """Phase 5: one action or pass each, clockwise, until all have passed (R45)."""
    if position.passed == (1 << position.seats) - 1:
        go_to(position, Phase.EVENT)
        position.note(Note.EVENT, -1, position.event, 0, 0, 0, 0, 0)
        return
    while (position.passed >> position.turn) & 1:
        position.turn = (position.turn + 1) % position.seats
    if position.auto_pass and executable(position, position.turn) == 0:
        pass_round(position, position.turn)
    else:
        position.ask(position.turn, Ask.ACT, 0, 0, 0)


def event(position: OrleansState) -> None:
    """Phase 6: the event befalls one player after the other, unless a monk wards it off."""
    seat: i32
    if position.stage == position.seats:
        go_to(position, Phase.START)
        return
    seat = seat_at(position, position.stage)
    position.stage += 1
    if may_prevent(position, seat):
        position.ask(seat, Ask.SACRISTY, 0, 0, 0)
    else:
        befall(position, seat)


def next_start_player(position: OrleansState) -> None:
    """Phase 7: the marker goes to the left; after the last round the game is over."""
    if position.round == ROUNDS:
        award_stations(position)
        position.note(Note.OVER, -1, 0, 0, 0, 0, 0, 0)
        position.pop()
    else:
        position.start_player = seat_at(position, 1)
        go_to(position, Phase.HOURGLASS)


def award_stations(position: OrleansState) -> None:
    """Give the last citizen to the one player with the most stations on the map (16, R44)."""
    seat: i32
    built: i32
    best: i32 = 0
    found: i32 = -1
    for seat in range(position.seats):
        built = position.built(seat)
        if built > best:
            best = built
            found = seat
        elif built == best:
            found = -1
    if found >= 0:
        position.note(Note.MOST_STATIONS, -1, found, best, 0, 0, 0, 0)
        take_citizen(position, found, CITIZEN_STATIONS)
