"""Worked example T19: technology."""

from __future__ import annotations

from typing import Any

from ludoteca import Match

from .scenes import bag, idle, legal, player, refusal, scene, spaces, technology_everywhere, tokens

VILLAGE = spaces("village", "farmer*", "boatman*", "craftsman*")


def gained() -> Match:
    match = scene({"spaces": VILLAGE}, idle(), event="pilgrimage")
    match.play(0, "village craftsman")
    return match


def placing(**fields: Any) -> Match:
    """Begin at a pass with a waiting tile."""
    match = scene({"waiting": 1, **fields}, idle(), event="pilgrimage")
    match.play(0, "pass")
    return match


def test_t19_first_technology_replaces_a_farmer() -> None:
    match = gained()
    assert player(match, 0)["waiting"] == 1
    match.play(0, "pass")
    assert tokens(match, 0) == {
        f"{place}·0" for place in ("village", "university", "castle", "ship", "wagon", "guildhall")
    }
    for space in ("farm_house·0", "scriptorium·0", "monastery·0", "village·1"):
        assert refusal(match, 0, space) == ("R27", "first-technology")
    match.play(0, "village·0")
    assert player(match, 0)["spaces"] == {"village·0": "technology"}


def test_technology_goes_on_no_place_of_others() -> None:
    match = placing(tiles=["pharmacy", "laboratory"])
    for place in ("library", "windmill"):
        assert refusal(match, 0, f"{place}·0") == ("9", "not-your-place")


def test_t19_village_then_needs_only_boatman_and_craftsman() -> None:
    match = scene({"spaces": spaces("village", "technology", "boatman*", "craftsman*")}, {})
    match.play(0, "village boatman")
    assert player(match, 0)["spaces"] == {"village·0": "technology"}
    assert {"boatman*", "craftsman*"} <= set(bag(match, 0))


def test_t19_second_technology() -> None:
    match = placing(spaces={"village·0": "technology"}, tiles=["brewery", "cellar", "pharmacy"])
    assert {"monastery·0", "monastery·1", "cellar·1"} <= tokens(match, 0)
    assert refusal(match, 0, "village·1") == ("10", "one-per-place")
    assert refusal(match, 0, "brewery·0") == ("10", "single-space")
    assert refusal(match, 0, "cellar·0") == ("10", "no-technology-for-monks")
    assert refusal(match, 0, "town_hall·0") == ("10", "no-type")
    assert refusal(match, 0, "pharmacy·0") == ("10", "single-space")


def test_farmer_spaces_of_own_tiles_take_the_first() -> None:
    match = placing(tiles=["cheese_factory", "winery", "hayrick"])
    assert {"cheese_factory·0", "cheese_factory·1", "winery·0"} <= tokens(match, 0)
    assert refusal(match, 0, "hayrick·0") == ("10", "single-space")


def test_r25_waiting_technology_cannot_be_used_in_the_same_round() -> None:
    match = gained()
    assert player(match, 0)["spaces"] == {}
    assert "village" not in tokens(match, 0)


def test_r25_several_tiles_are_placed_one_by_one() -> None:
    match = placing(waiting=2)
    match.play(0, "village·0")
    assert match.offer(0).decision == "place-tech"
    match.play(0, "scriptorium·1")
    assert player(match, 0)["waiting"] == 0


FARMERS = {f"{place}·0": "monk" for place in ("village", "university", "castle", "ship", "wagon", "guildhall")}


def test_r26_occupied_spaces_only_if_no_other_is_left() -> None:
    match = placing(spaces=FARMERS)
    assert tokens(match, 0) == set(FARMERS)
    match.play(0, "ship·0")
    assert player(match, 0)["spaces"]["ship·0"] == "technology"
    assert bag(match, 0).count("monk") + player(match, 0)["market"].count("monk") == 1
    nearly = placing(spaces={space: who for space, who in FARMERS.items() if space != "ship·0"})
    assert tokens(nearly, 0) == {"ship·0"}
    assert refusal(nearly, 0, "castle·0") == ("R26", "occupied")


def test_r26_without_any_space_the_tile_waits() -> None:
    match = placing(spaces=technology_everywhere())
    assert player(match, 0)["waiting"] == 1
    assert match.document()["round"] == 3


def test_technology_runs_out() -> None:
    """15: the Village still recruits, the Laboratory is closed."""
    lab = {**VILLAGE, **spaces("laboratory", "craftsman", "scholar")}
    tech = {
        f"{place}·0": "technology" for place in ("castle", "ship", "wagon", "guildhall", "university", "scriptorium")
    }
    match = scene(
        {"spaces": {**lab, **tech}, "tiles": ["laboratory"]},
        {"spaces": technology_everywhere(), "waiting": 1},
        technologies=0,
    )
    assert refusal(match, 0, "laboratory") == ("15", "no-technology")
    match.play(0, "village craftsman")
    assert player(match, 0)["waiting"] == 0
    assert player(match, 0)["steps"]["craftsman"] == 1


def test_laboratory_gives_technology_that_may_go_on_itself() -> None:
    spots = {**spaces("laboratory", "craftsman", "scholar"), "village·0": "technology"}
    match = scene({"spaces": spots, "tiles": ["laboratory"]}, idle(), event="pilgrimage")
    match.play(0, "laboratory")
    match.play(0, "pass")
    assert legal(match, 0, "laboratory·0")
    assert legal(match, 0, "laboratory·1")
