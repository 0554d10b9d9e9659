"""Set-up, grid, track and Research as in the worked examples E1 to E7."""

from __future__ import annotations

import pytest

from ludoteca.games.species import GAME

from .scenes import J0_1, TRACK, offered, refused, scene, state

NEAR = {row["id"]: set(row["adjacent"]) for row in GAME.data()["spaces"]}


@pytest.mark.parametrize(
    ("seats", "bonus", "in_hand"), [(2, [0, 1], [8, 8]), (3, [0, 1, 0], [8, 8, 7]), (4, [0, 1, 0, 1], [8, 8, 7, 7])]
)
@pytest.mark.parametrize("first", [0, 1])
def test_e01_setup(seats: int, bonus: list[int], in_hand: list[int], first: int) -> None:
    match = GAME.start(seats=seats, seed="e1", options={"start_player": first})
    view = match.view(None)
    assert [len(view["track"]), *sorted(stack["size"] for stack in view["stacks"])] == [7, 6, 7, 7]
    assert view["decks"] == {"land": 11, "water": 11, "air": 11, "beagle": 15} and all(view["open"])
    assert view["track"] == sorted(view["track"], key=lambda row: -int(row["points"]))
    known = {space for space, tile in view["board"].items()}
    while match.view(None)["phase"] == "setup":
        [seat] = match.to_act
        assert offered(match, seat=seat) == known
        assert refused(match, "", min(set(NEAR) - known), seat=seat) == ("5", "known-only")
        match.play(seat, min(known))
    players = [match.view(None)["players"][(first + order) % seats] for order in range(seats)]
    assert [player["points"] for player in players] == bonus
    assert [player["cubes"] for player in players] == in_hand
    assert match.to_act == (first,)


def test_e02_a_layout_and_its_neighbours() -> None:
    """E2: the spaces between the three known species."""
    layout = GAME.data()["journal"]["layouts"][0]
    assert {space: tile for tile, space in layout["place"].items()} == J0_1
    assert NEAR["B3"] >= set(J0_1)
    assert {"B2", "A4"} <= NEAR["A3"] and {"B2", "C4"} <= NEAR["C3"] and {"A4", "C4"} <= NEAR["B4"]


def test_e03_adjacency_and_distance() -> None:
    """E3: inner, edge and corner spaces."""
    assert NEAR["B3"] == {"A3", "A4", "B2", "B4", "C3", "C4"}
    assert NEAR["D5"] == {"C5", "D4"} and NEAR["A1"] == {"A2", "B1"}
    assert distances("B3")["A1"] == 3 and distances("A1")["D5"] == 6
    two = {space for space, steps in distances("B3").items() if steps == 2}
    assert two == {"A2", "A5", "B1", "B5", "C2", "C5", "D2", "D3", "D4"}


def distances(start: str) -> dict[str, int]:
    """Walk from space to space."""
    found, edge = {start: 0}, [start]
    while edge:
        space = edge.pop(0)
        for other in sorted(NEAR[space] - set(found)):
            found[other] = found[space] + 1
            edge.append(other)
    return found


def test_e04_a_new_tile_goes_to_the_top_of_its_level() -> None:
    """E4: what is discovered makes room, older tiles slide down."""
    stacks = [{"top": "penguin", "size": 6}, {"top": "shark", "size": 6}, {"top": "rail", "size": 6}]
    match = scene([], [], cubes={"A4": [3], "B2": [2]}, stacks=stacks)
    free = [row["tile"] for row in match.view(0)["track"] if not row["needs_map"]]
    assert free == ["racer", "green_turtle", "opuntia", "carpenter_bee"]
    match.play(0, "green_turtle B3 pay")
    match.play(0, min(offered(match)))
    match.play(0, "stack·1")
    track = [row["tile"] for row in match.view(0)["track"]]
    assert track == ["giant_tortoise", "penguin", "sea_lion", "hawk", "racer", "opuntia", "carpenter_bee"]
    assert [row["tile"] for row in match.view(0)["track"] if row["needs_map"]] == track[:3]


def test_e05_a_short_track_lies_at_the_bottom() -> None:
    """E5: which tiles are within reach when stacks are empty."""
    empty = [{"size": 0}] * 3
    match = scene(
        ["map"], [], track=["frigatebird", "shark", "hawk", "racer", "opuntia"], stacks=empty, cubes={"B2": [3]}
    )
    rows = match.view(0)["track"]
    assert [row["space"] for row in rows] == [3, 4, 5, 6, 7]
    assert [row["tile"] for row in rows if row["needs_map"]] == ["frigatebird"]
    match.play(0, "opuntia B3 pay")
    rows = match.view(0)["track"]
    assert [row["space"] for row in rows] == [4, 5, 6, 7] and not any(row["needs_map"] for row in rows)
    assert match.to_act == (1,), "nothing to refill from: the turn is over"


def test_e06_research_with_recall() -> None:
    """E6: taking back first, then two cubes on two tiles."""
    board = {**J0_1, "D1": "opuntia"}
    match = scene([], [], board=board, cubes={"A4": [3], "C4": [4]}, track=TRACK[:5])
    match.play(0, "research C4 C4 done A4 D1")
    assert match.view(0)["cubes"] == {"A4": [4, 0], "C4": [2, 0], "D1": [1, 0]}
    assert match.view(0)["players"][0]["cubes"] == 1


def test_e07_illegal_research() -> None:
    board = {**J0_1, "D5": "shark"}
    plenty = scene([], [], board=board, cubes={"A4": [3], "C4": [3]})
    assert "done" not in offered(plenty, "research"), "two in hand: nothing is taken back"
    assert offered(plenty, "research") == set(J0_1)
    assert refused(plenty, "research A4", "A4") == ("R11", "same-tile")
    assert refused(plenty, "research", "D5") == ("7", "level-four")
    assert refused(plenty, "research", "D1") == ("7", "no-tile")
    short = scene([], [], board=board, cubes={"A4": [3], "C4": [4]})
    assert offered(short, "research") == {"A4", "C4"}
    assert refused(short, "research", "done") == ("R8", "recall-more")
    assert offered(short, "research A4") == {"A4", "C4", "done"}
    assert state(short).reserve[0] == 1, "an offer changes nothing"
