"""Finds the games of the house, and those of other packages, by their entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.game import Game

GROUP = "ludoteca.games"


@cache
def registered() -> dict[str, Game]:
    """Load every game that an installed package announces under `ludoteca.games`, by name."""
    found = {point.name: point.load() for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}
    for name, game in found.items():
        if not isinstance(game, Game) or game.name != name:
            raise TypeError(f"entry point {name} of {GROUP} does not hold a game of that name")
    return found


def game(name: str) -> Game:
    """Find a game by its name; raises BadOption when there is none."""
    try:
        return registered()[name]
    except KeyError:
        raise BadOption("unknown-game", field="game", args={"game": name, "known": list(registered())}) from None
