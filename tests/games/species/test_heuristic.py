"""What the heuristic is for: a player who looks one move ahead gets far further than chance."""

from __future__ import annotations

import pytest

from ludoteca import _pure
from ludoteca.games.species import GAME
from tests.support.greedy import greedy_and_chance

from .playing import one_move
from .scenes import J0_1, scene, state

GAMES = 4


@pytest.mark.skipif(not _pure.compiled(), reason="minutes when interpreted")
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_gets_further_than_chance(seats: int) -> None:
    greedy, chance = greedy_and_chance(GAME, seats, GAMES, one_move)
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
