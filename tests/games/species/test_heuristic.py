"""What the heuristic is for: a player who looks one move ahead gets far further than chance."""

from __future__ import annotations

import random

import pytest

from ludoteca import _pure
from ludoteca.bots.greedy import Survey
from ludoteca.games.species import GAME
from ludoteca.games.species.rules.turn import SpeciesPosition

from .playing import one_move
from .scenes import J0_1, scene, state

GAMES = 4


def greedy_move(position: SpeciesPosition, seat: int, luck: random.Random) -> list[int]:
    root = position.clone()
    root.simulate(luck.getrandbits(60))
    root.deal_unknown(seat)
    return Survey().survey(root, seat, 1, luck.getrandbits(60))


@pytest.mark.skipif(not _pure.compiled(), reason="minutes when interpreted")
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_gets_further_than_chance(seats: int) -> None:
    greedy = chance = 0
    for seed in range(GAMES):
        match = GAME.start(seats=seats, seed=f"greedy {seed}")
        luck, hero = random.Random(seed), seed % seats
        while not match.over:
            seat = match.to_act[0]
            choose = greedy_move if seat == hero else one_move
            match.play(seat, choose(state(match), seat, luck))
        assert match.result is not None
        points = match.result.points
        greedy += points[hero]
        chance += max(points[:hero] + points[hero + 1 :])
    assert 4 * greedy > 5 * chance


def worth(*hand: str, cubes: dict[str, list[int]] | None = None, **player: object) -> int:
    return state(scene(list(hand), [], cubes=cubes, players=[player])).worth(0)


def test_worth_follows_what_the_rules_pay_for() -> None:
    assert worth(points=2) > worth(points=1)
    assert worth(captured=["shark"]) > worth()
    assert worth("land·book1", "water·book1", "air·book1") > worth("land·book1", "land·book2", "air·book1")
    assert worth("map") > worth()


def test_the_nearer_a_discovery_the_better() -> None:
    three, two, one = ({"B2": [count], "C4": [1]} for count in (3, 2, 1))
    assert worth(cubes=three) > worth(cubes=two) > worth(cubes=one) > worth()


def test_at_the_end_only_points_count() -> None:
    match = scene(
        ["wickham", "map"], [], cubes={"B2": [3]}, beagle=23, goals={"J3-1": True}, board={**J0_1, "D1": "rail"}
    )
    match.play(0, "wickham")
    assert match.over
    assert state(match).worth(0) == 100 * match.position.score(0)
