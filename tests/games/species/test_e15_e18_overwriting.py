"""Tiles on tiles as in the worked examples E15 to E18."""

from __future__ import annotations

from ludoteca import Match
from ludoteca.games.species import GAME

from .scenes import J0_1, NEW, TRACK, events, offered, payments, points, refused, scene

SPACES = [row["id"] for row in GAME.data()["spaces"]]


def test_e15_a_known_tile_moves_to_the_nearest_empty_space() -> None:
    board = {"B3": "coral", "B2": "calandrinia", "B4": "acacia"}
    match = scene([], [], board=board, cubes={"B3": [4, 1], "B2": [2]})
    assert offered(match, "green_turtle B3") == {"A3", "A4", "C3", "C4"}
    assert refused(match, "green_turtle B3", "D3") == ("R20", "not-nearest")
    assert refused(match, "green_turtle B3", "B4") == ("9", "occupied")
    assert payments(match, "green_turtle B3 A3") == [{"B3": 3, "B2": 2}]
    match.play(0, "green_turtle B3 A3 pay")
    view = match.view(0)
    assert view["board"]["A3"] == "coral" and view["cubes"]["A3"] == [1, 1]
    assert points(match) == [2, 0] and view["players"][0]["captured"] == []


def test_e17_level_1_on_a_known_tile_needs_a_scalpel() -> None:
    cubes = {"B2": [3]}
    match = scene([], [], cubes=cubes)
    assert refused(match, "opuntia", "B2") == ("R21", "known-level")
    armed = scene(["scalpel"], [], cubes=cubes)
    assert "B2" in offered(armed, "opuntia")
    armed.play(0, "opuntia B2 A2 pay")
    assert events(armed, "played") == [{"seat": 0, "card": "scalpel"}]
    assert armed.view(0)["board"]["A2"] == "calandrinia"


def full(*hand: str, **cubes: list[int]) -> Match:
    """Fill the grid: the known tiles, opuntia on A1, and other tiles of level 1 to 3."""
    others = [tile for tile in NEW if tile not in (*TRACK, "shark") and tile != "opuntia"]
    board = {**J0_1, "A1": "opuntia"}
    for space in SPACES:
        if space not in board:
            board[space] = others.pop(0)
    track = ("giant_tortoise", "sea_lion", "hawk", "racer", "green_turtle", "carpenter_bee")
    return scene(list(hand), [], board=board, cubes=cubes, track=track, stacks=[{"size": 0}] * 3)


def test_e17_on_a_full_grid_no_known_tile_moves() -> None:
    match = full("scalpel", A1=[5], B2=[3])
    assert refused(match, "racer", "B2") == ("9", "grid-full")
    assert "A1" in offered(match, "racer")


def test_e18_a_scalpel_covers_equal_and_higher_tiles() -> None:
    board = {**J0_1, "B3": "sea_lion", "D3": "giant_tortoise", "D2": "racer"}
    track = ("shark", "frigatebird", "waved_albatross", "penguin", "hawk", "lava_lizard", "opuntia")
    cubes = {"B3": [2, 1], "C4": [2], "B2": [2], "D2": [1]}
    bare = scene([], [], board=board, cubes=cubes, track=track)
    assert refused(bare, "penguin", "B3") == ("9", "not-higher")
    assert refused(bare, "lava_lizard", "D3") == ("9", "level-four-stays")
    match = scene(["scalpel"], [], board=board, cubes=cubes, track=track)
    assert "D3" in offered(match, "lava_lizard")
    assert payments(match, "penguin B3") == [{"B3": 2, "C4": 2}]
    match.play(0, "penguin B3 pay")
    view = match.view(0)
    assert view["players"][0]["captured"] == ["sea_lion"] and view["discards"]["beagle"] == ["scalpel"]
    assert points(match) == [3, 1], "a point for each cube of others that went home"
