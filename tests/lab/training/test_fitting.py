"""Fits find what is there, and foretell what compiled code then says."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.kernel.registry import game
from ludoteca.lab.training import targets
from ludoteca.lab.training.fitting import fit
from ludoteca.lab.training.plan import Plan
from ludoteca.lab.training.selfplay import Seen
from ludoteca.lab.training.targets import Sample, corrections, gather, margins
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


def sample() -> Sample:
    """All positions of those games."""
    games = seen()
    return gather([games], len(games.game), None, PLAN, seed=1)


def test_a_fit_finds_what_the_hand_written_evaluation_lacks() -> None:
    values, left = fit(sample(), NAMES, PLAN, seed=1)
    assert left < 0.01
    rows = np.array([[64, 1, 0], [64, 5, 0], [64, 5, 8]])
    one, five, idle = corrections(values, rows)
    assert abs(five - one - 1200) < 30
    assert abs(idle - five) < 30


def test_the_same_seed_gives_the_same_weights() -> None:
    one, again = (fit(sample(), NAMES, PLAN, seed=1)[0].as_json() for _ in range(2))
    assert one == again


def test_targets_go_from_the_end_backwards() -> None:
    told = Seen(
        np.zeros((4, 2, 3), np.int16),
        np.array([[100, 0], [300, 0], [500, 0], [0, 0]], np.int32),
        np.array([0, 0, 0, 1]),
        np.array([[11, 4], [0, 2]], np.int32),
        np.array([0.1]),
    )
    whole = margins(told, None, Plan(game="toy", trace=1.0))
    assert whole[:, 0].tolist() == [700, 700, 700, -200]
    none = margins(told, None, Plan(game="toy", trace=0.0))
    assert none[:, 0].tolist() == [300, 500, 700, -200]
    half = margins(told, None, Plan(game="toy", trace=0.5))
    assert half[:, 0].tolist() == [450, 600, 700, -200]


def test_numpy_says_what_compiled_code_says() -> None:
    room = game("origin")
    values = any_values(room.position.feature_names)
    for position in walk(room, 2, every=40):
        by_hand = position.worth(0)
        position.value_by(values)
        features = np.array([position.features_of(0)])
        assert corrections(values, features).tolist() == [position.worth(0) - by_hand]


def test_of_too_many_positions_some_are_taken_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(targets, "MOST_ROWS", 600)
    games = seen()
    games.features[:, 0, 2] = np.arange(len(games.game))
    some = gather([games], len(games.game), None, PLAN, seed=1)
    assert 500 < len(some.held) < 700
    assert (np.diff(some.features[:, 0, 2]) > 0).all()


def test_one_game_of_ten_is_held_out_however_files_divide_them() -> None:
    halves = [seen(games=25), seen(games=25)]
    some = gather(halves, 500, None, PLAN, seed=1)
    held = np.flatnonzero(some.held.reshape(50, 10).all(axis=1))
    assert held.tolist() == [0, 10, 20, 30, 40]
    assert some.held.sum() == 50


def test_targets_of_three_seats_are_of_each_pair() -> None:
    told = Seen(
        np.zeros((1, 3, 3), np.int16),
        np.array([[100, 200, 300]], np.int32),
        np.array([0]),
        np.array([[9, 5, 2]], np.int32),
        np.array([0.1]),
    )
    plan = Plan(game="toy", seats=3, trace=1.0)
    assert margins(told, None, plan).tolist() == [[400, 700, 300]]
    assert gather([told], 1, None, plan, seed=1).missing.tolist() == [[500, 900, 400]]
