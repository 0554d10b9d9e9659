"""PPO in one file: one network sits in all seats of a game, and learns from its own games alone (docs/lab.md).

python ppo.py origin --seats 2 --minutes 30 --out weights.npz
python ppo.py origin --seats 2 --watch weights.npz
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from ludoteca.kernel.picks import PICKS
from ludoteca.lab.batch import Batch
from ludoteca.ledger.intervals import wilson

GAMES = 128
"""How many games are played side by side."""
STEPS = 128
"""How many picks of each of them are one experience to learn from."""
EPOCHS, PART = 3, 2048
"""How often an experience is gone through, in parts of how many decisions."""
HIDDEN = 128
RATE, CLIP, STEEPEST = 1e-3, 0.2, 0.5
"""How fast is learnt at first, how far a policy may move on one experience, and how long a gradient may be."""
LAMBDA = 0.97
"""How far GAE trusts what came of it more than what was expected; nothing is discounted, for games end."""
CURIOSITY, CARE = 0.01, 0.5
"""What entropy and the error of values weigh beside the policy."""
TRIAL = 256
"""How many games against `random` are a trial."""

Params = dict[str, Any]


# The network: what a seat sees becomes a score for each pick, and what the seat expects from the game.


def new_network(width: int, seed: int) -> Params:
    """Draw the weights of two hidden layers, orthogonal as is the custom, with heads that begin near nought."""
    keys = jax.random.split(jax.random.key(seed), 4)
    sizes = {"first": (width, HIDDEN, 2**0.5), "second": (HIDDEN, HIDDEN, 2**0.5)}
    sizes |= {"policy": (HIDDEN, PICKS, 0.01), "value": (HIDDEN, 1, 0.01)}
    params: Params = {}
    for key, (name, (rows, columns, gain)) in zip(keys, sizes.items(), strict=True):
        params[name] = jax.nn.initializers.orthogonal(gain)(key, (rows, columns))
        params[f"{name} bias"] = jnp.zeros(columns)
    return params


def judge(params: Params, observation: Any, mask: Any) -> tuple[Any, Any]:
    """Give the logarithms of the chances of all picks (none for what is not legal), and the values."""
    inner = jax.nn.relu(observation @ params["first"] + params["first bias"])
    inner = jax.nn.relu(inner @ params["second"] + params["second bias"])
    scores = inner @ params["policy"] + params["policy bias"]
    value = inner @ params["value"] + params["value bias"]
    return jax.nn.log_softmax(jnp.where(mask, scores, -1e9)), value[:, 0]


def draw(params: Params, key: Any, observation: Any, mask: Any) -> tuple[Any, Any, Any]:
    """Draw a pick for each game by its chances; gives the picks, the logarithms of their chances, and the values."""
    chances, value = judge(params, observation, mask)
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value


def loss(params: Params, part: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """PPO's clipped loss of some decisions; gives its parts as well."""
    chances, value = judge(params, part["observation"], part["mask"])
    now = jnp.take_along_axis(chances, part["action"][:, None], 1)[:, 0]
    ratio = jnp.exp(now - part["chance"])
    gain = (part["advantage"] - part["advantage"].mean()) / (part["advantage"].std() + 1e-8)
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    error = jnp.square(value - part["advantage"] - part["value"]).mean()
    entropy = -(jnp.exp(chances) * jnp.where(part["mask"], chances, 0)).sum(1).mean()
    losses = {"policy": policy, "value": error, "entropy": entropy}
    return policy + CARE * error - CURIOSITY * entropy, losses


# Experience: who saw what, what it picked, and what came of it.


