"""Section 7.2: the menu of a turn."""

from __future__ import annotations

from ludoteca.games.origo.names import Act, Ask
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.combat import may_attack, why_no_attack
from ludoteca.games.origo.rules.exchange import may_exchange
from ludoteca.games.origo.rules.expansion import may_expand
from ludoteca.games.origo.rules.movement import movable, navigable, why_nobody_travels
from ludoteca.games.origo.rules.refusing import refuse
from ludoteca.games.origo.rules.rounds import end_turn
from ludoteca.kernel.bits import ONE, i32, u128
from ludoteca.kernel.refusal import Refusal


def find_menu(position: OrigoState, seat: i32) -> None:
    """Find the actions that have at least one legal completion; the turn may always be ended (7.2, D2)."""
    actions: u128 = ONE << (Act.END - 128)
    if may_expand(position, seat):
        actions |= ONE << (Act.EXPAND - 128)
    if may_attack(position, seat):
        actions |= ONE << (Act.ATTACK - 128)
    if movable(position, seat):
        actions |= ONE << (Act.MOVE - 128)
    if may_exchange(position, seat):
        actions |= ONE << (Act.EXCHANGE - 128)
    if navigable(position, seat):
        actions |= ONE << (Act.NAVIGATE - 128)
    position.high = actions


def do_menu(position: OrigoState, seat: i32, action: i32) -> None:
    """Begin an action, or end the turn (D2, D9)."""
    if action == Act.EXPAND:
        position.ask(Ask.EXPAND_CARD, 0)
    elif action == Act.ATTACK:
        position.ask(Ask.ATTACK_CARD, 0)
    elif action == Act.MOVE:
        position.ask(Ask.MOVE_FROM, 0)
    elif action == Act.EXCHANGE:
        position.ask(Ask.EXCHANGE_CARD, 0)
    elif action == Act.NAVIGATE:
        position.ask(Ask.NAVIGATE_FROM, 0)
    else:
        position.settle(0)
        end_turn(position)


def why_not_menu(position: OrigoState, seat: int, action: int) -> Refusal | None:
    """Tell why an action is not possible (7.1, 7.2)."""
    if action in (Act.EXPAND, Act.ATTACK):
        return why_not_fight(position, seat, action)
    if action in (Act.MOVE, Act.EXCHANGE) and position.shifts == 0:
        return refuse("7.1", "no-allowance")
    if action == Act.EXCHANGE:
        return refuse("R23", "too-few-cards")
    if action in (Act.MOVE, Act.NAVIGATE):
        return why_nobody_travels(position, seat, action == Act.NAVIGATE)
    return None


def why_not_fight(position: OrigoState, seat: int, action: int) -> Refusal | None:
    """Tell why no card can place a shield, or attack (7.1, 7.3, 7.5, R4, R5, R7)."""
    if position.fights == 0:
        return refuse("7.1", "no-allowance")
    if position.supply[seat] == 0:
        return refuse("R5" if action == Act.EXPAND else "R7", "no-supply")
    if position.hands[seat] == 0:
        return refuse("7.3" if action == Act.EXPAND else "7.5", "no-card")
    return refuse("R4", "no-empty-square") if action == Act.EXPAND else why_no_attack(position, seat)


def among_actions(position: OrigoState, seat: int) -> range:
    """List the actions of the menu."""
    return range(Act.EXPAND, Act.END + 1)
