"""What is true of a game of Orléans at one moment."""

from __future__ import annotations

import cython

if not cython.compiled:
    from ludoteca.games.orleans.tables import GUNPOWDER_TOWER, LEVEL, MARKET_SIZE, TOWER_SIZE
    from ludoteca.kernel.bits import ONE, advance, below, i32, popcount
    from ludoteca.kernel.position import Position


class OrleansState(Position):
    """Counts of followers, goods and coins, and sets of action spaces (0-53), places (0-29) and cities (0-22).

    Arrays of players hold a row for each seat. `bag`, `market` and `tower` count followers by kind; `at` tells
    what stands on a space (0 nothing, 1-11 a follower of kind 0-10, 12 technology), `filled` where anything
    stands, `tech` where technology does. `spaces` and `places` are what a seat owns. `planned` are the spaces
    filled in the running planning, which only their owner may know, `from_tower` those of them that were filled
    from the Gunpowder Tower. `received` counts all technology ever gained, `settled` what of it was placed or
    lost. `paid` are the coin spaces of the development track already paid (R41).

    `events_left` are the events still to come in this stack, `history` the events so far; the next event, a
    drawn follower or a dealt good is chosen when it is drawn, so nothing hidden has an order. `on_edge` are the
    two goods spaces of each road and waterway (0 empty, 1-5 a good), `filled_slots` the followers on deeds,
    `gone` and `goods_gone` what has left the game.
    """

    def __init__(self, seats: i32) -> None:
        Position.__init__(self, seats)
        if not cython.compiled:
            self.events_left, self.history = [0] * 6, [0] * 18
            self.supply, self.gone = [0] * 7, [0] * 7
            self.goods_market, self.goods_gone, self.on_edge = [0] * 5, [0] * 5, [0] * 86
            self.filled_slots = [0] * 56
            self.bag, self.market, self.tower, self.drawn = [0] * 44, [0] * 44, [0] * 44, [0] * 11
            self.at, self.filled, self.tech = [0] * 216, [0] * 4, [0] * 4
            self.planned, self.from_tower = [0] * 4, [0] * 4
            self.spaces, self.places, self.tiles_taken = [0] * 4, [0] * 4, [0] * 4
            self.waiting, self.received, self.settled = [0] * 4, [0] * 4, [0] * 4
            self.steps, self.development, self.paid = [0] * 24, [0] * 4, [0] * 4
            self.coins, self.goods, self.citizens = [0] * 4, [0] * 20, [0] * 4
            self.city, self.stations, self.stock = [0] * 4, [0] * 4, [0] * 4
            self.allowance = [0] * 4
            self.pool, self.sizes = [0] * 7, [0] * 4
        self.endless_bank = self.first_edition = self.full_shuffle = False
        self.no_coin_spaces = self.in_turn_order = self.open_bags = False
        self.auto_pass = True
        self.round = self.phase = self.stage = self.start_player = self.turn = self.passed = 0
        self.event = -1
        self.technologies = self.technologies_gone = self.bank = 0
        self.pile = self.tiles_gone = self.citizens_left = 0

    # What several chapters ask.

    def held(self, seat: i32) -> i32:
        """Count the unplaced followers of a seat, on market and tower."""
        kind: i32
        count: i32 = 0
        for kind in range(11):
            count += self.market[11 * seat + kind] + self.tower[11 * seat + kind]
        return count

    def in_bag(self, seat: i32) -> i32:
        """Count the followers in a bag."""
        kind: i32
        count: i32 = 0
        for kind in range(11):
            count += self.bag[11 * seat + kind]
        return count

    def owns(self, seat: i32, place: i32) -> cython.bint:
        """Tell whether a place is on the seat's board or beside it."""
        return (self.places[seat] >> place) & 1 != 0

    def room(self, seat: i32) -> i32:
        """Tell how many more followers market and tower take (6, R6)."""
        return MARKET_SIZE + (TOWER_SIZE if self.owns(seat, GUNPOWDER_TOWER) else 0) - self.held(seat)

    def level(self, seat: i32) -> i32:
        """Tell the development level (11)."""
        return LEVEL[self.development[seat]]

    def built(self, seat: i32) -> i32:
        """Count the trading stations on the map."""
        return popcount(self.stations[seat])

    def occupy(self, seat: i32, space: i32, kind: i32) -> None:
        """Put a follower on an action space."""
        self.at[54 * seat + space] = kind + 1
        self.filled[seat] |= ONE << space

    def vacate(self, seat: i32, space: i32) -> i32:
        """Take the follower off an action space; returns its kind."""
        kind: i32 = self.at[54 * seat + space] - 1
        self.at[54 * seat + space] = 0
        self.filled[seat] &= ~(ONE << space)
        return kind

    def goods_of(self, seat: i32) -> i32:
        """Count the goods of a seat."""
        good: i32
        count: i32 = 0
        for good in range(5):
            count += self.goods[5 * seat + good]
        return count

    # The contract.

    def assign(self, other: Position) -> None:
        """Become a copy of another position of Orléans."""
        self.copy_from(cython.cast(OrleansState, other))

    def copy_from(self, other: OrleansState) -> None:
        """Copy all data of another position of Orléans."""
        i: i32
        self.copy_base(other)
        self.endless_bank = other.endless_bank
        self.first_edition = other.first_edition
        self.full_shuffle = other.full_shuffle
        self.no_coin_spaces = other.no_coin_spaces
        self.in_turn_order = other.in_turn_order
        self.open_bags = other.open_bags
        self.auto_pass = other.auto_pass
        self.round = other.round
        self.phase = other.phase
        self.stage = other.stage
        self.start_player = other.start_player
        self.turn = other.turn
        self.passed = other.passed
        self.event = other.event
        self.technologies = other.technologies
        self.technologies_gone = other.technologies_gone
        self.bank = other.bank
        self.pile = other.pile
        self.tiles_gone = other.tiles_gone
        self.citizens_left = other.citizens_left
        for i in range(4):
            self.filled[i] = other.filled[i]
            self.tech[i] = other.tech[i]
            self.planned[i] = other.planned[i]
            self.from_tower[i] = other.from_tower[i]
            self.spaces[i] = other.spaces[i]
            self.places[i] = other.places[i]
            self.stations[i] = other.stations[i]
            self.coins[i] = other.coins[i]
            self.waiting[i] = other.waiting[i]
            self.received[i] = other.received[i]
            self.settled[i] = other.settled[i]
            self.development[i] = other.development[i]
            self.paid[i] = other.paid[i]
            self.citizens[i] = other.citizens[i]
            self.city[i] = other.city[i]
            self.stock[i] = other.stock[i]
            self.allowance[i] = other.allowance[i]
            self.tiles_taken[i] = other.tiles_taken[i]
        for i in range(5):
            self.goods_market[i] = other.goods_market[i]
            self.goods_gone[i] = other.goods_gone[i]
        for i in range(6):
            self.events_left[i] = other.events_left[i]
        for i in range(7):
            self.supply[i] = other.supply[i]
            self.gone[i] = other.gone[i]
        for i in range(11):
            self.drawn[i] = other.drawn[i]
        for i in range(18):
            self.history[i] = other.history[i]
        for i in range(20):
            self.goods[i] = other.goods[i]
        for i in range(24):
            self.steps[i] = other.steps[i]
        for i in range(44):
            self.bag[i] = other.bag[i]
            self.market[i] = other.market[i]
            self.tower[i] = other.tower[i]
        for i in range(56):
            self.filled_slots[i] = other.filled_slots[i]
        for i in range(86):
            self.on_edge[i] = other.on_edge[i]
        for i in range(54 * other.seats):
            self.at[i] = other.at[i]

    def lot(self, n: i32) -> i32:
        """Choose a number below n by `luck`, for dealing anew."""
        self.luck = advance(self.luck)
        return below(self.luck, n)

    def redeal_bags(self, seat: i32) -> None:
        """Spread the neutral followers in the bags of the others over these bags anew (17).

        Which starting followers are in a bag is known, since the rest of the four lies open; so is how many
        followers are in it. With open bags nothing is unknown.
        """
        other: i32
        kind: i32
        total: i32 = 0
        count: i32
        n: i32
        if self.open_bags:
            return
        for kind in range(7):
            self.pool[kind] = 0
        for other in range(self.seats):
            self.sizes[other] = 0
            if other != seat:
                for kind in range(7):
                    count = self.bag[11 * other + kind]
                    self.pool[kind] += count
                    self.sizes[other] += count
                    self.bag[11 * other + kind] = 0
                total += self.sizes[other]
        for other in range(self.seats):
            while self.sizes[other]:
                self.sizes[other] -= 1
                n = self.lot(total)
                kind = 0
                while n >= self.pool[kind]:
                    n -= self.pool[kind]
                    kind += 1
                self.pool[kind] -= 1
                self.bag[11 * other + kind] += 1
                total -= 1
