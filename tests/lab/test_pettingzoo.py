"""PettingZoo's own suites, unmodified, and what they do not ask."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from ludoteca import BadOption
from ludoteca.kernel.registry import game, registered
from ludoteca.lab.pettingzoo import WAIT, env, parallel_env

NAMES = sorted(registered())
SEATED = [pytest.param(name, seats, id=f"{name}-{seats}") for name in NAMES for seats in game(name).seats]


@pytest.fixture(autouse=True)
def _suites_warn() -> Iterator[None]:
    """What they advise (observations that are no dict, prints) is none of our business."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def suites(name: str, seats: int, cycles: int) -> None:
    """Run all suites on one game."""
    in_turn, at_once = partial(env, name, seats), partial(parallel_env, name, seats)
    api_test(in_turn(), num_cycles=cycles)
    seed_test(in_turn, num_cycles=cycles)
    parallel_api_test(at_once(), num_cycles=cycles)
    parallel_seed_test(at_once, num_cycles=cycles)
    render_test(lambda render_mode: in_turn(render_mode=render_mode))
    max_cycles_test(
        SimpleNamespace(parallel_env=at_once, env=lambda max_cycles: parallel_to_aec(at_once(max_cycles=max_cycles)))
    )


@pytest.mark.parametrize("name", NAMES)
def test_its_suites_pass(name: str) -> None:
    suites(name, game(name).seats[-1], 60)


@pytest.mark.lab
@pytest.mark.parametrize("name, seats", SEATED)
def test_its_suites_pass_on_whole_games(name: str, seats: int) -> None:
    suites(name, seats, 3000)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_in_turn_pays_when_it_is_over(name: str) -> None:
    some, luck = env(name, 3, rewards="points"), np.random.default_rng(1)
    some.reset(seed=5)
    last: dict[str, Any] = {}
    for agent in some.agent_iter():
        seen, reward, over, cut, info = some.last()
        assert not cut and not info
        if over:
            last[agent] = reward
            some.step(None)
            continue
        assert reward == 0
        position = some.table.position
        assert some.possible_agents[position.actor] == agent
        assert np.flatnonzero(seen["action_mask"]).tolist() == position.picks(position.actor)
        some.step(luck.choice(np.flatnonzero(seen["action_mask"])))
    assert some.table.position.over
    assert [last[agent] for agent in some.possible_agents] == some.table.position.returns("points")


def test_seats_at_once_wait_unless_they_are_asked() -> None:
    some, luck = parallel_env("orleans", 3), np.random.default_rng(1)
    seen, _ = some.reset(seed=2)
    together = 0
    while some.agents:
        asked = {some.possible_agents[seat] for seat in some.table.position.to_act}
        for agent in some.agents:
            assert (seen[agent]["action_mask"][WAIT] == 1) == (agent not in asked)
        together += len(asked) > 1
        actions = {agent: luck.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in some.agents}
        seen, rewards, over, _, infos = some.step(actions)
        assert not any(info.get("refused") == "unknown-pick" for info in infos.values())
    assert together > 5 and all(over.values())
    assert sum(rewards.values()) == pytest.approx(1)


def test_what_is_not_legal_changes_nothing_and_is_told() -> None:
    some = env("origo", 2)
    some.reset(seed=1)
    before, agent = some.table.position.clone(), some.agent_selection
    bad = int(np.flatnonzero(some.last()[0]["action_mask"] == 0)[0])
    some.step(bad)
    assert some.agent_selection == agent and some.table.position.observe(0).tobytes() == before.observe(0).tobytes()
    assert some.infos[agent]["refused"] and some.last()[4] == some.infos[agent]
    some.step(some.table.position.picks(before.actor)[0])
    assert some.infos[agent] == {}
    at_once = parallel_env("origo", 2)
    at_once.reset(seed=1)
    *_, infos = at_once.step({"seat_0": bad, "seat_1": bad})
    assert infos["seat_0"]["refused"] and infos["seat_1"] == {}


def test_a_game_can_be_cut_short() -> None:
    some = env("origin", 2, max_cycles=3)
    some.reset(seed=1)
    for _ in range(3):
        assert not any(some.truncations.values())
        some.step(some.table.position.picks(some.table.position.actor)[0])
    assert all(some.truncations.values()) and not any(some.terminations.values())


def test_pictures_show_the_position() -> None:
    shown = env("species", 2, render_mode="ansi")
    shown.reset(seed=1)
    assert shown.render() == shown.table.position.picture()
    drawn = env("species", 2, render_mode="rgb_array")
    drawn.reset(seed=1)
    before = drawn.render()
    assert before.min() < 64 and before.max() > 200
    for _ in range(20):
        drawn.step(drawn.table.position.picks(drawn.table.position.actor)[0])
    assert not np.array_equal(before, drawn.render())
    silent = env("species", 2)
    silent.reset(seed=1)
    assert silent.render() is None


def test_what_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(BadOption):
        env("origo", 9)
    with pytest.raises(BadOption):
        env("origo", options={"nonsense": 1}).reset()
    with pytest.raises(ValueError, match="there is no"):
        parallel_env("origo", 2, rewards="money")
    with pytest.raises(ValueError, match="there is no"):
        parallel_env("origo", 2, render_mode="film")