class Experience:
    """The next `STEPS` picks of all games of a batch."""

    def __init__(self, batch: Batch) -> None:
        shape = (STEPS, len(batch.actor))
        self.observation = np.zeros((*shape, batch.width), np.float32)
        self.mask = np.zeros((*shape, PICKS), np.bool_)
        self.actor = np.zeros(shape, np.int8)
        self.action = np.zeros(shape, np.int32)
        self.chance = np.zeros(shape, np.float32)
        self.value = np.zeros(shape, np.float32)
        self.done = np.zeros(shape, np.bool_)
        self.points = np.zeros((*shape, batch.seats), np.float32)

    def gather(self, batch: Batch, params: Params, keys: Iterator[Any]) -> tuple[Any, Any]:
        """Play on; gives who acts then, and what it expects."""
        for step in range(STEPS):
            self.observation[step] = batch.observation
            self.mask[step] = batch.mask
            self.actor[step] = batch.actor
            drawn = jitted_draw(params, next(keys), batch.observation, self.mask[step])
            self.action[step], self.chance[step], self.value[step] = drawn
            batch.step(self.action[step])
            self.done[step] = batch.done
            self.points[step] = batch.reward
        return batch.actor, jitted_judge(params, batch.observation, batch.mask.astype(np.bool_))[1]

    def advantages(self, reward: Any, actor: Any, value: Any) -> tuple[Any, Any]:
        """Estimate how much better each pick was than expected, by GAE along its seat's own decisions.

        What a seat decides next comes after the picks of the others, and what the game brings it may come at
        another's pick. Gives the advantages, and which of them are known: the last decision of a seat that
        has not come to its next one, or to the end, tells nothing yet.
        """
        games = np.arange(self.actor.shape[1])
        advantage, known = np.zeros_like(self.value), np.zeros_like(self.done)
        ahead, later, gained = (np.zeros(reward.shape[1:], np.float32) for _ in range(3))
        follows = np.zeros(reward.shape[1:], np.bool_)
        ahead[games, actor], follows[games, actor] = value, True
        for step in reversed(range(STEPS)):
            over = self.done[step]
            ahead[over], later[over], gained[over], follows[over] = 0, 0, reward[step, over], True
            at = games, self.actor[step]
            surprise = gained[at] + ahead[at] - self.value[step]
            advantage[step] = later[at] = surprise + LAMBDA * later[at]
            known[step] = follows[at]
            ahead[at], gained[at], follows[at] = self.value[step], 0, True
            later[at] *= known[step]
        return advantage, known

    def decisions(self, advantage: Any, known: Any, luck: np.random.Generator) -> Iterator[dict[str, Any]]:
        """Give what is to be learnt from, shuffled, in parts; a pick without a choice is no decision."""
        rows = {"advantage": advantage}
        rows |= {name: getattr(self, name) for name in ("observation", "mask", "action", "chance", "value")}
        rows = {name: row.reshape(-1, *row.shape[2:]) for name, row in rows.items()}
        some = luck.permutation(np.flatnonzero(known & (self.mask.sum(-1) > 1)))
        for start in range(0, len(some) - PART + 1, PART):
            yield {name: row[some[start : start + PART]] for name, row in rows.items()}


class Margins:
    """Turns points into rewards between -1 and 1: how far a seat is before the best of the others."""

    def __init__(self) -> None:
        self.spread = 0.0
        """How large margins are of late."""

    def __call__(self, points: Any, done: Any) -> Any:
        """Give the rewards of an experience: nothing but at the end of games."""
        seats = points.shape[-1]
        best = [np.delete(points, seat, -1).max(-1) for seat in range(seats)]
        margin = points - np.stack(best, -1)
        if done.any():
            size = float(np.abs(margin[done]).mean()) + 1e-6
            self.spread = 0.9 * self.spread + 0.1 * size if self.spread else size
        return np.tanh(margin / (2 * self.spread)) if self.spread else margin


# Learning and trying.


def against_random(name: str, seats: int, params: Params, keys: Iterator[Any], games: int) -> float:
    """Play games, one seat of each drawn for the network, `random` in the others; gives its share of the wins."""
    luck = np.random.default_rng(np.asarray(jax.random.key_data(next(keys))))
    batch = Batch(name, seats, games, seed=int(luck.integers(1 << 62)))
    own = luck.integers(seats, size=games)
    won = 0.0
    while not batch.waits.all():
        action = batch.choose()
        mine = batch.actor == own
        if mine.any():
            drawn, _, _ = jitted_draw(params, next(keys), batch.observation, batch.mask.astype(np.bool_))
            action[mine] = np.asarray(drawn)[mine]
        batch.step(action)
        won += float(batch.reward[batch.done, own[batch.done]].sum())
        batch.waits[batch.done] = True
    return won


