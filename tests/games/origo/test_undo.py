"""The undo horizon in Origo: what reveals or draws a card seals, what only moves shields does not."""

from __future__ import annotations

import pytest

from ludoteca import IllegalMove, Match

from .boards import BLACK, BLUE, RED, at, golden, offered, origo, play

HANDS = {BLACK: ["C·D", "growth", "A", "B"], RED: ["PO"]}


def black() -> Match:
    return golden(BLACK, HANDS)


@pytest.mark.parametrize("move", ["move G8 G9", "move F7 C10", "navigate B4 C4"])
def test_moves_of_shields_can_be_undone(move: str) -> None:
    match = black()
    before = match.document(), match.log(BLACK)
    play(match, move)
    match.undo(BLACK)
    assert (match.document(), match.log(BLACK)) == before
    play(match, move)


@pytest.mark.parametrize("move", ["expand C·D C4", "exchange A B", "end", "attack growth E8"])
def test_what_shows_or_draws_cards_cannot_be_undone(move: str) -> None:
    match = play(black(), move)
    assert not match.can_undo(BLACK)
    with pytest.raises(IllegalMove) as caught:
        match.undo(BLACK)
    assert caught.value.field == "undo"


def test_undo_goes_back_step_by_step_to_the_last_sealed_move() -> None:
    match = play(black(), "expand C·D C4", "navigate B4 A3", "move G8 G9")
    match.undo(BLACK)
    assert at(match, "G8") == "k" and "move" in offered(match, BLACK)
    match.undo(BLACK)
    assert at(match, "B4") == "k" and match.view(None)["navigated"] == []
    assert not match.can_undo(BLACK), "the card is on the table"
    assert at(match, "C4") == "k"


def test_the_turn_is_restarted_as_far_as_nothing_was_shown() -> None:
    match = play(black(), "expand C·D C4")
    before = match.document()
    assert match.undoable(BLACK) == 0
    play(match, "navigate B4 A3", "move G8 G9")
    assert match.undoable(BLACK) == 2
    match.restart(BLACK)
    assert match.document() == before and match.journal[-1].move == "undo 1"
    with pytest.raises(IllegalMove):
        match.restart(BLACK)


def test_a_card_seals_what_came_before_and_says_so() -> None:
    match = black()
    expand, card, square = match.parse(BLACK, "expand C·D C4")
    assert match.stakes(BLACK, [expand, card]).seals == [], "nothing came before"
    play(match, "move G8 G9")
    assert match.stakes(BLACK, [expand]).seals == []
    assert square in match.stakes(BLACK, [expand, card]).seals
    assert match.stakes(BLACK, [expand, card, square]).final
    assert match.stakes(BLACK).seals == match.parse(BLACK, "end"), "the hand is filled up"


def test_a_turn_that_allows_something_is_not_ended_without_a_question() -> None:
    match = black()
    assert match.stakes(BLACK, match.parse(BLACK, "end")).forgoes
    play(match, "expand C·D C4", "exchange A B")
    assert match.stakes(BLACK, match.parse(BLACK, "end")).forgoes
    play(match, f"expand growth {match.offer(BLACK, match.parse(BLACK, 'expand growth')).picks[0].token}")
    assert offered(match, BLACK) == {"navigate", "end"}
    assert not match.stakes(BLACK, match.parse(BLACK, "end")).forgoes


def test_an_establishment_is_undone_with_its_points() -> None:
    match = play(black(), "move G8 G9")
    assert match.view(None)["players"][BLACK]["points"] == 4
    match.undo(BLACK)
    assert match.view(None)["players"][BLACK]["points"] == 0 and len(match.view(None)["founded"]) == 4


def test_a_placement_can_be_undone_until_the_next_one() -> None:
    match = play(origo().start(seats=3, seed="undo", options={"start_player": RED}), "C8")
    match.undo(RED)
    play(match, "D3", "A1")
    assert not match.can_undo(RED) and match.can_undo(BLUE)
    assert at(match, "D3") == "r" and at(match, "C8") == "."


def test_a_shown_reinforcement_stays_shown() -> None:
    match = play(black(), "attack growth E8", "PO show")
    assert not match.can_undo(RED) and not match.can_undo(BLACK)
