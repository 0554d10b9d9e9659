"""What few games come to: debts paid with each kind of item, towers that are lost, picks of what is not one's own."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.games.orleans import GAME

from .scenes import away, bag, happened, idle, player, refusal, scene, spaces, state, technology_everywhere, tokens

Json = dict[str, Any]
GONE = ("goods_gone", "technologies_gone", "tiles_gone", "gone", "supply", "spaces", "places", "filled", "tech", "at")


def indebted(**fields: Any) -> Match:
    """Let a harvest cost one coin more than the player has."""
    match = scene({"coins": 4, **fields}, idle(coins=50), event="harvest")
    match.play(0, "pass")
    return match


def counts(match: Match) -> dict[str, Any]:
    """Give what a document does not say but implies."""
    return {name: getattr(state(match), name) for name in GONE}


@pytest.mark.parametrize(
    ("owner", "item", "told", "args"),
    [
        ({"goods": {"wool": 2}}, "wool", "lost-good", {"good": "wool"}),
        ({"stock": 3}, "supply", "lost-supply", {}),
        ({"stations": ["blois"]}, "blois", "lost-station", {"city": "blois"}),
        ({"bag_contents": ["monk"]}, "follower", "lost-follower", {"follower": "monk"}),
        ({"development": 5}, "development", "lost-development", {"development": 4}),
        ({"tiles": ["brewery"]}, "brewery", "lost-tile", {"tile": "brewery"}),
        ({"spaces": {"castle·1": "technology"}}, "castle·1", "lost-technology", {"place": "castle"}),
        ({"waiting": 1, "spaces": technology_everywhere()}, "waiting", "lost-waiting", {}),
    ],
)
def test_what_is_given_for_a_coin_is_told_and_gone(owner: Json, item: str, told: str, args: Json) -> None:
    match = indebted(**owner)
    assert happened(match, "debt") == [{"seat": 0, "coins": 1}]
    assert happened(match, "paid")[0] == {"seat": 0, "coins": 4}
    before = tokens(match, 0)
    assert item in before
    match.play(0, item)
    assert happened(match, told) == [{"seat": 0, **args}]
    assert happened(match, "lapsed") == []
    assert match.document()["round"] == 3, "one item is enough"
    again = GAME.load(match.document(), seed="again")
    assert counts(again) == counts(match)
    assert again.document() == match.document()


def test_each_item_is_one_coin_and_the_rest_lapses() -> None:
    match = scene({"coins": 2, "goods": {"wool": 1}, "stock": 1, "bag_contents": []}, idle(coins=50), event="harvest")
    match.play(0, "pass")
    assert happened(match, "debt") == [{"seat": 0, "coins": 3}]
    match.play(0, "wool")
    assert match.offer(0).decision == "torture"
    assert tokens(match, 0) == {"supply"}
    match.play(0, "supply")
    assert happened(match, "lapsed") == [{"seat": 0, "coins": 1}]


def test_who_has_nothing_at_all_owes_nothing() -> None:
    match = scene({"coins": 2, "stock": 0, "bag_contents": []}, idle(coins=50), event="harvest")
    match.play(0, "pass")
    assert happened(match, "debt") == []
    assert happened(match, "lapsed") == [{"seat": 0, "coins": 3}]
    assert player(match, 0)["coins"] == 0


@pytest.mark.parametrize(
    ("market", "crowd", "stay", "back"),
    [
        (8, ["knight", "knight"], 0, 2),
        (7, ["knight", "knight"], 1, 1),
        (6, ["knight", "knight"], 2, 0),
        (0, ["knight"], 1, 0),
    ],
)
def test_followers_leave_a_lost_tower_one_by_one(market: int, crowd: list[str], stay: int, back: int) -> None:
    match = indebted(tiles=["gunpowder_tower"], tower=crowd, market=["monk"] * market, bag_contents=[])
    match.play(0, "gunpowder_tower")
    got = player(match, 0)
    assert got["market"] == ["knight"] * stay + ["monk"] * market
    assert (got["tower"], bag(match, 0)) == ([], ["knight"] * back)
    assert "gunpowder_tower" not in {*got["tiles"], *match.document()["tiles"]}


def test_the_tower_of_the_second_seat_is_lost_by_that_seat() -> None:
    other = {"tiles": ["gunpowder_tower"], "tower": ["knight", "monk"], "market": ["monk"] * 7, "bag_contents": []}
    match = scene({"market": ["farmer"]}, idle(coins=4, **other), event="harvest")
    match.play(0, "pass")
    match.play(1, "gunpowder_tower")
    got = player(match, 1)
    assert (got["market"], got["tower"], bag(match, 1)) == (["knight"] + ["monk"] * 7, [], ["monk"])
    assert (player(match, 0)["market"], player(match, 0)["tower"]) == (["farmer"], [])


def test_who_is_lost_is_drawn_from_all_that_can_be_lost() -> None:
    contents, lost = ["boatman", "trader", "knight", "knight", "monk", "farmer*"], set()
    for seed in map(str, range(24)):
        match = scene({"coins": 4, "bag_contents": contents}, idle(coins=50), event="harvest", seed=seed)
        match.play(0, "pass")
        match.play(0, "follower")
        (told,) = happened(match, "lost-follower")
        assert sorted([*bag(match, 0), told["follower"]]) == [
            "boatman",
            "farmer*",
            "knight",
            "knight",
            "monk",
            "trader",
        ]
        lost.add(told["follower"])
    assert lost == {"boatman", "trader", "knight", "monk"}


def test_followers_and_technology_leave_a_lost_tile() -> None:
    owner = {"tiles": ["cellar"], "spaces": {"cellar·0": "monk", "cellar·1": "technology"}, "bag_contents": []}
    match = indebted(**owner)
    match.play(0, "cellar")
    assert bag(match, 0) == ["monk"]
    assert player(match, 0)["spaces"] == away("farmer*", "boatman*", "craftsman*", "trader*")
    assert state(match).technologies_gone == 1
    assert counts(GAME.load(match.document(), seed="again")) == counts(match)


def planning(*players: Json, **fields: Any) -> Match:
    stack = [
        {"decision": "round", "seats": [], "args": [0, 0, 0, 0]},
        {"decision": "plan", "seats": list(range(len(players))), "args": [0, 0, 0, 0]},
    ]
    return scene(*players, phase="actions", stack=stack, **fields)


def test_what_cannot_be_planned() -> None:
    match = planning({"market": ["farmer", "monk"], "tiles": ["bathhouse"], "spaces": {"village·0": "monk"}}, {})
    assert refusal(match, 0, "knight") == ("6", "not-on-market")
    assert refusal(match, 0, "farmer library·0") == ("9", "not-your-place")
    assert refusal(match, 0, "farmer bathhouse·0") == ("9", "never-an-action")
    assert refusal(match, 0, "farmer village·0") == ("7", "occupied")
    filled = {space: who for space, who in KNIGHTS.items() if not space.startswith("bathhouse")}
    full = planning({"market": ["knight"], "spaces": filled}, {})
    assert refusal(full, 0, "knight") == ("7", "no-space")
    above = planning({}, {"tower": ["knight"], "tiles": ["gunpowder_tower"], "spaces": filled})
    assert refusal(above, 1, "knight") == ("7", "no-space")


def test_places_and_spaces_of_nobody_are_refused_by_section_9() -> None:
    match = scene({"spaces": spaces("village", "farmer*", "boatman*", "craftsman*")}, {"tiles": ["library"]})
    assert refusal(match, 0, "library") == ("9", "not-your-place")
    placing = scene({"waiting": 1}, idle(), event="pilgrimage")
    placing.play(0, "pass")
    assert refusal(placing, 0, "cellar·1") == ("9", "not-your-place")
    assert refusal(placing, 0, "stop") == ("6", "not-offered")


KNIGHTS = {f"{place}·2": "monk" for place in ("ship", "wagon", "guildhall")} | {
    "scriptorium·0": "monk", "town_hall·0": "monk", "town_hall·1": "monk", "bathhouse·0": "farmer*",
}  # fmt: skip


def test_who_need_not_place_anybody_from_the_bath_may_be_done() -> None:
    owner = {"tiles": ["bathhouse"], "spaces": KNIGHTS, "bag_contents": ["knight", "knight", "boatman*"]}
    match = scene(owner, {}, options={"bathhouse": "first_edition"})
    match.play(0, "bathhouse")
    assert happened(match, "bathed") == [{"seat": 0, "followers": ["knight", "knight", "boatman*"]}]
    match.play(0, "done")
    assert match.document()["drawn"] == []
    assert bag(match, 0) == ["boatman*", "farmer*", "knight", "knight"]
    assert happened(match, "bath-placed") == []
    assert match.to_act == (1,)


def test_what_is_planned_from_the_tower_goes_back_up() -> None:
    """A plan that is undone, and one that another guesses: from the market first, then from the tower."""
    owner = {"tiles": ["gunpowder_tower"], "market": ["knight"], "tower": ["knight", "monk"]}
    match = planning(owner, {"market": ["monk"]})
    match.play(0, "knight ship·2 knight wagon·2 monk castle·0 commit")
    assert set(player(match, 0)["planned_from_tower"]) == {"castle·0", "wagon·2"}
    match.undo(0)
    got = player(match, 0)
    assert (got["market"], sorted(got["tower"])) == (["knight"], ["knight", "monk"])
    assert (got["planned"], got["planned_from_tower"]) == ([], [])


@pytest.mark.parametrize("first", [0, 1])
def test_how_far_the_plan_of_another_has_come_is_not_shown(first: int) -> None:
    match = planning({"market": ["farmer"]}, {"market": ["farmer"]})
    match.play(first, "commit")
    drafting = state(match).clone()
    drafting.simulate(0)
    other = 1 - first
    drafting.step(other, drafting.picks(other)[0])
    assert drafting.draft and len(drafting.frames()) > 2
    shown = {seat: drafting.frames_seen(seat) for seat in (first, other)}
    assert shown == {first: drafting.frames()[:2], other: drafting.frames()}


def test_while_a_plan_is_made_nobody_else_is_thought_to_have_planned() -> None:
    """Who has committed nothing yet has planned nothing that could be dealt anew."""
    match = planning({"market": ["farmer", "monk"]}, {"market": ["farmer"] * 4 + ["monk"] * 4})
    for luck in range(8):
        drafting = state(match).clone()
        drafting.simulate(luck)
        for pick in match.parse(0, "farmer village·0"):
            drafting.step(0, pick)
        drafting.deal_unknown(0)
        assert drafting.planned[1] == 0 and sum(drafting.market[11:22]) == 8


def test_what_is_paid_is_told_for_each_coin_space_by_itself() -> None:
    """14 and R41: who fell back behind a coin space has been paid there, and nowhere else."""
    for paid in ([], [7], [12], [25], [7, 25], [7, 12, 25]):
        match = scene({"development": 26, "paid": paid}, {"paid": [7]})
        assert [player(match, seat)["paid"] for seat in (0, 1)] == [paid, [7]]
