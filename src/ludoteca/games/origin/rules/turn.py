"""Every decision of the game (section 5): what may be picked, and what then happens."""

from __future__ import annotations

from ludoteca.games.origin.heuristic import evaluate
from ludoteca.games.origin.picture import picture
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.cards import (
    hold_council,
    lay_down,
    playable,
    replace_objective,
    settle_council,
    steal_strait,
    victims,
)
from ludoteca.games.origin.rules.decks import put_back, redeal_cards, returned, steal_card
from ludoteca.games.origin.rules.ends import arrived, end_turn, proceed, skip
from ludoteca.games.origin.rules.evolution import children, evolvable, evolve
from ludoteca.games.origin.rules.movement import migrants, migrations, movable, move, swappers, swaps
from ludoteca.games.origin.rules.rewards import begin_option, choose_option, find_options
from ludoteca.games.origin.rules.setup import choose_objective
from ludoteca.games.origin.rules.tiles import steal_tile, stealable_levels, take_tile, takeable
from ludoteca.games.origin.rules.tokens import half_held, take_strait
from ludoteca.games.origin.scoring import score
from ludoteca.games.origin.tables import (
    ACTION,
    ALL_AREAS,
    AMBUSH,
    COUNCIL,
    COUNCIL_OF_ELDERS,
    DECK_CARDS,
    END,
    EXTRA,
    FERRYMEN,
    FIRST_CARD,
    FIRST_LEVEL,
    FIRST_OBJECTIVE,
    FIRST_PAWN,
    FIRST_SEAT,
    FIRST_STRAIT,
    FIRST_TILE,
    LEVELS,
    OBJECTIVE,
    PAWN,
    PICK_A,
    PICK_END,
    PICK_ON,
    PICK_SKIP,
    RAIDERS,
    RESTLESS_CLAN,
    RETURN,
    REWARD,
    RIVAL,
    STACK,
    STOLEN_FIRE,
    STRAIT,
    SUDDEN_INSIGHT,
    TARGET,
    TILE,
    TRIBUTE,
    TWIN_BIRTH,
)
from ludoteca.kernel.bits import ONE, bint, i32, popcount, u64


