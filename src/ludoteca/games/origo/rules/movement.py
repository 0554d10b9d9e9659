"""Sections 7.6 and 7.8: moves on land and navigation."""

from __future__ import annotations

from ludoteca.games.origo.names import FIRST_CARD, Ask, Note
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.founding import arrive
from ludoteca.games.origo.rules.geometry import chain, neighbours
from ludoteca.games.origo.rules.placement import free_squares
from ludoteca.games.origo.rules.refusing import refuse
from ludoteca.games.origo.tables import LAND, SEA
from ludoteca.kernel.bits import ONE, i32, u128
from ludoteca.kernel.refusal import Refusal


def reach(position: OrigoState, seat: i32, square: i32) -> u128:
    """Tell the empty squares next to the chain of own shields that contains a square (7.6)."""
    return neighbours(chain(ONE << square, position.own[seat])) & free_squares(position)


def mobile(position: OrigoState, seat: i32) -> u128:
    """Tell the own shields that have somewhere to go: those of chains that touch an empty square."""
    own: u128 = position.own[seat]
    return chain(neighbours(free_squares(position)) & own, own)


def movable(position: OrigoState, seat: i32) -> u128:
    """Tell the own shields that may move: those on land with somewhere to go, once per turn (7.1, 7.6, R20)."""
    return mobile(position, seat) & LAND if position.shifts > 0 else 0


def navigable(position: OrigoState, seat: i32) -> u128:
    """Tell the own shields that may navigate: those at sea that have not done so in this turn (7.8, R20, R21)."""
    ready: u128 = position.own[seat] & SEA & ~position.navigated
    return mobile(position, seat) & ready if ready else 0


def travel(position: OrigoState, seat: i32, square: i32, target: i32) -> None:
    """Carry a shield, with its mark of having navigated (R21), to its target."""
    position.acted = True
    position.own[seat] = (position.own[seat] & ~(ONE << square)) | (ONE << target)
    if (position.navigated >> square) & 1:
        position.navigated = (position.navigated & ~(ONE << square)) | (ONE << target)


def find_move_from(position: OrigoState, seat: i32) -> None:
    """Find the shields that may move (7.6)."""
    position.low = movable(position, seat)


def do_move_from(position: OrigoState, seat: i32, square: i32) -> None:
    """Go on to the target of a move."""
    position.ask(Ask.MOVE_TO, square)


def why_not_move_from(position: OrigoState, seat: int, square: int) -> Refusal | None:
    """Tell why a shield cannot move (7.6, R20)."""
    if square >= FIRST_CARD:
        return None
    if not position.own[seat] >> square & 1:
        return refuse("7.6", "not-own")
    if SEA >> square & 1:
        return refuse("R20", "not-land")
    return refuse("7.6", "no-destination")


def find_navigate_from(position: OrigoState, seat: i32) -> None:
    """Find the shields that may navigate (7.8)."""
    position.low = navigable(position, seat)


def do_navigate_from(position: OrigoState, seat: i32, square: i32) -> None:
    """Go on to the target of a navigation."""
    position.ask(Ask.NAVIGATE_TO, square)


def why_not_navigate_from(position: OrigoState, seat: int, square: int) -> Refusal | None:
    """Tell why a shield cannot navigate (7.8, R20, R21)."""
    if square >= FIRST_CARD:
        return None
    if not position.own[seat] >> square & 1:
        return refuse("7.8", "not-own")
    if not SEA >> square & 1:
        return refuse("R20", "not-sea")
    if position.navigated >> square & 1:
        return refuse("R21", "already-navigated")
    return refuse("7.8", "no-destination")


def find_target(position: OrigoState, seat: i32, square: i32) -> None:
    """Find the empty squares that a shield can reach (7.6)."""
    position.low = reach(position, seat, square)


def why_not_target(position: OrigoState, target: int, rule: str) -> Refusal | None:
    """Tell why a shield cannot go to a square, by the rule of its way."""
    if target >= FIRST_CARD:
        return None
    return refuse(rule, "not-reachable" if free_squares(position) >> target & 1 else "occupied")


def why_not_move_to(position: OrigoState, seat: int, target: int) -> Refusal | None:
    """Tell why a shield cannot move to a square (7.6)."""
    return why_not_target(position, target, "7.6")


def why_not_navigate_to(position: OrigoState, seat: int, target: int) -> Refusal | None:
    """Tell why a shield cannot sail to a square (7.8)."""
    return why_not_target(position, target, "7.8")


def do_move_to(position: OrigoState, seat: i32, target: i32, square: i32) -> None:
    """Move a land shield (7.6)."""
    position.settle(2)
    position.shifts -= 1
    travel(position, seat, square, target)
    position.note(Note.MOVED, -1, seat, square, target, 0, 0, 0)
    arrive(position, seat, target)


def do_navigate_to(position: OrigoState, seat: i32, target: i32, square: i32) -> None:
    """Sail a sea shield; it is marked until the end of the turn (7.8)."""
    position.settle(2)
    travel(position, seat, square, target)
    position.navigated |= ONE << target
    position.note(Note.NAVIGATED, -1, seat, square, target, 0, 0, 0)
    arrive(position, seat, target)


def why_nobody_travels(position: OrigoState, seat: int, by_sea: bool) -> Refusal:
    """Tell why no own shield can move, or navigate (7.6, 7.8)."""
    mine: u128 = position.own[seat] & (SEA if by_sea else LAND)
    if not mine:
        return refuse("R20", "not-sea" if by_sea else "not-land")
    if mine & mobile(position, seat):
        return refuse("R21", "already-navigated")
    return refuse("7.8" if by_sea else "7.6", "no-destination")
