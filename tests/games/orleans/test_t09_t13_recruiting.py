"""Worked examples T09 to T13: recruiting and the tracks."""

from __future__ import annotations

from ludoteca.games.orleans import GAME

from .scenes import STOCK, bag, legal, player, refusal, scene, spaces, tokens

FARM_HOUSE = spaces("farm_house", "boatman*", "craftsman*")
VILLAGE = spaces("village", "farmer*", "boatman*", "craftsman*")
UNIVERSITY = spaces("university", "farmer*", "craftsman*", "trader*")
CASTLE = spaces("castle", "farmer*", "boatman*", "trader*")
NO_CITIZEN_THERE = ["stations"]


def test_t09_farm_house_without_goods() -> None:
    match = scene({"spaces": FARM_HOUSE, "steps": {"farmer": 2}}, {}, goods_market={**STOCK, "cheese": 0})
    match.play(0, "farm_house")
    assert player(match, 0)["steps"]["farmer"] == 3
    assert sum(player(match, 0)["goods"].values()) == 0
    assert "farmer" in bag(match, 0)


def test_t10_last_boatman_step_gives_the_citizen_to_the_first() -> None:
    at_four = {"spaces": VILLAGE, "steps": {"boatman": 4}}
    match = scene(at_four, at_four)
    match.play(0, "village boatman")
    match.play(1, "village boatman")
    first, second = player(match, 0), player(match, 1)
    assert (first["steps"]["boatman"], first["coins"], first["citizens"]) == (5, 5, 1)
    assert (second["steps"]["boatman"], second["coins"], second["citizens"]) == (5, 5, 0)


def test_t10_nobody_is_recruited_beyond_the_track() -> None:
    match = scene({"spaces": VILLAGE, "steps": {"boatman": 5}}, {})
    assert refusal(match, 0, "village boatman") == ("8", "track-end")


def test_boatman_coins_of_each_step() -> None:
    for step, coins in enumerate((2, 3, 4, 5, 0)):
        match = scene({"spaces": VILLAGE, "steps": {"boatman": step}}, {})
        match.play(0, "village boatman")
        assert player(match, 0)["coins"] == 5 + coins


def test_t11_first_place_tile_is_of_category_one() -> None:
    match = scene({"spaces": VILLAGE}, {})
    assert legal(match, 0, "village trader library")
    assert refusal(match, 0, "village trader school") == ("R28", "first-tile")


def test_t11_later_ones_are_of_either() -> None:
    match = scene({"spaces": VILLAGE, "steps": {"trader": 1}}, {})
    match.play(0, "village trader school")
    assert player(match, 0)["tiles"] == ["school"]
    assert player(match, 0)["steps"]["trader"] == 2


def test_r28_a_tile_must_be_taken_unless_none_is_there() -> None:
    assert not legal(scene({"spaces": VILLAGE}, {}), 0, "village trader")
    others = [row["token"] for row in GAME.data()["places"] if row["category"] and row["token"] != "school"]
    match = scene({"spaces": VILLAGE}, {"tiles": others}, tiles=["school"])
    match.play(0, "village trader")
    assert player(match, 0)["tiles"] == []
    assert player(match, 0)["steps"]["trader"] == 1


def test_t12_first_scholar() -> None:
    match = scene({"spaces": UNIVERSITY, "development": 2}, {})
    match.play(0, "university")
    got = player(match, 0)
    assert (got["development"], got["level"], got["citizens"], got["coins"]) == (4, 2, 1, 5)
    assert "development·0" not in match.document()["citizens"]


def test_t13_coin_space_passed() -> None:
    match = scene({"spaces": UNIVERSITY, "steps": {"scholar": 1}, "development": 5}, {}, citizens=NO_CITIZEN_THERE)
    match.play(0, "university")
    got = player(match, 0)
    assert (got["development"], got["level"], got["coins"]) == (8, 2, 5 + 3)


def test_r18_knight_citizen_on_step_four() -> None:
    at_three = {"spaces": CASTLE, "steps": {"knight": 3}}
    match = scene(at_three, at_three)
    match.play(0, "castle")
    match.play(1, "castle")
    assert [player(match, seat)["citizens"] for seat in (0, 1)] == [1, 0]


def test_r14_recruits_go_to_the_bag_and_monks_have_no_track() -> None:
    match = scene({"spaces": spaces("monastery", "monk", "trader*")}, {})
    match.play(0, "monastery")
    assert bag(match, 0).count("monk") == 2
    assert set(player(match, 0)["steps"].values()) == {0}


def test_empty_supply_bars_recruiting() -> None:
    castle = spaces("castle", "farmer*", "boatman", "trader*")
    match = scene({"spaces": {**FARM_HOUSE, **castle}}, {}, supply={"farmer": 0})
    assert refusal(match, 0, "farm_house") == ("15", "supply-empty")
    assert "castle" in tokens(match, 0)


def test_r16_university_loses_excess_points() -> None:
    match = scene({"spaces": UNIVERSITY, "steps": {"scholar": 4}, "development": 28}, {}, citizens=NO_CITIZEN_THERE)
    match.play(0, "university")
    assert (player(match, 0)["development"], player(match, 0)["level"]) == (30, 6)


def test_r17_level_and_farmer_goods_of_the_tracks() -> None:
    goods = ["grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"]
    for step, good in enumerate(goods):
        match = scene({"spaces": FARM_HOUSE, "steps": {"farmer": step}}, {})
        match.play(0, "farm_house")
        assert player(match, 0)["goods"][good] == 1
