"""Section 12: followers sent to beneficial deeds, from the Town Hall or the Gunpowder Tower."""

from __future__ import annotations

from ludoteca.games.orleans.names import CITIZEN_DEED, DEEDS, NEUTRAL, TOWN_HALL, Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.payments import gain
from ludoteca.games.orleans.rules.tracks import develop, take_citizen
from ludoteca.games.orleans.tables import DEED_CHOICE, DEED_COINS, FIRST_SPACE, SLOTS, TOP
from ludoteca.kernel.bits import bint, i32


def deeds_for(position: OrleansState, kind: i32) -> i32:
    """Tell, as a mask, the deeds with a free slot of exactly this type (R22)."""
    deed: i32
    deeds: i32 = 0
    for deed in range(DEEDS):
        if position.filled_slots[7 * deed + kind] < SLOTS[7 * deed + kind]:
            deeds |= 1 << deed
    return deeds


def sendable(position: OrleansState, seat: i32, place: i32) -> i32:
    """Tell, as a mask of types, the neutral followers of Town Hall or tower that some deed takes (R21)."""
    kind: i32
    space: i32
    kinds: i32 = 0
    if place == TOWN_HALL:
        for space in range(FIRST_SPACE[place], FIRST_SPACE[place + 1]):
            if position.at[54 * seat + space]:
                kinds |= 1 << (position.at[54 * seat + space] - 1)
    else:
        for kind in range(NEUTRAL):
            if position.tower[11 * seat + kind]:
                kinds |= 1 << kind
    for kind in range(NEUTRAL):
        if (kinds >> kind) & 1 and not deeds_for(position, kind):
            kinds &= ~(1 << kind)
    return kinds


def chooses_reward(position: OrleansState, seat: i32, deed: i32) -> bint:
    """Tell whether the reward is chosen: coin or development, below 30 (R23)."""
    return DEED_CHOICE[deed] and position.development[seat] < TOP


def send(position: OrleansState, seat: i32, place: i32, kind: i32, deed: i32, development: bint) -> None:
    """Put a follower on a deed for its reward; filling the last slot gives the citizen (R22, R24)."""
    space: i32
    other: i32
    free: i32 = 0
    if place == TOWN_HALL:
        space = FIRST_SPACE[place]
        if position.at[54 * seat + space] != kind + 1:
            space += 1
        position.vacate(seat, space)
    else:
        position.tower[11 * seat + kind] -= 1
    position.filled_slots[7 * deed + kind] += 1
    position.note(Note.SENT, -1, seat, kind, deed, 0, 0, 0)
    if development:
        develop(position, seat, 1)
    else:
        gain(position, seat, DEED_COINS[deed])
    for other in range(7):
        free += SLOTS[7 * deed + other] - position.filled_slots[7 * deed + other]
    if free == 0:
        position.note(Note.DEED, -1, seat, deed, 0, 0, 0, 0)
        take_citizen(position, seat, CITIZEN_DEED << deed)
