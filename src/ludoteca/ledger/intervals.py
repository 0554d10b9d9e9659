"""Intervals of 95 %: of a proportion, of a mean, and of a ratio, where what is counted comes in games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev

from ludoteca.ledger.playing_on import SURE, Estimate


def wilson(share: float, games: float, z: float = SURE) -> tuple[float, float]:
    """Give the score interval of a proportion (Wilson 1927).

    >>> [round(end, 3) for end in wilson(0.9, 100)]
    [0.826, 0.945]
    """
    if games == 0:
        return 0.0, 1.0
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(games: int) -> float:
    """Tell how many standard errors an interval of the mean of so many games reaches to both sides (Student's t).

    By its expansion in the normal quantile (Abramowitz and Stegun, 26.7.5), which is good from six games on.

    >>> round(student(10), 2), round(student(25), 2), round(student(10_000), 2)
    (2.26, 2.06, 1.96)
    """
    z, free = SURE, games - 1
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return math.fsum(term / free**power for power, term in enumerate(terms))


def mean(values: Sequence[float]) -> Estimate:
    """Estimate the mean of something from its value in each of at least two games."""
    middle, reach = fmean(values), student(len(values)) * stdev(values) / math.sqrt(len(values))
    return Estimate(middle, middle - reach, middle + reach)


def proportion(times: int, games: int) -> Estimate:
    """Estimate how often something happens that happened so many times in so many games.

    >>> str(proportion(6, 10))
    '0.600 [0.313, 0.832]'
    """
    return Estimate(times / games, *wilson(times / games, games))


def rate(counts: Sequence[tuple[int, int]]) -> Estimate:
    """Estimate how often something happens, from how often it did, and how often it could have, in each game.

    What happens in one game may hang together: the number of occasions is divided by the design effect (Kish, Survey
    Sampling, 1965), the variance of the ratio from game to game over that of independent occasions. The rest is the
    score interval of a proportion, which knows that nothing seen is not nothing.

    >>> str(rate([(1, 10)] * 10)), str(rate([(10, 10)] + [(0, 10)] * 9)), str(rate([(0, 10)] * 10))
    ('0.100 [0.050, 0.188]', '0.100 [0.013, 0.477]', '0.000 [0.000, 0.049]')
    """
    games, happened, could = len(counts), sum(one for one, _ in counts), sum(of for _, of in counts)
    share = happened / could
    between = games / (games - 1) * math.fsum((one - share * of) ** 2 for one, of in counts) / could**2
    alike = share * (1 - share) / could
    effect = max(1.0, between / alike) if alike else 1.0
    return Estimate(share, *wilson(share, could / effect, student(games)))
