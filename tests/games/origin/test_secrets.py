"""What others learn of a hand: nothing from what its owner is asked, and what they have seen cannot be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.games.origin import GAME

from .scenes import asked, scene, state

SHOWN: dict[str, dict[str, Any]] = {
    "P05": {"players": [{"stacks": [2]}], "hands": [["P05"]]},
    "O05": {"hands": [["O05"]]},
    "A02 af_nile eu_levant": {"hands": [["A02"]]},
    "A01": {"hands": [["A01"]]},
}
PAWNS = {"af_sahara": "11n", "af_nile": "21n", "af_horn": "22n"}


@pytest.mark.parametrize("move", SHOWN)
def test_a_card_laid_down_is_sealed(move: str) -> None:
    match = scene(PAWNS, {"af_cape": "11k"}, **SHOWN[move])
    match.play(0, move)
    assert match.journal[-1].sealed and not match.can_undo(0)


def at_the_end(hand: list[str], **fields: Any) -> Match:
    """Arrive where nothing is to be had, with this hand."""
    match = scene(PAWNS, {"af_cape": "11k"}, hands=[hand], **fields)
    match.play(0, "af_sahara af_atlas")
    return match


@pytest.mark.parametrize(
    ("hand", "other"),
    [(["A02"], ["A14"]), (["O05"], ["O14"]), (["P14", "O10"], ["P01", "O05"]), (["A01", "P09"], ["A11", "P14"])],
)
def test_the_end_of_a_turn_asks_alike_whatever_the_hand(hand: list[str], other: list[str]) -> None:
    stacks = [{"stacks": [1]}]
    one, two = at_the_end(hand, players=stacks), at_the_end(other, players=stacks)
    assert one.view(1)["to_act"] == two.view(1)["to_act"] and one.view(1)["phase"] == two.view(1)["phase"]


def test_nobody_is_asked_for_a_card_that_no_hand_could_play() -> None:
    assert at_the_end([]).to_act == (1,)
    assert at_the_end(["P01"]).to_act == (1,), "no tile, no permanent"
    match = at_the_end(["A14"])
    assert asked(match) == "end" and {pick.token for pick in match.offer(0).picks} == {"end"}
    scored = scene({"af_sahara": "11n"}, {"af_cape": "11k"}, hands=[["O14"]])
    scored.play(0, "af_sahara af_atlas")
    assert scored.to_act == (1,), "no objective is fulfilled"


def test_a_record_of_before_goes_by_the_hand() -> None:
    document = scene(PAWNS, {"af_cape": "11k"}, hands=[["A14"]]).document()
    match = GAME.load({**document, "options": {**document["options"], "asking": "hand"}}, seed="before")
    match.play(0, "af_sahara af_atlas")
    assert match.to_act == (1,) and state(match).asks_by_hand
