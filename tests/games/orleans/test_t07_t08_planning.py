"""Worked examples T07 and T08: followers and planning."""

from __future__ import annotations

from typing import Any

from ludoteca import Match
from ludoteca.games.orleans import GAME

from .scenes import bag, legal, player, refusal, scene, spaces, tokens

STARTERS = ["farmer*", "boatman*", "craftsman*", "trader*"]


def drawing(*players: dict[str, Any], **fields: Any) -> Match:
    """Begin at the draws of a round."""
    seats = range(len(players))
    stack = [
        {"decision": "round", "seats": [], "args": [0, 0, 0, 0]},
        {"decision": "draw", "seats": [at for at in seats if players[at].get("allowance")], "args": [0, 0, 0, 0]},
    ]
    return scene(*players, phase="followers", stage=1, stack=stack, **fields)


def planning(*players: dict[str, Any], **fields: Any) -> Match:
    """Begin at the planning of a round."""
    stack = [
        {"decision": "round", "seats": [], "args": [0, 0, 0, 0]},
        {"decision": "plan", "seats": list(range(len(players))), "args": [0, 0, 0, 0]},
    ]
    return scene(*players, phase="actions", stack=stack, **fields)


def test_t07_forfeited_draws_take_followers_back() -> None:
    stephan = {
        "allowance": 6,
        "bag_contents": ["knight", "knight", "monk", "scholar", *STARTERS[2:]],
        "spaces": {"university·0": "farmer*", "ship·1": "boatman*"},
    }
    match = drawing(stephan, {})
    for _ in range(4):
        match.play(0, "draw")
    match.play(0, "take_back university·0")
    match.play(0, "take_back ship·1")
    assert len(player(match, 0)["market"]) == 6
    assert {"farmer*", "boatman*"} <= set(player(match, 0)["market"])
    assert match.offer(0).decision == "plan"


def test_draws_are_the_number_on_the_knight_track() -> None:
    for step, draws in enumerate((4, 5, 6, 7, 7, 8)):
        crowd = ["monk"] * 8
        match = scene({"steps": {"knight": step}, "bag_contents": crowd}, {"passed": True}, event="pilgrimage")
        match.play(0, "pass")
        assert player(match, 0)["allowance"] == draws
        match.play(0, "draw_all")
        assert len(player(match, 0)["market"]) == draws


def test_r6_nobody_exceeds_the_market() -> None:
    match = drawing({"allowance": 8, "market": ["monk"] * 6, "bag_contents": ["knight"] * 5}, {})
    match.play(0, "draw_all")
    assert len(player(match, 0)["market"]) == 8


def test_r8_taking_back_with_an_empty_bag() -> None:
    match = drawing({"allowance": 2, "bag_contents": [], "spaces": {"ship·1": "boatman*"}}, {})
    assert tokens(match, 0) == {"take_back", "stop"}
    assert refusal(match, 0, "draw") == ("15", "bag-empty")


def test_r7_taking_back_from_town_hall_and_sacristy() -> None:
    filled = {"town_hall·0": "knight", "sacristy·0": "monk", "village·0": "technology"}
    match = drawing({"allowance": 4, "tiles": ["sacristy"], "spaces": filled}, {})
    assert tokens(match, 0, "take_back") == {"town_hall·0", "sacristy·0"}
    assert refusal(match, 0, "take_back village·0") == ("10", "technology-stays")


def first_round() -> Match:
    return planning(
        {"market": STARTERS, "bag_contents": []}, {"market": STARTERS, "bag_contents": []}, round=1, event="pilgrimage"
    )


def test_t08_first_planning_and_farm_house() -> None:
    match = first_round()
    assert refusal(match, 0, "farmer* town_hall·0") == ("7", "no-starting-follower")
    match.play(0, "boatman* farm_house·0 craftsman* farm_house·1 trader* university·2 commit")
    match.play(1, "commit")
    before = match.document()
    assert "farm_house" in player(match, 0)["ready"]
    assert "university" not in player(match, 0)["ready"]
    assert player(match, 0)["market"] == ["farmer*"]
    match.play(0, "farm_house")
    after = match.document()
    assert bag(match, 0) == ["boatman*", "craftsman*", "farmer"]
    assert after["supply"]["farmer"] == before["supply"]["farmer"] - 1
    assert player(match, 0)["steps"]["farmer"] == 1
    assert player(match, 0)["goods"]["grain"] == 1
    assert after["goods_market"]["grain"] == before["goods_market"]["grain"] - 1
    assert player(match, 0)["spaces"] == {"university·2": "trader*"}


