"""What each action card does, and when it may not be played (9.2, R27 to R32, R34)."""

from __future__ import annotations

from typing import Any

from ludoteca.games.origin import GAME

from .scenes import asked, deck, end_turn, hand, happened, legal, player, refusal, scene, state, tokens


def test_a01_reaches_two_farther_for_the_main_action_only() -> None:
    match = scene({"af_cape": "11n"}, {}, hands=[["A01"]])
    assert not legal(match, "af_cape af_congo")
    match.play(0, "A01")
    assert legal(match, "af_cape af_congo") and match.document()["bonuses"] == ["A01"]
    match.play(0, "af_cape af_congo")
    match.play(0, "a orange.1")
    end_turn(match, 0)
    assert match.document()["bonuses"] == []


def test_a02_moves_without_reward() -> None:
    match = scene({"af_cape": "11n"}, {"af_kalahari": "11k"}, hands=[["A02"]])
    assert tokens(match, "A02") == {"af_cape"} and tokens(match, "A02 af_cape") == {"an_maud"}
    assert refusal(match, "A02 af_cape af_kalahari") == ("9.2", "migration-only")
    match.play(0, "A02 af_cape an_maud")
    assert asked(match) == "action" and match.document()["arrival"] is None
    assert player(match)["stacks"] == []


def test_a02_after_the_action_does_not_change_the_reward() -> None:
    """R7: the region of arrival is fixed when the main action is complete."""
    match = scene({"af_chad": "11n"}, {}, hands=[["A02"]])
    match.play(0, "af_chad af_guinea")
    match.play(0, "A02 af_guinea af_sahara")
    assert tokens(match, "a") == {"yellow·1"}


def test_a03_evolves_without_reward() -> None:
    match = scene({"af_chad": "11n"}, {}, hands=[["A03"]])
    assert refusal(match, "A03 af_chad") == ("9.2", "evolution-only")
    match.play(0, "A03 af_nile 1.2.brown")
    assert asked(match) == "action" and player(match)["villages"] == 7


def test_a04_swaps_without_reward() -> None:
    match = scene({"af_chad": "12n"}, {"af_nile": "11k"}, hands=[["A04"]])
    assert tokens(match, "A04 af_chad") == {"af_nile"}
    assert refusal(match, "A04 af_chad af_sahara") == ("9.2", "swap-only")
    match.play(0, "A04 af_chad af_nile")
    assert match.document()["pawns"]["af_chad"]["seat"] == 1 and asked(match) == "action"


def test_a05_is_for_the_main_evolution() -> None:
    """R29: an extra evolution obeys the ordinary rule."""
    match = scene({"af_cape": "11n"}, {}, hands=[["A05", "A03"]], players=[{"permanents": ["P13"]}])
    match.play(0, "A05")
    assert "3·1·brown" in tokens(match, "an_maud")
    assert "3·1·brown" not in tokens(match, "A03 an_maud")


def test_a03_begins_nowhere_that_a05_alone_would_allow() -> None:
    """R29: beside a large pawn only the main action evolves the small ones that are left in the reserve."""
    only: dict[str, Any] = {"reserve": {"1·3·white": 1}, "players": [{"villages": 1, "permanents": ["P13"]}]}
    match = scene({"af_cape": "33w"}, {}, hands=[["A05", "A03"]], **only)
    assert "af_kalahari" not in tokens(match)
    match.play(0, "A05")
    assert "1·3·white" in tokens(match, "af_kalahari")
    assert "A03" in tokens(match) and "af_kalahari" not in tokens(match, "A03")


def test_a06_is_for_the_main_swap() -> None:
    pawns = {"af_chad": "12n"}, {"af_nile": "12k"}
    match = scene(*pawns, hands=[["A06"]])
    assert refusal(match, "af_chad af_nile") == ("6.2", "too-far") or not legal(match, "af_chad af_nile")
    match.play(0, "A06")
    assert legal(match, "af_chad af_nile")
    protected = scene(*pawns, hands=[["A06"]], players=[{}, {"permanents": ["P10"]}])
    protected.play(0, "A06")
    assert not legal(protected, "af_chad af_nile"), "R31: the wall counts first"


