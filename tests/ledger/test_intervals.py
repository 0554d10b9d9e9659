"""Intervals hold what they promise: nineteen of twenty hold the truth, also where games differ."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from ludoteca.ledger.intervals import mean, proportion, rate, student, wilson

SAMPLES = 400


def held(truth: float, intervals: list[tuple[float, float]]) -> float:
    """Which share of some intervals holds the truth."""
    return fmean(low <= truth <= high for low, high in intervals)


def test_a_mean_is_held_by_nineteen_of_twenty_intervals() -> None:
    luck = random.Random(1)
    found = [mean([luck.gauss(0.1, 1) for _ in range(10)]) for _ in range(SAMPLES)]
    assert 0.92 <= held(0.1, [(one.low, one.high) for one in found]) <= 0.98


@pytest.mark.parametrize("apart", [0.0, 0.5])
def test_a_rate_is_held_also_where_games_differ(apart: float) -> None:
    """`apart`: in half of the games it happens so much more often than on average, in the others less."""
    luck = random.Random(2)

    def game() -> tuple[int, int]:
        could = luck.randint(5, 25)
        share = 0.1 * (1 + luck.choice((-apart, apart)))
        return sum(luck.random() < share for _ in range(could)), could

    found = [rate([game() for _ in range(15)]) for _ in range(SAMPLES)]
    assert 0.92 <= held(0.1, [(one.low, one.high) for one in found]) <= 0.99


def test_what_hangs_together_is_less_sure() -> None:
    spread, heaped = rate([(1, 10)] * 20), rate([(5, 10)] * 4 + [(0, 10)] * 16)
    assert spread.mean == heaped.mean == 0.1
    assert heaped.high - heaped.low > 1.3 * (spread.high - spread.low)
    assert rate([(0, 10)] * 20).high > 0, "nothing seen is not nothing"
    assert rate([(10, 10)] * 20).low < 1


def test_known_values() -> None:
    assert [round(student(games), 2) for games in (6, 10, 31)] == [2.57, 2.26, 2.04]
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10)[0] == 0 and wilson(1, 10)[1] == 1 and wilson(0, 0) == (0, 1)
    assert proportion(5, 10).mean == 0.5
