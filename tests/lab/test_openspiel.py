"""OpenSpiel's own tests, unmodified, and its algorithms; what they do not ask, besides.

Its bots in C++ (`pyspiel.MCTSBot`, `pyspiel.ISMCTSBot`) crash on all games written in Python, its own as well
(`python_kuhn_poker`, open_spiel 2.0); those in Python play.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import ludoteca.lab.openspiel as door
from ludoteca.kernel.history import History
from ludoteca.kernel.registry import game, registered
from tests.contract.rules import ours

NAMES = sorted(registered())
SEATED = [pytest.param(name, seats, id=f"{name}-{seats}") for name in NAMES for seats in game(name).seats]
OURS = [one.name for one in ours()]
PLAYED = Path(__file__).with_name("playthroughs")


def load(name: str, seats: int, **options: object) -> pyspiel.Game:
    said = "".join(f",{option}={value}" for option, value in options.items())
    return pyspiel.load_game(f"ludoteca_{name}(seats={seats}{said})")


def walk(state: door.LudotecaState, luck: random.Random, steps: int = 10_000) -> door.LudotecaState:
    """Go on at random."""
    while steps and not state.is_terminal():
        steps -= 1
        actions = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(luck.choice(actions))
    return state


def decision(name: str, seats: int, seed: int, steps: int = 0) -> door.LudotecaState:
    """Go on at random to a decision with a choice."""
    luck = random.Random(seed)
    state = walk(load(name, seats).new_initial_state(), luck, steps)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        walk(state, luck, 1)
    return state


@pytest.mark.parametrize("name", NAMES)
def test_its_random_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(load(name, game(name).seats[0]), 1, serialize=True, verbose=False)


@pytest.mark.lab
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name, seats", SEATED)
def test_its_random_simulation_passes_a_hundred_times(name: str, seats: int) -> None:
    games = -(-100 // len(game(name).seats))
    pyspiel.random_sim_test(load(name, seats), games, serialize=True, verbose=False)


def playthrough(name: str) -> list[str]:
    """Write a random game down as OpenSpiel does, without what would repeat whole views and pasts."""
    from open_spiel.python.algorithms import generate_playthrough  # it brings all of SciPy

    seats = game(name).seats[0]
    text = generate_playthrough.playthrough(f"ludoteca_{name}(seats={seats})", [], seed=8)
    long = re.compile(
        r"History|Public|Private|ObservationString|ObservationTensor|ChanceOutcomes|StringLegalActions|[◉◯]"
    )
    return [line.rstrip() for line in text.split("\n") if not long.match(line)]


def written(name: str) -> list[str]:
    """Read what was written down."""
    return PLAYED.joinpath(f"{name}.txt").read_text(encoding="utf-8").split("\n")


@pytest.mark.lab
@pytest.mark.parametrize("name", OURS)
def test_playthroughs_are_as_they_were_written_down(name: str) -> None:
    """To write them anew: `python -m tests.lab.test_openspiel`."""
    assert playthrough(name) == written(name)


@pytest.mark.parametrize("name", OURS)
def test_written_games_play_again(name: str) -> None:
    state = load(name, game(name).seats[0]).new_initial_state()
    told = written(name)
    for line in told:
        if line.startswith("action: "):
            state.apply_action(int(line.removeprefix("action: ")))
        elif said := re.match(r'InformationStateString\((\d)\) = "(.*)"', line):
            assert state.information_state_string(int(said[1])) == said[2]
    assert state.is_terminal()
    assert [float(one) for one in told[-2].split("[")[1].rstrip("]").split(",")] == state.returns()


@pytest.mark.parametrize("name", NAMES)
def test_its_searches_play(name: str) -> None:
    state = decision(name, 2, 1)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    for bot in (
        mcts.MCTSBot(state.get_game(), 2.0, 3, rollouts, random_state=np.random.RandomState(1)),
        ismcts.ISMCTSBot(
            game=state.get_game(),
            evaluator=rollouts,
            uct_c=2.0,
            max_simulations=3,
            random_state=np.random.RandomState(1),
        ),
    ):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_a_state_says_what_its_history_says(name: str) -> None:
    seats = game(name).seats[-1]
    of = load(name, seats)
    state = decision(name, seats, 3, 50)
    history: History = state.so_far
    assert state.history_str() == ", ".join(str(number) for number in history.past)
    observation = make_observation(of)
    for seat in range(seats):
        assert state.information_state_string(seat).endswith(history.information_state(seat).hex())
        observation.set_from(state, seat)
        assert observation.tensor.tobytes() == history.position.observe(seat).tobytes()
    other = of.deserialize_state(state.serialize())
    assert other.so_far.past == history.past and str(other) == str(state)
    clone = state.clone()
    walk(clone, random.Random(1), 3)
    assert state.so_far is history and clone.so_far.past != history.past


@pytest.mark.parametrize("name", NAMES)
def test_a_game_ends_with_shares_of_the_win(name: str) -> None:
    of = load(name, 3)
    state = walk(of.new_initial_state(), random.Random(4))
    assert state.is_terminal() and state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns() == state.so_far.position.returns("shares")
    assert sum(state.returns()) == pytest.approx(of.utility_sum())
    assert len(state.so_far.past) <= of.max_game_length() + of.max_chance_nodes_in_history()


def test_what_is_dealt_anew_looks_alike_to_its_seat() -> None:
    for seed in range(5):
        state = decision("origin", 3, seed, 150)
        seat = state.current_player()
        other = state.resample_from_infostate(seat, random.Random(seed).random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()


def test_options_are_parameters() -> None:
    plain, chosen = load("orleans", 2), load("orleans", 2, open_bags=True, start_player="seat_1")
    assert chosen.options["open_bags"] is True and chosen.options["start_player"] == 1
    assert plain.options["open_bags"] is False
    with pytest.raises((pyspiel.SpielError, ValueError)):
        load("orleans", 2, start_player="nobody").new_initial_state()
    with pytest.raises((pyspiel.SpielError, ValueError)):
        load("orleans", 9)


if __name__ == "__main__":
    for each in OURS:
        PLAYED.mkdir(exist_ok=True)
        PLAYED.joinpath(f"{each}.txt").write_text("\n".join(playthrough(each)), encoding="utf-8")
