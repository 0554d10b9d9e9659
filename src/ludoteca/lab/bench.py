"""Speed of a game's rules beside its peers, all measured in one run on one machine.

Every rate counts the smallest choices (our picks, OpenSpiel's actions) per second of computing time.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludoteca.kernel.position import Position
from ludoteca.kernel.registry import game
from ludoteca.lab.playout import PlayOuts

LOOP = "own loop"
STEPPED = "stepped from Python"
INTERPRETED_LOOP = "own loop, interpreted"
INTERPRETED_STEPPED = "stepped, interpreted"
BRIDGE = "OpenSpiel bridge, its own loop"
CONNECT_FOUR = "OpenSpiel connect_four, its own loop"
CONNECT_FOUR_STEPPED = "OpenSpiel connect_four, stepped from Python"


@dataclass(frozen=True)
class Target:
    """A ratio that the engine is built to reach."""

    what: str
    than: str
    times: float


TARGETS = (
    Target(LOOP, INTERPRETED_LOOP, 40),
    Target(LOOP, BRIDGE, 2),
    Target(STEPPED, CONNECT_FOUR_STEPPED, 2),
)


def rate(some: Callable[[], int], seconds: float) -> float:
    """Tell how many picks per second of computing time; `some` makes a few and says how many."""
    some()
    best = 0.0
    for _ in range(3):
        done = 0
        began = time.process_time()
        while (took := time.process_time() - began) < seconds / 3:
            done += some()
        best = max(best, done / took)
    return best


def in_loop(start: Position, seconds: float, games: int) -> float:
    """Measure random games in the loop that knows all games."""
    outs = PlayOuts(seed=1)

    def some() -> int:
        before = outs.picks
        outs.run(start, games)
        return outs.picks - before

    return rate(some, seconds)


def stepped(start: Position, seconds: float) -> float:
    """Measure random games driven from Python: list the picks, choose one, step."""
    choose = random.Random(1).random
    beginning = start.clone()

    def some() -> int:
        position = beginning.clone()
        position.simulate(int(choose() * 1e9))
        done = 0
        actor = position.actor
        while actor >= 0:
            picks = position.picks(actor)
            position.step(actor, picks[int(choose() * len(picks))])
            done += 1
            actor = position.actor
        return done

    return rate(some, seconds)


def ours(name: str, seats: int, seconds: float) -> dict[str, float]:
    """Measure a game of the house as it runs in this process."""
    start = game(name).start(seats, seed="bench").position
    return {LOOP: in_loop(start, seconds, 20), STEPPED: stepped(start, seconds)}


def interpreted(name: str, seats: int, seconds: float) -> dict[str, float]:
    """Measure the same without the compiled rules, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", __name__, name, str(seats), str(seconds)],
        env={**os.environ, "LUDOTECA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return {INTERPRETED_LOOP: found[LOOP], INTERPRETED_STEPPED: found[STEPPED]}


def peers(seconds: float) -> dict[str, float]:
    """Measure OpenSpiel (extra `peers`); nothing if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    return {
        CONNECT_FOUR: _spiel_loop(pyspiel, "connect_four", seconds),
        BRIDGE: _spiel_loop(pyspiel, "bridge(use_double_dummy_result=false)", seconds),
        CONNECT_FOUR_STEPPED: _spiel_stepped(pyspiel, "connect_four", seconds),
    }


def _spiel_loop(pyspiel: Any, name: str, seconds: float) -> float:
    """Games between uniform random bots in OpenSpiel's C++ loop, times the nodes of a game."""
    played = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(played.num_players())]
    nodes = 0
    for seed in range(50):
        state = played.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        nodes += len(state.full_history())
    seeds = iter(range(10**9))

    def some() -> int:
        pyspiel.evaluate_bots(played.new_initial_state(), bots, next(seeds))
        return nodes

    return rate(some, seconds) / 50


def _spiel_stepped(pyspiel: Any, name: str, seconds: float) -> float:
    """The same loop from Python as ours: list the actions, choose one, apply it."""
    played = pyspiel.load_game(name)
    choose = random.Random(1).random

    def some() -> int:
        state = played.new_initial_state()
        done = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(choose() * len(actions))])
            done += 1
        return done

    return rate(some, seconds)


if __name__ == "__main__":
    print(json.dumps(ours(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))  # noqa: T201
