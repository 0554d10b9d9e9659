"""Section 7.5: attack and combat.

A running combat is one decision on the stack: `a` the battle square, `b` the attacker, `c` the defender, `d`
the flags shown in a row; its decider is the side to reinforce.
"""

from __future__ import annotations

from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.cards import (
    card_of,
    kinds_naming,
    named,
    names_any,
    neighbours,
)
from ludoteca.games.origo.rules.founding import notice_last_round
from ludoteca.games.origo.tables import (
    ATTACKED,
    COMBAT_HELD,
    COMBAT_WON,
    FLAGGED,
    REINFORCE,
    REINFORCED,
    SEA_AREA,
    SEAS,
)
from ludoteca.kernel.bits import ONE, bint, i32, popcount, u128


def battlefields(position: OrigoState) -> u128:
    """Tell where combat is possible: established countries (R8) and seas that are full (7.5 step 1, 3)."""
    sea: i32
    occupied: u128 = position.occupied()
    fields: u128 = position.established
    for sea in range(SEAS):
        if SEA_AREA[sea] & ~occupied == 0:
            fields |= SEA_AREA[sea]
    return fields


def targets(position: OrigoState, seat: i32) -> u128:
    """Tell which squares the seat may attack if a card names them (7.5 step 1, 2, 3 and 5, R6)."""
    squares: u128 = battlefields(position) & position.occupied() & ~position.own[seat]
    if position.attack_adjacency:
        squares &= neighbours(position.own[seat])
    return squares


def may_attack(position: OrigoState, seat: i32) -> bint:
    """Tell whether some card can attack: allowance (7.1), supply (R7), a target named (7.5 step 1, 4)."""
    squares: u128
    if position.fights == 0 or position.supply[seat] == 0:
        return False
    squares = targets(position, seat)
    return squares != 0 and names_any(position, seat, position.hands[seat], squares)


def attack_kinds(position: OrigoState, seat: i32) -> u128:
    """Tell the kinds of cards in hand that name a target."""
    return kinds_naming(position, seat, position.hands[seat], targets(position, seat))


def attack_squares(position: OrigoState, seat: i32, kind: i32) -> u128:
    """Tell the targets that a card names (7.5 step 1, 4; R12)."""
    return named(position, seat, kind) & targets(position, seat)


def holder(position: OrigoState, square: i32) -> i32:
    """Tell whose shield stands on a square; -1 if it is empty."""
    seat: i32
    for seat in range(position.seats):
        if (position.own[seat] >> square) & 1:
            return seat
    return -1


def support(position: OrigoState, seat: i32, square: i32) -> i32:
    """Count the seat's shields next to a square, across borders and coasts (R11)."""
    return popcount(neighbours(ONE << square) & position.own[seat])


def attack_value(position: OrigoState, attacker: i32, square: i32) -> i32:
    """Add up the attacker's combat value (7.5 step 2)."""
    return support(position, attacker, square) + 2 * popcount(position.battle[0])


def defence_value(position: OrigoState, defender: i32, square: i32) -> i32:
    """Add up the defender's combat value (7.5 step 2)."""
    return support(position, defender, square) + 1 + 2 * popcount(position.battle[1])


def declare(position: OrigoState, seat: i32, kind: i32, square: i32) -> None:
    """Open a combat with the first card; the defender decides first (7.5 steps 1 and 3)."""
    defender: i32 = holder(position, square)
    card: u128 = card_of(position.hands[seat], kind)
    position.hands[seat] &= ~card
    position.battle[0] = card
    position.battle[1] = 0
    position.revealed = True
    position.fights -= 1
    position.acted = True
    position.fought |= 1 << seat
    position.note(ATTACKED, -1, seat, defender, kind, square, 0, 0)
    position.push(REINFORCE, 1 << defender, square, seat, defender, 0)


def reinforcement_kinds(position: OrigoState, seat: i32, square: i32) -> u128:
    """Tell the kinds of unselected cards in hand that name the battle square for the seat (7.5 step 3, R10)."""
    return kinds_naming(position, seat, position.hands[seat] & ~position.selected, ONE << square)


def reinforce(position: OrigoState, seat: i32) -> None:
    """Show the selected cards; the other side decides next (7.5 step 3, R15)."""
    side: i32 = 0 if seat == position.b else 1
    position.hands[seat] &= ~position.selected
    position.battle[side] |= position.selected
    position.note(REINFORCED, -1, seat, 0, 0, 0, 0, position.selected)
    position.selected = 0
    position.revealed = True
    position.fought |= 1 << seat
    position.d = 0
    position.deciders = 1 << (position.c if seat == position.b else position.b)


def flag(position: OrigoState, seat: i32) -> None:
    """Add nothing this time; two flags in a row end the combat (7.5 step 3, R13)."""
    position.note(FLAGGED, -1, seat, 0, 0, 0, 0, 0)
    position.d += 1
    position.deciders = 1 << (position.c if seat == position.b else position.b)
    if position.d == 2:
        resolve(position)


def resolve(position: OrigoState) -> None:
    """Compare the values; a tie is the defender's. The loser's shield leaves the game (7.5 step 4, R7, R18)."""
    square: i32 = position.a
    attacker: i32 = position.b
    defender: i32 = position.c
    attack: i32 = attack_value(position, attacker, square)
    defence: i32 = defence_value(position, defender, square)
    position.supply[attacker] -= 1
    if attack > defence:
        position.own[defender] &= ~(ONE << square)
        position.own[attacker] |= ONE << square
        position.lost[defender] += 1
        position.note(COMBAT_WON, -1, attacker, defender, square, attack, defence, 0)
    else:
        position.lost[attacker] += 1
        position.note(COMBAT_HELD, -1, defender, attacker, square, attack, defence, 0)
    position.shown |= position.battle[0] | position.battle[1]
    position.battle[0] = 0
    position.battle[1] = 0
    position.pop()
    notice_last_round(position)
