"""The games as environments of Gymnasium: one seat learns, bots sit in the others.

`gymnasium.make("ludoteca/Origo-v0", seats=2, opponents="greedy")` once this module is imported, or by
`"ludoteca.lab.gymnasium:ludoteca/Origo-v0"`; many at once with `gymnasium.make_vec` and
`vectorization_mode="vector_entry_point"`, which steps them by a `Batch`. What may be picked stands in the info as
`action_mask`; a pick that is not legal changes nothing and is told there as `refused`.
Needs `pip install 'ludoteca[gymnasium]'`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludoteca import bots
from ludoteca.bots.player import Player
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.observation import LEAST, MOST
from ludoteca.kernel.picks import PICKS
from ludoteca.kernel.position import Position, scheme_of
from ludoteca.kernel.registry import game, registered
from ludoteca.lab.batch import Batch
from ludoteca.lab.drawing import drawn
from ludoteca.lab.refused import refused

METADATA: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}
METADATA_OF_MANY: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
RANDOM = "random"
"""The opponents that pick anything legal, at every pick anew."""


def players(opponents: str | Sequence[str], count: int) -> list[Player | None]:
    """Make so many opponents by their specifications, one for all or one each; None: any pick."""
    specs = [opponents] * count if isinstance(opponents, str) else [*opponents]
    if len(specs) != count:
        raise BadOption("bad-players", field="opponents", reason=f"one for all, or {count}", args={"players": specs})
    made = [None if spec == RANDOM else bots.make(spec, seed=0) for spec in specs]
    for spec, one in zip(specs, made, strict=True):
        if one is not None and not isinstance(one, Player):
            raise BadOption("bad-players", field="opponents", reason=f"{spec} is no bot of the house", args={})
    return [one if isinstance(one, Player) else None for one in made]


class Opponents:
    """The bots around one seat; each sees its share alone."""

    def __init__(self, opponents: str | Sequence[str], seats: int) -> None:
        self.players = players(opponents, seats - 1)

    def move(self, position: Position, own: int, luck: np.random.Generator) -> list[int]:
        """Tell the picks of the seat that is asked next, which is not the own one: a whole move, or any pick."""
        seat = position.actor
        player = self.players[(seat - own) % position.seats - 1]
        if player is None:
            picks = position.picks(seat)
            return [picks[int(luck.integers(len(picks)))]]
        return player.decide(position, seat, int(luck.integers(1 << 62)))


class OneSeat(gymnasium.Env[Any, Any]):
    """One seat of a table of bots; a step goes on to its next pick, or to the end of the game."""

    metadata = METADATA

    def __init__(
        self,
        name: str,
        seats: int = 2,
        *,
        seat: int | None = None,
        opponents: str | Sequence[str] = RANDOM,
        options: Mapping[str, Any] | None = None,
        rewards: str = "shares",
        render_mode: str | None = None,
    ) -> None:
        self.game = game(name)
        self.seats = self.game.check_seats(seats)
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}; without one, each game gives another")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}")
        scheme_of(rewards)
        self.rewards = rewards
        self.options = dict(options or {})
        self.opponents = Opponents(opponents, seats)
        self.render_mode = render_mode
        self.seat = seat or 0
        self._own = seat
        self.position = self.game.deal(seats, 0, self.options)
        self.action_space = Discrete(PICKS)
        self.observation_space = Box(LEAST, MOST, (self.game.width(seats),), np.float32)

    def action_masks(self) -> Any:
        """Tell which picks are legal (bool [256]), as those ask who learn with masks."""
        return self.position.mask(self.seat).astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game."""
        super().reset(seed=seed)
        self.position = self.game.deal(self.seats, int(self.np_random.integers(1 << 62)), self.options)
        self.seat = int(self.np_random.integers(self.seats)) if self._own is None else self._own
        self._go_on()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Carry out a pick, and let the others play on."""
        told: dict[str, str] = {}
        try:
            self.position.step(self.seat, int(action))
        except ValueError:
            told = refused(self.game, self.position, self.seat, int(action))
        self._go_on()
        over = self.position.over
        reward = self.position.returns(self.rewards)[self.seat] if over else 0.0
        return self._seen(), reward, over, False, self._info() | told

    def render(self) -> Any:
        """Show the game as the render mode says; it hides nothing."""
        if self.render_mode == "ansi":
            return self.position.picture()
        if self.render_mode == "rgb_array":
            return drawn(self.position.picture())
        if self.render_mode == "human":
            print(self.position.picture())  # noqa: T201 - asked for
        return None

    def _go_on(self) -> None:
        """Let the others play until the own seat is asked, or the game is over."""
        position = self.position
        while not position.over and self.seat not in position.to_act:
            seat = position.actor
            for pick in self.opponents.move(position, self.seat, self.np_random):
                position.step(seat, pick)

    def _seen(self) -> Any:
        return self.position.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.position.mask(self.seat).view(np.int8), "seat": self.seat}


class ManySeats(VectorEnv[Any, Any, Any]):
    """One seat each of many tables of bots, stepped by a `Batch`; a game that is over makes way for the next at once.

    The info holds `action_mask` int8 [n, 256] and `seat` [n]; where a game has ended, `final_obs` [n, D] is what its
    seat saw at the end.
    """

    metadata = METADATA_OF_MANY

    def __init__(
        self,
        name: str,
        seats: int = 2,
        num_envs: int = 1,
        *,
        seat: int | None = None,
        opponents: str | Sequence[str] = RANDOM,
        options: Mapping[str, Any] | None = None,
        rewards: str = "shares",
        threads: int = 1,
    ) -> None:
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}; without one, each game gives another")
        self.num_envs = num_envs
        self.game = game(name)
        self.opponents = Opponents(opponents, seats)
        self._own = seat
        self._make = partial(Batch, name, seats, num_envs, threads=threads, options=options, rewards=rewards)
        self.batch = self._make(seed=0)
        self.seats = np.zeros(num_envs, np.int8)
        self.single_action_space = Discrete(PICKS)
        self.single_observation_space = Box(LEAST, MOST, (self.batch.width,), np.float32)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        self.batch = self._make(seed=int(self.np_random.integers(1 << 62)))
        self._sit_down(np.arange(self.num_envs))
        self._go_on()
        return self.batch.observation.copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Carry out a pick in each game, and let the others play on until each is asked again."""
        batch = self.batch
        picks = np.asarray(actions).copy()
        illegal = batch.mask[np.arange(self.num_envs), picks] == 0
        self.ended = np.zeros(self.num_envs, np.bool_)
        self.paid = np.zeros(self.num_envs, np.float64)
        self.finals: dict[int, Any] = {}
        batch.waits[:] = illegal
        batch.step(np.where(illegal, 0, picks))
        self._note()
        self._go_on()
        info = self._info()
        if illegal.any():
            info["refused"] = illegal
        if self.finals:
            info["final_obs"] = np.array([self.finals.get(number) for number in range(self.num_envs)], dtype=object)
            info["_final_obs"] = self.ended
        return batch.observation.copy(), self.paid, self.ended, np.zeros(self.num_envs, np.bool_), info

    def _note(self) -> None:
        """Note what the last step has ended, and give the next game there a seat."""
        over = np.flatnonzero(self.batch.done)
        for number in over.tolist():
            seat = int(self.seats[number])
            self.ended[number] = True
            self.paid[number] = self.batch.reward[number, seat]
            self.finals[number] = self.batch.ended(number).observe(seat)
        self._sit_down(over)

    def _sit_down(self, numbers: Any) -> None:
        """Choose the own seat in some games."""
        count = self.batch.reward.shape[1]
        drawn_lots = self.np_random.integers(count, size=len(numbers)) if self._own is None else self._own
        self.seats[numbers] = drawn_lots

    def _go_on(self) -> None:
        """Let the others play on in all games until the own seats are asked; where a game ends, in the next one."""
        batch = self.batch
        plans: dict[int, list[int]] = {}
        while True:
            others = batch.actor != self.seats
            if not others.any():
                return
            picks = batch.choose().copy()
            for number in np.flatnonzero(others).tolist() if any(self.opponents.players) else ():
                if number not in plans or not plans[number]:
                    plans[number] = self.opponents.move(batch.position(number), int(self.seats[number]), self.np_random)
                picks[number] = plans[number].pop(0)
            batch.waits[:] = ~others
            batch.step(picks)
            if batch.done.any():
                for number in np.flatnonzero(batch.done).tolist():
                    plans.pop(number, None)
                self._note()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask.view(np.int8).copy(), "seat": self.seats.copy()}


def register() -> None:
    """Tell Gymnasium of all games: `ludoteca/Origo-v0` and so on."""
    for name in registered():
        known = f"ludoteca/{name.capitalize()}-v0"
        if known not in gymnasium.registry:
            gymnasium.register(
                known,
                entry_point="ludoteca.lab.gymnasium:OneSeat",
                vector_entry_point="ludoteca.lab.gymnasium:ManySeats",
                kwargs={"name": name},
                disable_env_checker=True,
            )


register()
