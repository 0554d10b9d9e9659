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
from collections.abc import Callable, Mapping
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


SLICES = 50
Some = Callable[[], int]
"""Plays a few games, and tells how many picks they took."""

TARGETS = (
    Target(LOOP, INTERPRETED_LOOP, 40),
    Target(LOOP, BRIDGE, 2),
    Target(STEPPED, CONNECT_FOUR_STEPPED, 2),
)


def rates(rows: Mapping[str, Some], seconds: float) -> dict[str, float]:
    """Tell how many picks each row makes per second of computing time: the best of short slices of so many seconds.

    The rows take turns, so that what else runs on the machine slows all of them.
    """
    best = dict.fromkeys(rows, 0.0)
    for some in rows.values():
        some()
    for _ in range(SLICES):
        for name, some in rows.items():
            done = 0
            began = time.process_time()
            while (took := time.process_time() - began) < seconds / SLICES:
                done += some()
            best[name] = max(best[name], done / took)
    return best


def in_loop(start: Position, games: int) -> Some:
    """Play random games in the loop that knows all games."""
    outs = PlayOuts(seed=1)

    def some() -> int:
        before = outs.picks
        outs.run(start, games)
        return outs.picks - before

    return some


def stepped(start: Position) -> Some:
    """Play random games driven from Python: list the picks, choose one, step."""
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

    return some


def ours(name: str, seats: int) -> dict[str, Some]:
    """Play a game of the house as it runs in this process."""
    start = game(name).start(seats, seed="bench").position
    return {LOOP: in_loop(start, 20), STEPPED: stepped(start)}


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


def peers() -> dict[str, Some]:
    """Play games of OpenSpiel (extra `peers`); nothing if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    return {
        CONNECT_FOUR: _spiel_loop(pyspiel, "connect_four"),
        BRIDGE: _spiel_loop(pyspiel, "bridge(use_double_dummy_result=false)"),
        CONNECT_FOUR_STEPPED: _spiel_stepped(pyspiel, "connect_four"),
    }


def _spiel_loop(pyspiel: Any, name: str) -> Some:
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
        for _ in range(50):
            pyspiel.evaluate_bots(played.new_initial_state(), bots, next(seeds))
        return nodes

    return some


def _spiel_stepped(pyspiel: Any, name: str) -> Some:
    """Play the same loop from Python as ours: list the actions, choose one, apply it."""
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

    return some


if __name__ == "__main__":
    print(json.dumps(rates(ours(sys.argv[1], int(sys.argv[2])), float(sys.argv[3]))))  # noqa: T201
