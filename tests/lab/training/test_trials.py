"""Weights follow trials of what wins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from ludoteca.cli.train import told
from ludoteca.kernel.registry import game
from ludoteca.kernel.values import WEIGHT, Values, load
from ludoteca.lab.training import Plan, Training, trials
from ludoteca.lab.training.training import BadTraining
from tests.contract.test_learned import any_values
from tests.lab.training.test_training import here

PLAN = Plan(
    game="origin", seats=3, learn="trials", playouts=4, games=40, steps=2, pace=1, match_budget="4p", match_games=3
)
NAMES = game("origin").position.feature_names
DEALS, WEIGHTS = 4000, 6


def told_of(effect: Any, seed: int) -> tuple[Any, Any]:
    """Make up a step of trials in which weights bring what `effect` says, points beside much luck."""
    luck = np.random.default_rng(seed)
    went = luck.choice([-1.0, 1.0], (DEALS, WEIGHTS))
    points = went @ effect + luck.normal(0, 5, DEALS)
    return went, np.stack([points, (points > 0) - 0.5], axis=1)


def test_weights_go_where_trials_have_won() -> None:
    effect = np.array([1.0, -1.0, 0.5, 0, 0, 0])
    found = trials.slope([told_of(effect, 1)])
    assert found[0] > found[2] > 0 > found[1]
    assert np.abs(found[3:]).max() < found[2] / 4, "what brings nothing stays"


def test_the_last_step_counts_most_and_steps_together_more_than_one() -> None:
    once, other = np.array([1.0, 0, 0, 0, 0, 0]), np.array([-1.0, 0, 0, 0, 0, 0])
    assert trials.slope([told_of(once, 1), told_of(other, 2)])[0] < 0
    small = np.array([0.2, 0, 0, 0, 0, 0])
    steps = [told_of(small, seed) for seed in range(6)]
    errors = [np.abs(trials.slope(steps[:many])[1:]).sum() for many in (1, 6)]
    assert errors[1] < errors[0]


def test_a_step_is_as_long_as_it_is_said_and_half_as_long_later() -> None:
    values = Values.none(("left", "one", "two"))
    reach = np.array([[0.0, 100, 200], [0, 50, 400]])
    told = told_of(np.array([1.0, 1, -1, 1, 1, -1]), 3)
    for done, stride in ((1, trials.STRIDE), (2, trials.STRIDE / 2)):
        after = trials.follow(values, reach, [told] * done, 3)
        by = np.array([after.early, after.late])
        assert by[0, 0] == by[1, 0] == 0, "what cannot be moved stays"
        moves = by[reach > 0] / reach[reach > 0]
        assert np.sqrt(np.square(moves).sum()) == pytest.approx(stride, rel=0.02)


def test_moved_weights_stay_within_what_a_weight_can_be() -> None:
    values = any_values(NAMES)
    after = trials.moved(values, np.full((2, len(NAMES)), 1e9))
    assert {*after.early, *after.late} == {WEIGHT}
    assert (after.inward, after.outward, after.prior) == (values.inward, values.outward, values.prior)


def test_features_are_moved_by_how_far_they_part_seats() -> None:
    values = trials.begun(None, NAMES)
    reach = trials.reach(PLAN, values)
    assert reach.shape == (2, len(NAMES))
    assert reach[0, 0] == reach[1, 0] == 0, "the share of the game left is the same for all"
    assert (reach > 0).sum() > len(NAMES)
    assert reach.max() <= trials.FARTHEST
    assert not np.allclose(reach[0], reach[1]), "early and late weights tell at other times"
    wide = trials.reach(msgspec.structs.replace(PLAN, sway=PLAN.sway / 2), values)
    free = (reach > 0) & (reach < trials.FARTHEST)
    assert np.allclose(2 * wide[free], reach[free])


def test_a_trial_is_the_same_game_both_ways(tmp_path: Path) -> None:
    values = tmp_path / "values.json"
    values.write_text(trials.begun(None, NAMES).as_json())
    still = np.zeros((2, len(NAMES)))
    file = trials.play(trials.Trial(PLAN, 0, 0, 3, str(values), still, tmp_path / "games.npz"))
    with np.load(file) as data:
        assert data["brought"].shape == (trials.DEALS, 2)
        assert np.abs(data["brought"]).max() < 1e-9, "who is not moved brings nothing"
    assert not [*tmp_path.glob("*.part")]


def test_who_is_moved_up_is_told_apart_from_who_is_moved_down(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, game="species", playouts=8)
    names = game("species").position.feature_names
    values = tmp_path / "values.json"
    values.write_text(trials.begun(None, names).as_json())
    points = np.zeros((2, len(names)))
    points[:, names.index("points")] = WEIGHT
    files = [
        trials.play(trials.Trial(plan, 0, 0, number, str(values), points, tmp_path / f"{number}.npz"))
        for number in range(3)
    ]
    went, brought = trials.read(plan, 0, 0, files, len(names))
    early, late = (went[:, at] for at in (names.index("points"), len(names) + names.index("points")))
    alike = early == late
    assert alike.sum() > 3
    assert (early[alike] @ brought[alike]).min() > 0, "to whom points mean more wins against to whom they mean less"


def test_a_generation_of_trials_goes_on_where_it_was_and_ends_the_same(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    doing = [*dict.fromkeys(what for what, _, _ in Training(whole, PLAN, here).step())]
    assert doing == ["trials", "match"]
    steps = Training(torn, PLAN, here).step()
    for _ in range(4):
        next(steps)
    steps.close()
    (torn / "000" / "games-01-00000.part").write_bytes(b"half")
    went = [done for what, done, of in Training(torn, PLAN, here).step() if what == "trials" and of == 40]
    assert went[0] >= 20 and went[-1] == 40, "what was played is not played again"
    found = [load(folder / "000" / "values.json", NAMES) for folder in (whole, torn)]
    assert found[0].row == found[1].row
    assert any(found[0].early) and not any(found[0].outward)
    assert found[0].made["learn"] == "trials" and found[0].made["steps"] == 2
    (only,) = Training(whole, PLAN, here).generations
    assert (only.positions, only.error_left) == (20, None)
    assert told(only, PLAN).startswith("generation 0: 20 deals; won ")


def test_trials_move_the_weights_that_a_training_begins_with(tmp_path: Path) -> None:
    before = any_values(NAMES)
    begun = tmp_path / "begun.json"
    begun.write_text(before.as_json())
    training = Training(tmp_path / "training", msgspec.structs.replace(PLAN, begin=str(begun)), here)
    for _ in training.step():
        pass
    found = load(tmp_path / "training" / "000" / "values.json", NAMES)
    assert found.early != before.early
    hidden = [[list(row) for row in (*values.inward, values.outward)] for values in (before, found)]
    assert hidden[0] == hidden[1]


def test_weights_of_new_features_alone_are_moved_if_that_is_said(tmp_path: Path) -> None:
    known = any_values(NAMES[:-3])
    begin = tmp_path / "known.json"
    begin.write_text(known.as_json())
    plan = msgspec.structs.replace(PLAN, begin=str(begin), move="new")
    training = Training(tmp_path / "training", plan, here)
    for _ in training.step():
        pass
    found = load(tmp_path / "training" / "000" / "values.json", NAMES)
    assert [*found.early[:-3]] == [*known.early]
    assert [*found.late[:-3]] == [*known.late]
    assert any([*found.early[-3:], *found.late[-3:]])


def test_trials_of_what_is_new_are_refused_where_nothing_is(tmp_path: Path) -> None:
    begin = tmp_path / "known.json"
    begin.write_text(any_values(NAMES).as_json())
    training = Training(tmp_path / "training", msgspec.structs.replace(PLAN, begin=str(begin), move="new"), here)
    with pytest.raises(BadTraining, match="no feature that tells seats apart is left"):
        next(training.step())
    assert not (tmp_path / "training" / "000").exists(), "before any game"


def test_everything_is_new_to_the_hand_written_evaluation(tmp_path: Path) -> None:
    training = Training(tmp_path, msgspec.structs.replace(PLAN, move="new"), here)
    assert next(training.step())[0] == "trials"
