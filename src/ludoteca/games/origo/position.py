"""What is true of a game of Origo at one moment."""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from ludoteca.games.origo.tables import ALL_CARDS
    from ludoteca.kernel.bits import ONE, advance, below, i32, nth, popcount, u128
    from ludoteca.kernel.position import Position


class OrigoState(Position):
    """Shields, cards, points and allowances, as sets of squares (0-99) and of cards (0-97) and small numbers.

    `own` are the squares with shields of a seat, `hands` its cards; `shown` the open discards, `buried` the
    discards that only their former owner knows (exchange), both since the last reshuffle; `pile` what is left
    to draw: it has no order, since a card is chosen when it is drawn. `established` are the squares of the
    established countries. `battle` holds the cards shown in the
    running combat by attacker and defender, `selected` the cards of an unfinished exchange or reinforcement.
    """

    def __init__(self, seats: i32) -> None:
        Position.__init__(self, seats)
        if not cython.compiled:
            self.own, self.hands, self.buried = [0] * 5, [0] * 5, [0] * 5
            self.supply, self.lost, self.scores = [0] * 5, [0] * 5, [0] * 5
            self.battle = [0] * 2
            self.founders, self.founding = [0] * 12, [0] * 12
            self.scored, self.scored_round = [0] * 60, [0] * 4
            self.clan_size = [0] * 40
            self.clan_owner = [0] * 40
            self.clans = 0
        self.attack_adjacency = True
        self.pile = ALL_CARDS
        self.shown = self.selected = self.navigated = 0
        self.round = self.start_player = self.turn = 0
        self.fights = self.shifts = 0
        self.acted = False
        self.passed = self.fought = self.due = 0
        self.last_round = False
        self.established = self.founded = self.scorings = 0

    def occupied(self) -> u128:
        """Tell the squares with a shield on them."""
        return self.own[0] | self.own[1] | self.own[2] | self.own[3] | self.own[4]

    def assign(self, other: Position) -> None:
        """Become a copy of another position of Origo."""
        self.copy_from(cython.cast(OrigoState, other))

    def copy_from(self, other: OrigoState) -> None:
        """Copy all data of another position of Origo."""
        i: i32
        self.copy_base(other)
        self.attack_adjacency = other.attack_adjacency
        for i in range(5):
            self.own[i] = other.own[i]
            self.hands[i] = other.hands[i]
            self.buried[i] = other.buried[i]
            self.supply[i] = other.supply[i]
            self.lost[i] = other.lost[i]
            self.scores[i] = other.scores[i]
        self.pile = other.pile
        self.shown = other.shown
        self.selected = other.selected
        self.battle[0] = other.battle[0]
        self.battle[1] = other.battle[1]
        self.navigated = other.navigated
        self.round = other.round
        self.start_player = other.start_player
        self.turn = other.turn
        self.fights = other.fights
        self.shifts = other.shifts
        self.acted = other.acted
        self.passed = other.passed
        self.fought = other.fought
        self.due = other.due
        self.last_round = other.last_round
        self.established = other.established
        self.founded = other.founded
        for i in range(12):
            self.founders[i] = other.founders[i]
            self.founding[i] = other.founding[i]
        self.scorings = other.scorings
        for i in range(15 * other.scorings):
            self.scored[i] = other.scored[i]
        for i in range(4):
            self.scored_round[i] = other.scored_round[i]

    def redeal(self, seat: i32) -> None:
        """Deal anew the hands, the exchanged discards and the pile, as far as the seat cannot know them.

        A spectator is seat -1. Known are the own hand, the own exchanged cards, the open discards and the cards
        of the running combat (section 10).
        """
        other: i32
        held: i32
        unknown: u128 = ALL_CARDS & ~(self.shown | self.battle[0] | self.battle[1])
        if seat >= 0:
            unknown &= ~(self.hands[seat] | self.buried[seat])
        for other in range(self.seats):
            if other != seat:
                held = popcount(self.hands[other])
                self.hands[other] = self.deal_from(unknown, held)
                unknown &= ~self.hands[other]
                held = popcount(self.buried[other])
                self.buried[other] = self.deal_from(unknown, held)
                unknown &= ~self.buried[other]
        self.pile = unknown

    def deal_from(self, cards: u128, n: i32) -> u128:
        """Choose n of the cards by `luck`."""
        card: u128
        dealt: u128 = 0
        while n > 0:
            n -= 1
            self.luck = advance(self.luck)
            card = ONE << nth(cards, below(self.luck, popcount(cards)))
            dealt |= card
            cards &= ~card
        return dealt

    def points(self, seat: i32) -> i32:
        """Tell the points of a seat now."""
        return self.scores[seat]

    def shields_of(self, seat: i32) -> u128:
        """Give the squares with a seat's shields."""
        return self.own[seat]

    def hand_of(self, seat: i32) -> u128:
        """Give the cards in a seat's hand."""
        return self.hands[seat]

    def buried_of(self, seat: i32) -> u128:
        """Give the cards that a seat has exchanged since the last reshuffle."""
        return self.buried[seat]

    def supply_of(self, seat: i32) -> i32:
        """Tell how many shields a seat may still place."""
        return self.supply[seat]

    def arrays(self) -> dict[str, list[int]]:
        """Give the data that stand in arrays, by name; for views and documents."""
        return {
            "own": [self.own[i] for i in range(5)],
            "hands": [self.hands[i] for i in range(5)],
            "buried": [self.buried[i] for i in range(5)],
            "supply": [self.supply[i] for i in range(5)],
            "lost": [self.lost[i] for i in range(5)],
            "scores": [self.scores[i] for i in range(5)],
            "battle": [self.battle[i] for i in range(2)],
            "founders": [self.founders[i] for i in range(12)],
            "founding": [self.founding[i] for i in range(12)],
            "scored": [self.scored[i] for i in range(60)],
            "scored_round": [self.scored_round[i] for i in range(4)],
        }

    def set_arrays(self, arrays: dict[str, Any]) -> None:
        """Replace the data that stand in arrays; the counterpart of `arrays`."""
        i: i32
        self.found_for = -1
        for i in range(5):
            self.own[i] = arrays["own"][i]
            self.hands[i] = arrays["hands"][i]
            self.buried[i] = arrays["buried"][i]
            self.supply[i] = arrays["supply"][i]
            self.lost[i] = arrays["lost"][i]
            self.scores[i] = arrays["scores"][i]
        for i in range(2):
            self.battle[i] = arrays["battle"][i]
        for i in range(12):
            self.founders[i] = arrays["founders"][i]
            self.founding[i] = arrays["founding"][i]
        for i in range(60):
            self.scored[i] = arrays["scored"][i]
        for i in range(4):
            self.scored_round[i] = arrays["scored_round"][i]
