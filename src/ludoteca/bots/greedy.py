"""The greedy bot: tries every complete move and takes the one after which its position looks best.

Where a move has too many ways to be completed it is put together part by part, each the best one that can follow.
"""

from __future__ import annotations

import cython

from ludoteca.bots.judges import SHIPPED, Judge
from ludoteca.bots.moves import MOST_MOVES, Moves, advantage
from ludoteca.bots.player import Player
from ludoteca.kernel.bits import advance, below, i32, i64, u64
from ludoteca.kernel.position import Position

DEALS = 8
"""How many deals of the hidden cards a move is tried on."""


class Survey:
    """What each of the first `MOST_MOVES` moves leads to, added up over several deals of the hidden cards."""

    def __init__(self) -> None:
        self.count: i32 = 0
        self.best: i32 = 0
        self.worth: list[i64] = [0] * MOST_MOVES

    def survey(self, root: Position, seat: i32, deals: i32, luck: u64) -> list[int]:
        """Find the best move of a seat as its picks; ties are broken by luck."""
        moves: Moves = Moves(root, seat)
        with cython.nogil:
            self.look(moves, root, moves.scratch, seat, deals)
            self.choose(luck)
        if self.count < MOST_MOVES:
            return self.chosen(Moves(root, seat))
        return self.assemble(root.clone(), seat, deals, luck)

    def assemble(self, root: Position, seat: i32, deals: i32, luck: u64) -> list[int]:
        """Put a move together part by part."""
        picks: list[int] = []
        part: list[int]
        moves: Moves
        while not picks or not root.committed():
            moves = Moves(root, seat)
            moves.parts = True
            luck = advance(luck)
            with cython.nogil:
                self.look(moves, root, moves.scratch, seat, deals)
                self.choose(luck)
            moves = Moves(root, seat)
            moves.parts = True
            part = self.chosen(moves)
            for pick in part:
                root.apply(seat, pick)
            picks += part
        return picks

    def chosen(self, moves: Moves) -> list[int]:
        """Go through the moves again to the best one; gives its picks."""
        number: i32
        picks: list[int] = []
        for number, path in enumerate(moves):
            picks = list(path)
            if number == self.best:
                break
        return picks

    def look(self, moves: Moves, root: Position, scratch: Position, seat: i32, deals: i32) -> None:
        """Value every move; one deal is enough to see that there are too many.

        The same luck serves all moves of a deal, so that none is only luckier than another.
        """
        deal: i32
        number: i32
        for deal in range(deals):
            root.redeal(seat)
            moves.begin(root, scratch, seat)
            number = 0
            while number < MOST_MOVES and moves.advance(root, scratch):
                if deal == 0:
                    self.worth[number] = 0
                self.worth[number] += advantage(scratch, seat)
                number += 1
            self.count = number
            if number == MOST_MOVES:
                break

    def choose(self, luck: u64) -> None:
        """Take the best move, one of them by luck when several are alike."""
        number: i32
        equal: i32 = 0
        self.best = 0
        for number in range(self.count):
            if number and self.worth[number] < self.worth[self.best]:
                continue
            if number and self.worth[number] == self.worth[self.best]:
                equal += 1
                luck = advance(luck)
                if below(luck, equal) != 0:
                    continue
            else:
                equal = 1
            self.best = number


class GreedyBot(Player):
    """Looks one move ahead with the game's heuristic."""

    def __init__(self, seed: int | None = None, deals: int = DEALS, judge: Judge = SHIPPED) -> None:
        super().__init__(seed, judge)
        self._survey = Survey()
        self._deals = deals

    def pick(self, position: Position, seat: int) -> list[int]:
        """Choose the picks of a complete move."""
        return self._survey.survey(position, seat, self._deals, self.luck())