def test_plans_are_hidden_until_all_have_committed() -> None:
    match = first_round()
    match.play(0, "boatman* farm_house·0 commit")
    assert match.view(1)["players"][0]["spaces"] == {}
    assert match.view(1)["players"][0]["market"] == STARTERS
    assert match.view(None)["players"][0]["planned"] == []
    assert match.view(0)["players"][0]["spaces"] == {"farm_house·0": "boatman*"}
    assert not [event for event in match.log(1) if event["id"] == "orleans-planned"]
    entry = match.play(1, "commit")
    assert match.view(1)["players"][0]["spaces"] == {"farm_house·0": "boatman*"}
    assert [event["args"] for event in match.log(1) if event["id"] == "orleans-planned"] == [
        {"seat": 0, "places": ["farm_house"]}
    ]
    assert entry.sealed


def test_that_the_others_planned_nothing_is_news_too() -> None:
    match = first_round()
    match.play(0, "commit")
    assert match.play(1, "commit").sealed and not match.can_undo(1)


def test_r9_planning_in_turn_order_is_shown_one_by_one() -> None:
    options = {"planning": "turn_order", "start_player": 1}
    match = GAME.start(seats=2, seed="order", options=options)
    for seat in (0, 1):
        match.play(seat, "draw_all")
    assert match.to_act == (1,)
    match.play(1, "boatman* farm_house·0 commit")
    assert match.view(0)["players"][1]["spaces"] == {"farm_house·0": "boatman*"}
    assert match.to_act == (0,)


def test_r9_a_committed_plan_can_be_taken_back_while_it_is_hidden() -> None:
    match = first_round()
    match.play(0, "boatman* farm_house·0 commit")
    match.undo(0)
    assert player(match, 0)["spaces"] == {}
    assert match.to_act == (0, 1)


def test_monks_fit_everywhere_and_monk_spaces_take_monks_only() -> None:
    market = ["monk", "scholar", "boatman", "knight"]
    tiles = ["cellar", "pharmacy", "brewery"]
    match = planning({"market": market, "tiles": tiles}, {"market": ["monk"]})
    fits = tokens(match, 0, "monk")
    assert {"farm_house·0", "village·2", "town_hall·1", "pharmacy·0", "brewery·0", "cellar·0", "cellar·1"} <= fits
    assert refusal(match, 0, "scholar cellar·0") == ("7", "monks-only")
    assert refusal(match, 0, "boatman castle·0") == ("7", "wrong-follower")
    assert legal(match, 0, "knight pharmacy·0 scholar cellar·1 commit")


def test_r10_school_and_herb_garden_substitute_without_chains() -> None:
    match = planning(
        {"market": ["scholar", "boatman", "boatman*"], "tiles": ["school", "herb_garden", "brewery"]},
        {"market": ["monk"]},
    )
    scholar, boatman = tokens(match, 0, "scholar"), tokens(match, 0, "boatman")
    assert {"castle·0", "castle·1", "castle·2", "guildhall·2", "farm_house·1"} <= scholar
    assert {"castle·0", "castle·1", "castle·2", "farm_house·1"} <= boatman
    assert "guildhall·2" not in boatman
    assert not {"monastery·0", "scriptorium·0"} & boatman
    assert "brewery·0" not in scholar | boatman
    assert tokens(match, 0, "boatman*") == boatman - {"town_hall·0", "town_hall·1"}


def test_r31_substitutes_that_are_placed_keep_counting() -> None:
    filled = spaces("castle", "scholar", "boatman*", "trader*")
    match = scene({"spaces": filled}, {})
    assert "castle" in tokens(match, 0)


def test_r47_town_hall_takes_followers_that_no_deed_needs() -> None:
    full = {deed["id"]: deed["slots"] for deed in GAME.data()["deeds"]}
    match = planning({"market": ["monk"]}, {"market": ["monk"]}, {}, {}, deeds=full, citizens=["stations"])
    match.play(0, "monk town_hall·0 commit")
    for seat in (1, 2, 3):
        match.play(seat, "commit")
    assert refusal(match, 0, "town_hall") == ("R21", "no-deed")


def test_an_empty_plan_is_not_committed_without_a_question() -> None:
    match = planning({"market": ["farmer*", "boatman*"]}, {"market": []})
    commit = match.parse(0, "commit")
    assert match.stakes(0, commit).forgoes
    assert not match.stakes(0, match.parse(0, "farmer* castle·0 commit")).forgoes
    assert not match.stakes(1, match.parse(1, "commit")).forgoes, "there is nobody to place"
