"""What a seat sees as numbers, by name: what weights of the evaluator can speak of beside the features of a game.

Features are few, and looked at once for each seat of each leaf of every search; what is drawn is often more than they
tell apart. An observation tells each card.
"""

from __future__ import annotations

from collections.abc import Container

from ludoteca.kernel.game import Game
from ludoteca.kernel.room import Room
from ludoteca.kernel.values import listed


def columns(game: Room, seats: int, slices: Container[str] | None = None) -> dict[str, int]:
    """Tell where the numbers of some slices of an observation stand, by name; of several of a name the own.

    None: of all slices.
    """
    assert isinstance(game, Game)
    found: dict[str, int] = {}
    for one in game.observation(seats):
        if not one.number and (slices is None or one.name in slices):
            found.update(zip(listed({one.name: one.width}), range(one.start, one.start + one.width), strict=True))
    return found


def width(game: Room, seats: int) -> int:
    """Tell how many numbers an observation has."""
    assert isinstance(game, Game)
    return game.width(seats)
