"""Many games at once: the same games as one by one, whatever the threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludoteca import BadOption
from ludoteca.kernel.registry import game, registered
from ludoteca.lab.batch import Batch

NAMES = sorted(registered())
FIELDS = ("observation", "mask", "actor", "reward", "done", "length")


def legal(batch: Batch, luck: np.random.Generator) -> Any:
    """Pick anything legal by the masks."""
    return (batch.mask * luck.random(batch.mask.shape)).argmax(1)


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_plays_the_games_that_positions_play(name: str) -> None:
    of, luck = game(name), np.random.default_rng(1)
    for seats in of.seats:
        batch = Batch(name, seats, 3, seed=seats)
        positions: list[Any] = [None] * 3
        lengths = np.zeros(3, int)
        ended = 0
        for _ in range(600):
            actions = legal(batch, luck)
            actors = batch.actor.copy()
            batch.step(actions)
            lengths += 1
            assert batch.length.tolist() == lengths.tolist()
            for number, position in enumerate(positions):
                if position is not None:
                    position.step(int(actors[number]), int(actions[number]))
                    assert bool(batch.done[number]) == position.over
                    if position.over:
                        assert batch.reward[number].tolist() == pytest.approx(position.returns("shares"))
                if batch.done[number]:
                    ended += 1
                    positions[number] = batch.position(number)
                    lengths[number] = 0
                else:
                    assert not batch.reward[number].any()
                position = positions[number]
                if position is not None:
                    seat = position.actor
                    assert batch.actor[number] == seat
                    assert batch.observation[number].tobytes() == position.observe(seat).tobytes()
                    assert batch.mask[number].tobytes() == position.mask(seat).tobytes()
        if seats == of.seats[0]:
            assert ended


@pytest.mark.parametrize("name", NAMES)
def test_threads_change_nothing(name: str) -> None:
    one, other = Batch(name, 2, 7, seed=5), Batch(name, 2, 7, seed=5, threads=3)
    luck = np.random.default_rng(2)
    for _ in range(300):
        actions = legal(one, luck)
        one.step(actions)
        other.step(actions)
        for field in FIELDS:
            assert np.array_equal(getattr(one, field), getattr(other, field)), field


def test_deals_are_all_different_and_follow_from_the_seed() -> None:
    batch, again, another = (Batch("origo", 2, 50, seed=seed) for seed in (1, 1, 2))
    assert len({row.tobytes() for row in batch.observation}) == 50
    assert np.array_equal(batch.observation, again.observation)
    assert not np.array_equal(batch.observation, another.observation)
    begun = [{row.tobytes()} for row in batch.observation]
    ended = np.zeros(50, int)
    while ended.min() < 4:
        batch.step(batch.choose())
        ended += batch.done
        for number in np.flatnonzero(batch.done):
            begun[number].add(batch.observation[number].tobytes())
    assert [len(one) for one in begun] == (ended + 1).tolist()


def test_any_legal_pick_is_chosen_now_and_then() -> None:
    batch = Batch("origo", 2, 400, seed=1)
    chosen = batch.choose()
    assert batch.mask[np.arange(400), chosen].all()
    assert len(set(chosen.tolist())) > 30


def test_illegal_actions_change_nothing() -> None:
    for threads in (1, 2):
        batch = Batch("origin", 3, 4, seed=1, threads=threads)
        before = {field: getattr(batch, field).copy() for field in FIELDS}
        for bad in range(4):
            actions = batch.choose().copy()
            actions[bad] = int(np.flatnonzero(batch.mask[bad] == 0)[0])
            with pytest.raises(ValueError, match=rf"pick {actions[bad]} is not legal for seat \d in game {bad}"):
                batch.step(actions)
            for field, value in before.items():
                assert np.array_equal(getattr(batch, field), value)
        batch.step(batch.choose().copy())
        assert batch.length.tolist() == [1] * 4


@pytest.mark.parametrize("bad", [[1.5, 2, 3], [0, 0], [300, 0, 0], [-1, 0, 0], "abc"])
def test_what_is_no_row_of_actions_changes_nothing(bad: Any) -> None:
    batch = Batch("origo", 2, 3, seed=1)
    before = batch.observation.copy()
    for actions in (bad, np.array(bad)):
        with pytest.raises((ValueError, TypeError, OverflowError)):
            batch.step(actions)
    assert np.array_equal(batch.observation, before) and not batch.length.any()


def test_rewards_follow_the_scheme_and_observations_can_be_left_out() -> None:
    paid = {}
    for rewards in ("shares", "points", "ranks"):
        batch = Batch("origo", 3, 1, seed=4, rewards=rewards, observe=False)
        assert batch.observation.shape == (1, 0) and batch.width > 1000
        while not batch.done[0]:
            batch.step(batch.choose())
        paid[rewards] = batch.reward[0].tolist()
    assert min(paid["ranks"]) == 1 and sum(paid["shares"]) == pytest.approx(1)
    best = paid["ranks"].index(1)
    assert paid["points"][best] == max(paid["points"]) and paid["shares"][best] > 0


def test_options_are_those_of_the_game() -> None:
    options = {"open_bags": True}
    assert not np.array_equal(
        Batch("orleans", 2, 1, seed=1, options=options).observation, Batch("orleans", 2, 1, seed=1).observation
    )
    with pytest.raises(BadOption):
        Batch("orleans", 2, 1, options={"nonsense": 1})
    with pytest.raises(BadOption):
        Batch("orleans", 9, 1)
    for n, threads in ((0, 1), (2, 3), (2, 0)):
        with pytest.raises(ValueError, match="at least one"):
            Batch("origo", 2, n, threads=threads)
    with pytest.raises(ValueError, match="scheme"):
        Batch("origo", 2, 1, rewards="money")
