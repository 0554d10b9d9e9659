"""Section 8: the merchant's journeys and trading stations."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.orleans.data import VIAS
from ludoteca.games.orleans.names import CITIES, FIRST_CITY, FIRST_GOOD, GOODS, Act, Ask, Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.actions import announce, finish
from ludoteca.games.orleans.tables import AMOUNT, EDGE_BETWEEN, NEXT_CITIES, ORLEANS
from ludoteca.games.orleans.vocabulary import refuse
from ludoteca.kernel.bits import ONE, bint, i32
from ludoteca.kernel.refusal import Refusal


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
    """Tell whether a player has a station left and the merchant's city takes it (8, R20)."""
    return position.stock[seat] > 0 and (open_cities(position, seat) >> position.city[seat]) & 1 != 0


def open_cities(position: OrleansState, seat: i32) -> i32:
    """Tell, as a mask, the cities that take a station: one for all, but in Orléans one for each player (8, R20)."""
    other: i32
    taken: i32 = 0
    for other in range(position.seats):
        taken |= position.stations[other]
    return ~(taken & ~(1 << ORLEANS) | position.stations[seat])


def build(position: OrleansState, seat: i32) -> None:
    """Build a trading station in the merchant's city."""
    position.stock[seat] -= 1
    position.stations[seat] |= 1 << position.city[seat]
    position.note(Note.BUILT, -1, seat, position.city[seat], 0, 0, 0, 0)


# CITY: where the merchant goes.


def find_cities(position: OrleansState, seat: i32, place: i32) -> None:
    """Find the cities one road or waterway away, whichever the place is for."""
    position.low = (ONE * next_cities(position, seat, AMOUNT[place])) << FIRST_CITY


def do_city(position: OrleansState, seat: i32, pick: i32, place: i32) -> None:
    """Go to a city; where goods lie on the way, one may be taken."""
    city: i32 = pick - FIRST_CITY
    if goods_on(position, edge_to(position, seat, AMOUNT[place], city)):
        position.ask(seat, Ask.GOOD, place, city, 0)
    else:
        travel_from(position, seat, place, city, -1)


def why_not_city(position: OrleansState, seat: int, pick: int, place: int) -> Refusal | None:
    """Tell why the merchant cannot go to a city."""
    if not FIRST_CITY <= pick < FIRST_CITY + CITIES:
        return None
    return refuse("8", f"not-by-{VIAS[AMOUNT[place]]}", city=position.city[seat])


def among_cities(position: OrleansState, seat: int) -> Sequence[int]:
    """List all cities."""
    return range(FIRST_CITY, FIRST_CITY + CITIES)


def travel_from(position: OrleansState, seat: i32, place: i32, city: i32, good: i32) -> None:
    """Move the merchant by a place that does so (8)."""
    announce(position, seat, place)
    travel(position, seat, AMOUNT[place], city, good)
    finish(position, seat, place)


# GOOD: what is taken on the way.


def find_goods(position: OrleansState, seat: i32, place: i32, city: i32) -> None:
    """Find the goods on the way; none has to be taken (R19)."""
    position.low = (ONE * goods_on(position, edge_to(position, seat, AMOUNT[place], city))) << FIRST_GOOD
    position.offer(Act.NONE)


def do_good(position: OrleansState, seat: i32, pick: i32, place: i32, city: i32) -> None:
    """Go, and take a good or none."""
    travel_from(position, seat, place, city, -1 if pick == Act.NONE else pick - FIRST_GOOD)


def why_not_good(position: OrleansState, seat: int, pick: int) -> Refusal | None:
    """Tell why a good cannot be taken."""
    good = pick - FIRST_GOOD
    return refuse("8", "not-on-edge", good=good) if 0 <= good < GOODS else None


def among_goods(position: OrleansState, seat: int) -> Sequence[int]:
    """List all goods."""
    return range(FIRST_GOOD, FIRST_GOOD + GOODS)
