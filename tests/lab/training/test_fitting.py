"""Fits find what is there, and foretell what compiled code then says."""

from __future__ import annotations

import numpy as np

from ludoteca.kernel.registry import game
from ludoteca.lab.training.fitting import corrections, fit, margins, sample
from ludoteca.lab.training.plan import Plan
from ludoteca.lab.training.selfplay import Seen
from tests.contract.test_learned import any_values, walk

NAMES = ("share left", "good", "idle")
PLAN = Plan(game="toy", trace=1.0, epochs=2)


def seen(games: int = 300, length: int = 10) -> Seen:
    """Games in which each `good` is worth three points more than the hand-written evaluation knows."""
    luck = np.random.default_rng(1)
    features = luck.integers(0, 9, (games * length, 2, 3)).astype(np.int16)
    features[:, :, 0] = np.tile(np.arange(length, 0, -1), games)[:, None] * 12
    number = np.repeat(np.arange(games), length)
    points = luck.integers(20, 60, (games, 2))
    hand = 100 * points[number] - 300 * features[:, :, 1]
    return Seen(features, hand.astype(np.int32), number.astype(np.int32), points.astype(np.int32), np.array([0.1]))


def test_a_fit_finds_what_the_hand_written_evaluation_lacks() -> None:
    values, left = fit(seen(), NAMES, None, PLAN, seed=1)
    assert left < 0.01
    rows = np.array([[64, 1, 0], [64, 5, 0], [64, 5, 8]])
    one, five, idle = corrections(values, rows)
    assert abs(five - one - 1200) < 30
    assert abs(idle - five) < 30


def test_the_same_seed_gives_the_same_weights() -> None:
    assert fit(seen(), NAMES, None, PLAN, seed=1)[0].as_json() == fit(seen(), NAMES, None, PLAN, seed=1)[0].as_json()


def test_targets_go_from_the_end_backwards() -> None:
    told = Seen(
        np.zeros((4, 2, 3), np.int16),
        np.array([[100, 0], [300, 0], [500, 0], [0, 0]], np.int32),
        np.array([0, 0, 0, 1]),
        np.array([[11, 4], [0, 2]], np.int32),
        np.array([0.1]),
    )
    whole = margins(told, None, Plan(game="toy", trace=1.0), (0, 1))
    assert whole.tolist() == [700, 700, 700, -200]
    none = margins(told, None, Plan(game="toy", trace=0.0), (0, 1))
    assert none.tolist() == [300, 500, 700, -200]
    half = margins(told, None, Plan(game="toy", trace=0.5), (0, 1))
    assert half.tolist() == [450, 600, 700, -200]


def test_numpy_says_what_compiled_code_says() -> None:
    room = game("origin")
    values = any_values(room.position.feature_names)
    for position in walk(room, 2, every=40):
        by_hand = position.worth(0)
        position.value_by(values)
        features = np.array([position.features_of(0)])
        assert corrections(values, features).tolist() == [position.worth(0) - by_hand]


def test_of_too_many_rows_some_are_taken_in_their_order() -> None:
    luck = np.random.default_rng(1)
    assert sample(5, 5, luck).tolist() == [0, 1, 2, 3, 4]
    some = sample(100, 10, luck).tolist()
    assert len({*some}) == 10 and some == sorted(some)