def keys_from(seed: int) -> Iterator[Any]:
    """Give keys for JAX's chance, one after the other."""
    key = jax.random.key(seed)
    while True:
        key, one = jax.random.split(key)
        yield one


class Clock:
    """Tells how much of the time is used, and how much of it the processor has worked."""

    def __init__(self, minutes: float, of_processor: bool) -> None:
        self.minutes = minutes
        self.read = time.process_time if of_processor else time.monotonic
        self.start, self.worked = self.read(), time.process_time()

    def used(self) -> float:
        """Give the share of the time that is over."""
        return (self.read() - self.start) / 60 / self.minutes

    def __str__(self) -> str:
        return f"{self.used() * self.minutes:5.1f} min ({(time.process_time() - self.worked) / 60:5.1f} of computing)"


def learn(name: str, seats: int, clock: Clock, every: float, seed: int, out: str) -> Params:
    """Learn until the time is over; every so many minutes the weights are written and tried."""
    batch = Batch(name, seats, GAMES, seed=seed, rewards="points")
    params, keys, luck = new_network(batch.width, seed), keys_from(seed + 1), np.random.default_rng(seed)
    optimizer = optax.chain(
        optax.clip_by_global_norm(STEEPEST), optax.inject_hyperparams(optax.adam)(learning_rate=RATE, eps=1e-5)
    )
    state, margins, experience = optimizer.init(params), Margins(), Experience(batch)

    def improve(params: Params, state: Any, part: dict[str, Any]) -> tuple[Params, Any, dict[str, Any]]:
        (_, losses), gradient = jax.value_and_grad(loss, has_aux=True)(params, part)
        change, state = optimizer.update(gradient, state, params)
        return optax.apply_updates(params, change), state, losses

    jitted_improve = jax.jit(improve)
    steps, games, tried = 0, 0, 0.0
    losses: dict[str, Any] = {}
    while clock.used() < 1:
        state[1].hyperparams["learning_rate"] = jnp.asarray(RATE * (1 - clock.used()))
        actor, value = experience.gather(batch, params, keys)
        reward = margins(experience.points, experience.done)
        advantage, known = experience.advantages(reward, actor, value)
        for _ in range(EPOCHS):
            for part in experience.decisions(advantage, known, luck):
                params, state, losses = jitted_improve(params, state, part)
        steps, games = steps + experience.done.size, games + int(experience.done.sum())
        if clock.used() * clock.minutes >= tried + every:
            tried = clock.used() * clock.minutes
            told = "  ".join(f"{part} {float(size):7.4f}" for part, size in losses.items())
            print(f"{clock}  {steps} steps  {games} games  {told}", flush=True)
            save(out, params)
            report(name, seats, params, keys, TRIAL)
    save(out, params)
    return params


def save(path: str, params: Params) -> None:
    """Write the weights to a file."""
    with Path(path).open("wb") as file:
        np.savez(file, **params)


def report(name: str, seats: int, params: Params, keys: Iterator[Any], games: int) -> None:
    """Print how the network does against `random`."""
    won = against_random(name, seats, params, keys, games)
    low, high = wilson(won / games, games)
    print(f"against random: {won / games:.1%} of {games} games ({low:.1%} to {high:.1%})", flush=True)


jitted_draw = jax.jit(draw)
jitted_judge = jax.jit(judge)


def main() -> None:
    """Learn, or watch."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=30, help="how long to learn, by the clock")
    parser.add_argument("--computing", action="store_true", help="count the minutes of the processor instead")
    parser.add_argument("--every", type=float, default=2, help="minutes between trials against random")
    parser.add_argument("--trial", type=int, default=1000, help="games of the last trial")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="weights.npz", help="where to write the weights")
    parser.add_argument("--watch", metavar="WEIGHTS", help="try these weights, and learn nothing")
    told = parser.parse_args()
    if told.watch:
        params: Params = dict(np.load(told.watch))
    else:
        clock = Clock(told.minutes, told.computing)
        params = learn(told.game, told.seats, clock, told.every, told.seed, told.out)
        print(f"{clock}", flush=True)
    report(told.game, told.seats, params, keys_from(told.seed + 2), told.trial)


if __name__ == "__main__":
    main()
