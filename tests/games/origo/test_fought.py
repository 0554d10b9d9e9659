"""Who has used cards in combat during a turn refills with the player on turn (7.9); the view tells who has."""

from __future__ import annotations

from ludoteca import Match

from .boards import BLUE, RED, battle, origo, play


def fought(match: Match) -> list[bool]:
    return [player["fought"] for player in match.view(None)["players"]]


def hands(match: Match) -> list[int]:
    return [player["hand"] for player in match.view(None)["players"]]


def begun() -> Match:
    return play(battle({RED: ["growth", "C"], BLUE: ["7", "A"]}), "attack growth G7")


def test_who_attacks_has_fought_and_who_only_waves_a_flag_has_not() -> None:
    match = begun()
    assert fought(match) == [True, False]
    play(match, "flag", "flag")
    assert fought(match) == [True, False]
    play(match, "end")
    assert hands(match) == [10, 2] and fought(match) == [False, False], "the next turn begins"


def test_who_reinforces_has_fought_and_draws_at_the_end_of_the_turn() -> None:
    match = play(begun(), "7 show", "flag", "flag")
    assert fought(match) == [True, True]
    play(match, "end")
    assert hands(match) == [10, 10] and fought(match) == [False, False]


def test_a_document_says_who_has_fought() -> None:
    document = play(begun(), "flag", "flag").document()
    document["players"][BLUE]["fought"] = True
    match = origo().load(document, seed="fought")
    assert fought(match) == [True, True]
    assert hands(play(match, "end")) == [10, 10]
