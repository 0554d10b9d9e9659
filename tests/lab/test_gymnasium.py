"""Gymnasium's own check, unmodified, and what it does not ask."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludoteca import BadOption
from ludoteca.kernel.registry import game, registered
from ludoteca.lab.gymnasium import ManySeats, OneSeat

NAMES = sorted(registered())
SEATED = [pytest.param(name, seats, id=f"{name}-{seats}") for name in NAMES for seats in game(name).seats]


def played(env: OneSeat, seed: int) -> tuple[list[bytes], float]:
    """Play a game at random; gives what was seen, and the reward."""
    luck = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    told, over, reward = [seen.tobytes()], False, 0.0
    while not over:
        assert reward == 0
        assert env.position.actor == env.seat or env.seat in env.position.to_act
        assert np.array_equal(info["action_mask"], env.action_masks())
        seen, reward, over, cut, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))
        assert not cut
        told.append(seen.tobytes())
    return told, reward


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_its_check_passes(name: str, opponents: str) -> None:
    env: Any = gymnasium.make(
        f"ludoteca/{name.capitalize()}-v0", seats=game(name).seats[-1], opponents=opponents, render_mode="ansi"
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@pytest.mark.lab
@pytest.mark.parametrize("name, seats", SEATED)
def test_its_check_passes_with_any_seats(name: str, seats: int) -> None:
    for seat in (None, *range(seats)):
        check_env(OneSeat(name, seats, seat=seat, opponents="greedy", render_mode="rgb_array"))


def test_gymnasium_finds_the_games_by_the_name_of_the_door() -> None:
    script = (
        "import gymnasium;"
        "env = gymnasium.make('ludoteca.lab.gymnasium:ludoteca/Origo-v0', seats=2, opponents='greedy');"
        "print(env.reset(seed=1)[1]['seat'] in (0, 1))"
    )
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    assert done.stdout == "True\n", done.stderr


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_plays_a_whole_game(name: str) -> None:
    env = OneSeat(name, 3, opponents=["random", "greedy"], rewards="ranks")
    told, reward = played(env, 1)
    assert reward == env.position.ranks()[env.seat]
    assert (told, reward) == played(OneSeat(name, 3, opponents=["random", "greedy"], rewards="ranks"), 1)
    assert told != played(env, 2)[0]


def test_opponents_play_as_well_as_they_do_elsewhere() -> None:
    env = OneSeat("origin", 2, opponents="greedy")
    assert sum(played(env, seed)[1] for seed in range(15)) <= 2


def test_the_own_seat_is_drawn_or_chosen() -> None:
    env = OneSeat("origo", 4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    assert {OneSeat("origo", 4, seat=2).reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_what_is_not_legal_changes_nothing_and_is_told() -> None:
    env = OneSeat("origo", 2)
    seen, info = env.reset(seed=1)
    again, reward, over, _, told = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert np.array_equal(seen, again) and not over and reward == 0 and told["refused"]
    assert "refused" not in env.step(np.flatnonzero(told["action_mask"])[0])[4]
    for pick in range(256):
        if not env.action_masks()[pick]:
            assert env.step(pick)[4]["refused"]


@pytest.mark.parametrize("opponents", ["random", ["greedy", "random"]])
def test_many_seats_play_at_once(opponents: Any) -> None:
    envs: Any = gymnasium.make_vec(
        "ludoteca/Origin-v0", num_envs=6, vectorization_mode="vector_entry_point", seats=3, opponents=opponents
    )
    luck = np.random.default_rng(1)
    seen, info = envs.reset(seed=1)
    paid, ended = 0.0, 0
    for _ in range(250):
        batch = envs.batch
        assert (batch.actor == info["seat"]).all()
        for number in range(0, 6, 3):
            position = batch.position(number)
            assert seen[number].tobytes() == position.observe(int(info["seat"][number])).tobytes()
            assert np.flatnonzero(info["action_mask"][number]).tolist() == position.picks(position.actor)
        actions = (info["action_mask"] * luck.random((6, 256))).argmax(1)
        seen, rewards, over, cut, info = envs.step(actions)
        assert not cut.any() and not rewards[~over].any()
        if over.any():
            finals = info["final_obs"]
            assert info["_final_obs"].tolist() == over.tolist()
            assert all((finals[number] is not None) == over[number] for number in range(6))
        paid, ended = paid + rewards.sum(), ended + over.sum()
    assert ended > 5 and paid < ended and (opponents != "random" or paid)


def test_many_seats_follow_from_their_seed_and_stay_where_a_pick_is_not_legal() -> None:
    one, other = (ManySeats("origo", 2, 4) for _ in range(2))
    seen, info = one.reset(seed=3)
    assert np.array_equal(seen, other.reset(seed=3)[0])
    assert not np.array_equal(seen, other.reset(seed=4)[0])
    bad = [int(np.flatnonzero(row == 0)[0]) for row in info["action_mask"]]
    good = info["action_mask"].argmax(1)
    again, rewards, over, _, told = one.step(np.array([bad[0], good[1], bad[2], good[3]]))
    assert told["refused"].tolist() == [True, False, True, False]
    assert [np.array_equal(seen[at], again[at]) for at in range(4)] == [True, False, True, False]
    assert not rewards.any() and not over.any()


def test_what_cannot_be_is_refused_at_once() -> None:
    refused: list[dict[str, Any]] = [
        {"seats": 9},
        {"options": {"nonsense": 1}},
        {"opponents": ["greedy"] * 4},
        {"opponents": "nobody"},
    ]
    for bad in refused:
        with pytest.raises(BadOption):
            OneSeat("origo", **bad)
    for make in (OneSeat, ManySeats):
        with pytest.raises(ValueError, match="no seat"):
            make("origo", 2, seat=2)
    with pytest.raises(ValueError, match="there is no"):
        OneSeat("origo", 2, rewards="money")
    with pytest.raises(ValueError, match="there is no"):
        OneSeat("origo", 2, render_mode="film")
