"""Examples T19 to T21 and T29: objectives, permanents, and how many cards in a turn (9)."""

from __future__ import annotations

import pytest

from ludoteca.games.origin.vocabulary import CARDS

from .scenes import asked, deck, end_turn, hand, happened, legal, player, refusal, scene, tokens

OBJECTIVES = [card for card in CARDS if card[0] == "O"]
A = {"af_sahara": "11n", "af_nile": "21n", "eu_levant": "22n", "eu_persia": "22w"}
B = {"af_sahara": "11n", "af_nile": "21n", "af_horn": "22n", "af_lakes": "22w"}
C = {"oc_papua": "33n", "oc_arnhem": "33k", "oc_outback": "32k", "oc_tasman": "23w"}
D = {
    "af_senegal": "21n", "sa_sertao": "21k", "af_atlas": "21w", "eu_iberia": "12w", "oc_sunda": "12n", "an_maud": "12k",
}  # fmt: skip
E = {"af_chad": "11n", "af_guinea": "11k", "af_sahara": "21w", "af_congo": "12w"}
F = {"af_nile": "11n", "eu_levant": "11k", "eu_arabia": "21w", "na_hudson": "12w"}


def fulfilled(pawns: dict[str, str]) -> set[str]:
    """List the objectives that can be played with these pawns."""
    match = scene(pawns, {}, hands=[OBJECTIVES], deck_sizes={"objective": 0}, options={"end_decks": "all"})
    playable = tokens(match) & set(OBJECTIVES)
    progress = match.view(0)["progress"]
    assert playable == {card for card, row in progress.items() if row["have"] >= row["need"]}
    return playable


@pytest.mark.parametrize(
    ("pawns", "wanted"),
    [
        (A, {"O12", "O17"}),
        (B, {"O05", "O11"}),
        (C, {"O07", "O11", "O14", "O15", "O17"}),
        (D, {"O04", "O12", "O13", "O16", "O17", "O18", "O19"}),
        (E, {"O05", "O11"}),
        (F, {"O17"}),
    ],
)
def test_t19_conditions_of_objectives(pawns: dict[str, str], wanted: set[str]) -> None:
    assert fulfilled(pawns) == wanted


def test_every_objective_can_be_fulfilled() -> None:
    """9.4: one arrangement for each."""
    pawns = {
        "O01": {"af_atlas": "11n", "eu_pontic": "11k"},
        "O02": {"af_sahara": "11n", "af_zambezi": "11k", "af_cape": "21n"},
        "O03": {"af_nile": "11n", "af_congo": "11k", "eu_gobi": "21n"},
        "O06": {"eu_gaul": "11n", "eu_ural": "11k", "eu_china": "21n"},
        "O08": {"sa_andes": "11n", "sa_pampas": "11k", "sa_amazon": "21n"},
        "O09": {"na_yukon": "11n", "na_plains": "11k", "na_hudson": "21n"},
        "O10": {"an_maud": "11n", "an_wilkes": "11k", "an_graham": "21n"},
        "O20": {"af_atlas": "11n", "af_sahara": "11k", "af_nile": "21n", "af_guinea": "21k", "af_chad": "12n"},
    }
    for card, arrangement in pawns.items():
        assert card in fulfilled(arrangement)
        assert card not in fulfilled(dict(list(arrangement.items())[1:]))


def test_t20_objectives_in_one_turn() -> None:
    match = scene(B, {}, hands=[["O05", "O11"]])
    match.play(0, "O11")
    assert player(match)["objectives"] == ["O11"] and player(match)["score"]["objectives"] == 5
    assert len(hand(match)) == 2 and happened(match, "drew") == [{"seat": 0, "deck": "objective", "count": 1}]
    assert refusal(match, "O05") == ("9.1", "one-per-turn")


def test_t20_two_dreams() -> None:
    match = scene(B, {}, hands=[["O05", "O11", "A13"]])
    match.play(0, "O11")
    match.play(0, "A13")
    match.play(0, "O05")
    assert player(match)["objectives"] == ["O05", "O11"]


def test_t20_last_turn() -> None:
    match = scene(B, {}, hands=[["O05", "O11", "A13"]], trigger=1, end_reason="tiles")
    assert refusal(match, "A13") == ("R28", "no-effect")
    match.play(0, "O11")
    match.play(0, "O05")
    assert hand(match) == ["A13"] and player(match)["score"]["objectives"] == 8


def test_t20_no_replacement_from_an_empty_deck() -> None:
    match = scene(B, {}, hands=[["O05", "O11"]], deck_sizes={"objective": 0}, options={"end_decks": "all"})
    match.play(0, "O11")
    assert hand(match) == ["O05"] and not legal(match, "O05")


def test_t21_permanent_level() -> None:
    """R18: a covered tile of the level will do."""
    for stacks, playable in (([2, 2], False), ([4], True), ([3], True), ([], False)):
        match = scene({"af_chad": "11n"}, {}, players=[{"stacks": stacks}], hands=[["P09"]])
        assert legal(match, "P09") == playable
        if not playable:
            assert refusal(match, "P09") == ("R18", "no-tile")


def test_t21_a_permanent_outlives_its_tile() -> None:
    match = scene(
        {"af_chad": "11n"},
        {"af_lakes": "11k"},
        players=[{"stacks": [3]}, {"stacks": [2]}],
        hands=[["P09", "P10"], ["A08"]],
    )
    match.play(0, "P09")
    match.play(0, "af_nile 1.2.brown")
    match.play(0, "a orange.1")
    end_turn(match, 0)
    match.play(1, "A08 seat.0 level.3")
    assert [player(match, seat)["stacks"] for seat in (0, 1)] == [[2, 1], [3]]
    match.play(1, "af_zambezi 2.1.black")
    match.play(1, "b brown.1")
    end_turn(match, 1)
    assert player(match)["permanents"] == ["P09"]
    assert refusal(match, "P10") == ("R18", "no-tile")
    assert "2·2·black" in tokens(match, "af_horn"), "the colour still counts as shared"


def test_t29_one_card_of_each_colour() -> None:
    cards = ["A02", "A13", "P05", "O05", "P06"]
    match = scene(B, {}, players=[{"stacks": [2]}], hands=[cards])
    match.play(0, "A02 af_sahara af_atlas")
    assert refusal(match, "A13") == ("9.1", "one-per-turn")
    match.play(0, "af_nile af_sahara")
    match.play(0, "P05")
    assert refusal(match, "P06") == ("9.1", "one-per-turn")
    match.play(0, "b brown.1")
    assert asked(match) == "end"
    match.play(0, "O05")
    assert happened(match, "objective") == [{"seat": 0, "card": "O05", "points": 3}]


def test_t29_great_council() -> None:
    match = scene(B, {}, players=[{"stacks": [4]}], hands=[["A02", "A13", "A01", "P13"]])
    match.play(0, "A02 af_sahara af_atlas")
    match.play(0, "P13")
    match.play(0, "A13")
    assert refusal(match, "A01") == ("9.1", "one-per-turn")
    assert match.document()["turn_cards"] == {"action": 2, "permanent": 1, "objective": 0}
    assert match.document()["discards"] == ["A02", "A13"] and deck(match, "action")["size"] == 11
