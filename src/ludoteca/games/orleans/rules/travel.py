"""Section 8: the merchant's journeys and trading stations."""

from __future__ import annotations

from ludoteca.games.orleans.names import Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.tables import EDGE_BETWEEN, NEXT_CITIES, ORLEANS
from ludoteca.kernel.bits import bint, i32


def next_cities(position: OrleansState, seat: i32, via: i32) -> i32:
    """Tell, as a mask, the cities one road or one waterway away from the merchant."""
    return NEXT_CITIES[23 * via + position.city[seat]]


def edge_to(position: OrleansState, seat: i32, via: i32, city: i32) -> i32:
    """Tell the road or waterway from the merchant to a city."""
    return EDGE_BETWEEN[(23 * via + position.city[seat]) * 23 + city]


def goods_on(position: OrleansState, edge: i32) -> i32:
    """Tell, as a mask, the goods that lie on a road or waterway."""
    goods: i32 = 0
    if position.on_edge[2 * edge]:
        goods |= 1 << (position.on_edge[2 * edge] - 1)
    if position.on_edge[2 * edge + 1]:
        goods |= 1 << (position.on_edge[2 * edge + 1] - 1)
    return goods


def travel(position: OrleansState, seat: i32, via: i32, city: i32, good: i32) -> None:
    """Move the merchant along one edge, and take one good of it or none (-1) (8, R19)."""
    edge: i32 = edge_to(position, seat, via, city)
    position.city[seat] = city
    position.note(Note.TRAVELLED, -1, seat, city, 0, 0, 0, 0)
    if good >= 0:
        if position.on_edge[2 * edge] == good + 1:
            position.on_edge[2 * edge] = 0
        else:
            position.on_edge[2 * edge + 1] = 0
        position.goods[5 * seat + good] += 1
        position.note(Note.GOOD, -1, seat, good, 0, 0, 0, 0)


def may_build(position: OrleansState, seat: i32) -> bint:
    """Tell whether the city takes a station: one for all, but in Orléans one for each player (8, R20)."""
    other: i32
    taken: i32 = 0
    city: i32 = position.city[seat]
    if position.stock[seat] == 0 or (position.stations[seat] >> city) & 1:
        return False
    if city == ORLEANS:
        return True
    for other in range(position.seats):
        taken |= position.stations[other]
    return not (taken >> city) & 1


def build(position: OrleansState, seat: i32) -> None:
    """Build a trading station in the merchant's city."""
    position.stock[seat] -= 1
    position.stations[seat] |= 1 << position.city[seat]
    position.note(Note.BUILT, -1, seat, position.city[seat], 0, 0, 0, 0)
