"""Points (16): coins, goods, and the development level for each trading station and citizen."""

from __future__ import annotations

from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.tables import GOOD_POINTS, LEVEL, TOP
from ludoteca.kernel.bits import i32


def goods_points(position: OrleansState, seat: i32) -> i32:
    """Tell what the goods of a seat are worth (16)."""
    good: i32
    points: i32 = 0
    for good in range(5):
        points += GOOD_POINTS[good] * position.goods[5 * seat + good]
    return points


def best_good(goods: i32) -> i32:
    """Tell what the best of some goods, given as a mask, is worth; 0 if there are none (16)."""
    good: i32
    best: i32 = 0
    for good in range(5):
        if (goods >> good) & 1:
            best = max(best, GOOD_POINTS[good])
    return best


def next_level(development: i32) -> i32:
    """Tell where on the development track the next level begins; its end where there is none (11)."""
    at: i32 = development
    while at < TOP and LEVEL[at] == LEVEL[development]:
        at += 1
    return at


def score(position: OrleansState, seat: i32) -> i32:
    """Tell the points of a seat as things stand (16)."""
    holdings: i32 = position.built(seat) + position.citizens[seat]
    return position.coins[seat] + goods_points(position, seat) + holdings * position.level(seat)
