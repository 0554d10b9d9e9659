"""Every contract test runs on every registered game, and on the kernel tests' toy where the kernel is interpreted."""

from __future__ import annotations

import pytest

from ludoteca import Game, _pure
from ludoteca.kernel.registry import registered
from tests.kernel.toy import TOY

GAMES: list[Game] = list(registered().values()) + ([] if _pure.compiled() else [TOY])


def marks(game: Game, seats: int) -> tuple[pytest.MarkDecorator, ...]:
    """Interpreted, games are played by the fewest and the most every day, by all numbers between them every night."""
    between = seats not in (game.seats[0], game.seats[-1])
    return (pytest.mark.nightly,) if between and not _pure.compiled() and game is not TOY else ()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seats" in metafunc.fixturenames:
        cases = [
            pytest.param(game, seats, id=f"{game.name}-{seats}", marks=marks(game, seats))
            for game in GAMES
            for seats in game.seats
        ]
        metafunc.parametrize(("game", "seats"), cases)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES, ids=[game.name for game in GAMES])
