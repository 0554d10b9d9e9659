"""Between which numbers something lies by 95 %, as far as so few games tell."""

from __future__ import annotations

import math
from statistics import NormalDist

CERTAIN = 0.95
SURE = 1.96
"""How many standard errors an interval of 95 % reaches to both sides, where there is no end of games."""


def reach(games: int, certain: float = CERTAIN) -> float:
    """Tell how many standard errors an interval reaches to both sides, where the error is known from so many games.

    Student's t, by its expansion around the normal distribution (Fisher and Cornish 1960).

    >>> round(reach(20), 2), round(reach(10_000), 2)
    (2.09, 1.96)
    """
    z, freedom = NormalDist().inv_cdf((1 + certain) / 2), games - 1
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


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
