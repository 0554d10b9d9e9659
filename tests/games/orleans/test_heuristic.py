"""What the heuristic is for: a player who looks one move ahead gets far further than chance."""

from __future__ import annotations

import pytest

from ludoteca import _pure
from ludoteca.games.orleans import GAME
from tests.support.greedy import greedy_and_chance

from .playing import one_move
from .scenes import scene, spaces, state

GAMES = 6


@pytest.mark.skipif(not _pure.compiled(), reason="minutes when interpreted")
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_gets_at_least_twice_as_far_as_chance(seats: int) -> None:
    greedy, chance = greedy_and_chance(GAME, seats, GAMES, one_move)
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
