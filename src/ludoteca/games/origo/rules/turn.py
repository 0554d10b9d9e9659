"""Section 7.2: every decision of the game, what may be picked and what then happens."""

from __future__ import annotations

from ludoteca.games.origo.heuristic import evaluate
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.cards import card_of
from ludoteca.games.origo.rules.combat import (
    attack_kinds,
    attack_squares,
    declare,
    flag,
    may_attack,
    reinforce,
    reinforcement_kinds,
)
from ludoteca.games.origo.rules.exchange import exchange, exchange_kinds, may_exchange
from ludoteca.games.origo.rules.expansion import expand, expansion_kinds, expansion_squares, may_expand
from ludoteca.games.origo.rules.movement import movable, move, navigable, navigate, reach
from ludoteca.games.origo.rules.placement import placement_squares
from ludoteca.games.origo.rules.rounds import end_turn, next_placement
from ludoteca.games.origo.tables import (
    ATTACK,
    ATTACK_CARD,
    ATTACK_SQUARE,
    END,
    EXCHANGE,
    EXCHANGE_CARD,
    EXPAND,
    EXPAND_CARD,
    EXPAND_SQUARE,
    FLAG,
    MENU,
    MOVE,
    MOVE_FROM,
    MOVE_TO,
    NAVIGATE,
    NAVIGATE_FROM,
    NAVIGATE_TO,
    PLACE,
    PLACED,
    SHOW,
)
from ludoteca.kernel.bits import ONE, i32, popcount, u128


class OrigoPosition(OrigoState):
    """A position of Origo that can be played.

    A move begins at the menu with an action; each further pick is a decision put on top of the menu, with the
    card or square chosen so far in `a`, until the last pick carries the move out and takes them off again.
    """

    def evaluate(self, seat: i32) -> i32:
        """Estimate what the position is worth to a seat, in hundredths of a point."""
        return evaluate(self, seat)

    def find(self, seat: i32) -> i32:
        """Find the legal picks (the table of 7.2)."""
        kind: i32 = self.kind
        self.low = 0
        self.high = 0
        if kind == MENU:
            self.high = self.actions(seat)
        elif kind == PLACE:
            self.low = placement_squares(self)
        elif kind == EXPAND_CARD:
            self.high = expansion_kinds(self, seat)
        elif kind == EXPAND_SQUARE:
            self.low = expansion_squares(self, seat, self.a)
        elif kind == ATTACK_CARD:
            self.high = attack_kinds(self, seat)
        elif kind == ATTACK_SQUARE:
            self.low = attack_squares(self, seat, self.a)
        elif kind == MOVE_FROM:
            self.low = movable(self, seat)
        elif kind == NAVIGATE_FROM:
            self.low = navigable(self, seat)
        elif kind in (MOVE_TO, NAVIGATE_TO):
            self.low = reach(self, seat, self.a)
        elif kind == EXCHANGE_CARD:
            self.high = exchange_kinds(self, seat)
        else:
            self.high = reinforcement_kinds(self, seat, self.a)
            self.high |= ONE << ((SHOW if self.selected else FLAG) - 128)
        return popcount(self.low) + popcount(self.high)

    def actions(self, seat: i32) -> u128:
        """Tell the actions that have at least one legal completion; the turn may always be ended (7.2, D2)."""
        actions: u128 = ONE << (END - 128)
        if may_expand(self, seat):
            actions |= ONE << (EXPAND - 128)
        if may_attack(self, seat):
            actions |= ONE << (ATTACK - 128)
        if movable(self, seat):
            actions |= ONE << (MOVE - 128)
        if may_exchange(self, seat):
            actions |= ONE << (EXCHANGE - 128)
        if navigable(self, seat):
            actions |= ONE << (NAVIGATE - 128)
        return actions

    def apply(self, seat: i32, pick: i32) -> None:
        """Carry out one legal pick."""
        kind: i32 = self.kind
        chosen: i32 = self.a
        self.draft += 1
        if kind == MENU:
            self.choose(seat, pick)
        elif kind == PLACE:
            self.place(seat, pick)
        elif kind == EXPAND_CARD:
            self.ask(EXPAND_SQUARE, pick - 128)
        elif kind == EXPAND_SQUARE:
            self.settle(2)
            expand(self, seat, chosen, pick)
        elif kind == ATTACK_CARD:
            self.ask(ATTACK_SQUARE, pick - 128)
        elif kind == ATTACK_SQUARE:
            self.settle(2)
            declare(self, seat, chosen, pick)
        elif kind == MOVE_FROM:
            self.ask(MOVE_TO, pick)
        elif kind == MOVE_TO:
            self.settle(2)
            move(self, seat, chosen, pick)
        elif kind == NAVIGATE_FROM:
            self.ask(NAVIGATE_TO, pick)
        elif kind == NAVIGATE_TO:
            self.settle(2)
            navigate(self, seat, chosen, pick)
        elif kind == EXCHANGE_CARD:
            self.select(seat, pick - 128)
            if popcount(self.selected) == 2:
                self.settle(1)
                exchange(self, seat)
        elif pick == SHOW:
            self.settle(0)
            reinforce(self, seat)
        elif pick == FLAG:
            self.settle(0)
            flag(self, seat)
        else:
            self.select(seat, pick - 128)

    def choose(self, seat: i32, action: i32) -> None:
        """Begin an action, or end the turn (D2, D9)."""
        if action == EXPAND:
            self.ask(EXPAND_CARD, 0)
        elif action == ATTACK:
            self.ask(ATTACK_CARD, 0)
        elif action == MOVE:
            self.ask(MOVE_FROM, 0)
        elif action == EXCHANGE:
            self.ask(EXCHANGE_CARD, 0)
        elif action == NAVIGATE:
            self.ask(NAVIGATE_FROM, 0)
        else:
            self.settle(0)
            end_turn(self)

    def place(self, seat: i32, square: i32) -> None:
        """Place a shield in the initial placement (6, D1)."""
        self.settle(0)
        self.supply[seat] -= 1
        self.own[seat] |= ONE << square
        self.note(PLACED, -1, seat, square, 0, 0, 0, 0)
        next_placement(self, seat)

    def select(self, seat: i32, kind: i32) -> None:
        """Put a card in hand aside for an exchange or a reinforcement."""
        self.selected |= card_of(self.hands[seat] & ~self.selected, kind)

    def ask(self, kind: i32, a: i32) -> None:
        """Ask the same player for the next pick of the move."""
        self.push(kind, self.deciders, a, 0, 0, 0)

    def settle(self, frames: i32) -> None:
        """Complete a move: take its questions off the stack."""
        while frames:
            self.pop()
            frames -= 1
        self.draft = 0
