"""Worked example T05: the census."""

from __future__ import annotations

import pytest

from ludoteca import Match

from .scenes import happened, idle, player, scene


def census(*steps: int, coins: int = 5) -> Match:
    """Play from the last pass of a round without effect into the next census."""
    players = [idle(steps={"farmer": farmer}, coins=coins) for farmer in steps]
    players[0]["passed"] = False
    match = scene(*players, event="pilgrimage")
    match.play(0, "pass")
    return match


def coins(match: Match) -> list[int]:
    return [player(match, seat)["coins"] - 5 for seat in range(match.seats)]


@pytest.mark.parametrize(
    ("steps", "change"),
    [
        ((3, 1, 1, 0), [1, 0, 0, -1]),
        ((3, 3, 1, 1), [0, 0, 0, 0]),
        ((2, 1, 1, 1), [1, 0, 0, 0]),
        ((2, 0), [1, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((2, 2, 1), [0, 0, -1]),
    ],
)
def test_t05_sole_first_and_sole_last(steps: tuple[int, ...], change: list[int]) -> None:
    assert coins(census(*steps)) == change


def test_r3_first_census_changes_nothing() -> None:
    match = scene({}, {})
    assert happened(match, "census-first") == happened(match, "census-last") == []


def test_s7_census_can_lead_to_torture() -> None:
    match = census(1, 1, 0, coins=0)
    assert match.to_act == (2,)
    assert match.offer(2).decision == "torture"
    match.play(2, "supply")
    assert player(match, 2)["stock"] == 9
    assert match.offer(0).decision == "draw"
