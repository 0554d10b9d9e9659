"""Section 14: coins in and out, and torture item by item."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.orleans.names import (
    CHANCE_TORTURE,
    FIRST_CITY,
    FIRST_FOLLOWER,
    FIRST_GOOD,
    FIRST_PLACE,
    GOODS,
    GUNPOWDER_TOWER,
    NEUTRAL,
    TECHNOLOGY,
    Act,
    Ask,
    Note,
)
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.tower import leave_tower
from ludoteca.games.orleans.tables import DEVELOPMENT_COINS, FIRST_SPACE, PLACE_OF, SPACES_OF, TILES
from ludoteca.games.orleans.vocabulary import refuse
from ludoteca.kernel.bits import ONE, bint, i32, u64
from ludoteca.kernel.refusal import Refusal


def gain(position: OrleansState, seat: i32, coins: i32) -> None:
    """Take coins from the bank, as many as are there (15, R12)."""
    if coins > position.bank and not position.endless_bank:
        coins = position.bank
    if coins > 0:
        if not position.endless_bank:
            position.bank -= coins
        position.coins[seat] += coins
        position.note(Note.COINS, -1, seat, coins, 0, 0, 0, 0)


def pay(position: OrleansState, seat: i32, coins: i32) -> None:
    """Pay coins that the player has to the bank."""
    if coins > 0:
        position.coins[seat] -= coins
        if not position.endless_bank:
            position.bank += coins
        position.note(Note.PAID, -1, seat, coins, 0, 0, 0, 0)


def owe(position: OrleansState, seat: i32, coins: i32) -> None:
    """Make a forced payment; coins first, for each missing one an item must go (R40)."""
    short: i32 = coins - position.coins[seat]
    if short <= 0:
        pay(position, seat, coins)
        return
    pay(position, seat, position.coins[seat])
    if has_items(position, seat):
        position.note(Note.DEBT, -1, seat, short, 0, 0, 0, 0)
    demand(position, seat, short)


def demand(position: OrleansState, seat: i32, debt: i32) -> None:
    """Ask for an item; a debt lapses when nothing is left (R40)."""
    if has_items(position, seat):
        position.ask(seat, Ask.TORTURE, debt, 0, 0)
    else:
        position.note(Note.LAPSED, -1, seat, debt, 0, 0, 0, 0)


def has_items(position: OrleansState, seat: i32) -> bint:
    """Tell whether a debtor has anything to give."""
    find_items(position, seat)
    return position.low != 0 or position.high != 0


def neutral_in_bag(position: OrleansState, seat: i32) -> i32:
    """Count the followers in a bag that can be lost."""
    kind: i32
    count: i32 = 0
    for kind in range(NEUTRAL):
        count += position.bag[11 * seat + kind]
    return count


def may_step_back(position: OrleansState, seat: i32) -> bint:
    """Tell whether a development step can be given; by option not on or onto a coin space (18)."""
    at: i32 = position.development[seat]
    if at == 0:
        return False
    return not position.no_coin_spaces or (DEVELOPMENT_COINS[at] == 0 and DEVELOPMENT_COINS[at - 1] == 0)


def lose_follower(position: OrleansState, seat: i32) -> None:
    """Lose a follower by lot; since starting ones are put back and redrawn, the lot is among the neutral ones."""
    kind: i32 = 0
    n: i32 = position.draw(CHANCE_TORTURE + seat, neutral_in_bag(position, seat))
    while n >= position.bag[11 * seat + kind]:
        n -= position.bag[11 * seat + kind]
        kind += 1
    position.bag[11 * seat + kind] -= 1
    position.gone[kind] += 1
    position.note(Note.LOST_FOLLOWER, -1, seat, kind, 0, 0, 0, 0)


def lose_good(position: OrleansState, seat: i32, good: i32) -> None:
    """Lose a good; it leaves the game."""
    position.goods[5 * seat + good] -= 1
    position.goods_gone[good] += 1
    position.note(Note.LOST_GOOD, -1, seat, good, 0, 0, 0, 0)


def lose_station(position: OrleansState, seat: i32, city: i32) -> None:
    """Lose a trading station on the map."""
    position.stations[seat] &= ~(1 << city)
    position.note(Note.LOST_STATION, -1, seat, city, 0, 0, 0, 0)


def lose_technology(position: OrleansState, seat: i32, space: i32) -> None:
    """Take technology off a space; it leaves the game (R42)."""
    position.vacate(seat, space)
    position.tech[seat] &= ~(ONE << space)
    position.technologies_gone += 1


def lose_tile(position: OrleansState, seat: i32, place: i32) -> None:
    """Lose a place tile: its technology goes along, its followers return to the bag (R29, R34)."""
    space: i32
    kind: i32
    gone: u64 = SPACES_OF[place]
    for space in range(FIRST_SPACE[place], FIRST_SPACE[place + 1]):
        if position.at[54 * seat + space] == TECHNOLOGY:
            lose_technology(position, seat, space)
        elif position.at[54 * seat + space]:
            kind = position.vacate(seat, space)
            position.bag[11 * seat + kind] += 1
    position.places[seat] &= ~(1 << place)
    position.spaces[seat] &= ~gone
    position.tiles_gone |= 1 << place
    if place == GUNPOWDER_TOWER:
        leave_tower(position, seat)
    position.note(Note.LOST_TILE, -1, seat, place, 0, 0, 0, 0)


# TORTURE: which item goes for a missing coin; `debt` coins are missing.


def find_items(position: OrleansState, seat: i32) -> None:
    """Find what a debtor can give."""
    good: i32
    position.low = position.tech[seat]
    position.low |= (ONE * (position.places[seat] & TILES)) << FIRST_PLACE
    position.low |= (ONE * position.stations[seat]) << FIRST_CITY
    position.high = 0
    for good in range(GOODS):
        if position.goods[5 * seat + good]:
            position.offer(FIRST_GOOD + good)
    if position.stock[seat]:
        position.offer(Act.SUPPLY)
    if neutral_in_bag(position, seat):
        position.offer(Act.FOLLOWER)
    if may_step_back(position, seat):
        position.offer(Act.DEVELOPMENT)
    if position.waiting[seat]:
        position.offer(Act.WAITING)


def do_torture(position: OrleansState, seat: i32, pick: i32, debt: i32) -> None:
    """Give one item for one missing coin, until the debt is gone or nothing is left (R40)."""
    position.draft = 0
    position.pop()
    if pick >= FIRST_FOLLOWER:
        give_other(position, seat, pick)
    elif pick >= FIRST_GOOD:
        lose_good(position, seat, pick - FIRST_GOOD)
    elif pick >= FIRST_CITY:
        lose_station(position, seat, pick - FIRST_CITY)
    elif pick >= FIRST_PLACE:
        lose_tile(position, seat, pick - FIRST_PLACE)
    else:
        lose_technology(position, seat, pick)
        position.note(Note.LOST_TECHNOLOGY, -1, seat, PLACE_OF[pick], 0, 0, 0, 0)
    if debt > 1:
        demand(position, seat, debt - 1)


def give_other(position: OrleansState, seat: i32, pick: i32) -> None:
    """Give what no place on board or map names: a station in supply, a follower, a step, waiting technology."""
    if pick == Act.SUPPLY:
        position.stock[seat] -= 1
        position.note(Note.LOST_SUPPLY, -1, seat, 0, 0, 0, 0, 0)
    elif pick == Act.FOLLOWER:
        lose_follower(position, seat)
    elif pick == Act.DEVELOPMENT:
        position.development[seat] -= 1
        position.note(Note.LOST_DEVELOPMENT, -1, seat, position.development[seat], 0, 0, 0, 0)
    else:
        position.waiting[seat] -= 1
        position.settled[seat] += 1
        position.technologies_gone += 1
        position.note(Note.LOST_WAITING, -1, seat, 0, 0, 0, 0, 0)


def why_not_torture(position: OrleansState, seat: int, pick: int) -> Refusal | None:
    """Tell why an item cannot be given (14, 18)."""
    if pick == Act.FOLLOWER:
        return refuse("14", "no-neutral-follower")
    if pick != Act.DEVELOPMENT:
        return refuse("14", "not-yours") if is_item(pick) else None
    return refuse("14", "no-step") if position.development[seat] == 0 else refuse("18", "coin-space")


def is_item(pick: int) -> bool:
    """Tell whether a pick is something that a debtor may own and give: technology, a tile, a station, a good (14)."""
    if FIRST_PLACE <= pick < FIRST_CITY:
        return bool(TILES >> (pick - FIRST_PLACE) & 1)
    return pick < FIRST_GOOD + GOODS or pick in (Act.SUPPLY, Act.WAITING)


def among_items(position: OrleansState, seat: int) -> Sequence[int]:
    """List what can be given wherever one looks: goods, a station in supply, a follower, a step, technology."""
    goods = range(FIRST_GOOD, FIRST_GOOD + GOODS)
    return [*goods, Act.SUPPLY, Act.FOLLOWER, Act.DEVELOPMENT, Act.WAITING]
