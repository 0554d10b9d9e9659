"""What the heuristic is for: a player who looks one move ahead gets far further than chance."""

from __future__ import annotations

import pytest

from ludoteca import _pure
from ludoteca.games.species import GAME
from ludoteca.games.species.heuristic import goals_worth, prospect
from ludoteca.games.species.rules.ways import survey_reach
from ludoteca.games.species.vocabulary import TILES
from tests.support.greedy import greedy_and_chance

from .lengths import play, turns
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


def goal_worth(beagle: int, calm: int = 0) -> int:
    """What it is worth to lead goal J1-2, which lies at stop 6."""
    position = state(scene([], [], cubes={"B2": [3]}, goals={"J1-2": False}, beagle=beagle, calm=calm))
    return goals_worth(position, 0)


def test_the_nearer_a_discovery_the_better() -> None:
    three, two, one = ({"B2": [count], "C4": [1]} for count in (3, 2, 1))
    assert worth(cubes=three) > worth(cubes=two) > worth(cubes=one) > worth()


def test_the_nearer_a_goal_is_the_more_it_counts_for_who_leads_it() -> None:
    led = [goal_worth(beagle) for beagle in range(6)]
    assert led == sorted(led)
    assert led[5] > led[3] > led[1] > 0


def test_a_goal_that_nobody_sails_to_counts_less_and_less() -> None:
    """Who leads one would rather hold it than discover; so waiting must cost."""
    waited = [goal_worth(5, calm=calm) for calm in (0, 2, 6, 20)]
    assert waited == sorted(waited, reverse=True)
    assert 0 < waited[3] < waited[0] / 3


@pytest.mark.parametrize(
    ("cubes", "tile", "promising"),
    [
        ({"A4": [8]}, "shark", False),
        ({"A4": [5]}, "shark", False),
        ({"B2": [1], "A4": [4]}, "sea_lion", True),
        ({"B2": [8]}, "sea_lion", False),
        ({"B2": [6]}, "sea_lion", False),
        ({"B2": [2]}, "sea_lion", True),
        ({"C4": [3]}, "opuntia", True),
        ({"C4": [5]}, "carpenter_bee", True),
    ],
)
def test_what_the_other_cubes_cannot_bring_is_no_prospect(
    cubes: dict[str, list[int]], tile: str, promising: bool
) -> None:
    """On tiles of one icon eight cubes pay no nine icons; too many on one tile leave none for another."""
    position = state(scene([], [], cubes=cubes))
    survey_reach(position, 0)
    assert (prospect(position, 0, TILES.index(tile), 0) > 0) == promising


@pytest.mark.skipif(not _pure.compiled(), reason="minutes when interpreted")
@pytest.mark.parametrize("seed", ["g1", "g3", "g8", "g10", "g171", "g291"])
def test_greedy_does_not_dither(seed: str) -> None:
    """Two who look one move ahead discover, so that the Beagle sails and the game ends."""
    match = play(seed, 2)
    assert match.over
    assert turns(match) <= 150


def test_at_the_end_only_points_count() -> None:
    match = scene(
        ["wickham", "map"], [], cubes={"B2": [3]}, beagle=23, goals={"J3-1": True}, board={**J0_1, "D1": "rail"}
    )
    match.play(0, "wickham")
    assert match.over
    assert state(match).worth(0) == 100 * match.position.score(0)
