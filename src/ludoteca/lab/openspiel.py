"""The games as games of OpenSpiel: `pyspiel.load_game("ludoteca_origo(seats=3)")` after this module is imported.

Every draw is a chance node, set-up included; options of a game are parameters by their names. An information state is
named by a digest of all that its seat has seen (`History`); the tensor of an observation is `Position.observe`.
Needs `pip install 'ludoteca[openspiel]'`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import numpy as np
import pyspiel

from ludoteca.kernel.history import History
from ludoteca.kernel.options import Option
from ludoteca.kernel.picks import PICKS
from ludoteca.kernel.registry import game, registered
from ludoteca.kernel.room import SPECTATOR

PREFIX = "ludoteca_"


class Course:
    """The history of a state, as OpenSpiel copies states and writes them down."""

    def __init__(self, history: History) -> None:
        self.history = history

    def __deepcopy__(self, memo: Any) -> Self:
        return type(self)(self.history.clone())

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[Any, ...]]:
        history = self.history
        return again, (history.game.name, history.seats, history.options, history.past)


def again(name: str, seats: int, options: dict[str, Any], past: list[int]) -> Course:
    """Go through the steps of a history again."""
    history = History(game(name), seats, options)
    for number in past:
        history.step(number)
    return Course(history)


class LudotecaState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game: a draw, a decision of a seat, or the end."""

    def __init__(self, of: LudotecaGame) -> None:
        super().__init__(of)
        self.course = Course(History(game(of.name), of.seats, of.options))
        self.width = of.width

    @property
    def so_far(self) -> History:
        """All that has happened."""
        return self.course.history

    def current_player(self) -> int:
        """Tell who acts: a seat, chance, or nobody."""
        return self.so_far.actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.so_far.picks()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the results of the draw, all alike likely."""
        results = self.so_far.draw.results if self.so_far.draw else 0
        return [(result, 1.0 / results) for result in range(results)]

    def _apply_action(self, action: int) -> None:
        self.so_far.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        vocabulary = self.so_far.game.vocabulary
        return str(vocabulary.token(action)) if action in vocabulary else str(action)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.so_far.over

    def returns(self) -> list[float]:
        """Tell each seat's share of the win; nothing before the end."""
        return self.so_far.position.returns("shares") if self.so_far.over else [0.0] * self.so_far.seats

    def information_state_string(self, player: int | None = None) -> str:
        """Name all that a seat has seen."""
        seat = self.current_player() if player is None else player
        return f"{seat} {self.so_far.information_state(seat).hex()}"

    def observation_string(self, player: int | None = None) -> str:
        """Write what a seat sees now, as its view says it."""
        seat = self.current_player() if player is None else player
        return sight(self.so_far, seat)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LudotecaState:
        """Make a state that looks alike to a seat: what it cannot know is dealt anew."""
        other: LudotecaState = self.clone()
        other.course = Course(self.so_far.redealt(player, int(sampler() * (1 << 53))))
        return other

    def __str__(self) -> str:
        history = self.so_far
        if history.draw:
            return f"a draw, one of {history.draw.results}, after {len(history.past)} steps"
        return str(history.position.picture())


def sight(history: History, seat: int) -> str:
    """Write what a seat (SPECTATOR: everybody) sees: the fields of its view, one a line; nothing during set-up."""
    return lines(history.game.view(history.position, seat)) if history.dealt else ""


def lines(view: dict[str, Any]) -> str:
    """Write fields, one a line."""
    return "\n".join(f"{name}: {part}" for name, part in view.items())


class Observer:
    """Writes all that a seat sees of a state, as numbers and as text: an observation as OpenSpiel asks for it."""

    def __init__(self, width: int) -> None:
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LudotecaState, player: int) -> None:
        """Write the numbers; nought while the game is set up."""
        if state.so_far.dealt:
            state.so_far.position.observe(player, self.tensor)
        else:
            self.tensor[:] = 0

    def string_from(self, state: LudotecaState, player: int) -> str:
        """Write the view."""
        return state.observation_string(player)


class Teller:
    """Writes a part of what a seat knows, as text alone: everything so far, what all see, or what it sees besides."""

    tensor = None

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.dict: dict[str, Any] = {}

    def set_from(self, state: LudotecaState, player: int) -> None:
        """Write no numbers."""

    def string_from(self, state: LudotecaState, player: int) -> str:
        """Write that part."""
        history = state.so_far
        if self.kind.perfect_recall:
            return state.information_state_string(player)
        if self.kind.public_info:
            return sight(history, SPECTATOR)
        return lines(history.game.own(history.position, player)) if history.dealt else ""


class LudotecaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options."""

    def __init__(self, kind: Any, name: str, params: dict[str, Any] | None) -> None:
        chosen = {**kind.parameter_specification, **(params or {})}
        self.name = name
        of = game(name)
        self.seats = of.check_seats(int(chosen.pop("seats")))
        self.options = {one.name: chosen_of(one, chosen[one.name]) for one in of.options}
        self.width = of.width(self.seats)
        limits = of.limits(self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=PICKS,
            max_chance_outcomes=limits.results,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=limits.picks,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> LudotecaState:
        """Begin a game, with the first draw of its set-up."""
        return LudotecaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Teller:
        """Make what writes observations: all that a seat sees, unless another kind is asked for."""
        whole = iig_obs_type is None or (
            iig_obs_type.public_info
            and not iig_obs_type.perfect_recall
            and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return Observer(self.width) if whole else Teller(iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        """Tell how many draws a game can have."""
        return int(game(self.name).limits(self.seats, self.options).draws)


def chosen_of(option: Option, given: Any) -> Any:
    """Find the value that a parameter names (a seat among words as `seat_1`); as it was given if there is none."""
    return next((value for value in option.values if str(given) in (str(value), f"seat_{value}")), given)


def offered(name: str) -> None:
    """Tell OpenSpiel of a game."""
    of = game(name)
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Ludoteca {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=of.seats[-1],
        min_num_players=of.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": of.seats[0], **{one.name: one.default for one in of.options}},
    )

    class Named(LudotecaGame):
        """One of the games."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, params)

    pyspiel.register_game(kind, Named)


for each in registered():
    offered(each)
