"""What picks are expected to be worth: what searches of self-play have made of them, on average."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ludoteca.kernel.picks import PICKS
from ludoteca.kernel.prior import QUARTERS, THOUSAND, Prior

MOST = 20
"""So many tries of a pick count at most in one decision."""
FEW = 20
"""A pick counts as if it had been tried so many times more, and were worth as much as the position."""
EVEN = 0.5
"""What a pick comes to that is worth as much as the position."""


def nothing(kinds: int) -> Any:
    """Begin to count: sums and tries, float64 [QUARTERS, kinds, PICKS, 2]."""
    return np.zeros((QUARTERS, kinds, PICKS, 2))


def count(counted: Any, now: int, learned: Iterable[tuple[int, int, int, float]]) -> None:
    """Count what a search in some quarter of a game has learned: decision, pick, how often it was tried, its worth."""
    for kind, pick, tried, worth in learned:
        weight = min(tried, MOST)
        counted[now, kind, pick] += weight * (worth - EVEN), weight


def prior(counted: Any, kinds: Sequence[str], trust: float) -> Prior:
    """Tell what each pick that was tried is expected to be worth."""
    sums, tries = counted[..., 0], counted[..., 1]
    worth = np.rint(THOUSAND * sums / (tries + FEW)).astype(int)
    known = np.argwhere(tries.any(axis=0)).tolist()
    return Prior(kinds, [(kind, pick, worth[:, kind, pick].tolist()) for kind, pick in known], trust)
