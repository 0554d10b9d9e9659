"""Questions that matches answer, asked after every deal: is the mean share above or below what was asked?

A test of fixed size must not be looked at before its end. This one may be looked at after every observation and stopped
at any moment: whatever the rule of stopping, it says something wrong with a probability of at most `error`.

It bets (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, JRSS B 86, 2024). A
gambler who believes that the mean is above `share` puts a fraction of the capital on each observation. If the
mean is not above, the game is unfavourable, and the capital ever reaches k times the stake with a probability of at
most 1 : k (Ville's inequality). So a capital of 2 : error says that the mean is above; another gambler bets on below,
with the other half of the error. Which fraction is best nobody knows beforehand: the capital is spread evenly over
many, which costs little against the best of them (Orabona and Jun, Tight concentrations and confidence sequences from
the regret of universal portfolio, IEEE Transactions on Information Theory 70, 2024).
"""

from __future__ import annotations

import math
from collections import Counter

FRACTIONS = tuple((part + 0.5) / 25 for part in range(25))
"""What gamblers put on an observation, as parts of what they could lose on it."""
STEPS = 40
"""How often the interval is halved to find an end: more than enough for a float that is printed."""


class Sequential:
    """A question about the mean of observations between 0 and 1, answered as soon as it can be.

    >>> question = Sequential(share=0.5)
    >>> for won in [1, 1, 0.5, 1, 1, 1, 1, 1, 1, 1]:
    ...     question.add(won)
    >>> question.answer, question.count
    (True, 10)
    """

    def __init__(self, share: float = 0.5, error: float = 0.05) -> None:
        if not 0 < share < 1 or not 0 < error < 1:
            raise ValueError("share and error lie between 0 and 1")
        self.share = share
        self.error = error
        self.answer: bool | None = None
        """Whether the mean is above the share; None as long as nobody can tell. Once given it stays."""
        self._seen: Counter[float] = Counter()
        self._above = [0.0] * len(FRACTIONS)
        self._below = [0.0] * len(FRACTIONS)

    @property
    def count(self) -> int:
        """How many observations there are."""
        return self._seen.total()

    @property
    def mean(self) -> float:
        """The mean of the observations."""
        return sum(value * times for value, times in self._seen.items()) / max(1, self.count)

    def add(self, value: float) -> None:
        """Observe once more."""
        if not 0 <= value <= 1:
            raise ValueError(f"an observation lies between 0 and 1, not at {value}")
        self._seen[value] += 1
        self._above = _bet(self._above, value / self.share)
        self._below = _bet(self._below, (1 - value) / (1 - self.share))
        if self.answer is None:
            if self._refutes(self._above):
                self.answer = True
            elif self._refutes(self._below):
                self.answer = False

    @property
    def interval(self) -> tuple[float, float]:
        """The means that are not refuted: with probability 1 − `error` the true one is among them at every moment."""
        return self._least(dict(self._seen)), 1 - self._least({1 - value: n for value, n in self._seen.items()})

    def _refutes(self, capitals: list[float]) -> bool:
        """Tell whether gamblers have won so much that what they bet against cannot be, given logarithms of capitals."""
        most = max(capitals)
        whole = most + math.log(sum(math.exp(one - most) for one in capitals) / len(FRACTIONS))
        return whole >= math.log(2 / self.error)

    def _least(self, seen: dict[float, int]) -> float:
        """Find the least mean that is not refuted: the gamblers win less the higher the mean that they bet against."""
        low, high = 0.0, 1.0
        for _ in range(STEPS):
            middle = (low + high) / 2
            capitals = [0.0] * len(FRACTIONS)
            for value, times in seen.items():
                capitals = _bet(capitals, value / middle, times)
            low, high = (middle, high) if self._refutes(capitals) else (low, middle)
        return low


def _bet(capitals: list[float], back: float, times: int = 1) -> list[float]:
    """Put each fraction on so many observations, of which each stake comes back so many times as large."""
    return [
        capital + times * math.log1p(fraction * (back - 1))
        for capital, fraction in zip(capitals, FRACTIONS, strict=True)
    ]
