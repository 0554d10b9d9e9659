"""Section 13: the event of the round, player by player."""

from __future__ import annotations

from ludoteca.games.orleans.names import CHANCE_PLAGUE, FIRST_GOOD, GOODS, NEUTRAL, SACRISTY, Act, Ask, Hourglass, Note
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.followers import from_bag
from ludoteca.games.orleans.rules.payments import gain, owe
from ludoteca.games.orleans.tables import FIRST_SPACE, FOOD_GOODS, HARVEST_COINS, PREVENTABLE, TAX_GOODS
from ludoteca.games.orleans.vocabulary import refuse
from ludoteca.kernel.bits import ONE, bint, i32, lowest, popcount
from ludoteca.kernel.refusal import Refusal


def may_prevent(position: OrleansState, seat: i32) -> bint:
    """Tell whether a monk on the Sacristy can ward the event off (R35)."""
    return PREVENTABLE[position.event] and (position.filled[seat] >> FIRST_SPACE[SACRISTY]) & 1 != 0


def befall(position: OrleansState, seat: i32) -> None:
    """Resolve the event for one player (13)."""
    if position.event == Hourglass.PLAGUE:
        suffer_plague(position, seat)
    elif position.event == Hourglass.TAXES:
        owe(position, seat, position.goods_of(seat) // TAX_GOODS)
    elif position.event == Hourglass.TRADING_DAY:
        gain(position, seat, position.built(seat))
    elif position.event == Hourglass.INCOME:
        gain(position, seat, position.level(seat))
    elif position.event == Hourglass.HARVEST:
        harvest(position, seat)


def suffer_plague(position: OrleansState, seat: i32) -> None:
    """Draw a follower: a neutral one goes to the supply, a starting one back into the bag (S9, R37)."""
    kind: i32
    if position.in_bag(seat) == 0:
        position.note(Note.PLAGUE_EMPTY, -1, seat, 0, 0, 0, 0, 0)
        return
    kind = from_bag(position, seat, CHANCE_PLAGUE + seat)
    if kind < NEUTRAL:
        position.supply[kind] += 1
        position.note(Note.PLAGUE_LOST, -1, seat, kind, 0, 0, 0, 0)
    else:
        position.bag[11 * seat + kind] += 1
        position.note(Note.PLAGUE_SPARED, -1, seat, kind, 0, 0, 0, 0)


def food_of(position: OrleansState, seat: i32) -> i32:
    """Tell, as a mask of goods, what food a player has."""
    good: i32
    food: i32 = 0
    for good in range(GOODS):
        if (FOOD_GOODS >> good) & 1 and position.goods[5 * seat + good]:
            food |= 1 << good
    return food


def harvest(position: OrleansState, seat: i32) -> None:
    """Give food, the kind of one's choice; only without food pay coins (S13, R38)."""
    food: i32 = food_of(position, seat)
    if food == 0:
        owe(position, seat, HARVEST_COINS)
    elif popcount(food) == 1:
        give_food(position, seat, lowest(food))
    else:
        position.ask(seat, Ask.FOOD, 0, 0, 0)


def give_food(position: OrleansState, seat: i32, good: i32) -> None:
    """Give one food back to the goods market."""
    position.goods[5 * seat + good] -= 1
    position.goods_market[good] += 1
    position.note(Note.FOOD, -1, seat, good, 0, 0, 0, 0)


# SACRISTY: whether its monk wards the event off.


def find_protection(position: OrleansState, seat: i32) -> None:
    """Offer to ward the event off, or not to."""
    position.offer(Act.YES)
    position.offer(Act.NO)


def do_protect(position: OrleansState, seat: i32, pick: i32) -> None:
    """Return the monk of the Sacristy to the bag instead of suffering the event (R35)."""
    position.settle()
    if pick == Act.YES:
        position.bag[11 * seat + position.vacate(seat, FIRST_SPACE[SACRISTY])] += 1
        position.note(Note.PROTECTED, -1, seat, 0, 0, 0, 0, 0)
    else:
        befall(position, seat)


# FOOD: what is given at a harvest.


def find_food(position: OrleansState, seat: i32) -> None:
    """Find the food that a player has."""
    position.low = (ONE * food_of(position, seat)) << FIRST_GOOD


def do_food(position: OrleansState, seat: i32, pick: i32) -> None:
    """Give the chosen food (R38)."""
    position.settle()
    give_food(position, seat, pick - FIRST_GOOD)


def why_not_food(position: OrleansState, seat: int, pick: int) -> Refusal | None:
    """Tell why a good cannot be given as food."""
    good = pick - FIRST_GOOD
    if not 0 <= good < GOODS:
        return None
    return refuse("13", "none-left" if FOOD_GOODS >> good & 1 else "not-food", good=good)
