"""Section 6, phase 5: how an action begins and ends, and passing."""

from __future__ import annotations

from ludoteca.games.orleans.names import TECHNOLOGY, Ask, Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.technology import may_place_technology
from ludoteca.games.orleans.tables import FIRST_SPACE
from ludoteca.kernel.bits import i32


def announce(position: OrleansState, seat: i32, place: i32) -> None:
    """Tell the log which place is executed."""
    position.note(Note.ACTED, -1, seat, place, 0, 0, 0, 0)


def finish(position: OrleansState, seat: i32, place: i32) -> None:
    """End an action: its followers return to the bag, the turn goes on."""
    return_followers(position, seat, place)
    position.settle()
    next_turn(position)


def return_followers(position: OrleansState, seat: i32, place: i32) -> None:
    """Return the followers of an executed place to the bag; technology stays (10, R13)."""
    space: i32
    kind: i32
    for space in range(FIRST_SPACE[place], FIRST_SPACE[place + 1]):
        if position.at[54 * seat + space] and position.at[54 * seat + space] != TECHNOLOGY:
            kind = position.vacate(seat, space)
            position.bag[11 * seat + kind] += 1


def next_turn(position: OrleansState) -> None:
    """Hand the turn on clockwise."""
    position.turn = (position.turn + 1) % position.seats


def pass_round(position: OrleansState, seat: i32) -> None:
    """Pass for the rest of the round; waiting technology is placed now (10, R25)."""
    position.passed |= 1 << seat
    position.note(Note.PASSED, -1, seat, 0, 0, 0, 0, 0)
    next_turn(position)
    if may_place_technology(position, seat):
        position.ask(seat, Ask.PLACE_TECH, 0, 0, 0)
