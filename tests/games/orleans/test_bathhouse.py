"""The Bathhouse: revised (R32) and first edition (section 18, R13, R33)."""

from __future__ import annotations

from typing import Any

from ludoteca import Match

from .scenes import away, bag, happened, legal, player, refusal, scene, tokens


def bathing(bagged: list[str], move: str = "stop", **fields: Any) -> Match:
    """Begin just before the owner of the revised Bathhouse is asked."""
    stack = [
        {"decision": "round", "seats": [], "args": [0, 0, 0, 0]},
        {"decision": "draw", "seats": [0], "args": [0, 0, 0, 0]},
    ]
    owner = {"tiles": ["bathhouse"], "bag_contents": bagged, "allowance": 4, **fields}
    match = scene(owner, {}, phase="followers", stage=1, stack=stack)
    match.play(0, move)
    return match


def test_r32_two_are_drawn_and_one_is_kept() -> None:
    match = bathing(["knight", "monk"])
    assert match.offer(0).decision == "bathe"
    match.play(0, "bathhouse")
    assert match.view(1)["drawn"] == ["knight", "monk"]
    assert happened(match, "bathed") == [{"seat": 0, "followers": ["knight", "monk"]}]
    match.play(0, "monk")
    assert player(match, 0)["market"] == ["monk"]
    assert bag(match, 0) == ["knight"]
    assert happened(match, "kept") == [{"seat": 0, "follower": "monk"}]
    assert match.document()["drawn"] == []


def test_r32_no_more_than_two_are_drawn() -> None:
    match = bathing(["knight", "monk", "scholar", "farmer"])
    match.play(0, "bathhouse")
    assert len(match.document()["drawn"]) == 2 and len(bag(match, 0)) == 2


def test_r32_it_is_optional() -> None:
    match = bathing(["knight", "monk"])
    match.play(0, "skip")
    assert player(match, 0)["market"] == []


def test_r32_with_one_in_the_bag_that_one_is_kept() -> None:
    match = bathing(["knight"])
    match.play(0, "bathhouse")
    assert player(match, 0)["market"] == ["knight"]


def test_r32_needs_room_and_a_follower() -> None:
    assert bathing(["knight", "scholar"], "draw", market=["monk"] * 7).offer(0).decision != "bathe"
    assert bathing([], spaces={"ship·1": "boatman"}, market=["monk"]).offer(0).decision == "plan"


def first_edition(
    bagged: list[str], *, filled: dict[str, str] | None = None, seed: str = "bath", **fields: Any
) -> Match:
    spots = {"bathhouse·0": "farmer*", **(filled or {})}
    owner = {"tiles": ["bathhouse"], "spaces": spots, "bag_contents": bagged, **fields}
    match = scene(owner, {}, options={"bathhouse": "first_edition"}, seed=seed)
    match.play(0, "bathhouse")
    return match


def test_first_edition_places_two_of_three() -> None:
    match = first_edition(["knight", "monk", "boatman"])
    assert match.offer(0).decision == "bath"
    assert not legal(match, 0, "done")
    assert not legal(match, 0, "knight ship·2 done")
    assert refusal(match, 0, "monk bathhouse·0") == ("7", "occupied")
    match.play(0, "knight ship·2 monk castle·0")
    elsewhere = away("boatman*", "craftsman*", "trader*")
    assert player(match, 0)["spaces"] == {"ship·2": "knight", "castle·0": "monk", **elsewhere}
    assert bag(match, 0) == ["boatman", "farmer*"]
    assert match.to_act == (1,)


def test_first_edition_places_the_only_one_that_was_drawn() -> None:
    match = first_edition(["knight"])
    assert tokens(match, 0) == {"knight"}, "nobody may be done before"
    assert "ship·2" in tokens(match, 0, "knight")


def test_r33_both_on_the_same_place_and_on_town_hall() -> None:
    match = first_edition(["knight", "monk", "boatman"])
    assert legal(match, 0, "knight town_hall·0 monk town_hall·1")


EVERY_KNIGHT_SPACE = {f"{place}·2": "monk" for place in ("ship", "wagon", "guildhall")} | {
    "scriptorium·0": "monk", "town_hall·0": "monk", "town_hall·1": "monk",
}  # fmt: skip


def test_what_cannot_be_placed_goes_back() -> None:
    match = first_edition(["knight", "knight"], filled=EVERY_KNIGHT_SPACE)
    assert happened(match, "bath-placed") == []
    assert bag(match, 0) == ["farmer*", "knight", "knight"]
    assert match.to_act == (1,)


def test_one_or_none_when_the_chosen_two_do_not_fit() -> None:
    match = first_edition(["knight", "knight", "boatman*"], filled=EVERY_KNIGHT_SPACE)
    assert tokens(match, 0) == {"boatman*", "done"}
    match.play(0, "boatman* ship·1")
    assert player(match, 0)["spaces"]["ship·1"] == "boatman*"


def test_a_space_is_not_taken_from_the_follower_that_has_no_other() -> None:
    """Both must be placed where both can be: the monk may not take the knight's only space."""
    filled = {space: who for space, who in EVERY_KNIGHT_SPACE.items() if space != "ship·2"}
    match = first_edition(["knight", "monk"], filled=filled)
    assert "ship·2" not in tokens(match, 0, "monk")
    assert tokens(match, 0, "knight") == {"ship·2"}


def test_both_must_be_placed_where_the_only_space_of_one_is_the_first_of_all() -> None:
    filled = dict.fromkeys(("ship·1", "castle·1", "town_hall·0", "town_hall·1"), "monk")
    match = first_edition(["boatman", "monk"], filled=filled)
    assert tokens(match, 0) == {"boatman", "monk"}, "nobody may be done before"
    assert tokens(match, 0, "boatman") == {"farm_house·0"} and "farm_house·0" not in tokens(match, 0, "monk")


def test_two_that_have_the_same_only_space_need_not_both_be_placed() -> None:
    filled = {space: who for space, who in EVERY_KNIGHT_SPACE.items() if space != "ship·2"}
    match = first_edition(["knight", "knight"], filled=filled)
    assert tokens(match, 0) == {"knight", "done"} and tokens(match, 0, "knight") == {"ship·2"}
    match.play(0, "knight ship·2")
    assert bag(match, 0) == ["farmer*", "knight"] and match.to_act == (1,)


def test_first_edition_has_no_effect_in_phase_3() -> None:
    stack = [
        {"decision": "round", "seats": [], "args": [0, 0, 0, 0]},
        {"decision": "draw", "seats": [0], "args": [0, 0, 0, 0]},
    ]
    owner = {"tiles": ["bathhouse"], "allowance": 4, "market": ["monk"]}
    options = {"bathhouse": "first_edition"}
    match = scene(owner, {}, phase="followers", stage=1, stack=stack, options=options)
    match.play(0, "stop")
    assert match.offer(0).decision == "plan"


def test_r13_the_followers_return_after_the_effect() -> None:
    """The farmer of the Bathhouse is not among those drawn."""
    for seed in map(str, range(5)):
        match = first_edition(["knight", "monk"], seed=seed)
        assert match.document()["drawn"] == ["knight", "monk"]


def test_places_completed_by_the_bath_can_be_executed_later() -> None:
    filled = {"scriptorium·1": "scholar"}
    match = first_edition(["knight", "boatman"], filled=filled)
    match.play(0, "knight scriptorium·0 boatman ship·1")
    match.play(1, "pass")
    assert "scriptorium" in tokens(match, 0)
