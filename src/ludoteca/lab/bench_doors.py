"""Speed of the batch and of the doors to other suites, beside those suites' own games; rates as `bench` counts them."""

from __future__ import annotations

import os
import random
import time
from importlib import import_module
from typing import Any

from ludoteca.lab.batch import Batch
from ludoteca.lab.bench import Some

ROUNDS = 20
"""How many steps of all games of a batch one look at the clock covers."""
GAMES = 256
MANY = 4096
"""How many games side by side: where rates are compared, and where threads are."""
BATCH = "batch, masks and observations"
MASKS = "batch, masks alone"
ONE_ENV = "PettingZoo, one seat at a time"
NODES = "OpenSpiel, nodes"
PGX_CONNECT_FOUR = "pgx connect_four, batch"
PGX_BACKGAMMON = "pgx backgammon, batch"
ENV_CONNECT_FOUR = "PettingZoo's connect_four"


def batch(name: str, seats: int, observe: bool) -> Some:
    """Step many games side by side, by any legal picks."""
    played = Batch(name, seats, GAMES, seed=1, observe=observe)

    def some() -> int:
        for _ in range(ROUNDS):
            played.step(played.choose())
        return ROUNDS * GAMES

    return some


def agents(env: Any) -> Some:
    """Play an environment of PettingZoo, one agent at a time, by any legal picks."""
    choose = random.Random(1).random

    def some() -> int:
        done = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(choose() * len(legal))]))
            done += 1
        return done

    return some


def nodes(name: str) -> Some:
    """Play a game of OpenSpiel from Python; draws are nodes as well."""
    import pyspiel

    played = pyspiel.load_game(name)
    choose = random.Random(1).random

    def some() -> int:
        state, done = played.new_initial_state(), 0
        while not state.is_terminal():
            actions = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            state.apply_action(actions[int(choose() * len(actions))])
            done += 1
        return done

    return some


def ours(name: str, seats: int) -> dict[str, Some]:
    """A game of the house through its batch and through the doors whose packages are installed."""
    rows = {BATCH: batch(name, seats, True), MASKS: batch(name, seats, False)}
    try:
        from ludoteca.lab.pettingzoo import env

        rows[ONE_ENV] = agents(env(name, seats))
    except ImportError:
        pass
    try:
        import ludoteca.lab.openspiel  # noqa: F401 - tells OpenSpiel of the games

        rows[NODES] = nodes(f"ludoteca_{name}(seats={seats})")
    except ImportError:
        pass
    return rows


def peers() -> dict[str, Some]:
    """What the suites bring along, as far as they are installed (`pip install pgx 'pettingzoo[classic]'`)."""
    rows: dict[str, Some] = {}
    try:
        from pettingzoo.classic import connect_four_v3

        rows[ENV_CONNECT_FOUR] = agents(connect_four_v3.env())
    except ImportError:
        pass
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    try:
        rows[PGX_CONNECT_FOUR] = _pgx("connect_four")
        rows[PGX_BACKGAMMON] = _pgx("backgammon")
    except ImportError:
        pass
    return rows


def _pgx(name: str) -> Some:
    """Step a batch of a game of pgx on the CPU, by any legal actions, as its authors measure it."""
    import pgx
    from pgx.experimental import auto_reset

    jax = import_module("jax")
    jnp = jax.numpy

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def body(state: Any, key: Any) -> tuple[Any, None]:
        choosing, stepping = jax.random.split(key)
        legal = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(choosing, legal, axis=-1)
        return jax.vmap(step)(state, action, jax.random.split(stepping, GAMES)), None

    run = jax.jit(lambda state, key: jax.lax.scan(body, state, jax.random.split(key, ROUNDS))[0])
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), GAMES)), 0]

    def some() -> int:
        held[1] += 1
        held[0] = jax.block_until_ready(run(held[0], jax.random.PRNGKey(held[1])))
        return ROUNDS * GAMES

    return some


def threads(name: str, seats: int, seconds: float) -> float:
    """Tell how many times as fast, by the clock, two threads step a large batch."""
    batches = [Batch(name, seats, MANY, seed=1, threads=count) for count in (1, 2)]
    best = [0.0, 0.0]
    for _ in range(10):
        for at, one in enumerate(batches):
            actions = one.choose()
            began, took, done = time.perf_counter(), 0.0, 0
            while took < seconds / 10:
                one.step(actions)
                done += 1
                took += time.perf_counter() - began
                actions = one.choose()
                began = time.perf_counter()
            best[at] = max(best[at], done / took)
    return best[1] / best[0]
