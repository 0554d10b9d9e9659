"""What is true of a game of On the Origin of Species at one moment."""

from __future__ import annotations

import cython

if not cython.compiled:
    from ludoteca.games.species.tables import FIRST_OF_DECK, LEVEL
    from ludoteca.kernel.bits import advance, below, i32
    from ludoteca.kernel.position import Position


class SpeciesState(Position):
    """Spaces are 0-19, tiles 0-29 (the known species last), cards 0-27 by kind; -1 is none of them.

    `at` tells the tile on a space, `occupied` which spaces have one, `observable` which of these take cubes. Arrays
    of players hold a row for each seat: `cubes` on each space, `own` where there are any, `reserve` the cubes in
    hand, `hand` cards by kind, `captured` tiles, `vp` points and `earned` the same by source.

    `track` lists the evolution track from top to bottom. A stack shows its `top`; the `hidden` tiles below are chosen
    from `unseen` when they come up, so nothing hidden has an order; at the bottom lie `under_tiles` that all have
    seen going there (R46), 27 places for each stack. `deck` and `discards` count cards by kind as well. `goals` are
    the journal cards of levels 1 to 3, `open_goals` the levels whose anchor is still out.

    While a discovery is being paid, `spent` is what goes in for certain, `payments` counts the ways that are left,
    and `differing` is what some of them take beyond it. The rest is scratch of payments and scoring, never copied.

    `calm` counts the turns in a row without a voyage of the Beagle (R38), `sailed` tells whether it moved in this one.
    """

    def __init__(self, seats: i32) -> None:
        Position.__init__(self, seats)
        if not cython.compiled:
            self.at, self.cubes, self.own = [-1] * 20, [0] * 80, [0] * 4
            self.reserve, self.hand, self.captured = [0] * 4, [0] * 112, [0] * 4
            self.vp, self.earned = [0] * 4, [0] * 32
            self.track, self.top, self.hidden = [-1] * 7, [-1] * 3, [0] * 3
            self.under_tiles, self.under_count = [-1] * 81, [0] * 3
            self.deck, self.discards, self.open_cards = [0] * 28, [0] * 28, [-1] * 3
            self.goals = [0] * 3
            self.spent, self.have = [0] * 26, [0] * 26
            self.least, self.most = [0] * 26, [0] * 26
            self.count, self.aid, self.rest, self.tools = [0] * 26, [0] * 5, [0] * 5, [0] * 4
            self.reach, self.reached = [0] * 60, [0] * 20
            self.measured, self.awarded = [0] * 4, [0] * 4
            self.sizes = [0] * 4
        i: i32
        for i in range(20):
            self.at[i] = -1
        for i in range(3):
            self.top[i] = -1
            self.open_cards[i] = -1
        self.stall_guard = True
        self.occupied = self.observable = self.unseen = 0
        self.tracked = 0
        self.start_player = self.turn = self.beagle = self.calm = 0
        self.sailed = False
        self.open_goals = 0
        self.layout = self.final = 0
        self.payments = self.differing = self.ways = 0

    # What several chapters ask.

    def put_tile(self, space: i32, tile: i32) -> None:
        """Put a tile on a space."""
        self.at[space] = tile
        self.occupied |= 1 << space
        if LEVEL[tile] < 4:
            self.observable |= 1 << space
        else:
            self.observable &= ~(1 << space)

    def lift_tile(self, space: i32) -> None:
        """Take the tile off a space."""
        self.at[space] = -1
        self.occupied &= ~(1 << space)
        self.observable &= ~(1 << space)

    def add_cube(self, seat: i32, space: i32) -> None:
        """Put a cube from hand on a tile."""
        self.reserve[seat] -= 1
        self.cubes[20 * seat + space] += 1
        self.own[seat] |= 1 << space

    def take_cube(self, seat: i32, space: i32) -> None:
        """Take a cube from a tile back to hand."""
        self.reserve[seat] += 1
        self.cubes[20 * seat + space] -= 1
        if self.cubes[20 * seat + space] == 0:
            self.own[seat] &= ~(1 << space)

    def earn(self, seat: i32, source: i32, points: i32) -> None:
        """Give points; they never go down (R33)."""
        self.vp[seat] += points
        self.earned[8 * seat + source] += points

    # Copying, and dealing anew.

    def copy_from(self, other: SpeciesState) -> None:
        """Become a copy."""
        i: i32
        self.copy_base(other)
        self.stall_guard = other.stall_guard
        self.occupied = other.occupied
        self.observable = other.observable
        self.unseen = other.unseen
        self.tracked = other.tracked
        self.start_player = other.start_player
        self.turn = other.turn
        self.beagle = other.beagle
        self.calm = other.calm
        self.sailed = other.sailed
        self.open_goals = other.open_goals
        self.layout = other.layout
        self.final = other.final
        self.payments = other.payments
        self.differing = other.differing
        for i in range(3):
            self.top[i] = other.top[i]
            self.hidden[i] = other.hidden[i]
            self.under_count[i] = other.under_count[i]
            self.open_cards[i] = other.open_cards[i]
            self.goals[i] = other.goals[i]
        for i in range(4):
            self.own[i] = other.own[i]
            self.reserve[i] = other.reserve[i]
            self.captured[i] = other.captured[i]
            self.vp[i] = other.vp[i]
        for i in range(7):
            self.track[i] = other.track[i]
        for i in range(20):
            self.at[i] = other.at[i]
        for i in range(26):
            self.spent[i] = other.spent[i]
        for i in range(28):
            self.deck[i] = other.deck[i]
            self.discards[i] = other.discards[i]
        for i in range(32):
            self.earned[i] = other.earned[i]
        for i in range(20 * other.seats):
            self.cubes[i] = other.cubes[i]
        for i in range(28 * other.seats):
            self.hand[i] = other.hand[i]
        for i in range(81):
            self.under_tiles[i] = other.under_tiles[i]

    def lot(self, n: i32) -> i32:
        """Choose a number below n by `luck`, for dealing anew."""
        self.luck = advance(self.luck)
        return below(self.luck, n)

    def redeal_cards(self, seat: i32) -> None:
        """Spread the cards that a seat does not see over decks and hands of the others anew (13)."""
        other: i32
        card: i32
        deck: i32
        n: i32
        total: i32
        for deck in range(4):
            total = 0
            for other in range(self.seats):
                self.sizes[other] = 0
            for card in range(FIRST_OF_DECK[deck], FIRST_OF_DECK[deck + 1]):
                for other in range(self.seats):
                    n = self.hand[28 * other + card]
                    if n and other != seat:
                        self.deck[card] += n
                        self.hand[28 * other + card] = 0
                        self.sizes[other] += n
                total += self.deck[card]
            for other in range(self.seats):
                while self.sizes[other]:
                    self.sizes[other] -= 1
                    card = self.pick_card(deck, self.lot(total))
                    total -= 1
                    self.deck[card] -= 1
                    self.hand[28 * other + card] += 1

    def pick_card(self, deck: i32, n: i32) -> i32:
        """Tell the n-th of the cards that are left in a deck."""
        card: i32 = FIRST_OF_DECK[deck]
        while n >= self.deck[card]:
            n -= self.deck[card]
            card += 1
        return card
