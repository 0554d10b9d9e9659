"""Worked examples T20 to T24: events and torture."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.games.orleans import GAME

from .scenes import away, bag, happened, idle, player, refusal, scene, spaces, state, technology_everywhere, tokens

MONASTERY = spaces("monastery", "monk", "trader*")


def befallen(event: str, *, options: dict[str, Any] | None = None, seed: str = "test", **fields: Any) -> Match:
    """Let an event befall player 0, who ends the actions by a pass."""
    match = scene(fields, idle(coins=50), event=event, options=options, seed=seed)
    match.play(0, "pass")
    return match


def test_t20_pilgrimage_closes_the_monastery() -> None:
    match = scene({"spaces": MONASTERY}, {}, event="pilgrimage")
    assert refusal(match, 0, "monastery") == ("R11", "pilgrimage")
    assert player(match, 0)["spaces"] == MONASTERY
    assert "monastery" in tokens(scene({"spaces": MONASTERY}, {}, event="taxes"), 0)


def test_t21_taxes() -> None:
    match = befallen("taxes", coins=1, goods={"grain": 7})
    assert match.offer(0).decision == "torture"
    assert player(match, 0)["coins"] == 0
    before = match.document()["goods_market"]
    match.play(0, "grain")
    assert match.document()["goods_market"] == before
    assert player(match, 0)["goods"]["grain"] == 6
    assert match.offer(0).decision == "draw"


def test_t21_two_goods_owe_nothing() -> None:
    match = befallen("taxes", coins=1, goods={"grain": 2})
    assert player(match, 0)["coins"] == 1


def step_back(development: int, **options: str) -> Match:
    return befallen("taxes", coins=0, goods={"grain": 3}, development=development, options=options)


def test_t23_no_double_coins() -> None:
    match = step_back(7)
    match.play(0, "development")
    assert player(match, 0)["development"] == 6
    document = match.document()
    document["players"][0]["spaces"] = spaces("scriptorium", "knight", "scholar")
    del document["supply"], document["players"][0]["ready"], document["players"][0]["executable"]
    del document["players"][0]["passed"], document["players"][0]["points"], document["players"][0]["score"]
    del document["stage"], document["to_act"]
    document["turn"] = 0
    document["phase"] = "actions"
    document["stack"] = [
        {"decision": "round", "seats": [], "args": [0, 0, 0, 0]},
        {"decision": "act", "seats": [0], "args": [0, 0, 0, 0]},
    ]
    again = GAME.load(document, seed="again")
    again.play(0, "scriptorium")
    assert player(again, 0)["development"] == 7
    assert player(again, 0)["coins"] == player(match, 0)["coins"]


@pytest.mark.parametrize("development", [7, 8, 12, 13, 25, 26])
def test_t23_no_steps_back_at_coin_spaces_by_option(development: int) -> None:
    assert "development" in tokens(step_back(development), 0)
    match = step_back(development, torture_dev_step="no_coin_spaces")
    assert refusal(match, 0, "development") == ("18", "coin-space")


@pytest.mark.parametrize("development", [5, 10, 20, 30])
def test_t23_steps_back_between_coin_spaces_stay_allowed(development: int) -> None:
    assert "development" in tokens(step_back(development, torture_dev_step="no_coin_spaces"), 0)


def plague(seed: str, **fields: Any) -> Match:
    return befallen("plague", bag_contents=["farmer*", "knight"], seed=seed, **fields)


def test_t24_plague() -> None:
    seen = set()
    for seed in map(str, range(8)):
        match = plague(seed, steps={"knight": 1}, allowance=0)
        lost, spared = happened(match, "plague-lost"), happened(match, "plague-spared")
        mine = [event for event in lost if event["seat"] == 0]
        if mine:
            assert mine == [{"seat": 0, "follower": "knight"}]
            assert bag(match, 0) == ["farmer*"]
            assert match.document()["supply"]["knight"] == 8
        else:
            assert spared[0] == {"seat": 0, "follower": "farmer*"}
            assert bag(match, 0) == ["farmer*", "knight"]
            assert match.document()["supply"]["knight"] == 7
        assert player(match, 0)["steps"]["knight"] == 1
        seen.add(bool(mine))
    assert seen == {True, False}


def test_t24_a_monk_on_the_sacristy_wards_it_off() -> None:
    match = plague("s", tiles=["sacristy"], spaces={"sacristy·0": "monk"})
    assert match.offer(0).decision == "sacristy"
    match.play(0, "yes")
    assert bag(match, 0) == ["farmer*", "knight", "monk"]
    assert happened(match, "protected") == [{"seat": 0}]
    assert not [event for event in happened(match, "plague-lost") if event["seat"] == 0]


def test_r35_the_sacristy_is_optional() -> None:
    match = befallen("taxes", coins=1, goods={"wool": 3}, tiles=["sacristy"], spaces={"sacristy·0": "monk"})
    match.play(0, "no")
    assert player(match, 0)["coins"] == 0
    assert player(match, 0)["spaces"] == {"sacristy·0": "monk"}


@pytest.mark.parametrize("event", ["pilgrimage", "trading_day", "income"])
def test_other_events_cannot_be_warded_off(event: str) -> None:
    match = befallen(event, tiles=["sacristy"], spaces={"sacristy·0": "monk"})
    assert match.document()["round"] == 3


def test_plague_with_an_empty_bag() -> None:
    match = scene({"bag_contents": []}, idle(bag_contents=[]), event="plague")
    match.play(0, "pass")
    assert happened(match, "plague-empty") == [{"seat": 0}, {"seat": 1}]


def test_trading_day_and_income() -> None:
    assert player(befallen("trading_day", stations=["blois", "tours"]), 0)["coins"] == 7
    assert player(befallen("income", development=15), 0)["coins"] == 9


def test_r38_harvest_takes_food_of_ones_choice() -> None:
    match = befallen("harvest", goods={"grain": 1, "wine": 1, "wool": 1})
    assert tokens(match, 0) == {"grain", "wine"}
    assert refusal(match, 0, "wool") == ("13", "not-food")
    before = match.document()["goods_market"]["wine"]
    match.play(0, "wine")
    assert match.document()["goods_market"]["wine"] == before + 1
    assert player(match, 0)["coins"] == 5


def test_s13_harvest_without_food_costs_five_coins() -> None:
    match = befallen("harvest", coins=6, goods={"wool": 2})
    assert player(match, 0)["coins"] == 1


def test_r40_torture_offers_everything_one_by_one() -> None:
    match = befallen(
        "harvest",
        coins=1,
        goods={"wool": 1, "brocade": 1},
        stations=["blois"],
        development=1,
        tiles=["brewery"],
        waiting=0,
        spaces={"village·0": "technology"},
        bag_contents=["knight", "farmer*"],
    )
    everything = {"wool", "brocade", "blois", "supply", "development", "brewery", "village·0", "follower"}
    assert tokens(match, 0) == everything
    for item in ("follower", "blois", "village·0"):
        match.play(0, item)
    got = player(match, 0)
    assert bag(match, 0) == ["farmer*"]
    assert (got["stations"], got["stock"]) == ([], 9)
    assert got["spaces"] == away("boatman*", "craftsman*", "trader*")
    assert state(match).technologies_gone + match.document()["technologies"] == 16
    assert match.document()["gone"]["knight"] == 1
    match.play(0, "brewery")
    assert match.offer(0).decision == "draw"
    assert "brewery" not in match.document()["tiles"]


def test_torture_of_waiting_technology() -> None:
    """14 and R25: waiting tiles can be lost, too, while they wait for a space."""
    match = befallen("harvest", coins=4, waiting=1, spaces=technology_everywhere())
    match.play(0, "waiting")
    assert player(match, 0)["waiting"] == 0
    assert state(match).technologies_gone == 1


def test_only_neutral_followers_can_be_lost() -> None:
    match = befallen("harvest", coins=4)
    assert refusal(match, 0, "follower") == ("14", "no-neutral-follower")


def test_r40_the_rest_lapses_when_nothing_is_left() -> None:
    match = befallen("harvest", coins=1, stock=2, bag_contents=[])
    match.play(0, "supply")
    match.play(0, "supply")
    assert happened(match, "lapsed") == [{"seat": 0, "coins": 2}]
    assert match.document()["round"] == 3


def test_r29_a_lost_tile_takes_its_technology_along() -> None:
    filled = {"laboratory·0": "technology", "laboratory·1": "scholar", "village·0": "technology"}
    match = befallen("harvest", coins=4, tiles=["laboratory"], spaces=filled, bag_contents=[])
    match.play(0, "laboratory")
    assert player(match, 0)["tiles"] == []
    elsewhere = away("farmer*", "boatman*", "craftsman*", "trader*")
    assert player(match, 0)["spaces"] == {"village·0": "technology", **elsewhere}
    assert bag(match, 0) == ["scholar"]
    assert state(match).technologies_gone == 1
    assert match.document()["round"] == 3


def test_r34_followers_of_a_lost_tower_go_to_the_market_or_the_bag() -> None:
    owner: dict[str, Any] = {"tiles": ["gunpowder_tower"], "tower": ["knight", "monk"], "market": ["farmer"] * 7}
    match = befallen("harvest", coins=4, bag_contents=[], **owner)
    match.play(0, "gunpowder_tower")
    assert player(match, 0)["market"] == ["farmer"] * 7 + ["knight"]
    assert bag(match, 0) == ["monk"]


def test_r42_a_lost_station_reopens_its_city() -> None:
    match = befallen("harvest", coins=4, stations=["blois"], city="blois")
    match.play(0, "blois")
    assert match.document()["players"][0]["stations"] == []
    assert player(match, 0)["stock"] == 9


def test_r37_a_plague_victim_can_be_recruited_again() -> None:
    match = befallen("plague", bag_contents=["knight"])
    assert match.document()["supply"]["knight"] == 8
