"""Writes down what seats observe in a random game of each kind: `python -m tests.contract.observations`.

Compiled and interpreted rules are held to the same digests, so that both write the same numbers. They change whenever
an observation tells more, or in another order.
"""

from __future__ import annotations

import hashlib
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tomli_w

from ludoteca import Game
from ludoteca.kernel.position import Position

from .rules import ours

RECORDED = Path(__file__).parent / "observations.toml"


def any_options(game: Game, seats: int, luck: random.Random) -> dict[str, Any]:
    """Choose options at random."""
    return {
        option.name: luck.choice([one for one in option.values if not (option.of_seats and one in range(seats, 99))])
        for option in game.options
    }


def picked(game: Game, seats: int, seed: int) -> Iterator[Position]:
    """Play a random game with any options; yields the position, always the same, before each pick and at the end."""
    luck = random.Random(seed)
    position = game.deal(seats, seed, any_options(game, seats, luck))
    yield position
    while not position.over:
        seat = luck.choice(position.to_act)
        position.step(seat, luck.choice(position.picks(seat)))
        yield position


def digest(game: Game) -> str:
    """Give the digest of what all seats observe in a random game with each number of them."""
    told = hashlib.sha256()
    for seats in game.seats:
        for at, position in enumerate(picked(game, seats, 4)):
            seat = at % seats
            if at % 3 == 0 or position.over:
                told.update(position.observe(seat).tobytes())
                told.update(position.mask(seat).tobytes())
    return told.hexdigest()


def recorded() -> dict[str, str]:
    """Read what was written down."""
    return tomllib.loads(RECORDED.read_text(encoding="utf-8"))


if __name__ == "__main__":
    RECORDED.write_text(tomli_w.dumps({game.name: digest(game) for game in ours()}), encoding="utf-8")
