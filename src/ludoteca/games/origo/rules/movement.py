"""Sections 7.6 and 7.8: moves on land and navigation."""

from __future__ import annotations

from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.cards import neighbours
from ludoteca.games.origo.rules.founding import arrive
from ludoteca.games.origo.rules.placement import free_squares
from ludoteca.games.origo.tables import LAND, MOVED, NAVIGATED, SEA
from ludoteca.kernel.bits import ONE, i32, u128


def chain(start: u128, own: u128) -> u128:
    """Grow a set of squares through adjacent own shields until it grows no more (R19)."""
    grown: u128 = (start | neighbours(start)) & own
    while grown != start:
        start = grown
        grown = (start | neighbours(start)) & own
    return start


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


def move(position: OrigoState, seat: i32, square: i32, target: i32) -> None:
    """Move a land shield (7.6)."""
    position.shifts -= 1
    travel(position, seat, square, target)
    position.note(MOVED, -1, seat, square, target, 0, 0, 0)
    arrive(position, seat, target)


def navigate(position: OrigoState, seat: i32, square: i32, target: i32) -> None:
    """Sail a sea shield; it is marked until the end of the turn (7.8)."""
    travel(position, seat, square, target)
    position.navigated |= ONE << target
    position.note(NAVIGATED, -1, seat, square, target, 0, 0, 0)
    arrive(position, seat, target)
