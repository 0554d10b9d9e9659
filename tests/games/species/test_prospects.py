"""What the track tells of each tile (8.6, 11): above all whether its discovery would end the game."""

from __future__ import annotations

import pytest

from ludoteca.games.species import GAME

from .scenes import TILES, offered, scene

LAST = len(GAME.data()["route"]) - 1


def test_a_tile_ends_the_game_when_its_steps_reach_new_zealand() -> None:
    for short in range(1, 4):
        match = scene([], [], beagle=LAST - short)
        rows = match.view(None)["track"]
        for row in rows:
            assert row["steps"] == TILES[row["tile"]]["rewards"]["steps"]
            assert row["ends"] == (row["steps"] >= short)


@pytest.mark.parametrize("short", [1, 2, 3])
def test_a_discovery_ends_the_game_as_it_was_told(short: int) -> None:
    match = scene(
        [], [], beagle=LAST - short, cubes={"A4": [5], "B2": [3]}, goals=dict.fromkeys(("J1-1", "J2-1", "J3-1"), True)
    )
    ends = {row["tile"]: row["ends"] for row in match.view(None)["track"]}
    match.play(0, "green_turtle B3 pay")
    while not match.over and len(match.view(None)["stack"]) > 1:
        match.play(0, min(offered(match)))
    assert match.over == ends["green_turtle"]