class OriginPosition(OriginState):
    """A position of Origin that can be played.

    The decision at the bottom of the stack belongs to the player on turn and changes its kind in the course of the
    turn: ACTION, REWARD, END. Each further pick of a move is a decision on top of it, which carries what was chosen
    so far; RETURN, COUNCIL and sometimes TILE are moves of their own.
    """

    def points(self, seat: i32) -> i32:
        """Tell the points of a seat now (10)."""
        return score(self, seat)

    def evaluate(self, seat: i32) -> i32:
        """Estimate what the position is worth to a seat, in hundredths of a point."""
        return evaluate(self, seat)

    def picture(self) -> str:
        """Show the board as text."""
        return picture(self)

    def redeal(self, seat: i32) -> None:
        """Deal anew what the seat cannot know (11)."""
        redeal_cards(self, seat)

    # What may be picked.

    def find(self, seat: i32) -> i32:
        """Find the legal picks."""
        kind: i32 = self.kind
        self.low = 0
        self.high = 0
        if kind == ACTION:
            self.find_action(seat)
        elif kind == PAWN:
            self.low = (ONE * children(self, seat, self.a, self.b < 0)) << FIRST_PAWN
        elif kind == TARGET:
            self.low = self.targets(seat)
        elif kind == REWARD:
            self.high = playable(self, seat, REWARD) | find_options(self, seat)
            if self.high >> (PICK_A - 128) == 0:
                self.high |= ONE << (PICK_ON - 128)
        elif kind == TILE:
            self.low = (ONE * takeable(self, seat, self.a)) << FIRST_TILE
        elif kind == RETURN:
            self.high = self.hands[seat] & DECK_CARDS[self.a]
        elif kind == END:
            self.high = playable(self, seat, END) | (ONE << (PICK_END - 128))
        elif kind == EXTRA:
            self.find_extra(seat)
        elif kind == RIVAL:
            self.low = (ONE * victims(self, seat, self.b)) << FIRST_SEAT
        elif kind == STACK:
            self.low = (ONE * stealable_levels(self, seat, self.a)) << FIRST_LEVEL
        elif kind == STRAIT:
            self.low = (ONE * half_held(self, seat)) << FIRST_STRAIT
        elif kind == COUNCIL:
            self.high = self.drawn
        else:
            self.high = self.hands[seat]
        return popcount(self.low) + popcount(self.high)

    def find_action(self, seat: i32) -> None:
        """Find where the main action can begin; skipping is for those who have none (6, R23)."""
        self.low = evolvable(self, seat, True) | movable(self, seat)
        self.high = playable(self, seat, ACTION)
        if self.low == 0:
            self.high |= ONE << (PICK_SKIP - 128)

    def find_extra(self, seat: i32) -> None:
        """Find where the extra action of a card can begin (9.2, R29)."""
        if self.b == TWIN_BIRTH:
            self.low = evolvable(self, seat, False)
        elif self.b == AMBUSH:
            self.low = swappers(self, seat)
        else:
            self.low = migrants(self, seat)

    def targets(self, seat: i32) -> u64:
        """Tell where the chosen pawn can go: by the main action, or by a card (6.2, 6.3)."""
        if self.b == AMBUSH:
            return swaps(self, seat, self.a, False)
        if self.b == RESTLESS_CLAN:
            return migrations(self, seat, self.a, False)
        return migrations(self, seat, self.a, True) | swaps(self, seat, self.a, True)

    # What then happens.

    def apply(self, seat: i32, pick: i32) -> None:
        """Carry out one legal pick."""
        kind: i32 = self.kind
        self.draft += 1
        if kind == OBJECTIVE:
            self.draft = 0
            choose_objective(self, seat, pick - FIRST_CARD)
        elif kind == RETURN:
            self.choose_return(seat, pick - FIRST_CARD)
        elif kind == COUNCIL:
            self.settle()
            settle_council(self, seat, pick - FIRST_CARD)
        elif kind == TILE:
            self.choose_tile(seat, pick - FIRST_TILE)
        elif kind in (ACTION, REWARD, END):
            self.choose(seat, kind, pick)
        elif kind in (RIVAL, STACK, STRAIT):
            self.choose_victim(seat, kind, pick)
        else:
            self.choose_region(seat, kind, pick)
        if self.draft == 0:
            proceed(self)

    def choose(self, seat: i32, kind: i32, pick: i32) -> None:
        """Begin an action, a card or a reward, or go on (5)."""
        if pick == PICK_SKIP:
            self.draft = 0
            skip(self, seat)
        elif pick == PICK_ON:
            self.draft = 0
            self.kind = END
        elif pick == PICK_END:
            self.draft = 0
            end_turn(self)
        elif pick >= PICK_A:
            begin_option(self, seat, pick)
        elif pick >= FIRST_CARD:
            self.play(seat, pick - FIRST_CARD)
        else:
            self.begin_at(seat, pick, -1)

    def begin_at(self, seat: i32, region: i32, card: i32) -> None:
        """Ask which pawn evolves on an empty region, or where an own pawn goes (6)."""
        self.push(TARGET if (self.own[seat] >> region) & 1 else PAWN, 1 << seat, region, card, 0, 0)

    def play(self, seat: i32, card: i32) -> None:
        """Play a card, or ask what it needs to know (9.1, 9.2)."""
        if card in (RESTLESS_CLAN, TWIN_BIRTH, AMBUSH):
            self.push(EXTRA, 1 << seat, 0, card, 0, 0)
        elif card in (RAIDERS, STOLEN_FIRE, TRIBUTE):
            self.push(RIVAL, 1 << seat, 0, card, 0, 0)
        elif card == FERRYMEN:
            self.push(STRAIT, 1 << seat, 0, card, 0, 0)
        elif card == SUDDEN_INSIGHT:
            self.push(TILE, 1 << seat, ALL_AREAS, card, 0, 0)
        else:
            self.settle()
            lay_down(self, seat, card)
            if card >= FIRST_OBJECTIVE:
                replace_objective(self, seat)
            elif card == COUNCIL_OF_ELDERS:
                hold_council(self, seat)

    def choose_region(self, seat: i32, kind: i32, pick: i32) -> None:
        """Go on with an evolution, a migration or a swap, of the main action or of a card (6, R7, R29)."""
        region: i32 = self.a
        card: i32 = self.b
        if kind == EXTRA:
            self.begin_at(seat, pick, card)
            return
        self.settle()
        if card >= 0:
            lay_down(self, seat, card)
        if kind == PAWN:
            evolve(self, seat, region, pick - FIRST_PAWN)
        else:
            move(self, seat, region, pick)
        if card < 0:
            arrived(self, region if kind == PAWN else pick)

    def choose_tile(self, seat: i32, tile: i32) -> None:
        """Take a tile: by an option of the reward, or by Sudden Insight (7.1, 9.2)."""
        card: i32 = self.b
        tasks: i32 = self.c
        option: i32 = self.d
        self.draft = 0
        self.pop()
        if card >= 0:
            lay_down(self, seat, card)
        if option:
            choose_option(self, seat, option, tasks)
        take_tile(self, seat, tile // LEVELS, tile % LEVELS)

    def choose_return(self, seat: i32, card: i32) -> None:
        """Put a card back; the move is complete with the last one (7.1, 9.1, R15)."""
        deck: i32 = self.a
        away: bint = self.c != 0
        put_back(self, seat, deck, card, away)
        self.selected |= ONE << card
        self.b -= 1
        if self.b == 0:
            self.draft = 0
            self.pop()
            returned(self, seat, deck, self.selected, away)
            self.selected = 0

    def choose_victim(self, seat: i32, kind: i32, pick: i32) -> None:
        """Steal from a rival, or take the token of a strait (9.2)."""
        victim: i32 = pick - FIRST_SEAT
        card: i32 = self.b
        if kind == RIVAL and card == STOLEN_FIRE:
            self.push(STACK, 1 << seat, victim, card, 0, 0)
            return
        if kind == STACK:
            victim = self.a
        self.settle()
        lay_down(self, seat, card)
        if kind == STACK:
            steal_tile(self, seat, victim, pick - FIRST_LEVEL)
        elif kind == STRAIT:
            take_strait(self, seat, pick - FIRST_STRAIT)
        elif card == RAIDERS:
            steal_card(self, seat, victim)
        else:
            steal_strait(self, seat, victim)

    def settle(self) -> None:
        """Complete a move: take its decisions off the stack."""
        while self.depth > 1:
            self.pop()
        self.draft = 0
