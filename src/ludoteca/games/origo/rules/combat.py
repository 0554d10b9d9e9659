"""Section 7.5: attack and combat.

A running combat is one decision on the stack, with the battle square, attacker, defender and the flags shown in a
row; its decider is the side to reinforce.
"""

from __future__ import annotations

from ludoteca.games.origo.data import SQUARES
from ludoteca.games.origo.names import FIRST_CARD, Act, Ask, Note
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.cards import card_of, kinds_naming, named, names_any, select
from ludoteca.games.origo.rules.founding import notice_last_round
from ludoteca.games.origo.rules.geometry import neighbours
from ludoteca.games.origo.rules.placement import free_squares
from ludoteca.games.origo.rules.refusing import among_hand, is_card, not_in_hand, refuse, region_of
from ludoteca.games.origo.tables import GROWTH, LAND, SEA_AREA, SEAS
from ludoteca.kernel.bits import ONE, bint, i32, lowest, popcount, u128
from ludoteca.kernel.refusal import Refusal


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


def find_attack_card(position: OrigoState, seat: i32) -> None:
    """Find the kinds of cards in hand that name a target."""
    position.high = kinds_naming(position, seat, position.hands[seat], targets(position, seat))


def do_attack_card(position: OrigoState, seat: i32, pick: i32) -> None:
    """Go on to the square."""
    position.ask(Ask.ATTACK_SQUARE, pick - FIRST_CARD)


def why_not_attack_card(position: OrigoState, seat: int, pick: int) -> Refusal | None:
    """Tell why a card names no target: the best reason among the enemy squares that it names (7.5 step 1)."""
    if not is_card(pick):
        return None
    missing = not_in_hand(position, seat, pick, "7.5")
    return missing or why_no_target(position, seat, named(position, seat, pick - FIRST_CARD))


def find_attack_square(position: OrigoState, seat: i32, card: i32) -> None:
    """Find the targets that the card names (7.5 step 1, 4; R12)."""
    position.low = named(position, seat, card) & targets(position, seat)


def do_attack_square(position: OrigoState, seat: i32, square: i32, card: i32) -> None:
    """Open a combat with the first card; the defender decides first (7.5 steps 1 and 3)."""
    defender: i32 = holder(position, square)
    played: u128 = card_of(position.hands[seat], card)
    position.settle(2)
    position.hands[seat] &= ~played
    position.battle[0] = played
    position.battle[1] = 0
    position.revealed = True
    position.fights -= 1
    position.acted = True
    position.fought |= 1 << seat
    position.note(Note.ATTACKED, -1, seat, defender, card, square, 0, 0)
    position.push(Ask.REINFORCE, 1 << defender, square, seat, defender, 0)


def why_not_attack_square(position: OrigoState, seat: int, square: int) -> Refusal | None:
    """Tell which part of 7.5 step 1 an attack on a square fails."""
    if square >= FIRST_CARD:
        return None
    if free_squares(position) >> square & 1:
        return refuse("7.5", "empty")
    if position.own[seat] >> square & 1:
        return refuse("7.5", "own-shield")
    if not battlefields(position) >> square & 1:
        region = region_of(square)
        if region.limit:
            return refuse("7.5", "not-established", country=region.code)
        return refuse("7.5", "sea-not-full", sea=region.code)
    if not targets(position, seat) >> square & 1:
        return refuse("R6", "not-adjacent")
    return refuse("7.5", "not-named")


def why_no_attack(position: OrigoState, seat: int) -> Refusal:
    """Tell why no card in hand attacks: nowhere is combat possible, no enemy there is near, no card names one (7.5)."""
    enemies = battlefields(position) & position.occupied() & ~position.own[seat]
    if not battlefields(position):
        return refuse("7.5", "no-battlefield")
    if not enemies:
        return refuse("7.5", "no-enemy")
    return refuse("7.5", "no-card-names") if targets(position, seat) else refuse("R6", "not-adjacent")


