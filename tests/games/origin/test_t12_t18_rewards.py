"""Examples T12 to T18: options A and B, tiles, and what has run out (7)."""

from __future__ import annotations

import pytest

from .scenes import asked, deck, hand, happened, legal, player, refusal, scene, tokens


def test_t12_yellow_option_a() -> None:
    areas = {"yellow": [1, 2, 4], "orange": [1], "purple": [1], "brown": [1]}
    match = scene({"af_chad": "11k"}, {}, areas=areas)
    match.play(0, "af_lakes 1.2.black")
    assert tokens(match) == {"a", "b"}
    assert tokens(match, "a") == {"yellow·1"}
    assert refusal(match, "a yellow.4") == ("7.2", "no-stack")
    assert refusal(match, "a brown.1") == ("7.1", "wrong-area")
    match.play(0, "a yellow.1")
    [fresh] = happened(match, "refilled")
    assert fresh["area"] == "yellow"
    assert match.document()["areas"]["yellow"] == sorted([2, 4, fresh["level"]])
    assert player(match)["stacks"] == [1] and player(match)["hand"]["action"] == 1
    [drawn] = hand(match)
    assert drawn.startswith("A") and happened(match, "drew-own") == [{"cards": [drawn]}]


@pytest.mark.parametrize(
    ("stacks", "levels"), [([3, 1], [1, 2, 4]), ([], [1]), ([5, 4], [1, 5]), ([5], [1]), ([2, 2], [1, 3])]
)
def test_t13_takeable_levels(stacks: list[int], levels: list[int]) -> None:
    areas = {"yellow": [1, 2, 3], "orange": [], "purple": [4, 5], "brown": []}
    match = scene({"af_chad": "11k"}, {}, players=[{"stacks": stacks}], areas=areas, hands=[["A11"]])
    assert player(match)["takeable"] == levels
    found = {int(token[-1]) for token in tokens(match, "A11")}
    assert found == set(levels)


def test_t14_option_a_without_a_tile() -> None:
    areas = {"yellow": [1], "orange": [3, 4, 5], "purple": [1], "brown": [1]}
    arrangement = {"af_sahara": "11k"}
    match = scene(arrangement, {}, players=[{"stacks": [1]}], areas=areas)
    match.play(0, "af_nile 1.1.brown")
    assert tokens(match) == {"a", "b"}
    match.play(0, "a")
    assert player(match)["stacks"] == [1] and player(match)["hand"]["permanent"] == 1
    match = scene(arrangement, {}, players=[{"stacks": [1]}], areas=areas)
    match.play(0, "af_nile 1.1.brown")
    match.play(0, "b")
    assert asked(match) == "return" and len(hand(match)) == 3
    match.play(0, " ".join(hand(match)[:2]))
    assert player(match)["hand"]["permanent"] == 1
    assert [row["cards"] for row in happened(match, "returned-own")] == [deck(match, "permanent")["under"]]


def test_t14_no_reward_at_all() -> None:
    areas = {"yellow": [1], "orange": [3, 4, 5], "purple": [1], "brown": [1]}
    match = scene(
        {"af_sahara": "11k"}, {}, players=[{"stacks": [1]}], areas=areas, deck_sizes={"permanent": 0},
        options={"end_decks": "all"},
    )  # fmt: skip
    match.play(0, "af_nile 1.1.brown")
    assert match.to_act == (1,)


@pytest.mark.parametrize(("size", "returns", "left"), [(3, 2, 2), (2, 1, 1), (1, 0, 0)])
def test_t15_option_b_of_a_short_deck(size: int, returns: int, left: int) -> None:
    match = scene({"af_chad": "11k"}, {}, hands=[["A13"]], deck_sizes={"action": size})
    match.play(0, "af_lakes 1.2.black")
    match.play(0, "b")
    if returns:
        assert asked(match) == "return" and len(hand(match)) == size + 1
        assert match.document()["trigger"] is None, "an empty deck within an option does not count (R21)"
        match.play(0, " ".join(hand(match)[:returns]))
    assert len(hand(match)) == 2 and deck(match, "action")["size"] == left
    assert match.document()["trigger"] == (0 if left == 0 else None)


@pytest.mark.parametrize(("permanents", "returns"), [([], 3), (["P03"], 2), (["P11"], 3), (["P03", "P11"], 2)])
def test_t16_objectives_above_the_limit(permanents: list[str], returns: int) -> None:
    match = scene({"af_guinea": "11k"}, {}, hands=[["O09", "O10"]], players=[{"permanents": permanents}])
    match.play(0, "af_chad 1.2.black")
    match.play(0, "b")
    assert asked(match) == "return" and len(hand(match)) == 5
    back = hand(match)[:returns]
    match.play(0, " ".join(back))
    assert len(hand(match)) == 5 - returns and deck(match, "objective")["under"] == back
    assert not set(back) & set(hand(match))


