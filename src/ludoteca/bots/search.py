"""The search bot: grows a tree for each decision, or several at once on as many processors."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from ludoteca.bots.clock import Allotment
from ludoteca.bots.judges import SHIPPED, Judge
from ludoteca.bots.player import Player
from ludoteca.bots.tree import AHEAD, EXPLORE, SCALE, Tree

if TYPE_CHECKING:
    from ludoteca.kernel.position import Position


class SearchBot(Player):
    """Searches for a number of seconds of computing time, or of play-outs, for each move.

    Where its seat has a clock, no move takes more than what is safe of what is left; `by_clock` divides that among the
    decisions to come, and has its own budget only where there is no clock (docs/bots.md).

    With several `threads` as many trees grow at the same time, each on a processor of its own for so many seconds, or
    for its part of the play-outs; what was visited most in all of them together is played (root parallelism; Chaslot,
    Winands, van den Herik 2008).
    """

    def __init__(
        self,
        seed: int | None = None,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        threads: int = 1,
        by_clock: bool = False,
        moves_ahead: int = AHEAD,
        explore: float = EXPLORE,
        scale: float = SCALE,
        judge: Judge = SHIPPED,
    ) -> None:
        super().__init__(seed, judge)
        self.seconds = seconds
        self.playouts = playouts
        self.by_clock = by_clock
        self.trees = [Tree(moves_ahead, explore, scale) for _ in range(threads)]
        self._searched = False

    def pick(self, position: Position, seat: int) -> list[int]:
        """Choose the picks of a complete move."""
        choices = position.picks(seat)
        if len(choices) == 1:
            after = position.clone()
            after.step(seat, choices[0])
            if after.draft == 0:
                self._searched = False
                return choices
        self._searched = True
        values = self._judge.values(position)
        for tree in self.trees:
            tree.attune(position, seat, values)
        first, *others = self.trees
        budget = self._budget()
        if not others:
            return first.search(position, seat, self.luck(), *budget)
        with ThreadPoolExecutor(len(self.trees)) as pool:
            grown = [pool.submit(tree.search, position.clone(), seat, self.luck(), *budget) for tree in self.trees]
        for one in grown:
            one.result()  # a search that has failed tells so here
        return first.best_move(position, position.clone(), others)

    def _budget(self) -> tuple[float | None, int | None, Allotment | None]:
        """Tell what each tree may spend: seconds, its part of the play-outs, and what the clock allots."""
        if self.by_clock and self._allotment is not None:
            return None, None, self._allotment
        share = None if self.playouts is None else -(-self.playouts // len(self.trees))
        return self.seconds, share, self._allotment

    def looked_at(self) -> list[tuple[int, int]]:
        """Tell what was tried as the first pick of the move, and how often; the most visited comes first."""
        visits: Counter[int] = Counter()
        for tree in self.trees:
            visits.update(dict(tree.looked_at()))
        return sorted(visits.items(), key=lambda one: (-one[1], one[0]))

    def learned(self) -> list[tuple[int, int, int, float]]:
        """Tell what the first tree has learned of its seat's picks: decision, pick, how often it was tried, its habit.

        Empty where there was nothing to search.
        """
        return self.trees[0].learned() if self._searched else []
