"""What picks are expected to be worth before a search has tried them: a part of what was learned by play.

A pick is known by the decision at which it is made and by how far the game is. It is told what it came to on average in
searches of self-play, in thousandths more or less than the position was worth to its seat.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from ludoteca.kernel.picks import PICKS

QUARTERS = 4
"""In how many parts of a game picks are told apart."""
THOUSAND = 1000
"""What a position is worth whose game is won, in thousandths."""


class Prior:
    """What each pick is expected to be worth; raises ValueError for what no game can have learned.

    `kinds` names the decisions of the game in their order; `picks` tells for a decision and a pick, by their numbers,
    what it came to in each quarter of a game. `trust` is how many visits that counts for.
    """

    def __init__(self, kinds: Sequence[str], picks: Sequence[tuple[int, int, Sequence[int]]], trust: float) -> None:
        self.kinds = tuple(kinds)
        self.picks = tuple((kind, pick, tuple(worth)) for kind, pick, worth in picks)
        self.trust = trust
        if not 0 < trust < float("inf"):
            raise ValueError(f"a prior is trusted for {trust} visits")
        for kind, pick, worth in self.picks:
            if not (0 <= kind < len(self.kinds) and 0 <= pick < PICKS):
                raise ValueError(f"there is no pick {pick} at decision {kind}")
            if len(worth) != QUARTERS or any(abs(one) > THOUSAND for one in worth):
                raise ValueError(f"pick {pick} at decision {kind} is worth what none can be: {worth}")

    @cached_property
    def row(self) -> array[float]:
        """All of it as float32, by quarter, decision and pick, 1 for a whole win; nought where nothing is known."""
        width = len(self.kinds) * PICKS
        row = array("f", [0.0]) * (QUARTERS * width)
        for kind, pick, worth in self.picks:
            for quarter, one in enumerate(worth):
                row[quarter * width + kind * PICKS + pick] = one / THOUSAND
        return row

    @staticmethod
    def read(told: Any) -> Prior:
        """Read what stands in a file; raises ValueError, TypeError or KeyError when it is no prior."""
        picks = [(int(kind), int(pick), [int(one) for one in worth]) for kind, pick, *worth in told["picks"]]
        return Prior([str(kind) for kind in told["kinds"]], picks, float(told["trust"]))
