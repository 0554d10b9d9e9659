"""Section 4: setup."""

from __future__ import annotations

from ludoteca.games.orleans.names import (
    CHANCE_GOODS,
    CHANCE_START,
    CITIZEN_STATIONS,
    EDGES,
    GOODS,
    NEUTRAL,
    PRINTED,
    Ask,
    Note,
    Phase,
)
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.rounds import proceed
from ludoteca.games.orleans.rules.tiles import own_place
from ludoteca.games.orleans.tables import (
    BANK,
    GOOD_COUNT,
    GOODS_ASIDE,
    HIGHEST_MARK,
    MARK,
    ORLEANS,
    REMOVALS,
    START_COINS,
    STATIONS,
    SUPPLY,
    TECHNOLOGIES,
    TILES,
)
from ludoteca.kernel.bits import bint, i32


def set_up(position: OrleansState, start_player: i32, expert: bint) -> None:
    """Lay everything out (-1: the start player by lot) and go to the first decision (4)."""
    kind: i32
    if start_player < 0:
        start_player = position.draw(CHANCE_START, position.seats)
    position.start_player = start_player
    position.turn = start_player
    position.note(Note.STARTED, -1, start_player, 0, 0, 0, 0, 0)
    for kind in range(NEUTRAL):
        position.supply[kind] = SUPPLY[7 * position.seats + kind]
    position.technologies = TECHNOLOGIES
    position.bank = BANK - START_COINS * position.seats
    position.pile = TILES
    position.citizens_left = 2 * CITIZEN_STATIONS - 1
    deal_goods(position)
    equip_players(position)
    position.push(Ask.ROUND, 0, 0, 0, 0, 0)
    position.phase = Phase.REMOVAL if expert else Phase.HOURGLASS
    position.stage = REMOVALS[position.seats]
    proceed(position)


def equip_players(position: OrleansState) -> None:
    """Give every player coins, stations, the printed places, and the four starting followers in the bag (4, S4)."""
    seat: i32
    place: i32
    kind: i32
    for seat in range(position.seats):
        position.coins[seat] = START_COINS
        position.stock[seat] = STATIONS
        position.city[seat] = ORLEANS
        for place in range(PRINTED):
            own_place(position, seat, place)
        for kind in range(4):
            position.bag[11 * seat + NEUTRAL + kind] = 1


def deal_goods(position: OrleansState) -> None:
    """Put some goods aside, one on each goods space that is used, and the rest into the market (4.3)."""
    i: i32
    good: i32
    aside: i32 = GOODS_ASIDE[position.seats]
    for good in range(GOODS):
        position.goods_market[good] = GOOD_COUNT[good]
    while aside:
        aside -= 1
        position.goods_gone[draw_good(position)] += 1
    for i in range(2 * EDGES):
        if MARK[i] != 0 and MARK[i] <= HIGHEST_MARK[position.seats]:
            position.on_edge[i] = draw_good(position) + 1


def draw_good(position: OrleansState) -> i32:
    """Draw one of the goods that are not dealt yet."""
    good: i32
    left: i32 = 0
    for good in range(GOODS):
        left += position.goods_market[good]
    left = position.draw(CHANCE_GOODS, left)
    good = 0
    while left >= position.goods_market[good]:
        left -= position.goods_market[good]
        good += 1
    position.goods_market[good] -= 1
    return good
