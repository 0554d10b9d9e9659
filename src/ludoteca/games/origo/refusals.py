# cython: annotation_typing=False, boundscheck=True, wraparound=True
"""Why a pick is not legal: the first rule that forbids it, in the order in which a player would think."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from ludoteca.games.origo.data import SQUARES, Region, load
from ludoteca.games.origo.rules.cards import named
from ludoteca.games.origo.rules.combat import battlefields, targets
from ludoteca.games.origo.rules.movement import mobile
from ludoteca.games.origo.rules.placement import free_squares
from ludoteca.games.origo.rules.turn import OrigoPosition
from ludoteca.games.origo.tables import ACTIONS, DECISIONS, FIRST_ACTION, FIRST_CARD
from ludoteca.games.origo.view import KIND_OF, KINDS
from ludoteca.kernel.bits import union
from ludoteca.kernel.listing import members
from ludoteca.kernel.refusal import Refusal

BOARD = union(range(len(SQUARES)))
MENU_ACTIONS = ACTIONS[:6]
COMBAT_ACTIONS = ACTIONS[6:]


def _refuse(rule: str, reason: str, **args: Any) -> Refusal:
    return Refusal(rule, f"origo-refused-{reason}", args) if args else _bare(rule, reason)


@cache
def _bare(rule: str, reason: str) -> Refusal:
    """Make a refusal without arguments once: every offer holds some."""
    return Refusal(rule, f"origo-refused-{reason}", {})


def candidates(position: OrigoPosition, seat: int) -> Sequence[int]:
    """List the picks that a person might think of: squares, cards in hand, or action icons."""
    decision = DECISIONS[position.kind]
    if decision == "menu":
        return [FIRST_ACTION + ACTIONS.index(action) for action in MENU_ACTIONS]
    hand = sorted({FIRST_CARD + KIND_OF[card] for card in members(position.hand_of(seat))})
    if decision == "reinforce":
        return hand + [FIRST_ACTION + ACTIONS.index(action) for action in COMBAT_ACTIONS]
    if decision.endswith("card"):
        return hand
    if decision.endswith("from"):
        return members(position.shields_of(seat))
    return range(len(SQUARES))


def refusal(position: OrigoPosition, seat: int, pick: int) -> Refusal:
    """Tell why a pick is not legal now."""
    decision = DECISIONS[position.kind]
    if pick < FIRST_CARD:
        square = 1 << pick
        if decision == "place":
            return _placement(position, square)
        if decision == "expand-square":
            return _expansion(position, square)
        if decision == "attack-square":
            return _attack(position, seat, square)
        if decision in ("move-from", "navigate-from"):
            return _traveller(position, seat, square, decision)
        if decision in ("move-to", "navigate-to"):
            if square & ~free_squares(position):
                return _refuse("7.6", "occupied")
            return _refuse("7.6", "not-reachable")
    elif pick < FIRST_ACTION:
        if not any(KIND_OF[card] == pick - FIRST_CARD for card in members(position.hand_of(seat))):
            return _refuse("7.3", "not-in-hand")
        if decision == "expand-card":
            return _refuse("R4", "no-square")
        if decision == "attack-card":
            return _attack_card(position, seat, pick - FIRST_CARD)
        if decision == "reinforce":
            return _reinforcement(position, seat, pick - FIRST_CARD)
    elif decision == "menu" and ACTIONS[pick - FIRST_ACTION] in MENU_ACTIONS:
        return _action(position, seat, ACTIONS[pick - FIRST_ACTION])
    elif decision == "reinforce":
        if ACTIONS[pick - FIRST_ACTION] == "show":
            return _refuse("7.5", "nothing-to-show")
        if ACTIONS[pick - FIRST_ACTION] == "flag":
            return _refuse("7.5", "cards-selected")
        return _refuse("7.2", "combat-running")
    return _refuse("7.2", "not-offered")


@cache
def _region(square: int) -> Region:
    data = load()
    return next(region for region in data.countries + data.seas if region.squares & square)


@cache
def _sea() -> int:
    return sum(region.squares for region in load().seas)


def _placement(position: OrigoPosition, square: int) -> Refusal:
    if square & ~free_squares(position):
        return _refuse("7.3", "occupied")
    region = _region(square)
    return _refuse("6", "limit-reached", country=region.code, limit=region.limit)


def _expansion(position: OrigoPosition, square: int) -> Refusal:
    if square & ~free_squares(position):
        return _refuse("7.3", "occupied")
    return _refuse("7.3", "not-named")


def _attack(position: OrigoPosition, seat: int, square: int) -> Refusal:
    """Tell which part of 7.5 step 1 an attack on a square fails."""
    if square & free_squares(position):
        return _refuse("7.5", "empty")
    if square & position.shields_of(seat):
        return _refuse("7.5", "own-shield")
    if square & ~battlefields(position):
        region = _region(square)
        if region.limit:
            return _refuse("7.5", "not-established", country=region.code)
        return _refuse("7.5", "sea-not-full", sea=region.code)
    if square & ~targets(position, seat):
        return _refuse("R6", "not-adjacent")
    return _refuse("7.3", "not-named")


def _attack_card(position: OrigoPosition, seat: int, kind: int) -> Refusal:
    """Tell why a card names no target: the best reason among the enemy squares that it names."""
    return _no_target(position, seat, named(position, seat, kind))


def _traveller(position: OrigoPosition, seat: int, square: int, decision: str) -> Refusal:
    own = position.shields_of(seat)
    at_sea = bool(_sea() & square)
    if not square & own:
        return _refuse("7.6", "not-own")
    if decision == "move-from" and at_sea:
        return _refuse("R20", "not-land")
    if decision == "navigate-from" and not at_sea:
        return _refuse("R20", "not-sea")
    if square & position.navigated and decision == "navigate-from":
        return _refuse("R21", "already-navigated")
    return _refuse("7.6", "no-destination")


def _reinforcement(position: OrigoPosition, seat: int, kind: int) -> Refusal:
    square = 1 << position.a
    if named(position, seat, kind) & square:
        return _refuse("7.5", "not-in-hand")
    if KINDS[kind].group == "growth":
        return _refuse("7.5 step 3", "growth-not-adjacent", square=SQUARES[position.a])
    return _refuse("7.5", "card-not-naming", square=SQUARES[position.a])


def _action(position: OrigoPosition, seat: int, action: str) -> Refusal:
    if action in ("expand", "attack"):
        if position.fights == 0:
            return _refuse("7.1", "no-allowance")
        if position.supply_of(seat) == 0:
            return _refuse("R5" if action == "expand" else "R7", "no-supply")
        if position.hand_of(seat) == 0:
            return _refuse("7.3", "no-card")
        return _no_square(position, seat, action)
    if action in ("move", "exchange") and position.shifts == 0:
        return _refuse("7.1", "no-allowance")
    if action == "exchange":
        return _refuse("R23", "too-few-cards")
    return _nobody_travels(position, seat, action)


def _no_square(position: OrigoPosition, seat: int, action: str) -> Refusal:
    if action == "expand":
        return _refuse("R4", "no-square")
    return _no_target(position, seat, BOARD)


def _no_target(position: OrigoPosition, seat: int, squares: int) -> Refusal:
    """Tell why none of some squares can be attacked: by the enemy square among them that comes closest to it."""
    enemies = squares & ~free_squares(position) & ~position.shields_of(seat)
    if not enemies:
        return _refuse("R4", "no-square")
    for closest in (targets(position, seat), battlefields(position), ~_sea()):
        if enemies & closest:
            enemies &= closest
            break
    return _attack(position, seat, enemies & -enemies)


def _nobody_travels(position: OrigoPosition, seat: int, action: str) -> Refusal:
    own = position.shields_of(seat)
    mine = own & (_sea() if action == "navigate" else ~_sea())
    if not mine:
        return _refuse("R20", "not-sea" if action == "navigate" else "not-land")
    if mine & mobile(position, seat):
        return _refuse("R21", "already-navigated")
    return _refuse("7.6", "no-destination")
