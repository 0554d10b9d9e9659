"""Random play for tests: whole games by picks from the offer."""

from __future__ import annotations

import random
from typing import Any

from ludoteca import Match
from ludoteca.games.origin import GAME
from ludoteca.games.origin.names import CARD_PICKS
from ludoteca.games.origin.rules.turn import OriginPosition

from .scenes import state


def one_move(position: OriginPosition, seat: int, luck: random.Random) -> list[int]:
    """Find a whole move by trying it on a copy; cards are liked, ends of turns are not."""
    trial = position.clone()
    trial.simulate(0)
    picks: list[int] = []
    while not picks or trial.draft:
        legal = trial.picks(seat)
        cards = [pick for pick in legal if pick in CARD_PICKS]
        picks.append(luck.choice(cards if cards and luck.random() < 0.4 else legal))
        trial.step(seat, picks[-1])
    return picks


def wander(seats: int, seed: str, **options: Any) -> Match:
    """Play a whole game at random."""
    match = GAME.start(seats=seats, seed=seed, options=options)
    luck = random.Random(seed)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(seat, one_move(state(match), seat, luck))
    return match


def run(seats: int, seed: int, **options: Any) -> OriginPosition:
    """Begin a free-running position for fast play-outs."""
    position = state(GAME.start(seats=seats, seed=str(seed), options=options)).clone()
    position.simulate(seed)
    return position
