"""What is true of a game of Orléans at one moment."""

from __future__ import annotations

from ludoteca.games.orleans.names import GUNPOWDER_TOWER, Ask
from ludoteca.games.orleans.tables import LEVEL, MARKET_SIZE, TOWER_SIZE
from ludoteca.kernel.bits import ONE, Scratch, advance, below, bint, i16, i32, popcount, u64
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
        self.endless_bank: bint = False
        self.first_edition: bint = False
        self.full_shuffle: bint = False
        self.no_coin_spaces: bint = False
        self.in_turn_order: bint = False
        self.open_bags: bint = False
        self.auto_pass: bint = True
        self.round: i32 = 0
        self.phase: i32 = 0
        self.stage: i32 = 0
        self.start_player: i32 = 0
        self.turn: i32 = 0
        self.passed: i32 = 0
        self.event: i32 = -1
        self.technologies: i32 = 0
        self.technologies_gone: i32 = 0
        self.bank: i32 = 0
        self.pile: i32 = 0
        self.tiles_gone: i32 = 0
        self.citizens_left: i32 = 0
        self.events_left: list[i16] = [0] * 6
        self.history: list[i16] = [0] * 18
        self.supply: list[i16] = [0] * 7
        self.goods_market: list[i16] = [0] * 5
        self.goods_gone: list[i16] = [0] * 5
        self.gone: list[i16] = [0] * 7
        self.on_edge: list[i16] = [0] * 86
        self.filled_slots: list[i16] = [0] * 56
        self.coins: list[i16] = [0] * 4
        self.bag: list[i16] = [0] * 44
        self.market: list[i16] = [0] * 44
        self.tower: list[i16] = [0] * 44
        self.at: list[i16] = [0] * 216
        self.filled: list[u64] = [0] * 4
        self.tech: list[u64] = [0] * 4
        self.planned: list[u64] = [0] * 4
        self.from_tower: list[u64] = [0] * 4
        self.spaces: list[u64] = [0] * 4
        self.places: list[i32] = [0] * 4
        self.waiting: list[i16] = [0] * 4
        self.received: list[i16] = [0] * 4
        self.settled: list[i16] = [0] * 4
        self.steps: list[i16] = [0] * 24
        self.development: list[i16] = [0] * 4
        self.paid: list[i16] = [0] * 4
        self.goods: list[i16] = [0] * 20
        self.citizens: list[i16] = [0] * 4
        self.city: list[i16] = [0] * 4
        self.stations: list[i32] = [0] * 4
        self.stock: list[i16] = [0] * 4
        self.allowance: list[i16] = [0] * 4
        self.tiles_taken: list[i16] = [0] * 4
        self.drawn: list[i16] = [0] * 11
        self.pool: Scratch[list[i16]] = [0] * 7
        self.sizes: Scratch[list[i16]] = [0] * 4

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

    def owns(self, seat: i32, place: i32) -> bint:
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

    # Moves.

    def offer(self, pick: i32) -> None:
        """Add a pick to what is found."""
        if pick < 128:
            self.low |= ONE << pick
        else:
            self.high |= ONE << (pick - 128)

    def ask(self, seat: i32, kind: i32, a: i32, b: i32, c: i32) -> None:
        """Ask one seat something before all else."""
        self.push(kind, 1 << seat, a, b, c, 0)

    def settle(self) -> None:
        """Complete a move: take its decisions off the stack."""
        while self.kind != Ask.ROUND:
            self.pop()
        self.draft = 0

    # What a seat cannot know.

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
