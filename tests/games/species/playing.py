"""Random play for tests: whole games by picks from the offer."""

from __future__ import annotations

import random
from typing import Any

from ludoteca import Match
from ludoteca.games.species import GAME
from ludoteca.games.species.rules.table import SpeciesPosition
from ludoteca.kernel.game import Game

from .scenes import state


def one_move(position: SpeciesPosition, seat: int, luck: random.Random) -> list[int]:
    """Find a whole move by trying it on a copy."""
    trial = position.clone()
    trial.simulate(0)
    picks: list[int] = []
    while not picks or trial.draft:
        picks.append(luck.choice(trial.picks(seat)))
        trial.step(seat, picks[-1])
    return picks


def wander(seats: int, seed: str, game: Game = GAME, **options: Any) -> Match:
    """Play a whole game at random."""
    match = game.start(seats=seats, seed=seed, options=options)
    luck = random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, one_move(state(match), seat, luck))
    return match


def run(seats: int, seed: int, **options: Any) -> SpeciesPosition:
    """Begin a free-running position for fast play-outs."""
    position = state(GAME.start(seats=seats, seed=str(seed), options=options)).clone()
    position.simulate(seed)
    return position
