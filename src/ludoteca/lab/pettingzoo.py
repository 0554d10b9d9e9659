"""The games as environments of PettingZoo: seats as agents, one at a time or all at once.

A pick that is not legal changes nothing, and is told in the agent's info as `refused`. Rewards come at the end, by one
of the schemes of `Position.returns`. Needs `pip install 'ludoteca[pettingzoo]'`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from ludoteca.kernel.observation import LEAST, MOST
from ludoteca.kernel.picks import PICKS
from ludoteca.kernel.position import Position, scheme_of
from ludoteca.kernel.registry import game
from ludoteca.lab.drawing import drawn
from ludoteca.lab.refused import refused

WAIT = PICKS
"""What agents do that are not asked, where all act at once."""
METADATA: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}


class Table:
    """What both kinds of environments share: a game, its seats as agents, and how they are told what they see."""

    def __init__(
        self,
        name: str,
        seats: int,
        options: Mapping[str, Any] | None,
        rewards: str,
        max_cycles: int | None,
        render_mode: str | None,
        actions: int,
    ) -> None:
        if render_mode not in (None, *METADATA["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}, only {', '.join(METADATA['render_modes'])}")
        self.game = game(name)
        self.seats = self.game.check_seats(seats)
        self.options = dict(options or {})
        scheme_of(rewards)
        self.rewards = rewards
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.actions = {agent: Discrete(actions) for agent in self.agents}
        width = self.game.width(seats)
        self.width, self.masked = width, actions
        self.seen = Dict(
            {
                "observation": Box(LEAST, MOST, (width,), np.float32),
                "action_mask": Box(0, 1, (actions,), np.int8),
            }
        )
        self._seeds = np.random.default_rng()
        self.cycles = 0

    @cached_property
    def position(self) -> Position:
        """The game that is being played."""
        return self.deal()

    def deal(self) -> Position:
        """Begin a game."""
        self.cycles = 0
        self.position = self.game.deal(self.seats, int(self._seeds.integers(1 << 62)), self.options)
        return self.position

    def reseed(self, seed: int | None) -> None:
        """Make deals follow from a seed; None: they go on as they did."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)

    def observe(self, agent: str) -> dict[str, Any]:
        """Tell an agent what its seat may see, and pick; where it may wait it waits unless it is asked."""
        seat = self.seat_of[agent]
        mask = np.empty(self.masked, np.int8)
        self.position.mask(seat, mask)
        if self.masked > WAIT:
            mask[WAIT] = not mask[:WAIT].any()
        return {"observation": self.position.observe(seat, np.empty(self.width, np.float32)), "action_mask": mask}

    def pays(self) -> dict[str, float]:
        """Tell what each agent gets now that the game is over."""
        return dict(zip(self.agents, self.position.returns(self.rewards), strict=True))

    def cut(self) -> bool:
        """Count a step; tell whether the game is cut short by it."""
        self.cycles += 1
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.position.over

    def refusal(self, agent: str, action: int) -> dict[str, str]:
        """Tell why nothing has happened."""
        return refused(self.game, self.position, self.seat_of[agent], action)

    def render(self) -> Any:
        """Show the game as the render mode says; it hides nothing."""
        if self.render_mode == "ansi":
            return self.position.picture()
        if self.render_mode == "rgb_array":
            return drawn(self.position.picture())
        if self.render_mode == "human":
            print(self.position.picture())  # noqa: T201 - asked for
        return None


class SeatsInTurn(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """Seats act one pick at a time; of several that are asked at once the first goes first."""

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "name": "ludoteca_v0", "is_parallelizable": False}

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.render_mode = table.render_mode
        self.possible_agents = [*table.agents]

    def observation_space(self, agent: str) -> Any:
        """Tell the shapes of what an agent is told: `observation` and `action_mask`."""
        return self.table.seen

    def action_space(self, agent: str) -> Any:
        """Tell the picks."""
        return self.table.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self.table.reseed(seed)
        self.table.deal()
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.position.actor]

    def observe(self, agent: str) -> Any:
        """Tell an agent what its seat may see and pick."""
        return self.table.observe(agent)

    def step(self, action: Any) -> None:
        """Carry out a pick of the agent whose turn it is."""
        agent, table = self.agent_selection, self.table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.infos[agent]:
            self.infos[agent] = {}
        position = table.position
        try:
            position.step(table.seat_of[agent], int(action))
        except ValueError:
            self.infos[agent] = table.refusal(agent, int(action))
        cut = table.cut()
        if position.over:
            self.rewards = table.pays()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif cut:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[position.actor]
            return
        self._deads_step_first()

    def render(self) -> Any:
        """Show the game as the render mode says."""
        return self.table.render()

    def close(self) -> None:
        """Let go of nothing: there is nothing open."""


class SeatsAtOnce(ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """All seats act at each step: those that are asked pick, the others wait (action 256)."""

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "name": "ludoteca_parallel_v0"}

    def __init__(self, table: Table) -> None:
        self.table = table
        self.render_mode = table.render_mode
        self.possible_agents = [*table.agents]

    @property
    def max_cycles(self) -> int | None:
        """After how many steps a game is cut short; None: never."""
        return self.table.max_cycles

    @max_cycles.setter
    def max_cycles(self, cycles: int | None) -> None:
        self.table.max_cycles = cycles

    def observation_space(self, agent: str) -> Any:
        """Tell the shapes of what an agent is told: `observation` and `action_mask`."""
        return self.table.seen

    def action_space(self, agent: str) -> Any:
        """Tell the picks, and waiting."""
        return self.table.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Begin a new game."""
        self.table.reseed(seed)
        self.table.deal()
        self.agents = [*self.possible_agents]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Carry out what the seats pick that are asked, in the order of their seats."""
        table, position = self.table, self.table.position
        live = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in live}
        for seat in position.to_act:
            agent = self.possible_agents[seat]
            try:
                position.step(seat, int(actions.get(agent, WAIT)))
            except ValueError:
                infos[agent] = table.refusal(agent, int(actions.get(agent, WAIT)))
        cut, over = table.cut(), position.over
        rewards = table.pays() if over else dict.fromkeys(live, 0.0)
        seen = self._seen()
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(live, over), dict.fromkeys(live, cut), infos

    def render(self) -> Any:
        """Show the game as the render mode says."""
        return self.table.render()

    def close(self) -> None:
        """Let go of nothing: there is nothing open."""

    def _seen(self) -> dict[str, Any]:
        return {agent: self.table.observe(agent) for agent in self.agents}


def env(
    name: str,
    seats: int = 2,
    *,
    options: Mapping[str, Any] | None = None,
    rewards: str = "shares",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> SeatsInTurn:
    """Make an environment in which one seat acts at a time.

    Raises BadOption when seats or options do not fit the game, ValueError when there is no such scheme or mode.

    >>> some = env("origo", seats=3)
    >>> some.reset(seed=1)
    >>> some.agent_selection, int(some.last()[0]["action_mask"].sum())
    ('seat_1', 100)
    """
    return SeatsInTurn(Table(name, seats, options, rewards, max_cycles, render_mode, PICKS))


def parallel_env(
    name: str,
    seats: int = 2,
    *,
    options: Mapping[str, Any] | None = None,
    rewards: str = "shares",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> SeatsAtOnce:
    """Make an environment in which all seats act at once: for games where several are asked together.

    Raises what `env` raises.
    """
    return SeatsAtOnce(Table(name, seats, options, rewards, max_cycles, render_mode, PICKS + 1))