def test_t18_the_last_tile() -> None:
    areas = {"yellow": [], "orange": [], "purple": [2], "brown": []}
    for stacks, triggered in (([1, 1], True), ([3, 3], False)):
        match = scene({"af_guinea": "11k"}, {}, players=[{"stacks": stacks}], areas=areas, tile_reserve=0)
        match.play(0, "af_chad 1.2.black")
        match.play(0, "a purple.2" if triggered else "a")
        assert (match.document()["trigger"] == 0) == triggered
        if triggered:
            assert player(match)["stacks"] == [2, 1]
            assert match.document()["end_reason"] == "tiles"


def test_brown_takes_two_one_after_the_other() -> None:
    """7.1: the first tile may make the second possible, the refill counts (R12)."""
    areas = {"yellow": [1], "orange": [1], "purple": [1], "brown": [1, 2, 5]}
    match = scene({"af_atlas": "11k"}, {}, areas=areas)
    match.play(0, "af_sahara 1.2.black")
    assert tokens(match, "b") == {"yellow·1", "orange·1", "purple·1", "brown·1"}
    match.play(0, "a brown.1")
    assert asked(match) == "tile" and "brown·2" in tokens(match)
    match.play(0, "brown.2")
    assert player(match)["stacks"] == [2] and match.to_act == (1,)


def test_r12_brown_needs_a_tile_that_fits() -> None:
    areas = {"yellow": [2], "orange": [1], "purple": [3], "brown": [5]}
    match = scene({"af_atlas": "11k"}, {}, areas=areas)
    match.play(0, "af_sahara 1.2.black")
    assert tokens(match) == {"b"} and tokens(match, "b") == {"orange·1"}
    assert refusal(match, "a") == ("R12", "no-tile-fits")
    only = scene({"af_atlas": "11k"}, {}, areas=areas, options={"brown_single": "other_areas"})
    only.play(0, "af_sahara 1.2.black")
    assert legal(only, "b orange.1")


def test_p07_opens_all_areas_to_brown_a() -> None:
    areas = {"yellow": [1], "orange": [2], "purple": [5], "brown": [5]}
    match = scene({"af_atlas": "11k"}, {}, areas=areas, players=[{"permanents": ["P07"]}], tile_reserve=0)
    match.play(0, "af_sahara 1.2.black")
    match.play(0, "a yellow.1")
    assert tokens(match) == {"orange·2"}
    match.play(0, "orange.2")
    assert player(match)["stacks"] == [2]


def test_p08_draws_two_and_returns_one() -> None:
    match = scene({"af_chad": "11k"}, {}, players=[{"permanents": ["P08"]}], hands=[["A01"]])
    match.play(0, "af_lakes 1.2.black")
    match.play(0, "a yellow.1")
    assert asked(match) == "return" and len(hand(match)) == 3
    match.play(0, "A01")
    assert len(hand(match)) == 2 and deck(match, "action")["under"] == ["A01"]


def test_options_send_groups_apart() -> None:
    """R14: cards of option B and objectives above the limit are asked for apart if they go to different places."""
    match = scene({"af_guinea": "11k"}, {}, hands=[["O09", "O10"]], options={"excess_objectives": "discard"})
    match.play(0, "af_chad 1.2.black")
    match.play(0, "b")
    match.play(0, "O09 O10")
    assert deck(match, "objective")["under"] == ["O09", "O10"]
    assert asked(match) == "return" and len(hand(match)) == 3
    gone = hand(match)[0]
    match.play(0, gone)
    assert deck(match, "objective")["size"] == 17 and match.view(0)["gone"] == [gone]
    assert player(match)["gone"]["objective"] == 1


def test_returned_cards_leave_by_option() -> None:
    match = scene({"af_chad": "11k"}, {}, options={"returned_cards": "discard"})
    match.play(0, "af_lakes 1.2.black")
    match.play(0, "b")
    back = hand(match)[:2]
    match.play(0, " ".join(back))
    assert deck(match, "action") == {"size": 11, "under": [], "under_by": []}
    assert match.view(0)["gone"] == back and match.view(1)["players"][0]["gone"]["action"] == 2
    assert happened(match, "discarded-own") == [{"cards": back}]


def test_card_before_tile_by_option() -> None:
    match = scene({"af_chad": "11k"}, {}, options={"card_before_tile": True})
    match.play(0, "af_lakes 1.2.black")
    match.play(0, "a")
    assert asked(match) == "tile" and len(hand(match)) == 1
    assert tokens(match) == {"yellow·1"}
    match.play(0, "yellow.1")
    assert player(match)["stacks"] == [1]
