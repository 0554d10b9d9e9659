"""Section 14: coins in and out, and torture item by item."""

from __future__ import annotations

from ludoteca.games.orleans.names import (
    CHANCE_TORTURE,
    FIRST_CITY,
    FIRST_GOOD,
    FIRST_PLACE,
    GUNPOWDER_TOWER,
    NEUTRAL,
    TECHNOLOGY,
    Act,
    Ask,
    Note,
)
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.followers import on_market
from ludoteca.games.orleans.tables import DEVELOPMENT_COINS, FIRST_SPACE, MARKET_SIZE, PLACE_OF, SPACES_OF, TILES
from ludoteca.kernel.bits import ONE, bint, i32, u64, u128


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
    if find_items(position, seat):
        position.note(Note.DEBT, -1, seat, short, 0, 0, 0, 0)
        position.push(Ask.TORTURE, 1 << seat, short, 0, 0, 0)
    else:
        position.note(Note.LAPSED, -1, seat, short, 0, 0, 0, 0)


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


def find_items(position: OrleansState, seat: i32) -> bint:
    """Find what a debtor can give, as picks; tells whether there is anything."""
    good: i32
    low: u128 = position.tech[seat]
    high: u128 = 0
    for good in range(5):
        if position.goods[5 * seat + good]:
            low |= ONE << (FIRST_GOOD + good)
    low |= (ONE * (position.places[seat] & TILES)) << FIRST_PLACE
    low |= (ONE * position.stations[seat]) << FIRST_CITY
    if position.stock[seat]:
        high |= ONE << (Act.SUPPLY - 128)
    if neutral_in_bag(position, seat):
        high |= ONE << (Act.FOLLOWER - 128)
    if may_step_back(position, seat):
        high |= ONE << (Act.DEVELOPMENT - 128)
    if position.waiting[seat]:
        high |= ONE << (Act.WAITING - 128)
    position.low = low
    position.high = high
    return low != 0 or high != 0


def give(position: OrleansState, seat: i32, pick: i32) -> None:
    """Give one item for one missing coin; ends the torture when the debt is gone or nothing is left (R40)."""
    position.a -= 1
    if pick == Act.SUPPLY:
        position.stock[seat] -= 1
        position.note(Note.LOST_SUPPLY, -1, seat, 0, 0, 0, 0, 0)
    elif pick == Act.FOLLOWER:
        lose_follower(position, seat)
    elif pick == Act.DEVELOPMENT:
        position.development[seat] -= 1
        position.note(Note.LOST_DEVELOPMENT, -1, seat, position.development[seat], 0, 0, 0, 0)
    elif pick == Act.WAITING:
        position.waiting[seat] -= 1
        position.settled[seat] += 1
        position.technologies_gone += 1
        position.note(Note.LOST_WAITING, -1, seat, 0, 0, 0, 0, 0)
    elif pick < FIRST_PLACE:
        lose_technology(position, seat, pick)
        position.note(Note.LOST_TECHNOLOGY, -1, seat, PLACE_OF[pick], 0, 0, 0, 0)
    elif pick < FIRST_CITY:
        lose_tile(position, seat, pick - FIRST_PLACE)
    elif pick < FIRST_GOOD:
        position.stations[seat] &= ~(1 << (pick - FIRST_CITY))
        position.note(Note.LOST_STATION, -1, seat, pick - FIRST_CITY, 0, 0, 0, 0)
    else:
        position.goods[5 * seat + pick - FIRST_GOOD] -= 1
        position.goods_gone[pick - FIRST_GOOD] += 1
        position.note(Note.LOST_GOOD, -1, seat, pick - FIRST_GOOD, 0, 0, 0, 0)
    if position.a == 0:
        position.pop()
    elif not find_items(position, seat):
        position.note(Note.LAPSED, -1, seat, position.a, 0, 0, 0, 0)
        position.pop()


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


def leave_tower(position: OrleansState, seat: i32) -> None:
    """Move the followers of a lost tower to the market as far as there is room, else to the bag (R34)."""
    kind: i32
    for kind in range(11):
        while position.tower[11 * seat + kind]:
            if on_market(position, seat) < MARKET_SIZE:
                position.market[11 * seat + kind] += 1
            else:
                position.bag[11 * seat + kind] += 1
            position.tower[11 * seat + kind] -= 1
