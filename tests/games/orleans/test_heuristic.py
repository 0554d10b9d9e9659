"""What the heuristic is for: a player who looks one move ahead gets far further than chance."""

from __future__ import annotations

import random

import pytest

from ludoteca import _pure
from ludoteca.bots.greedy import Survey
from ludoteca.games.orleans import GAME
from ludoteca.games.orleans.rules.turn import OrleansPosition

from .playing import one_move
from .scenes import scene, spaces, state

GAMES = 6 if _pure.compiled() else 1


def greedy_move(position: OrleansPosition, seat: int, luck: random.Random) -> list[int]:
    root = position.clone()
    root.simulate(luck.getrandbits(60))
    root.deal_unknown(seat)
    return Survey().survey(root, seat, 1, luck.getrandbits(60))


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_gets_at_least_twice_as_far_as_chance(seats: int) -> None:
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
    assert greedy >= 2 * chance
    assert greedy >= 40 * GAMES


def worth(**player: object) -> int:
    return state(scene(player, {})).worth(0)


def test_worth_follows_what_the_rules_pay_for() -> None:
    assert worth(coins=6) > worth(coins=5)
    assert worth(goods={"brocade": 1}) > worth(goods={"grain": 1}) > worth()
    assert worth(citizens=1) > worth()
    assert worth(stations=["blois"]) > worth()
    assert worth(development=8) > worth(development=6)


def test_a_place_is_worth_more_the_further_it_is() -> None:
    whole = worth(spaces=spaces("castle", "farmer", "boatman", "trader"))
    part = worth(spaces=spaces("castle", "farmer", "boatman"), market=["trader"])
    begun = worth(spaces=spaces("castle", "farmer"), market=["boatman", "trader"])
    assert whole > part > begun > worth(market=["farmer", "boatman", "trader"])


def test_at_the_end_only_points_count() -> None:
    match = scene({"coins": 9, "spaces": spaces("castle", "farmer", "boatman", "trader")}, {"passed": True}, round=18)
    match.play(0, "pass")
    assert match.over
    assert state(match).worth(0) == 100 * match.position.score(0)
