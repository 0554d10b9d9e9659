"""What the heuristic is for: a player who looks one move ahead gets far further than chance."""

from __future__ import annotations

import pytest

from ludoteca import _pure
from ludoteca.games.origin import GAME
from tests.support.greedy import greedy_and_chance

from .pieces import STUCK, WARDENS
from .playing import one_move
from .scenes import scene, state

GAMES = 6 if _pure.compiled() else 1


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_gets_further_than_chance(seats: int) -> None:
    greedy, chance = greedy_and_chance(GAME, seats, GAMES, one_move)
    assert greedy > 1.3 * chance


def worth(*hand: str, pawns: dict[str, str] | None = None, **player: object) -> int:
    return state(scene(pawns or {"af_chad": "11n"}, {}, players=[player], hands=[hand])).worth(0)


def test_worth_follows_what_the_rules_pay_for() -> None:
    assert worth(straits=[5]) > worth(straits=[3]) > worth()
    assert worth(objectives=["O08"]) > worth(objectives=["O05"])
    assert worth(stacks=[4]) > worth(stacks=[3]) > worth(stacks=[2])
    assert worth("A01") > worth()


def test_an_objective_is_worth_more_the_nearer_it_is() -> None:
    far = worth("O05", pawns={"eu_siberia": "11n", "eu_gaul": "11k"})
    near = worth("O05", pawns={"af_chad": "11n", "af_guinea": "11k"})
    assert near > far


def test_at_the_end_only_points_count() -> None:
    match = scene({"af_cape": "11n", **STUCK}, {"af_kalahari": "21n", **WARDENS}, trigger=1)
    match.play(0, "skip")
    assert match.over and state(match).worth(0) == 100 * match.position.score(0)
