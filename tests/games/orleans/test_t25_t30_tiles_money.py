"""Worked examples T25 to T30: place tiles, an empty bank, ties."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match

from .scenes import STOCK, away, bag, happened, idle, legal, player, refusal, scene, spaces, tokens

NOBODY = ["stations"]


def test_t25_pharmacy() -> None:
    match = scene({"tiles": ["pharmacy"], "spaces": {"pharmacy·0": "farmer*"}, "coins": 3, "development": 23}, {})
    match.play(0, "pharmacy 3")
    got = player(match, 0)
    assert (got["coins"], got["development"], got["level"]) == (5, 26, 5)
    assert happened(match, "acted") == [{"seat": 0, "place": "pharmacy"}]


def test_r36_pharmacy_is_limited_by_coins_and_steps() -> None:
    filled = {"tiles": ["pharmacy"], "spaces": {"pharmacy·0": "monk"}}
    match = scene({**filled, "coins": 2}, {})
    assert tokens(match, 0, "pharmacy") == {"1", "2"}
    assert refusal(match, 0, "pharmacy 3") == ("R36", "too-few-coins")
    assert tokens(scene({**filled, "development": 29}, {}), 0, "pharmacy") == {"1"}
    for coins in (2, 5):
        near = scene({**filled, "development": 29, "coins": coins}, {})
        assert refusal(near, 0, "pharmacy 2") == ("R36", "too-few-steps")
    assert refusal(scene({**filled, "coins": 0}, {}), 0, "pharmacy") == ("9", "no-coin")
    assert refusal(scene({**filled, "development": 30}, {}), 0, "pharmacy") == ("R16", "development-end")


@pytest.mark.parametrize(
    ("tile", "followers", "good"),
    [
        ("hayrick", ["farmer"], "grain"),
        ("cheese_factory", ["farmer", "farmer*"], "cheese"),
        ("winery", ["farmer", "trader"], "wine"),
        ("wool_manufacturer", ["boatman", "trader"], "wool"),
        ("tailor_shop", ["trader", "scholar"], "brocade"),
    ],
)
def test_tiles_that_give_goods(tile: str, followers: list[str], good: str) -> None:
    owner = {"tiles": [tile], "spaces": spaces(tile, *followers)}
    match = scene(owner, {})
    match.play(0, tile)
    assert player(match, 0)["goods"][good] == 1
    assert match.document()["goods_market"][good] == STOCK[good] - 1
    assert set(followers) <= set(bag(match, 0))
    assert refusal(scene(owner, {}, goods_market={**STOCK, good: 0}), 0, tile) == ("15", "no-goods")


@pytest.mark.parametrize(
    ("tile", "followers", "coins", "development"),
    [
        ("brewery", ["monk"], 2, 0),
        ("cellar", ["monk", "scholar"], 4, 0),
        ("windmill", ["craftsman", "craftsman*"], 2, 1),
        ("library", ["knight", "scholar"], 0, 2),
        ("shipping_line", ["boatman*"], 0, 1),
        ("hospital", ["boatman", "scholar"], 3, 0),
        ("office", ["scholar", "scholar"], 2, 0),
    ],
)
def test_tiles_that_give_coins_or_development(tile: str, followers: list[str], coins: int, development: int) -> None:
    owner = {"tiles": [tile], "spaces": spaces(tile, *followers), "development": 9, "stations": ["blois", "tours"]}
    match = scene(owner, {}, citizens=NOBODY)
    match.play(0, tile)
    got = player(match, 0)
    assert (got["coins"] - 5, got["development"] - 9) == (coins, development)


@pytest.mark.parametrize(("tile", "followers"), [("library", ["knight", "scholar"]), ("shipping_line", ["boatman"])])
def test_r16_development_tiles_at_the_end_of_the_track(tile: str, followers: list[str]) -> None:
    match = scene({"tiles": [tile], "spaces": spaces(tile, *followers), "development": 30}, {})
    assert refusal(match, 0, tile) == ("R16", "development-end")


def test_r16_windmill_pays_at_the_end_and_library_loses_a_point() -> None:
    match = scene(
        {"tiles": ["windmill"], "spaces": spaces("windmill", "craftsman", "craftsman"), "development": 30}, {}
    )
    match.play(0, "windmill")
    assert player(match, 0)["coins"] == 7
    match = scene({"tiles": ["library"], "spaces": spaces("library", "knight", "scholar"), "development": 29}, {})
    match.play(0, "library")
    assert player(match, 0)["development"] == 30


def test_r12_zero_yield_is_legal() -> None:
    match = scene({"tiles": ["office"], "spaces": spaces("office", "scholar", "scholar")}, {})
    match.play(0, "office")
    assert bag(match, 0).count("scholar") == 2
    empty = scene({"tiles": ["brewery"], "spaces": spaces("brewery", "monk")}, {"coins": 180}, bank=0)
    empty.play(0, "brewery")
    assert player(empty, 0)["coins"] == 5


def test_horse_wagon_is_a_wagon() -> None:
    match = scene({"tiles": ["horse_wagon"], "spaces": spaces("horse_wagon", "knight", "trader")}, {})
    assert tokens(match, 0, "horse_wagon") == {"chartres", "chateaudun", "montargis", "vierzon"}


def test_sacristy_school_and_herb_garden_are_no_actions() -> None:
    match = scene(
        {"tiles": ["sacristy", "school", "herb_garden", "bathhouse"], "spaces": spaces("sacristy", "monk")}, {}
    )
    for tile in ("sacristy", "school", "herb_garden", "bathhouse"):
        assert refusal(match, 0, tile) == ("9", "never-an-action")
    assert tokens(match, 0) == {"pass"}


def tower(market: list[str], bagged: list[str], **fields: Any) -> Match:
    """Begin the draws of the owner of the Gunpowder Tower."""
    stack = [
        {"decision": "round", "seats": [], "args": [0, 0, 0, 0]},
        {"decision": "draw", "seats": [0], "args": [0, 0, 0, 0]},
    ]
    owner = {"tiles": ["gunpowder_tower"], "market": market, "bag_contents": bagged, "allowance": 4, **fields}
    return scene(owner, {}, phase="followers", stage=1, stack=stack)


def test_t27_gunpowder_tower() -> None:
    match = tower(["knight", "farmer*", *["monk"] * 6], ["boatman", "trader"])
    match.play(0, "draw")
    match.play(0, "draw")
    assert len(player(match, 0)["market"]) == 10
    assert match.offer(0).decision == "tower"
    assert refusal(match, 0, "commit") == ("R34", "market-full")
    assert not legal(match, 0, "knight commit")
    assert refusal(match, 0, "knight farmer* monk") == ("R34", "tower-full")
    match.play(0, "knight farmer* commit")
    assert len(player(match, 0)["market"]) == 8
    assert player(match, 0)["tower"] == ["knight", "farmer*"]
    match.play(0, "commit")
    for starting in ("farmer*", "boatman*", "craftsman*", "trader*"):
        assert refusal(match, 0, f"gunpowder_tower {starting}") == ("5", "no-starting-follower")
    for elsewhere in ("village·0", "knight village·0"):
        assert refusal(match, 0, f"gunpowder_tower {elsewhere}") == ("6", "not-offered")
    match.play(0, "gunpowder_tower knight city_wall")
    assert player(match, 0)["coins"] == 6
    assert player(match, 0)["tower"] == ["farmer*"]


def test_tower_followers_can_be_planned() -> None:
    match = tower(["knight"], ["boatman"], allowance=1)
    match.play(0, "draw")
    match.play(0, "knight commit")
    assert refusal(match, 0, "knight castle·0") == ("7", "wrong-follower")
    match.play(0, "knight ship·2 commit")
    assert player(match, 0)["tower"] == []
    assert player(match, 0)["spaces"] == {"ship·2": "knight"} | away("farmer*", "boatman*", "craftsman*", "trader*")


def test_hidden_plans_from_the_tower_look_untouched() -> None:
    stack = [
        {"decision": "round", "seats": [], "args": [0, 0, 0, 0]},
        {"decision": "plan", "seats": [0, 1], "args": [0, 0, 0, 0]},
    ]
    owner = {"tiles": ["gunpowder_tower"], "market": ["knight"], "tower": ["knight", "monk"]}
    match = scene(owner, {"market": ["monk"]}, phase="actions", stack=stack)
    match.play(0, "knight ship·2 knight wagon·2 commit")
    shown = match.view(1)["players"][0]
    assert (shown["market"], shown["tower"], shown["spaces"]) == (["knight"], ["knight", "monk"], {})
    assert player(match, 0)["tower"] == ["monk"]


def test_tower_sends_two_at_once() -> None:
    match = scene({"tiles": ["gunpowder_tower"], "tower": ["knight", "monk"]}, {})
    match.play(0, "gunpowder_tower knight city_wall monk papal_conclave")
    assert player(match, 0)["coins"] == 9
    assert refusal(scene({"tiles": ["gunpowder_tower"]}, {}), 0, "gunpowder_tower") == ("9", "tower-nobody")


def test_t28_bank_short() -> None:
    rich = idle(development=4, coins=177)
    match = scene(rich, {"development": 15}, event="income", bank=3, start_player=1, turn=1)
    match.play(1, "pass")
    assert [player(match, seat)["coins"] for seat in (0, 1)] == [177, 8]
    assert match.document()["bank"] == 0


def test_unlimited_bank() -> None:
    match = scene(idle(), {"development": 15}, event="income", start_player=1, turn=1, options={"bank": "unlimited"})
    match.play(1, "pass")
    assert [player(match, seat)["coins"] for seat in (0, 1)] == [6, 9]
    assert match.document()["bank"] is None


def ended(*players: dict[str, Any]) -> Match:
    """Play the very last pass."""
    match = scene(*players, event="pilgrimage", round=18)
    match.play(0, "pass")
    return match


def test_t30_tie_goes_to_the_further_developed() -> None:
    match = ended({"coins": 86, "development": 17}, idle(coins=86, development=15))
    assert match.result is not None
    assert (match.result.points, match.result.ranks) == ((86, 86), (1, 2))


def test_t30_still_tied_is_shared() -> None:
    match = ended({"coins": 86, "development": 17}, idle(coins=86, development=17))
    assert match.result is not None
    assert match.result.ranks == (1, 1)


FIVE = ["blois", "tours", "chinon", "vierzon", "loches"]
OTHER_FIVE = ["bourges", "sancerre", "nevers", "briare", "montargis"]


def test_t30_most_stations() -> None:
    assert happened(ended({"stations": FIVE}, idle(stations=OTHER_FIVE)), "most-stations") == []
    match = ended({"stations": FIVE}, idle(stations=OTHER_FIVE[:4]))
    assert happened(match, "most-stations") == [{"seat": 0, "stations": 5}]
    assert player(match, 0)["citizens"] == 1


def test_r44_most_stations_needs_one() -> None:
    assert happened(ended({}, idle()), "most-stations") == []


def test_scoring() -> None:
    """16: coins + goods + (stations + citizens) x level, the citizen for most stations included."""
    goods = {"brocade": 1, "wool": 2, "wine": 3, "cheese": 4, "grain": 5}
    match = ended({"coins": 7, "goods": goods, "stations": FIVE, "citizens": 2, "development": 22}, idle(coins=0))
    assert match.result is not None
    assert match.result.points == (7 + 5 + 8 + 9 + 8 + 5 + (5 + 2 + 1) * 5, 0)
