"""What is true of a game of Origin at one moment."""

from __future__ import annotations

from ludoteca.games.origin.names import (
    AREAS,
    DECKS,
    HUNTING_VALUES,
    LEVELS,
    PAWNS,
    REGIONS,
    SEATS,
    STRAIT_VALUES,
    STRAITS,
    UNDER,
)
from ludoteca.games.origin.tables import DECK_CARDS, WIDTH
from ludoteca.kernel.bits import ONE, bint, i16, i32, popcount, u64
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
        self.decks_all: bint = False
        self.discard_returned: bint = False
        self.discard_excess: bint = False
        self.brown_others: bint = False
        self.double_step: bint = False
        self.card_first: bint = False
        self.displaced_takes: bint = False
        self.trigger_is_last: bint = True
        self.asks_by_hand: bint = False
        self.busy: bint = False
        self.occupied: u64 = 0
        self.discards: u64 = 0
        self.bonuses: u64 = 0
        self.drawn: u64 = 0
        self.selected: u64 = 0
        self.available: i32 = 0
        self.start_player: i32 = 0
        self.turn: i32 = 0
        self.arrival: i32 = -1
        self.trigger: i32 = -1
        self.reason: i32 = 0
        self.tasks: i32 = 0
        self.idle: i32 = 0
        self.stock: i32 = 0
        self.skipped: i32 = 0
        self.wide: list[u64] = [0] * 3
        self.own: list[u64] = [0] * SEATS
        self.at: list[i16] = [0] * REGIONS
        self.token: list[i16] = [0] * REGIONS
        self.strait: list[i16] = [0] * STRAITS
        self.reserve: list[i16] = [0] * PAWNS
        self.villages: list[i16] = [0] * SEATS
        self.areas: list[i16] = [0] * (AREAS * LEVELS)
        self.pile: list[i16] = [0] * LEVELS
        self.stacks: list[i16] = [0] * (SEATS * LEVELS)
        self.deck: list[u64] = [0] * DECKS
        self.buried: list[i16] = [0] * (DECKS * UNDER)
        self.buried_by: list[i16] = [0] * (DECKS * UNDER)
        self.buried_size: list[i16] = [0] * DECKS
        self.hands: list[u64] = [0] * SEATS
        self.in_play: list[u64] = [0] * SEATS
        self.scored: list[u64] = [0] * SEATS
        self.gone: list[u64] = [0] * SEATS
        self.known: list[u64] = [0] * SEATS
        self.hunted: list[i16] = [0] * (SEATS * HUNTING_VALUES)
        self.crossed: list[i16] = [0] * (SEATS * STRAIT_VALUES)
        self.played: list[i16] = [0] * DECKS

    # What several chapters ask.

    def has(self, seat: i32, card: i32) -> bint:
        """Tell whether a permanent card lies before a player (9.1)."""
        return (self.in_play[seat] >> card) & 1 != 0

    def holds(self, seat: i32, deck: i32) -> i32:
        """Count the cards of a deck in a hand."""
        return popcount(self.hands[seat] & DECK_CARDS[deck])

    def bonus(self, card: i32) -> bint:
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

    def settle(self) -> None:
        """Complete a move: take its decisions off the stack (5)."""
        while self.depth > 1:
            self.pop()
        self.draft = 0

    def in_last_turns(self, seat: i32) -> bint:
        """Tell whether a turn of this seat now is a last turn (10, R22)."""
        return self.trigger >= 0 and (seat != self.trigger or self.trigger_is_last)
