"""What is true of a game of Origo at one moment."""

from __future__ import annotations

from ludoteca.games.origo.tables import ALL_CARDS
from ludoteca.kernel.bits import ONE, Scratch, advance, below, bint, i32, nth, popcount, u128
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
        self.attack_adjacency: bint = True
        self.own: list[u128] = [0] * 5
        self.hands: list[u128] = [0] * 5
        self.buried: list[u128] = [0] * 5
        self.supply: list[i32] = [0] * 5
        self.lost: list[i32] = [0] * 5
        self.scores: list[i32] = [0] * 5
        self.pile: u128 = ALL_CARDS
        self.shown: u128 = 0
        self.selected: u128 = 0
        self.battle: list[u128] = [0] * 2
        self.navigated: u128 = 0
        self.round: i32 = 0
        self.start_player: i32 = 0
        self.turn: i32 = 0
        self.fights: i32 = 0
        self.shifts: i32 = 0
        self.acted: bint = False
        self.passed: i32 = 0
        self.fought: i32 = 0
        self.due: i32 = 0
        self.last_round: bint = False
        self.established: u128 = 0
        self.founded: i32 = 0
        self.founders: list[i32] = [0] * 12
        self.founding: list[i32] = [0] * 12
        self.scorings: i32 = 0
        self.scored: list[i32] = [0] * 60
        self.scored_round: list[i32] = [0] * 4
        self.clan_size: Scratch[list[i32]] = [0] * 40
        self.clan_owner: Scratch[list[i32]] = [0] * 40
        self.clans: Scratch[i32] = 0
        self.surveyed: Scratch[list[u128]] = [0] * 5
        self.clan_total: Scratch[list[i32]] = [0] * 5
        self.naval_total: Scratch[list[i32]] = [0] * 5
        self.country_total: Scratch[list[i32]] = [0] * 5
        self.clans_of: Scratch[list[i32]] = [0] * 5
        self.largest_clan: Scratch[list[i32]] = [0] * 5
        self.held: Scratch[list[i32]] = [0] * 60

    def occupied(self) -> u128:
        """Tell the squares with a shield on them."""
        return self.own[0] | self.own[1] | self.own[2] | self.own[3] | self.own[4]

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

    def ask(self, kind: i32, chosen: i32) -> None:
        """Ask the same player for the next pick of the move, with what was chosen last."""
        self.push(kind, self.deciders, chosen, 0, 0, 0)

    def settle(self, frames: i32) -> None:
        """Complete a move: take its questions off the stack."""
        while frames:
            self.pop()
            frames -= 1
        self.draft = 0

    def points(self, seat: i32) -> i32:
        """Tell the points of a seat now."""
        return self.scores[seat]
