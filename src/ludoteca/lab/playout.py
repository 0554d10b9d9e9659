"""Random play-outs: one compiled loop for every game, through what all positions share."""

from __future__ import annotations

import cython

from ludoteca.kernel.bits import advance, below, i32, i64, lowest, popcount, u64
from ludoteca.kernel.position import Position


class PlayOuts:
    """Plays games to the end by picking at random, and counts picks and games.

    >>> from ludoteca.kernel.registry import game
    >>> start = game("origo").start(seats=2, seed="play-outs").position
    >>> some = PlayOuts(seed=1)
    >>> some.run(start, games=3).over, some.games
    (True, 3)
    """

    def __init__(self, seed: int = 0) -> None:
        self.picks: i64 = 0
        self.games: i64 = 0
        self.luck: u64 = seed & 0xFFFFFFFFFFFFFFFF

    def run(self, start: Position, games: i32 = 1) -> Position:
        """Play so many games from a position; return the last one as it ended."""
        begin: Position = start.clone()
        scratch: Position = start.clone()
        begin.simulate(self.luck)
        with cython.nogil:
            self.run_games(begin, scratch, games)
        return scratch

    def run_games(self, start: Position, scratch: Position, games: i32) -> None:
        """Play games one after the other."""
        while games > 0:
            games -= 1
            scratch.assign(start)
            scratch.luck = self.luck
            self.run_one(scratch)
            self.luck = scratch.luck
            self.games += 1

    def run_one(self, scratch: Position) -> None:
        """Play one game to its end; of several seats that decide at once the first goes first."""
        seat: i32
        count: i32
        deciders: i32 = scratch.actors()
        while deciders:
            seat = lowest(deciders)
            scratch.search_for(seat)
            count = popcount(scratch.low) + popcount(scratch.high)
            scratch.luck = advance(scratch.luck)
            scratch.apply(seat, scratch.found(below(scratch.luck, count)))
            self.picks += 1
            deciders = scratch.actors()
