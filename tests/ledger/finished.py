"""Finished games for the tests of reviews, each played once."""

from __future__ import annotations

import random
from functools import cache

from ludoteca import Match
from ludoteca.bots.greedy import GreedyBot
from ludoteca.kernel.registry import game, registered

CASES = [(name, seats) for name, one in registered().items() for seats in (one.seats[0], one.seats[-1])]


@cache
def finished(name: str, seats: int, seed: str = "a") -> Match:
    """A game of greedy bots that now and then play anything."""
    match = game(name).start(seats, seed=seed)
    play_on(match, seed)
    return match


def play_on(match: Match, seed: str = "on", moves: int = 10_000) -> None:
    """Let greedy bots, that now and then play anything, end a game, or play so far."""
    luck, bot = random.Random(seed), GreedyBot(1, deals=1)
    while not match.over and match.seq < moves:
        seat = match.to_act[0]
        if luck.random() < 0.1:
            match.play(seat, any_move(match, seat, luck))
        else:
            match.play(seat, bot.decide(match.position, seat, luck.getrandbits(64)))


def any_move(match: Match, seat: int, luck: random.Random) -> list[int]:
    """A move put together by lot."""
    trial = match.position.clone()
    trial.simulate(0)
    move: list[int] = []
    while not move or trial.draft:
        move.append(luck.choice(trial.picks(seat)))
        trial.step(seat, move[-1])
    return move
