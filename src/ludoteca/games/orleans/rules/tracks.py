"""Section 11: development and citizens."""

from __future__ import annotations

from ludoteca.games.orleans.names import Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.payments import gain
from ludoteca.games.orleans.tables import DEVELOPMENT_CITIZEN, DEVELOPMENT_COINS, TOP
from ludoteca.kernel.bits import i32


def take_citizen(position: OrleansState, seat: i32, citizen: i32) -> None:
    """Take a citizen tile if it is still there."""
    if position.citizens_left & citizen:
        position.citizens_left &= ~citizen
        position.citizens[seat] += 1
        position.note(Note.CITIZEN, -1, seat, 0, 0, 0, 0, 0)


def develop(position: OrleansState, seat: i32, points: i32) -> None:
    """Advance on the development track; coins once for each player (R41), citizens for the first; excess is lost."""
    at: i32
    before: i32 = position.development[seat]
    goal: i32 = before + points
    if goal > TOP:
        goal = TOP
    if goal == before:
        return
    position.development[seat] = goal
    position.note(Note.DEVELOPED, -1, seat, goal - before, goal, 0, 0, 0)
    for at in range(before + 1, goal + 1):
        if DEVELOPMENT_COINS[at]:
            pay_coin_space(position, seat, at)
        if DEVELOPMENT_CITIZEN[at]:
            take_citizen(position, seat, DEVELOPMENT_CITIZEN[at])


def pay_coin_space(position: OrleansState, seat: i32, at: i32) -> None:
    """Pay a coin space of the development track, to each player once in the game (R41)."""
    if not (position.paid[seat] >> (at // 10)) & 1:
        position.paid[seat] |= 1 << (at // 10)
        gain(position, seat, DEVELOPMENT_COINS[at])
