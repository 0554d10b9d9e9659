"""X10-X13: combat values, usable cards, sequences of reinforcement, support."""

from __future__ import annotations

import pytest

from ludoteca import Match

from . import oracle
from .boards import BLACK, BLUE, RED, at, battle, combat, events, golden, offered, play, player, position, refusal

USABLE = {"G", "F·G", "G·H", "7", "6·7", "HE", "growth"}
ATTACKING = ["G", "G", "7", "7", "7", "HE"]
DEFENDING = ["F·G", "G·H", "6·7", "growth", "growth"]


def fight() -> Match:
    match = battle({RED: ATTACKING, BLUE: DEFENDING})
    return play(match, "attack G G7")


def test_x10_combat_values() -> None:
    match = fight()
    assert combat(match)["values"] == [4, 3]
    assert (combat(match)["attacker"], combat(match)["defender"]) == (RED, BLUE)
    assert match.to_act == (BLUE,), "the defender decides first"


def hands_of_ten() -> list[list[str]]:
    kinds = sorted(set(oracle.cards()) - {"G"})
    return [kinds[at : at + 10] for at in range(0, len(kinds), 10)]


@pytest.mark.parametrize("hand", hands_of_ten(), ids=" ".join)
def test_x10_usable_cards(hand: list[str]) -> None:
    usable = USABLE & set(hand)
    match = play(battle({RED: ["G"], BLUE: hand}), "attack G G7")
    assert offered(match, BLUE) == usable | {"flag"}
    match = play(battle({RED: ["G", *hand[:9]], BLUE: []}), "attack G G7", "flag")
    assert offered(match, RED) == (USABLE & set(hand[:9])) | {"flag"}


SEQUENCES = {
    "a": (["flag", "flag"], [4, 3], RED),
    "b": (["F·G show", "7 7 show", "flag", "flag"], [8, 5], RED),
    "c": (["F·G show", "flag", "flag"], [4, 5], BLUE),
    "d": (["flag", "HE show", "growth show", "flag", "flag"], [6, 5], RED),
    "e": (["F·G show", "flag", "growth show", "flag", "flag"], [4, 7], BLUE),
}


@pytest.mark.parametrize("moves, values, winner", SEQUENCES.values(), ids=SEQUENCES)
def test_x11_combat_sequences(moves: list[str], values: list[int], winner: int) -> None:
    match = fight()
    supply = player(match, RED)["supply"]
    play(match, *moves)
    assert combat(match) is None and match.to_act == (RED,)
    if winner == RED:
        won = {"seat": RED, "defender": BLUE, "square": "G7", "attack": values[0], "defence": values[1]}
        assert events(match, "combat-won") == [won]
    else:
        held = {"seat": BLUE, "attacker": RED, "square": "G7", "attack": values[0], "defence": values[1]}
        assert events(match, "combat-held") == [held]
    assert at(match, "G7") == "rb"[winner]
    assert player(match, RED)["supply"] == supply - 1, "won: placed; lost: out of the game"
    assert (player(match, RED)["lost"], player(match, BLUE)["lost"]) == ((0, 1) if winner == RED else (1, 0))
    assert match.view(None)["allowance"]["fight"] == 1


def test_x11_values_follow_every_card() -> None:
    match = fight()
    play(match, "F·G show")
    assert combat(match)["values"] == [4, 5] and match.to_act == (RED,)
    play(match, "7 7 show")
    assert combat(match)["values"] == [8, 5] and match.to_act == (BLUE,)
    assert combat(match)["cards"] == [["G", "7", "7"], ["F·G"]]


def test_x11_an_early_flag_does_not_bind() -> None:
    match = play(fight(), "flag", "HE show")
    assert match.to_act == (BLUE,) and "growth" in offered(match, BLUE)


def test_x11f_the_defender_wins_a_tie() -> None:
    match = golden(BLACK, {BLACK: ["H"]})
    supply = player(match, BLACK)["supply"]
    play(match, "attack H H7")
    assert combat(match)["values"] == [3, 3]
    play(match, "flag", "flag")
    assert events(match, "combat-held")[0]["seat"] == BLUE
    assert at(match, "H7") == "b"
    assert (player(match, BLACK)["supply"], player(match, BLACK)["lost"]) == (supply - 1, 1)


def test_x12_growth_counts_only_beside_the_battle_square() -> None:
    board = ["." * 10] * 5 + [".....rb...", "..........", *["." * 10] * 3]
    match = position(board, seats=2, turn=RED, hands={RED: ["F"], BLUE: ["growth", "7"]}, founded=["HE"])
    play(match, "attack F F7")
    assert combat(match)["values"] == [3, 1]
    assert offered(match, BLUE) == {"7", "flag"}, "the shield on the battle square itself does not count"
    assert refusal(match, BLUE, "growth show")[:2] == ("7.5 step 3", "growth-not-adjacent")


def test_x13_third_players_support_nobody() -> None:
    board = [".........."] * 5 + ["......k...", ".....rbk..", "......k...", "..........", ".........."]
    match = position(board, turn=RED, hands={RED: ["G"]}, founded=["HE"])
    play(match, "attack G G7")
    assert combat(match)["values"] == [3, 1]