def test_a07_takes_a_card_by_lot() -> None:
    """R32, R27: chance chooses; only thief and victim know the card."""
    match = scene({"af_chad": "12n"}, {}, {}, hands=[["A07"], ["P01", "P02", "O01"], []])
    assert tokens(match, "A07") == {"seat·1"}
    assert refusal(match, "A07 seat.2") == ("R28", "nothing-to-steal")
    assert refusal(match, "A07 seat.0") == ("9.2", "yourself")
    match.play(0, "A07 seat.1")
    [stolen] = hand(match)
    assert stolen in {"P01", "P02", "O01"} and len(hand(match, 1)) == 2
    assert happened(match, "stole-card-own") == [{"seat": 0, "rival": 1, "card": stolen}]
    assert any(event["id"] == "origin-stole-card-own" for event in match.log(1))
    assert not any(event["id"] == "origin-stole-card-own" for event in match.log(2))
    assert match.view(1)["players"][0]["known"] == [stolen]
    assert match.view(2)["players"][0]["known"] == []


def test_a07_knowledge_ends_when_cards_go_back() -> None:
    match = scene({"af_sahara": "12n"}, {}, hands=[["A07"], ["P01"]])
    match.play(0, "A07 seat.1")
    assert match.view(1)["players"][0]["known"] == ["P01"]
    match.play(0, "af_nile 1.2.black")
    match.play(0, "b")
    back = [card for card in hand(match) if card != "P01"][:2]
    match.play(0, " ".join(back))
    assert "P01" in hand(match) and match.view(1)["players"][0]["known"] == []


def test_a07_a_stolen_objective_counts_at_once() -> None:
    match = scene({"af_chad": "12n"}, {}, hands=[["A07", "O01", "O02"], ["O03"]])
    match.play(0, "A07 seat.1")
    assert asked(match) == "return" and set(tokens(match)) == {"O01", "O02", "O03"}
    match.play(0, "O03")
    assert deck(match, "objective")["under"] == ["O03"]


def test_a08_takes_the_top_of_a_stack() -> None:
    match = scene(
        {"af_chad": "12n"},
        {"af_cape": "11k"},
        players=[{"stacks": [1]}, {"stacks": [3, 2, 1]}],
        hands=[["A08"]],
        areas={"yellow": [1]},
    )
    assert tokens(match, "A08 seat.1") == {"level·1", "level·2"}
    assert refusal(match, "A08 seat.1 level.3") == ("7.2", "no-stack")
    assert refusal(match, "A08 seat.1 level.5") == ("7.2", "no-stack")
    match.play(0, "A08 seat.1 level.2")
    assert player(match)["stacks"] == [2] and player(match, 1)["stacks"] == [3, 1, 1]


def test_a09_takes_the_lowest_strait_token_of_who_has_more() -> None:
    match = scene(
        {"af_chad": "12n"},
        {},
        {},
        players=[{"straits": [3]}, {"straits": [3, 4, 5]}, {"straits": [5]}],
        hands=[["A09"]],
    )
    assert tokens(match, "A09") == {"seat·1"}
    match.play(0, "A09 seat.1")
    assert player(match)["straits"] == [3, 3] and player(match, 1)["straits"] == [4, 5]


def test_a10_takes_a_strait_half_held() -> None:
    pawns = {"af_atlas": "12n", "af_nile": "11n"}, {"eu_levant": "11k"}
    match = scene(
        *pawns,
        hands=[["A10"]],
        straits={"st_gibraltar": 4, "st_sinai": 5, "st_bering": 3},
        players=[{}, {"straits": [3]}],
    )
    assert tokens(match, "A10") == {"st_gibraltar"}
    assert refusal(match, "A10 st_sinai") == ("9.2", "not-half-held")
    assert refusal(match, "A10 st_southern") == ("6.5", "strait-empty")
    match.play(0, "A10 st_gibraltar")
    assert player(match)["straits"] == [4]


def test_a11_takes_any_tile_and_refills() -> None:
    match = scene({"af_chad": "12n"}, {}, hands=[["A11"]])
    match.play(0, "A11 brown.1")
    assert player(match)["stacks"] == [1] and happened(match, "refilled")[0]["area"] == "brown"
    assert asked(match) == "action"


def test_a12_keeps_one_of_two() -> None:
    match = scene({"af_chad": "12n"}, {}, hands=[["A12", "P14"]])
    match.play(0, "A12")
    assert asked(match) == "council"
    drawn = match.view(0)["drawn"]
    assert set(tokens(match)) == set(drawn) and "P14" not in drawn
    assert refusal(match, "P14") == ("9.2", "not-drawn")
    assert match.view(1)["drawn"] == []
    match.play(0, drawn[0])
    assert sorted(hand(match)) == sorted(["P14", drawn[0]])
    assert deck(match, "permanent") == {"size": 12, "under": [drawn[1]], "under_by": [0]}
    single = scene({"af_chad": "12n"}, {}, hands=[["A12"]], deck_sizes={"permanent": 1})
    single.play(0, "A12")
    assert asked(single) == "action" and single.document()["trigger"] == 0


