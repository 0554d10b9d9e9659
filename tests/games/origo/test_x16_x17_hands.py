"""X16 and X17: hand exchange and refill."""

from __future__ import annotations

from collections import Counter

from .boards import BLACK, BLUE, RED, events, golden, offered, play, player, refusal

HAND = ["A", "B", "B", "C", "C", "C", "D", "D", "D", "growth"]


def test_x16_exchange() -> None:
    match = golden(BLACK, {BLACK: HAND})
    pile = match.view(None)["pile"]
    play(match, "exchange A B")
    assert player(match, BLACK)["hand"] == 10
    assert match.view(None)["pile"] == pile - 2
    assert player(match, BLACK)["exchanged"] == 2
    assert sorted(match.view(BLACK)["buried"]) == ["A", "B"] and match.view(BLUE)["buried"] == []
    kept = Counter(HAND) - Counter(["A", "B"])
    assert not kept - Counter(match.view(BLACK)["hand"]), "only the two chosen cards are gone"
    assert "move" not in offered(match, BLACK) and "exchange" not in offered(match, BLACK)
    assert refusal(match, BLACK, "move G8 G9")[:2] == ("7.1", "no-allowance")


def test_x16_no_exchange_after_a_move() -> None:
    match = play(golden(BLACK, {BLACK: HAND}), "move G8 G9")
    assert "exchange" not in offered(match, BLACK)
    assert refusal(match, BLACK, "exchange A B")[:2] == ("7.1", "no-allowance")


def test_x16_no_exchange_with_one_card() -> None:
    match = golden(BLACK, {BLACK: ["A"]})
    assert "exchange" not in offered(match, BLACK)
    assert refusal(match, BLACK, "exchange A A")[:2] == ("R23", "too-few-cards")


def test_x17_refill() -> None:
    hands = {
        BLACK: ["C·D", "growth", "E", "A", "B", "B", "C", "C", "C", "D"],
        RED: ["PO", "8", "8", "J", "I", "ship", "ship", "ship", "ship", "ship"],
        BLUE: ["D", "D", "F", "F", "G", "G", "H"],
    }
    match = golden(BLACK, hands)
    play(match, "expand C·D C4", "attack growth E8", "PO 8 show", "E show", "flag", "flag")
    assert [player(match, seat)["hand"] for seat in (RED, BLUE, BLACK)] == [8, 7, 7]
    pile = match.view(None)["pile"]
    play(match, "end")
    assert events(match, "drew") == [{"seat": BLACK, "count": 3}, {"seat": RED, "count": 2}]
    assert [player(match, seat)["hand"] for seat in (RED, BLUE, BLACK)] == [10, 7, 10]
    assert match.view(None)["pile"] == pile - 5
