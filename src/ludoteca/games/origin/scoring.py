"""Section 10: points."""

from __future__ import annotations

from ludoteca.games.origin.names import CONTINENTS, HUNTING_VALUES, LEVELS, STRAIT_VALUES, Card
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.tables import CONTINENT_POINTS, IN_CONTINENT, POINTS, TILE_POINTS
from ludoteca.kernel.bits import i32, lowest, popcount, u64


def objective_points(position: OriginState, seat: i32) -> i32:
    """Add up the objectives played (10)."""
    points: i32 = 0
    cards: u64 = position.scored[seat]
    while cards:
        points += POINTS[lowest(cards)]
        cards &= cards - 1
    return points


def hunting_points(position: OriginState, seat: i32) -> i32:
    """Add up the hunting tokens (10)."""
    value: i32
    points: i32 = 0
    for value in range(HUNTING_VALUES):
        points += value * position.hunted[HUNTING_VALUES * seat + value]
    return points


def strait_points(position: OriginState, seat: i32) -> i32:
    """Add up the strait tokens (10)."""
    value: i32
    points: i32 = 0
    for value in range(STRAIT_VALUES):
        points += value * position.crossed[STRAIT_VALUES * seat + value]
    return points


def tile_points(position: OriginState, seat: i32) -> i32:
    """Add up the tiles: a stack has one of each level up to its height, covered ones count (10, R18)."""
    height: i32
    points: i32 = 0
    worth: i32 = 0
    for height in range(LEVELS):
        worth += TILE_POINTS[height]
        points += worth * position.stacks[LEVELS * seat + height]
    return points


def continents(position: OriginState, seat: i32) -> i32:
    """Count the continents where a player has a pawn."""
    continent: i32
    count: i32 = 0
    for continent in range(CONTINENTS):
        if IN_CONTINENT[continent] & position.own[seat]:
            count += 1
    return count


def continent_points(position: OriginState, seat: i32) -> i32:
    """Tell what First Civilisation gives at the end (9.3)."""
    return CONTINENT_POINTS * continents(position, seat) if position.has(seat, Card.FIRST_CIVILISATION) else 0


def score(position: OriginState, seat: i32) -> i32:
    """Tell the score of a player: everything together, and a point for each card in hand (10)."""
    return (
        objective_points(position, seat)
        + popcount(position.hands[seat])
        + hunting_points(position, seat)
        + strait_points(position, seat)
        + tile_points(position, seat)
        + continent_points(position, seat)
    )
