"""Each refusal cites the rule that forbids the pick."""

from __future__ import annotations

from ludoteca.games.origin import GAME

from .scenes import refusal, scene, tokens


def test_a04_on_a_pawn_that_reaches_nobody() -> None:
    match = scene({"af_chad": "12n", "an_maud": "22n"}, {"af_nile": "11k"}, hands=[["A04"]])
    assert refusal(match, "A04 an_maud") == ("6.3", "nobody-to-swap")
    assert refusal(match, "A04 af_nile") == ("6", "not-your-pawn")


def test_a_second_action() -> None:
    match = scene({"af_chad": "11n", "af_cape": "11k"}, {"an_maud": "12w"}, hands=[["A13"]])
    match.play(0, "af_chad af_guinea")
    assert refusal(match, "af_cape") == ("6", "one-action")
    assert refusal(match, "A12") == ("9.1", "not-in-hand")
    match.play(0, "b")
    match.play(0, " ".join(sorted(card for card in tokens(match) if card != "A13")[:2]))
    assert refusal(match, "af_cape af_kalahari") == ("6", "one-action")
    assert refusal(match, "a") == ("5", "not-offered")


def test_palisades_are_told() -> None:
    pawns = {"af_chad": "12n", "af_guinea": "13n"}, {"af_nile": "11k", "af_sahara": "12k"}
    players = [{}, {"stacks": [3], "permanents": ["P10"]}]
    match = scene(*pawns, players=players)
    assert refusal(match, "af_chad af_nile") == ("R31", "palisades")
    assert refusal(match, "af_chad af_sahara") == ("R6", "not-thinner")


def test_a_card_that_goes_back_goes_once() -> None:
    match = scene({"af_chad": "11n"}, {}, hands=[["A13", "A12", "P01"]])
    match.play(0, "af_chad af_guinea")
    match.play(0, "b")
    assert refusal(match, "A13 A13") == ("R13", "already-chosen")
    assert refusal(match, "P01") == ("R13", "other-deck")


def test_an_objective_that_was_not_dealt() -> None:
    match = GAME.start(seats=2, seed="objectives")
    other = next(card for card in ("O01", "O02", "O03", "O04") if card not in match.view(0)["hand"])
    assert refusal(match, other) == ("4", "not-in-hand")
    assert refusal(match, "end") == ("5", "not-offered")