def why_no_target(position: OrigoState, seat: int, squares: int) -> Refusal | None:
    """Tell why none of some squares can be attacked: by the enemy square among them that comes closest to it."""
    enemies = squares & ~free_squares(position) & ~position.own[seat]
    if not enemies:
        return refuse("7.5", "names-no-enemy")
    for closest in (targets(position, seat), battlefields(position), LAND):
        if enemies & closest:
            enemies &= closest
            break
    return why_not_attack_square(position, seat, lowest(enemies))


def reinforcement_kinds(position: OrigoState, seat: i32, square: i32) -> u128:
    """Tell the kinds of unselected cards in hand that name the battle square for the seat (7.5 step 3, R10)."""
    return kinds_naming(position, seat, position.hands[seat] & ~position.selected, ONE << square)


def find_reinforce(position: OrigoState, seat: i32, square: i32) -> None:
    """Find the cards that count in this combat, and what ends the choice (7.5 step 3)."""
    position.high = reinforcement_kinds(position, seat, square)
    position.high |= ONE << ((Act.SHOW if position.selected else Act.FLAG) - 128)


def do_reinforce(position: OrigoState, seat: i32, pick: i32, square: i32, attacker: i32, defender: i32) -> None:
    """Select a card, show the selected ones, or add nothing; after the latter two the other side is next (D8)."""
    other: i32 = defender if seat == attacker else attacker
    if pick == Act.SHOW:
        position.settle(0)
        show(position, seat, 0 if seat == attacker else 1)
        position.d = 0
        position.deciders = 1 << other
    elif pick == Act.FLAG:
        position.settle(0)
        position.note(Note.FLAGGED, -1, seat, 0, 0, 0, 0, 0)
        position.d += 1
        position.deciders = 1 << other
        if position.d == 2:
            resolve(position, square, attacker, defender)
    else:
        select(position, seat, pick - FIRST_CARD)


def why_not_reinforce(position: OrigoState, seat: int, pick: int, square: int) -> Refusal | None:
    """Tell why a card does not count in this combat, or why the choice cannot end like this (7.5 step 3)."""
    if pick >= Act.first:
        if pick == Act.SHOW:
            return refuse("7.5", "nothing-to-show")
        return refuse("7.5", "cards-selected") if pick == Act.FLAG else refuse("7.2", "combat-running")
    if not is_card(pick):
        return None
    if missing := not_in_hand(position, seat, pick, "7.5 step 3"):
        return missing
    if named(position, seat, pick - FIRST_CARD) >> square & 1:
        return refuse("7.5 step 3", "already-chosen")
    if pick - FIRST_CARD == GROWTH:
        return refuse("7.5 step 3", "growth-not-adjacent", square=SQUARES[square])
    return refuse("7.5 step 3", "card-not-naming", square=SQUARES[square])


def among_reinforce(position: OrigoState, seat: int) -> list[int]:
    """List the cards in hand, to show and to add nothing."""
    return [*among_hand(position, seat), Act.SHOW, Act.FLAG]


def show(position: OrigoState, seat: i32, side: i32) -> None:
    """Show the selected cards (7.5 step 3, R15)."""
    position.hands[seat] &= ~position.selected
    position.battle[side] |= position.selected
    position.note(Note.REINFORCED, -1, seat, 0, 0, 0, 0, position.selected)
    position.selected = 0
    position.revealed = True
    position.fought |= 1 << seat


def resolve(position: OrigoState, square: i32, attacker: i32, defender: i32) -> None:
    """Compare the values; a tie is the defender's. The loser's shield leaves the game (7.5 step 4, R7, R18)."""
    attack: i32 = attack_value(position, attacker, square)
    defence: i32 = defence_value(position, defender, square)
    position.supply[attacker] -= 1
    if attack > defence:
        position.own[defender] &= ~(ONE << square)
        position.own[attacker] |= ONE << square
        position.lost[defender] += 1
        position.note(Note.COMBAT_WON, -1, attacker, defender, square, attack, defence, 0)
    else:
        position.lost[attacker] += 1
        position.note(Note.COMBAT_HELD, -1, defender, attacker, square, attack, defence, 0)
    position.shown |= position.battle[0] | position.battle[1]
    position.battle[0] = 0
    position.battle[1] = 0
    position.pop()
    notice_last_round(position)
