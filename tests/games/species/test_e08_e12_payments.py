"""Paying for a discovery as in the worked examples E8 to E12."""

from __future__ import annotations

import pytest

from ludoteca.games.species import GAME

from .scenes import J0_1, TRACK, offered, payments, points, refused, scene

NEAR = {row["id"]: set(row["adjacent"]) for row in GAME.data()["spaces"]}
SEA = {"B3": "calandrinia", "A1": "coral", "A5": "acacia", "C3": "sea_lion", "D2": "opuntia"}
SHARK = ("giant_tortoise", "land_iguana", "frigatebird", "shark", "hawk", "racer", "carpenter_bee")


def test_e08_the_shark() -> None:
    match = scene([], [], board=SEA, cubes={"C3": [3]}, track=SHARK)
    assert offered(match, "shark") == NEAR["C3"] | {"C3"}
    assert payments(match, "shark D3") == [{"C3": 3}]
    match.play(0, "shark D3 pay")
    assert points(match) == [4, 0]
    match.play(0, min(offered(match)))
    view = match.view(0)
    assert (view["players"][0]["cubes"], view["beagle"], view["board"]["D3"]) == (8, 2, "shark")
    assert view["players"][0]["hand_sizes"] == {"land": 0, "water": 1, "air": 0, "beagle": 1}


def test_e08_the_shark_on_the_sea_lion() -> None:
    match = scene([], [], board=SEA, cubes={"C3": [3]}, track=SHARK)
    match.play(0, "shark C3 pay")
    assert match.view(0)["players"][0]["captured"] == ["sea_lion"]


def test_e09_cubes_out_of_reach_do_not_pay() -> None:
    """E9: the target does not touch the tile on which the cubes are."""
    match = scene([], [], board=SEA, cubes={"C3": [3], "A1": [1]}, track=SHARK)
    assert refused(match, "shark", "D4") == ("8.3", "out-of-reach")
    assert refused(match, "shark", "B1") == ("8.3", "cannot-pay-there")


def test_e10_choosing_the_payment() -> None:
    match = scene([], [], cubes={"B2": [2], "A4": [1], "C4": [1]})
    assert payments(match, "opuntia B3") == [{"B2": 2, "A4": 1}, {"B2": 2, "C4": 1}]
    assert offered(match, "opuntia B3") == {"A4", "C4"}, "what is common to all is not asked"
    assert refused(match, "opuntia B3", "B2") == ("8.3", "settled")
    assert refused(match, "opuntia B3", "pay") == ("8.3", "choose-payment")
    assert offered(match, "opuntia B3 C4") == {"pay"}
    assert refused(match, "opuntia B3 C4", "A4") == ("R14", "not-needed")
    assert payments(match, "opuntia A3") == [{"B2": 2, "A4": 1}]
    assert offered(match, "opuntia A3") == {"pay"}
    more = scene([], [], cubes={"B2": [3], "A4": [1], "C4": [1]})
    assert {"B2": 3} in payments(more, "opuntia B3")
    match.play(0, "opuntia B3 C4 pay")
    assert match.view(0)["cubes"] == {"A4": [1, 0]}


def test_e11_a_magnifying_glass() -> None:
    match = scene(["land·magnifier"], [], cubes={"B2": [2], "A4": [1], "C4": [1]})
    with_glass = [way for way in payments(match, "opuntia B3") if "land·magnifier" in way]
    assert sorted(with_glass, key=str) == [
        {"A4": 1, "land·magnifier": 1},
        {"B2": 1, "land·magnifier": 1},
        {"C4": 1, "land·magnifier": 1},
    ]
    match.play(0, "opuntia B3 land·magnifier A4 pay")
    assert match.view(None)["discards"]["land"] == ["land·magnifier"]
    assert match.view(0)["cubes"] == {"B2": [2, 0], "C4": [1, 0]}


def test_e12_the_compulsory_cube() -> None:
    track = (*TRACK[:5], "lava_lizard", "carpenter_bee")
    tools = ["land·magnifier", "air·sketch"]
    match = scene(tools, [], cubes={"A4": [1]}, track=track)
    assert payments(match, "lava_lizard B3") == [{"A4": 1, "land·magnifier": 1, "air·sketch": 1}]
    none = scene(tools, [], cubes={"D1": [1]}, board={**J0_1, "D1": "opuntia"}, track=track)
    assert refused(none, "lava_lizard", "B3") == ("8.3", "out-of-reach")
    assert refused(scene(tools, [], track=track), "", "lava_lizard") == ("R15", "no-cubes")


@pytest.mark.parametrize("space", ["A3", "B3", "B4"])
def test_r15_tools_alone_never_pay(space: str) -> None:
    match = scene(["land·magnifier", "land·magnifier", "land·sketch"], [], cubes={"A4": [0, 3]})
    assert refused(match, "", "opuntia") == ("R15", "no-cubes")