def test_a12_may_draw_what_a_rival_has_put_under_the_deck() -> None:
    """Who has put both cards under the deck knows that they were drawn; whatever is dealt anew leaves a choice."""
    under = {"size": 2, "under": ["P03", "P07"], "under_by": [1, 1]}
    elsewhere = [f"P{number:02}" for number in range(1, 15) if number not in (3, 7)]
    match = scene({"af_chad": "12n"}, {}, {}, hands=[["A12"], elsewhere[:6], elsewhere[6:]], decks={"permanent": under})
    match.play(0, "A12")
    assert asked(match) == "council" and set(tokens(match)) == {"P03", "P07"}
    for viewer in (1, 2, -1):
        for position in (state(match).clone(), GAME.position_from(GAME.view(state(match), viewer))):
            position.simulate(1)
            position.deal_unknown(viewer)
            assert len(position.picks(0)) == 2
            assert viewer != 1 or position.picks(0) == match.position.picks(0)


def test_a14_gives_both_options() -> None:
    """R34: A completely, then B completely; the limit counts after each."""
    match = scene({"af_guinea": "11n"}, {}, hands=[["A14", "O09", "O10"]])
    match.play(0, "A14")
    match.play(0, "af_chad 1.2.brown")
    assert tokens(match) == {"both"}
    assert refusal(match, "a") == ("R34", "takes-both")
    match.play(0, "both purple.1")
    assert asked(match) == "return" and len(hand(match)) == 3
    match.play(0, "O09")
    assert asked(match) == "return" and len(hand(match)) == 5
    match.play(0, " ".join(hand(match)[:3]))
    assert len(hand(match)) == 2
    assert [row["choice"] for row in happened(match, "option")] == ["a", "b"]


def test_a14_on_brown_gives_three_tiles() -> None:
    areas = {"yellow": [1], "orange": [3], "purple": [1], "brown": [1, 2]}
    match = scene({"af_atlas": "11n"}, {}, hands=[["A14"]], areas=areas, tile_reserve=0)
    match.play(0, "af_sahara 1.2.brown")
    match.play(0, "A14")
    match.play(0, "both brown.1")
    match.play(0, "brown.2")
    assert tokens(match) == {"yellow·1", "orange·3", "purple·1"}
    match.play(0, "orange.3")
    assert player(match)["stacks"] == [3]


def test_a14_is_not_for_green() -> None:
    match = scene({"af_sahara": "11n"}, {}, hands=[["A14", "A13"]])
    match.play(0, "af_atlas 1.2.brown")
    assert asked(match) == "end" and refusal(match, "A14") == ("9.2", "too-late")


def test_windows() -> None:
    """R16: cards for the main action come before it."""
    match = scene({"af_chad": "11n"}, {}, hands=[["A01", "A05", "A06", "A13"]])
    assert {"A01", "A05", "A06", "A13"} <= tokens(match)
    match.play(0, "af_guinea 1.2.brown")
    assert tokens(match) == {"A13", "a", "b"}
    assert refusal(match, "A01") == ("9.2", "too-late")
    assert refusal(match, "on") == ("5", "reward-due")


def test_watchdogs_protect() -> None:
    match = scene(
        {"af_chad": "12n"}, {}, players=[{}, {"permanents": ["P04"], "stacks": [1], "straits": [3]}],
        hands=[["A07", "A08", "A09"], ["P01"]],
    )  # fmt: skip
    for card in ("A07", "A08", "A09"):
        assert refusal(match, card) == ("R28", "no-effect")
    other = scene(
        {"af_chad": "12n"}, {}, {}, players=[{}, {"permanents": ["P04"]}, {}], hands=[["A07"], ["P01"], ["P02"]]
    )
    assert refusal(other, "A07 seat.1") == ("R27", "protected")


def test_cards_without_effect_stay_in_hand() -> None:
    """R28."""
    match = scene(
        {}, {"af_chad": "11n"}, hands=[["A02", "A04", "A10", "A11", "A12"]], areas={"yellow": [5]}, tile_reserve=0,
        deck_sizes={"permanent": 0}, options={"end_decks": "all"},
    )  # fmt: skip
    for card in ("A02", "A04", "A10", "A11", "A12"):
        assert refusal(match, card) == ("R28", "no-effect")
