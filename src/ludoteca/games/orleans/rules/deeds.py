"""Section 12: followers sent to beneficial deeds, from the Town Hall or the Gunpowder Tower."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.orleans.names import (
    CITIZEN_DEED,
    DEEDS,
    FIRST_DEED,
    FIRST_FOLLOWER,
    KINDS,
    NEUTRAL,
    TOWN_HALL,
    Act,
    Ask,
    Note,
)
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.actions import next_turn
from ludoteca.games.orleans.rules.payments import gain
from ludoteca.games.orleans.rules.tracks import develop, take_citizen
from ludoteca.games.orleans.tables import DEED_CHOICE, DEED_COINS, FIRST_SPACE, SLOTS, TOP
from ludoteca.games.orleans.vocabulary import refuse
from ludoteca.kernel.bits import ONE, bint, i32
from ludoteca.kernel.refusal import Refusal


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


def send_one(position: OrleansState, seat: i32, place: i32, kind: i32, deed: i32, development: bint) -> None:
    """Send a follower; then ask for a second one, if there is any (R21). The decision SEND is topmost."""
    sent: i32 = position.b + 1
    send(position, seat, place, kind, deed, development)
    if sent == 2 or sendable(position, seat, place) == 0:
        leave_deeds(position)
    else:
        position.pop()
        position.ask(seat, Ask.SEND, place, sent, 0)


def leave_deeds(position: OrleansState) -> None:
    """End an action of deeds; followers that were not sent stay."""
    position.settle()
    next_turn(position)


# SEND: which follower goes; `sent` have gone already.


def find_senders(position: OrleansState, seat: i32, place: i32, sent: i32) -> None:
    """Find who can be sent; one is enough."""
    position.high = ONE * sendable(position, seat, place)
    if sent:
        position.offer(Act.DONE)


def do_send(position: OrleansState, seat: i32, pick: i32, place: i32) -> None:
    """Ask for the deed, or be done (8, R21)."""
    if pick == Act.DONE:
        leave_deeds(position)
    else:
        position.ask(seat, Ask.DEED, place, pick - FIRST_FOLLOWER, 0)


def why_not_send(position: OrleansState, seat: int, pick: int, place: int) -> Refusal | None:
    """Tell why a follower cannot be sent to a deed (R21, R22)."""
    kind = pick - FIRST_FOLLOWER
    if not 0 <= kind < KINDS:
        return None
    if kind >= NEUTRAL:
        return refuse("5", "no-starting-follower")
    if place == TOWN_HALL:
        spaces = range(FIRST_SPACE[place], FIRST_SPACE[place + 1])
        here = any(position.at[54 * seat + space] == kind + 1 for space in spaces)
    else:
        here = position.tower[11 * seat + kind] > 0
    return refuse("R22", "no-slot", follower=kind) if here else refuse("R21", "not-there", follower=kind)


def among_senders(position: OrleansState, seat: int) -> Sequence[int]:
    """List the neutral followers."""
    return range(FIRST_FOLLOWER, FIRST_FOLLOWER + NEUTRAL)


# DEED: which one.


def find_deeds(position: OrleansState, seat: i32, place: i32, follower: i32) -> None:
    """Find the deeds with a free slot for the follower (R22)."""
    position.low = (ONE * deeds_for(position, follower)) << FIRST_DEED


def do_deed(position: OrleansState, seat: i32, pick: i32, place: i32, follower: i32) -> None:
    """Send the follower, or ask for the reward first."""
    deed: i32 = pick - FIRST_DEED
    if chooses_reward(position, seat, deed):
        position.ask(seat, Ask.REWARD, place, follower, deed)
    else:
        position.pop()
        send_one(position, seat, place, follower, deed, False)


def why_not_deed(position: OrleansState, seat: int, pick: int, place: int, follower: int) -> Refusal | None:
    """Tell why a deed does not take the follower."""
    deed = pick - FIRST_DEED
    if not 0 <= deed < DEEDS or deeds_for(position, follower) >> deed & 1:
        return None
    return refuse("R22", "no-slot-there", follower=follower, deed=deed)


def among_deeds(position: OrleansState, seat: int) -> Sequence[int]:
    """List all deeds."""
    return range(FIRST_DEED, FIRST_DEED + DEEDS)


# REWARD: what is taken for it.


def find_rewards(position: OrleansState, seat: i32) -> None:
    """Offer coins or development (R23)."""
    position.offer(Act.COIN)
    position.offer(Act.DEVELOPMENT)


def do_reward(position: OrleansState, seat: i32, pick: i32, place: i32, follower: i32, deed: i32) -> None:
    """Send the follower for the chosen reward."""
    position.pop()
    position.pop()
    send_one(position, seat, place, follower, deed, pick == Act.DEVELOPMENT)
