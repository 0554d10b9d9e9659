"""What is true of a game of Origin at one moment."""

from __future__ import annotations

import cython

if not cython.compiled:
    from ludoteca.games.origin.tables import DECK_CARDS, WIDTH
    from ludoteca.kernel.bits import ONE, advance, below, i32, popcount, u64
    from ludoteca.kernel.position import Position


class OriginState(Position):
    """Sets of regions (0-53) and cards (0-47), counts of pawns, tiles and tokens.

    `at` tells what stands on a region (0 nothing, else a kind of pawn + 1), `own` whose it is, `occupied` where
    anything stands, `wide` the regions by the width of the pawn on them. Arrays of players hold a row for each seat:
    `stacks` counts stacks of tiles by height, `hunted` and `crossed` count tokens by value. `token` is the hunting
    token on a region, `strait` the token of a strait. `areas` counts open tiles by area and level, `pile` those face
    down.

    A deck is a set, of which a card is chosen when it is drawn, and under it, in order, the cards that were put there
    (`buried`, and who did it in `buried_by`). `gone` are cards out of the game, known to who discarded them; `known`
    are the cards in hands of others that a seat knows to be there.

    `arrival` is the region that decides the reward, `bonuses` the cards that hold for this turn, `played` counts the
    cards of this turn by deck, `tasks` what is still to be done of a reward, `drawn` the cards to choose from for the
    Council of Elders, `selected` the cards returned so far in a move. `trigger` is the seat that triggered the end.
    """

    def __init__(self, seats: i32) -> None:
        Position.__init__(self, seats)
        if not cython.compiled:
            self.own, self.at, self.wide = [0] * 4, [0] * 54, [0] * 3
            self.reserve, self.villages = [0] * 27, [0] * 4
            self.token, self.strait = [0] * 54, [0] * 11
            self.areas, self.pile, self.stacks = [0] * 20, [0] * 5, [0] * 20
            self.deck, self.buried, self.buried_by, self.buried_size = [0] * 3, [0] * 60, [0] * 60, [0] * 3
            self.hands, self.in_play, self.scored, self.gone = [0] * 4, [0] * 4, [0] * 4, [0] * 4
            self.known: list[u64] = [0] * 4
            self.hunted, self.crossed, self.played = [0] * 36, [0] * 24, [0] * 3
        self.decks_all = self.discard_returned = self.discard_excess = self.brown_others = False
        self.double_step = self.card_first = self.displaced_takes = False
        self.trigger_is_last = True
        self.occupied = self.discards = self.bonuses = self.drawn = self.selected = 0
        self.available = 0
        self.start_player = self.turn = self.reason = self.tasks = self.idle = self.stock = self.skipped = 0
        self.busy = False
        self.arrival = self.trigger = -1

    # What several chapters ask.

    def has(self, seat: i32, card: i32) -> cython.bint:
        """Tell whether a permanent card lies before a player (9.1)."""
        return (self.in_play[seat] >> card) & 1 != 0

    def holds(self, seat: i32, deck: i32) -> i32:
        """Count the cards of a deck in a hand."""
        return popcount(self.hands[seat] & DECK_CARDS[deck])

    def bonus(self, card: i32) -> cython.bint:
        """Tell whether the effect of an action card holds for this turn (9.2)."""
        return (self.bonuses >> card) & 1 != 0

    def put(self, seat: i32, region: i32, kind: i32) -> None:
        """Put a pawn on an empty region; seat -1: the neutral one."""
        self.at[region] = kind + 1
        self.occupied |= ONE << region
        self.wide[WIDTH[kind] - 1] |= ONE << region
        if seat >= 0:
            self.own[seat] |= ONE << region

    def lift(self, seat: i32, region: i32) -> i32:
        """Take a pawn off its region; returns its kind."""
        kind: i32 = self.at[region] - 1
        self.at[region] = 0
        self.occupied &= ~(ONE << region)
        self.wide[WIDTH[kind] - 1] &= ~(ONE << region)
        self.own[seat] &= ~(ONE << region)
        return kind

    def owner(self, region: i32) -> i32:
        """Tell whose pawn stands on a region; -1: nobody's."""
        seat: i32
        for seat in range(self.seats):
            if (self.own[seat] >> region) & 1:
                return seat
        return -1

    def in_last_turns(self, seat: i32) -> cython.bint:
        """Tell whether a turn of this seat now is a last turn (10, R22)."""
        return self.trigger >= 0 and (seat != self.trigger or self.trigger_is_last)

    # The contract.

    def assign(self, other: Position) -> None:
        """Become a copy of another position of Origin."""
        self.copy_from(cython.cast(OriginState, other))

    def copy_from(self, other: OriginState) -> None:
        """Copy all data of another position of Origin."""
        i: i32
        self.copy_base(other)
        self.decks_all = other.decks_all
        self.discard_returned = other.discard_returned
        self.discard_excess = other.discard_excess
        self.brown_others = other.brown_others
        self.double_step = other.double_step
        self.card_first = other.card_first
        self.displaced_takes = other.displaced_takes
        self.trigger_is_last = other.trigger_is_last
        self.occupied = other.occupied
        self.available = other.available
        self.discards = other.discards
        self.bonuses = other.bonuses
        self.drawn = other.drawn
        self.selected = other.selected
        self.start_player = other.start_player
        self.turn = other.turn
        self.arrival = other.arrival
        self.trigger = other.trigger
        self.reason = other.reason
        self.tasks = other.tasks
        self.idle = other.idle
        self.stock = other.stock
        self.busy = other.busy
        self.skipped = other.skipped
        for i in range(3):
            self.wide[i] = other.wide[i]
            self.deck[i] = other.deck[i]
            self.buried_size[i] = other.buried_size[i]
            self.played[i] = other.played[i]
        for i in range(4):
            self.own[i] = other.own[i]
            self.villages[i] = other.villages[i]
            self.hands[i] = other.hands[i]
            self.in_play[i] = other.in_play[i]
            self.scored[i] = other.scored[i]
            self.gone[i] = other.gone[i]
            self.known[i] = other.known[i]
        for i in range(5):
            self.pile[i] = other.pile[i]
        for i in range(11):
            self.strait[i] = other.strait[i]
        for i in range(20):
            self.areas[i] = other.areas[i]
            self.stacks[i] = other.stacks[i]
        for i in range(24):
            self.crossed[i] = other.crossed[i]
        for i in range(27):
            self.reserve[i] = other.reserve[i]
        for i in range(36):
            self.hunted[i] = other.hunted[i]
        for i in range(54):
            self.at[i] = other.at[i]
            self.token[i] = other.token[i]
        for i in range(60):
            self.buried[i] = other.buried[i]
            self.buried_by[i] = other.buried_by[i]

    def lot(self, n: i32) -> i32:
        """Choose a number below n by `luck`, for dealing anew."""
        self.luck = advance(self.luck)
        return below(self.luck, n)
