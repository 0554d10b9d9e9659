"""What is true of a game of On the Origin of Species at one moment."""

from __future__ import annotations

from ludoteca.games.species.names import NO_CARD, TOP_LEVEL, Ask
from ludoteca.games.species.tables import FIRST_OF_DECK, LEVEL
from ludoteca.kernel.bits import Scratch, advance, below, bint, i16, i32, u64
from ludoteca.kernel.position import Position


class SpeciesState(Position):
    """Spaces are 0-19, tiles 0-29 (the known species last), cards 0-27 by kind; -1 is none of them.

    `at` tells the tile on a space, `occupied` which spaces have one, `lower` which have one below a level; those
    below level 4 take cubes. Arrays of players hold a row for each seat: `cubes` on each space, `own` where there are
    any, `reserve` the cubes in hand, `hand` cards by kind, `known` those of them that all saw being taken,
    `captured` tiles, `vp` points and `earned` the same by source.

    `track` lists the evolution track from top to bottom. A stack shows its `top`; the `hidden` tiles below are chosen
    from `unseen` when they come up, so nothing hidden has an order; at the bottom lie `under_tiles` that all have
    seen going there (R46), 27 places for each stack. `deck` and `discards` count cards by kind as well. `goals` are
    the journal cards of levels 1 to 3, `open_goals` the levels whose anchor is still out.

    While a discovery is being paid, `in_reach` are the spaces whose cubes can pay and `binoculars` the card that widens
    these; `spent` is what goes in for certain, `payments` counts the ways that are left, and `differing` is what some
    of them take beyond it. The rest is scratch of payments and scoring, never copied.

    `calm` counts the turns in a row without a voyage of the Beagle (R38), `sailed` tells whether it moved in this one.
    """

    def __init__(self, seats: i32) -> None:
        Position.__init__(self, seats)
        self.stall_guard: bint = True
        self.sailed: bint = False
        self.start_player: i32 = 0
        self.turn: i32 = 0
        self.beagle: i32 = 0
        self.calm: i32 = 0
        self.occupied: i32 = 0
        self.unseen: i32 = 0
        self.tracked: i32 = 0
        self.open_goals: i32 = 0
        self.layout: i32 = 0
        self.final: i32 = 0
        self.in_reach: i32 = 0
        self.binoculars: i32 = NO_CARD
        self.payments: i32 = 0
        self.differing: i32 = 0
        self.at: list[i16] = [-1] * 20
        self.lower: list[i32] = [0] * 5
        self.cubes: list[i16] = [0] * 80
        self.own: list[i32] = [0] * 4
        self.reserve: list[i16] = [0] * 4
        self.hand: list[i16] = [0] * 112
        self.known: list[i16] = [0] * 112
        self.captured: list[i32] = [0] * 4
        self.vp: list[i16] = [0] * 4
        self.earned: list[i16] = [0] * 32
        self.track: list[i16] = [-1] * 7
        self.top: list[i16] = [-1] * 3
        self.hidden: list[i16] = [0] * 3
        self.under_tiles: list[i16] = [-1] * 81
        self.under_count: list[i16] = [0] * 3
        self.deck: list[i16] = [0] * 28
        self.discards: list[i16] = [0] * 28
        self.open_cards: list[i16] = [-1] * 3
        self.goals: list[i16] = [0] * 3
        self.spent: list[i16] = [0] * 26
        self.count: Scratch[list[i16]] = [0] * 26
        self.have: Scratch[list[i16]] = [0] * 26
        self.least: Scratch[list[i16]] = [0] * 26
        self.most: Scratch[list[i16]] = [0] * 26
        self.ways: Scratch[i32] = 0
        self.means: Scratch[i32] = 0
        self.gives: Scratch[list[u64]] = [0] * 26
        self.near: Scratch[i32] = 0
        self.reach: Scratch[list[u64]] = [0] * 20
        self.everything: Scratch[u64] = 0
        self.surveyed: Scratch[i32] = 0
        self.richest: Scratch[list[i16]] = [0] * 80
        self.measured: Scratch[list[i16]] = [0] * 4
        self.awarded: Scratch[list[i16]] = [0] * 4
        self.sizes: Scratch[list[i16]] = [0] * 4

    # What several chapters ask.

    def put_tile(self, space: i32, tile: i32) -> None:
        """Put a tile on a space."""
        level: i32
        self.lift_tile(space)
        self.at[space] = tile
        self.occupied |= 1 << space
        for level in range(LEVEL[tile] + 1, TOP_LEVEL + 1):
            self.lower[level] |= 1 << space

    def lift_tile(self, space: i32) -> None:
        """Take the tile off a space."""
        level: i32
        self.at[space] = -1
        self.occupied &= ~(1 << space)
        for level in range(TOP_LEVEL + 1):
            self.lower[level] &= ~(1 << space)

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

    # The stack of decisions.

    def ask(self, kind: i32, a: i32, b: i32, c: i32, d: i32) -> None:
        """Ask the same player for the next pick."""
        self.push(kind, self.deciders, a, b, c, d)

    def ask_instead(self, kind: i32, a: i32, b: i32, c: i32, d: i32) -> None:
        """Ask the same player in place of what is asked now."""
        deciders: i32 = self.deciders
        self.pop()
        self.push(kind, deciders, a, b, c, d)

    def answered(self) -> None:
        """Complete a move of one pick: take its decision off the stack."""
        self.pop()
        self.draft = 0

    def settle(self) -> None:
        """Complete a move of a turn: take all its decisions off the stack."""
        while self.kind != Ask.TURN:
            self.pop()
        self.draft = 0

    def end_action(self) -> None:
        """Remember, where the turn is asked, that its main action is done (6)."""
        self.a = 1

    def acted(self) -> bint:
        """Tell whether the turn is asked after its main action."""
        return self.kind == Ask.TURN and self.a == 1

    # Dealing anew.

    def lot(self, n: i32) -> i32:
        """Choose a number below n by `luck`, for dealing anew."""
        self.luck = advance(self.luck)
        return below(self.luck, n)

    def redeal_cards(self, seat: i32) -> None:
        """Spread the cards that a seat does not know over decks and hands of the others anew (13)."""
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
                    n = self.hand[28 * other + card] - self.known[28 * other + card]
                    if n and other != seat:
                        self.deck[card] += n
                        self.hand[28 * other + card] -= n
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
