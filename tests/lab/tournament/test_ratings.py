"""Ratings find the strengths that games were played by, and say how sure they are."""

from __future__ import annotations

import math
import random

import pytest

from ludoteca.lab.tournament.outcome import Outcome
from ludoteca.lab.tournament.ratings import POINTS, Meetings, fit, solve


def outcome(players: str, ranks: list[int], deal: str = "1") -> Outcome:
    return Outcome(
        game="g", options={}, seed=deal, players=tuple(players), points=(0,) * len(ranks), ranks=tuple(ranks)
    )


def test_pairs_are_compared_by_rank_and_a_tie_is_half() -> None:
    meetings = Meetings("abc")
    meetings.add(outcome("abca", [1, 1, 3, 4]))
    assert meetings.wins() == [[0, 0.5, 1], [1.5, 0, 1], [1, 0, 0]]


def test_strengths_that_made_the_chances_are_found() -> None:
    strengths = [0.0, 1.2, -0.7, 2.5]
    wins = [[1000 / (1 + math.exp(theirs - own)) for theirs in strengths] for own in strengths]
    assert fit(wins) == pytest.approx(strengths, abs=1e-6)
    assert fit(wins, [5, -5, 0, 1])[1] - fit(wins, [5, -5, 0, 1])[0] == pytest.approx(1.2, abs=1e-6)


def test_extreme_wins_are_fitted_as_well() -> None:
    assert fit([[0, 1e-6], [1e4, 0]])[1] == pytest.approx(math.log(1e10), abs=1e-6)


def test_equations_with_an_unknown_that_nothing_is_said_about() -> None:
    assert solve([[2.0, 0.0], [0.0, 0.0]], [4.0, 0.0]) == [2.0, 0.0]


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """Deals favour one bot or the other, so that games on one deal resemble one another."""
    luck, truth, held = random.Random(3), 0.6, 0
    for _ in range(40):
        meetings = Meetings("ab")
        for deal in range(60):
            chance = luck.choice((truth - 0.3, truth + 0.3))
            for _ in range(4):
                meetings.add(outcome("ab", [1, 2] if luck.random() < chance else [2, 1], str(deal)))
        rating = meetings.ratings(anchor="b")[0]
        held += rating.low <= POINTS * math.log(truth / (1 - truth)) <= rating.high
    assert 35 <= held <= 40


def test_who_has_won_all_games_has_a_rating_that_may_be_much_higher() -> None:
    meetings = Meetings("ab")
    for deal in range(100):
        meetings.add(outcome("ab", [1, 2], str(deal)))
    best, anchor = meetings.ratings(anchor="b")
    assert best.points == pytest.approx(POINTS * math.log(201))
    assert 500 < best.low < 800
    assert best.high > 1300
    assert (anchor.low, anchor.points, anchor.high) == (0, 0, 0)


def test_the_mean_is_0_unless_a_bot_is() -> None:
    meetings = Meetings("abc")
    for deal in range(20):
        meetings.add(outcome("abc", random.Random(deal).sample((1, 2, 3), 3), str(deal)))
    free, held = meetings.ratings(), meetings.ratings(anchor="c")
    assert sum(rating.points for rating in free) == pytest.approx(0)
    assert free[0].points - free[2].points == pytest.approx(held[0].points)
    assert meetings.ratings() == free, "the same games, the same intervals"


def test_before_any_game_all_are_alike() -> None:
    assert [(rating.points, rating.low, rating.high) for rating in Meetings("ab").ratings()] == [(0, 0, 0)] * 2
