"""Every decision of the game (section 6): what may be picked, and what then happens."""

from __future__ import annotations

from ludoteca.games.species.heuristic import evaluate
from ludoteca.games.species.picture import picture
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.beagle import sail
from ludoteca.games.species.rules.cards import discard, gain_card, open_row, take_open
from ludoteca.games.species.rules.crew import decks_left, movable_tiles, playable_crew, tools_left
from ludoteca.games.species.rules.discovery import discover, discover_spaces, discoverable
from ludoteca.games.species.rules.overwriting import empty_spaces, move_tile, refuges
from ludoteca.games.species.rules.payment import (
    binoculars_held,
    card_of,
    reach_of,
    remote_spaces,
    settle_payment,
    survey_reach,
)
from ludoteca.games.species.rules.track import free_tiles, put_under, refill, remove, stacks_left
from ludoteca.games.species.rules.turns import end_turn, proceed
from ludoteca.games.species.tables import (
    BEAGLE_CARD,
    BINOCULARS_SPACE,
    BYNOE,
    CARD_AMOUNT,
    COVINGTON,
    CREW_DECK,
    CREW_FROM,
    CREW_PLACE,
    CREW_RECALL,
    CREW_STACK,
    CREW_TILE,
    CREW_TO,
    CREW_TOOL,
    DISCOVER_SPACE,
    DISCOVERY,
    DISPLACE,
    FIRST_CARD,
    FIRST_DECK,
    FIRST_STACK,
    FIRST_TILE,
    FIRST_TOOL,
    FITZROY,
    KING,
    MAGNIFIER,
    MAY,
    MEANS,
    NEIGHBOURS,
    NEW,
    NOTE_MOVED_CUBE,
    NOTE_MOVED_TILE,
    NOTE_OBSERVED,
    NOTE_PLACED,
    NOTE_PUT_UNDER,
    NOTE_RECALLED,
    NOTE_REGAINED,
    NOTE_REMOVED,
    NOTE_RESEARCHED,
    PAY,
    PER_HABITAT,
    PICK_DONE,
    PICK_END,
    PICK_PAY,
    PICK_RESEARCH,
    PLACE,
    PUT_UNDER,
    RECALL,
    REFILL,
    SETUP_CUBE,
    SPACES,
    STEBBING,
    STOKES,
    SULIVAN,
    TURN,
    WICKHAM,
)
from ludoteca.kernel.bits import ONE, i32, lowest, popcount

FRESH = 0  # a payment in which nothing was picked yet, so that Binoculars can still be
BEGUN = 1
REMOTELY = 2  # from here on: the Binoculars and the space that they look at


