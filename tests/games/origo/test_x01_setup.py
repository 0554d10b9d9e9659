"""X1: set-up for four, start player in the second seat."""

from __future__ import annotations

from collections import Counter

import pytest

from . import oracle
from .boards import SHIELDS, offered, origo, play, player

INITIAL = {2: 12, 3: 8, 4: 5, 5: 4}


def test_x01_start_points_shields_and_cards() -> None:
    match = origo().start(seats=4, seed="x01", options={"start_player": 1})
    assert [player(match, seat)["points"] for seat in (1, 2, 3, 0)] == [1, 2, 3, 4]
    assert [player(match, seat)["supply"] for seat in range(4)] == [25] * 4
    assert [player(match, seat)["hand"] for seat in range(4)] == [10] * 4
    for turn in range(4 * 5):
        assert match.view(None)["phase"] == "placement"
        assert match.to_act == ((1 + turn) % 4,)
        seat = match.to_act[0]
        play(match, min(offered(match, seat)))
    view = match.view(None)
    assert (view["phase"], view["pile"], match.to_act) == ("play", 58, (1,))
    assert [player(match, seat)["supply"] for seat in range(4)] == [20] * 4
    assert [player(match, seat)["hand"] for seat in range(4)] == [10] * 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_x01_initial_placements(seats: int) -> None:
    match = origo().start(seats=seats, seed="initial")
    while match.view(None)["phase"] == "placement":
        play(match, min(offered(match, match.to_act[0])))
    assert match.seq == seats * INITIAL[seats]
    assert {row["supply"] for row in match.view(None)["players"]} == {SHIELDS[seats] - INITIAL[seats]}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_x01_numbers_for_every_table(seats: int) -> None:
    match = origo().start(seats=seats, seed="numbers")
    view = match.view(None)
    start = view["start_player"]
    order = [(start + step) % seats for step in range(seats)]
    assert [view["players"][seat]["points"] for seat in order] == list(range(1, seats + 1))
    assert {row["supply"] for row in view["players"]} == {SHIELDS[seats]}
    assert [row["colour"] for row in view["players"]] == ["red", "blue", "black", "green", "orange"][:seats]
    assert view["pile"] == 98 - 10 * seats
    assert view["board"] == [".........."] * 10
    document = match.document()
    hands = [card for hand in document["hands"] for card in hand]
    assert not Counter(hands) - oracle.cards(), "more cards dealt than there are"


def test_x01_start_player_is_drawn_by_lot() -> None:
    starts = {origo().start(seats=3, seed=f"lot {number}").view(None)["start_player"] for number in range(40)}
    assert starts == {0, 1, 2}
