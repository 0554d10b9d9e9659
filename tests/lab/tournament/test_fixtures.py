"""Who plays whom: everybody on every seat, on the same deals."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from ludoteca import BadOption
from ludoteca.lab.tournament.fixtures import Schedule, Seatings


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("ab", 3), ("ab", 4), ("abc", 2), ("abcd", 3), ("abcde", 4)])
@pytest.mark.parametrize("seatings", [None, *Seatings])
def test_each_bot_sits_on_each_seat_equally_often(bots: str, seats: int, seatings: Seatings | None) -> None:
    games = [game for deal in "123" for game in Schedule(bots, seats, seatings=seatings).deal(deal)]
    seen = Counter((seat, bot) for game in games for seat, bot in enumerate(game))
    assert len(seen) == len(bots) * seats
    if seats != 4 or bots != "ab" or seatings is not Seatings.ROTATIONS:  # a circle that repeats itself is turned less
        assert len(set(seen.values())) == 1


@pytest.mark.parametrize("seatings", Seatings)
def test_a_round_robin_lets_all_meet(seatings: Seatings) -> None:
    games = Schedule("abcde", 3, seatings=seatings).deal("1")
    assert len(games) == len(set(games)) == 10 * (6 if seatings is Seatings.ALL else 3)
    assert {frozenset(game) for game in games} == {frozenset(three) for three in combinations("abcde", 3)}


def test_rotations_turn_a_circle_that_each_deal_draws_anew() -> None:
    schedule = Schedule("abcd", 4)
    assert schedule.of(schedule.line_ups[0]) is Seatings.ROTATIONS
    circles = set()
    for deal in range(30):
        first, *turned = schedule.deal(f"s-{deal}")
        assert turned == [(*first[by:], *first[:by]) for by in (1, 2, 3)]
        assert schedule.deal(f"s-{deal}") == (first, *turned)
        at = first.index("a")
        circles.add((*first[at:], *first[:at]))
    assert len(circles) == 6, "all circles of four"


def test_few_seatings_are_all_played() -> None:
    assert len(Schedule("abc", 3).deal("1")) == 6
    assert len(Schedule("ab", 4).deal("1")) == 6
    assert len(Schedule("abcd", 4).deal("1")) == 4
    assert len(Schedule("abcd", 4, seatings=Seatings.ALL).deal("1")) == 24


def test_in_a_gauntlet_the_first_bot_sits_alone_among_each_other() -> None:
    games = Schedule("abc", 4, gauntlet=True).deal("1")
    assert len(games) == 8
    assert all(game.count("a") == 1 for game in games)
    assert Counter(frozenset(game) for game in games) == {frozenset("ab"): 4, frozenset("ac"): 4}
    assert {game.index("a") for game in games if "b" in game} == {0, 1, 2, 3}


def test_only_whole_deals_are_played() -> None:
    schedule = Schedule("abc", 3)
    assert [schedule.deals_within(games, "s") for games in (6, 11, 12, 100)] == [1, 1, 2, 16]
    with pytest.raises(BadOption) as refused:
        schedule.deals_within(5, "s")
    assert refused.value.arguments == {"games": 5, "a deal takes": 6}


@pytest.mark.parametrize("players", [["a"], ["a", "a"], []])
def test_bad_players(players: list[str]) -> None:
    with pytest.raises(BadOption):
        Schedule(players, 2)
