"""What is believed of the cost of a move: what the judge says, and what came of playing on, each by its precision.

The judge goes first: what playing on would come to in the end lies about a part of its figure, which is too large, by a
normal distribution as wide as the game's `borne_out` says (bench/review.md) and as the judge's own deals differ. Pairs
of games narrow it down by Bayes' rule, so that what is believed does not hang on when one stops playing; pairs that are
not played to the end by as much as `played_on` allows.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance

from ludoteca.ledger.playing_on import SURE, Estimate
from ludoteca.ledger.weights import BorneOut, PlayedOn

USUAL = 8
"""How many pairs of games the variance counts for that is expected of them, beside those played."""
LEAST = 0.02
"""What an error costs at least."""
SETTLED = 2.58
"""So many standard deviations above nought (99 %) it is not played on from any more: what is shown as soon as it seems
sure is too often so by luck."""
DOUBTED = 0.1
"""What costs so much with a smaller probability is refuted."""


class Belief:
    """What a move is believed to cost, the judge's deals given; pairs of games may be added at any time.

    >>> belief = Belief([0.1, 0.2, 0.3, 0.2], BorneOut(part=0.8, apart=0.06), PlayedOn())
    >>> str(belief.cost), belief.sure
    ('0.160 [0.026, 0.294]', True)
    >>> belief.add([0.0, -1.0, 0.0, 0.0] * 4)
    >>> str(belief.cost), belief.sure, belief.refuted
    ('0.058 [-0.058, 0.174]', False, False)
    """

    def __init__(self, judged: Sequence[float], borne_out: BorneOut, played_on: PlayedOn) -> None:
        self._mean = borne_out.part * fmean(judged)
        self._precision = 1 / (borne_out.apart**2 + borne_out.part**2 * variance(judged) / len(judged))
        self._played_on = played_on
        self._costs: list[float] = []

    def add(self, costs: Sequence[float]) -> None:
        """Learn what pairs of games have told."""
        self._costs += costs

    @property
    def cost(self) -> Estimate:
        """What it costs, with its interval."""
        belief = self._belief
        return Estimate(belief.mean, belief.mean - SURE * belief.stdev, belief.mean + SURE * belief.stdev)

    @property
    def sure(self) -> bool:
        """Whether it is an error: the interval lies above nought."""
        return self.cost.low > 0 and self.cost.mean >= LEAST

    @property
    def settled(self) -> bool:
        """Whether more pairs would hardly change that it is an error."""
        belief = self._belief
        return belief.mean > SETTLED * belief.stdev

    @property
    def refuted(self) -> bool:
        """Whether it is hardly an error."""
        return self._belief.cdf(LEAST) > 1 - DOUBTED

    @property
    def _belief(self) -> NormalDist:
        if not self._costs:
            return NormalDist(self._mean, sqrt(1 / self._precision))
        by = self._played_on
        told = 1 / (by.apart**2 + by.part**2 * unsure(self._costs, by.varies))
        both = self._precision + told
        mean = by.part * fmean(self._costs)
        return NormalDist((self._precision * self._mean + told * mean) / both, sqrt(1 / both))


def unsure(costs: Sequence[float], varies: float) -> float:
    """Tell the variance of the mean of what pairs of games told; few that ended alike prove little.

    >>> unsure([0.0] * 12, 0.3) == 0.3 * USUAL / 20 / 12
    True
    """
    mean = fmean(costs)
    spread = sum((cost - mean) ** 2 for cost in costs)
    return (varies * USUAL + spread) / (USUAL + len(costs)) / len(costs)