class SpeciesPosition(SpeciesState):
    """A position that can be played.

    The decision at the bottom of the stack is TURN: asked before the main action (`a` 0) and after it (`a` 1). Each
    further pick of a move is a decision put on top, which carries what was chosen so far in `a` to `d`, until the
    last pick takes them all off again. A discovery that is paid goes on as DISCOVERY, which is never asked.
    """

    def points(self, seat: i32) -> i32:
        """Tell the points of a seat now."""
        return self.vp[seat]

    def evaluate(self, seat: i32) -> i32:
        """Estimate what the position is worth to a seat, in hundredths of a point."""
        return evaluate(self, seat)

    def picture(self) -> str:
        """Show the board as text."""
        return picture(self)

    def redeal(self, seat: i32) -> None:
        """Deal anew what the seat cannot know: hands of the others and decks; at the end the hands are open (13)."""
        if self.depth:
            self.redeal_cards(seat)

    # What may be picked.

    def find(self, seat: i32) -> i32:
        """Find the legal picks."""
        kind: i32 = self.kind
        self.low = 0
        self.high = 0
        if kind == TURN:
            self.find_turn(seat)
        elif kind == PLACE:
            self.low = ONE * (self.observable & ~(1 << (self.a - 1) if self.a else 0))
        elif kind == DISCOVER_SPACE:
            self.low = ONE * discover_spaces(self, seat, self.a)
        elif kind == PAY:
            self.find_payment(seat)
        elif kind == BEAGLE_CARD:
            self.high = ONE * open_row(self)
        elif kind in (REFILL, CREW_STACK):
            self.high = (ONE * stacks_left(self)) << (FIRST_STACK - 128)
        elif kind == SETUP_CUBE:
            self.low = ONE * self.known_spaces()
        elif kind == RECALL:
            self.low = ONE * self.own[seat]
            if self.reserve[seat] >= 2:
                self.high = ONE << (PICK_DONE - 128)
        elif kind == DISPLACE:
            self.low = ONE * refuges(self, self.b)
        elif kind == BINOCULARS_SPACE:
            survey_reach(self, seat)
            self.low = ONE * remote_spaces(self, seat, self.a, self.b)
        elif kind == PUT_UNDER:
            self.high = (ONE * 7) << (FIRST_STACK - 128)
        else:
            self.find_crew(seat, kind)
        return popcount(self.low) + popcount(self.high)

    def find_turn(self, seat: i32) -> None:
        """Find main actions before the main action, the end of the turn after it, and crew cards both times (6)."""
        self.high = ONE * playable_crew(self, seat)
        if self.a:
            self.high |= ONE << (PICK_END - 128)
        else:
            self.high |= ONE << (PICK_RESEARCH - 128)
            self.low = (ONE * discoverable(self, seat)) << FIRST_TILE

    def find_payment(self, seat: i32) -> None:
        """Find what else could be spent; the payment itself when it is complete; Binoculars first (8.3, R48)."""
        means: i32
        if self.payments and self.differing == 0:
            self.high = ONE << (PICK_PAY - 128)
        self.low = ONE * (self.differing & self.occupied)
        for means in range(FIRST_TOOL, MEANS):
            if (self.differing >> means) & 1:
                self.high |= ONE << card_of(means)
        if self.d == FRESH and binoculars_held(self, seat):
            survey_reach(self, seat)
            if remote_spaces(self, seat, self.a, self.b):
                self.high |= ONE * binoculars_held(self, seat)

    def find_crew(self, seat: i32, kind: i32) -> None:
        """Find how the effect of a crew card can be completed (10.3)."""
        if kind == CREW_PLACE:
            self.low = ONE * self.observable
        elif kind == CREW_FROM:
            self.low = ONE * (movable_tiles(self) if self.a == MAY else self.own[seat])
            if self.b:
                self.high = ONE << (PICK_DONE - 128)
        elif kind == CREW_TO:
            if self.a == MAY:
                self.low = ONE * (NEIGHBOURS[self.c] & empty_spaces(self))
            else:
                self.low = ONE * (self.observable & ~(1 << self.c))
        elif kind == CREW_RECALL:
            self.low = ONE * self.own[seat]
            if self.b:
                self.high = ONE << (PICK_DONE - 128)
        elif kind == CREW_DECK:
            self.high = (ONE * decks_left(self)) << (FIRST_DECK - 128)
        elif kind == CREW_TOOL:
            self.high = ONE * tools_left(self)
        elif kind == CREW_TILE:
            self.low = (ONE * free_tiles(self)) << FIRST_TILE

    def known_spaces(self) -> i32:
        """Tell where the known species lie."""
        space: i32
        found: i32 = 0
        for space in range(SPACES):
            if self.at[space] >= NEW:
                found |= 1 << space
        return found

    # What then happens.

    def apply(self, seat: i32, pick: i32) -> None:
        """Carry out one legal pick."""
        kind: i32 = self.kind
        self.draft += 1
        if kind == TURN:
            self.choose_action(seat, pick)
        elif kind in (RECALL, PLACE):
            self.research(seat, kind, pick)
        elif kind in (DISCOVER_SPACE, DISPLACE, PAY, BINOCULARS_SPACE):
            self.choose_discovery(seat, kind, pick)
        elif kind in (SETUP_CUBE, BEAGLE_CARD, REFILL, PUT_UNDER):
            self.answer(seat, kind, pick)
        else:
            self.serve(seat, kind, pick)
        if self.draft == 0:
            proceed(self)

    def choose_action(self, seat: i32, pick: i32) -> None:
        """Begin an action or a crew card, or end the turn (6)."""
        if pick == PICK_END:
            self.draft = 0
            end_turn(self)
        elif pick == PICK_RESEARCH:
            if self.reserve[seat] >= 2:
                self.ask(PLACE, 0, 0, 0, 0)
            else:
                self.ask(RECALL, 0, 0, 0, 0)
        elif pick < FIRST_CARD:
            self.ask(DISCOVER_SPACE, pick - FIRST_TILE, 0, 0, 0)
        else:
            self.play_crew(seat, pick - FIRST_CARD)

    def answer(self, seat: i32, kind: i32, pick: i32) -> None:
        """Carry out a decision of one pick."""
        tile: i32 = self.a
        self.pop()
        self.draft = 0
        if kind == SETUP_CUBE:
            self.add_cube(seat, pick)
            self.note(NOTE_OBSERVED, -1, seat, self.at[pick], 0, 0, 0, 0)
        elif kind == BEAGLE_CARD:
            take_open(self, seat, pick - FIRST_CARD)
        elif kind == REFILL:
            refill(self, pick - FIRST_STACK)
        else:
            put_under(self, tile, pick - FIRST_STACK)
            self.note(NOTE_PUT_UNDER, -1, tile, pick - FIRST_STACK, 0, 0, 0, 0)

    # Research (7).

    def research(self, seat: i32, kind: i32, pick: i32) -> None:
        """Take cubes back while few are in hand, then place two on different tiles (7, R8 to R11)."""
        first: i32 = self.a
        if kind == RECALL and pick != PICK_DONE:
            self.take_cube(seat, pick)
            self.a += 1
            if self.own[seat]:
                return
            first = self.a
        if kind == RECALL:
            self.note(NOTE_RECALLED, -1, seat, first, 0, 0, 0, 0)
            self.pop()
            self.ask(PLACE, 0, 0, 0, 0)
            return
        self.add_cube(seat, pick)
        if first == 0:
            self.a = pick + 1
            return
        self.note(NOTE_RESEARCHED, -1, seat, self.at[first - 1], self.at[pick], 0, 0, 0)
        self.settle()
        self.a = 1

    # Discover (8).

    def choose_discovery(self, seat: i32, kind: i32, pick: i32) -> None:
        """Choose space, refuge of a known tile, and payment; `pay` carries the discovery out (8.2, 8.3, 9, 10.2)."""
        tile: i32 = self.a
        space: i32 = self.b
        if kind == DISCOVER_SPACE:
            if self.at[pick] < NEW:
                self.ask_payment(seat, tile, pick, -1)
            elif popcount(ONE * refuges(self, pick)) == 1:
                self.ask_payment(seat, tile, pick, lowest(ONE * refuges(self, pick)))
            else:
                self.ask(DISPLACE, tile, pick, 0, 0)
        elif kind == DISPLACE:
            self.ask_payment(seat, tile, space, pick)
        elif kind == BINOCULARS_SPACE:
            kind = self.d
            self.pop()
            self.d = REMOTELY + 32 * pick + kind
            self.clear_payment()
            self.spent[pick] = 1
            settle_payment(self, seat, tile, self.payment_reach(), 0)
        elif pick == PICK_PAY:
            self.pay_discovery(seat)
        elif pick >= FIRST_CARD and (binoculars_held(self, seat) >> (pick - FIRST_CARD)) & 1:
            self.ask(BINOCULARS_SPACE, tile, space, 0, pick - FIRST_CARD)
        else:
            self.spent[means_of(pick)] += 1
            self.d = max(self.d, BEGUN)
            settle_payment(self, seat, tile, self.payment_reach(), means_of(pick))

    def clear_payment(self) -> None:
        """Spend nothing."""
        means: i32
        for means in range(MEANS):
            self.spent[means] = 0

    def ask_payment(self, seat: i32, tile: i32, space: i32, refuge: i32) -> None:
        """Ask how to pay (8.3)."""
        self.clear_payment()
        settle_payment(self, seat, tile, reach_of(space), 0)
        self.ask(PAY, tile, space, refuge, FRESH)

    def payment_reach(self) -> i32:
        """Tell the spaces whose cubes can pay, with the one seen through Binoculars (8.3, 10.2)."""
        if self.d >= REMOTELY:
            return reach_of(self.b) | (1 << ((self.d - REMOTELY) // 32))
        return reach_of(self.b)

    def pay_discovery(self, seat: i32) -> None:
        """Carry out the chosen discovery (8.3 to 8.6)."""
        tile: i32 = self.a
        space: i32 = self.b
        refuge: i32 = self.c
        binoculars: i32 = binoculars_used(self)
        self.settle()
        self.push(DISCOVERY, self.deciders, tile, space, 0, 0)
        discover(self, seat, tile, space, refuge, binoculars)

    # Crew (10.3).

    def play_crew(self, seat: i32, card: i32) -> None:
        """Play a crew card; those whose effect has details ask for them (10.3, R34)."""
        discard(self, seat, card)
        if card in (FITZROY, WICKHAM):
            self.draft = 0
            sail(self, CARD_AMOUNT[card])
        elif card in (SULIVAN, KING):
            self.ask(CREW_PLACE, card, 0, 0, 0)
        elif card in (STOKES, MAY):
            self.ask(CREW_FROM, card, 0, 0, 0)
        elif card == COVINGTON:
            self.ask(CREW_RECALL, card, 0, 0, 0)
        elif card == BYNOE:
            self.ask(CREW_DECK, card, 0, 0, 0)
        elif card == STEBBING:
            self.ask(CREW_TOOL, card, 0, 0, 0)
        else:
            self.ask(CREW_TILE, card, 0, 0, 0)

    def serve(self, seat: i32, kind: i32, pick: i32) -> None:
        """Choose a detail of a crew card's effect; the last one completes it (10.3, R36)."""
        n: i32
        tile: i32 = self.a
        if kind == CREW_PLACE:
            n = CARD_AMOUNT[self.a]
            while n:
                n -= 1
                self.add_cube(seat, pick)
            self.note(NOTE_PLACED, -1, seat, CARD_AMOUNT[self.a], self.at[pick], 0, 0, 0)
            self.settle()
        elif kind == CREW_FROM:
            if pick == PICK_DONE:
                self.settle()
            else:
                self.ask(CREW_TO, self.a, self.b, pick, 0)
        elif kind == CREW_TO:
            self.move_to(seat, self.a, self.c, pick)
        elif kind == CREW_RECALL:
            self.take_back(seat, pick)
        elif kind == CREW_DECK:
            gain_card(self, seat, pick - FIRST_DECK)
            self.settle()
        elif kind == CREW_TOOL:
            self.discards[pick - FIRST_CARD] -= 1
            self.hand[28 * seat + pick - FIRST_CARD] += 1
            self.note(NOTE_REGAINED, -1, seat, pick - FIRST_CARD, 0, 0, 0, 0)
            self.settle()
        elif kind == CREW_TILE:
            self.ask(CREW_STACK, pick - FIRST_TILE, 0, 0, 0)
        else:
            remove(self, tile)
            self.note(NOTE_REMOVED, -1, tile, 0, 0, 0, 0, 0)
            refill(self, pick - FIRST_STACK)
            self.settle()
            self.push(PUT_UNDER, self.deciders, tile, 0, 0, 0)

    def move_to(self, seat: i32, card: i32, start: i32, goal: i32) -> None:
        """Move a known tile with May, or a cube with Stokes, who may move a second one (10.3)."""
        if card == MAY:
            move_tile(self, start, goal)
            self.note(NOTE_MOVED_TILE, -1, self.at[goal], goal, 0, 0, 0, 0)
            self.settle()
            return
        self.take_cube(seat, start)
        self.add_cube(seat, goal)
        self.note(NOTE_MOVED_CUBE, -1, seat, self.at[start], self.at[goal], 0, 0, 0)
        self.pop()
        self.b += 1
        if self.b == CARD_AMOUNT[STOKES]:
            self.settle()

    def take_back(self, seat: i32, pick: i32) -> None:
        """Take one to three cubes back with Covington (10.3)."""
        if pick != PICK_DONE:
            self.take_cube(seat, pick)
            self.b += 1
            if self.b < CARD_AMOUNT[COVINGTON] and self.own[seat]:
                return
        self.note(NOTE_RECALLED, -1, seat, self.b, 0, 0, 0, 0)
        self.settle()

    # The stack of decisions.

    def ask(self, kind: i32, a: i32, b: i32, c: i32, d: i32) -> None:
        """Ask the same player for the next pick of the move."""
        self.push(kind, self.deciders, a, b, c, d)

    def settle(self) -> None:
        """Complete a move: take its decisions off the stack."""
        while self.kind != TURN:
            self.pop()
        self.draft = 0


def binoculars_used(position: SpeciesPosition) -> i32:
    """Tell the Binoculars that the payment under way looks through; -1 without (10.2)."""
    return (position.d - REMOTELY) % 32 if position.d >= REMOTELY else -1


def means_of(pick: i32) -> i32:
    """Tell the means that a pick of a payment stands for: a cube on a space, or a card."""
    card: i32 = pick - FIRST_CARD
    if pick < FIRST_TILE:
        return pick
    return FIRST_TOOL + 2 * (card // PER_HABITAT) + (0 if card % PER_HABITAT == MAGNIFIER else 1)
