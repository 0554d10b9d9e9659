"""How much further than chance a player gets who looks one move ahead: what every game's heuristic is for."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ludoteca import Game
from ludoteca.bots.greedy import Survey

Mover = Callable[[Any, int, random.Random], list[int]]


def greedy_move(position: Any, seat: int, luck: random.Random) -> list[int]:
    """Choose the move that the heuristic likes best, from what the seat can know."""
    root = position.clone()
    root.simulate(luck.getrandbits(60))
    root.deal_unknown(seat)
    return Survey().survey(root, seat, 1, luck.getrandbits(60))


def greedy_and_chance(game: Game, seats: int, games: int, by_chance: Mover) -> tuple[int, int]:
    """Add up the points of one greedy player, and of the best of the others, who move by chance."""
    greedy = chance = 0
    for seed in range(games):
        match = game.start(seats=seats, seed=f"greedy {seed}")
        luck, hero = random.Random(seed), seed % seats
        while not match.over:
            seat = match.to_act[0]
            choose = greedy_move if seat == hero else by_chance
            match.play(seat, choose(match.position, seat, luck))
        assert match.result is not None
        points = match.result.points
        greedy += points[hero]
        chance += max(points[:hero] + points[hero + 1 :])
    return greedy, chance
