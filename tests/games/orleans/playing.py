"""Random play for tests: whole games by picks from the offer, busier than blind chance."""

from __future__ import annotations

import random
from typing import Any

from ludoteca import Match
from ludoteca.games.orleans import GAME
from ludoteca.games.orleans.rules.turn import OrleansPosition
from ludoteca.kernel.game import Game

from .scenes import state

IDLE = {GAME.vocabulary.id(token) for token in ("commit", "pass", "stop", "take_back", "done", "skip")}


def choose(luck: random.Random, picks: list[int]) -> int:
    """Choose a pick; those that end something only now and then, so that something is done at all."""
    busy = [pick for pick in picks if pick not in IDLE]
    return luck.choice(busy if busy and luck.random() < 0.9 else picks)


def one_move(position: OrleansPosition, seat: int, luck: random.Random) -> list[int]:
    """Find a whole move by trying it on a copy."""
    trial = position.clone()
    trial.simulate(0)
    picks: list[int] = []
    while not picks or trial.draft:
        picks.append(choose(luck, trial.picks(seat)))
        trial.step(seat, picks[-1])
    return picks


def good_move(position: OrleansPosition, seat: int, luck: random.Random, tries: int = 8) -> list[int]:
    """Find the most promising of a few random moves, so that games get somewhere."""
    moves = [one_move(position, seat, luck) for _ in range(tries)]
    worth = []
    for move in moves:
        after = position.clone()
        after.simulate(0)
        for pick in move:
            after.step(seat, pick)
        worth.append(after.worth(seat))
    return moves[worth.index(max(worth))]


def wander(seats: int, seed: str, game: Game = GAME, **options: Any) -> Match:
    """Play a whole game at random."""
    match = game.start(seats=seats, seed=seed, options=options)
    luck = random.Random(seed)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(seat, one_move(state(match), seat, luck))
    return match


def run(seats: int, seed: int, **options: Any) -> OrleansPosition:
    """Begin a free-running position for fast play-outs."""
    position = state(GAME.start(seats=seats, seed=str(seed), options=options)).clone()
    position.simulate(seed)
    return position
