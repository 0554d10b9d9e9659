"""A search divides what is left on a clock, and no division runs out of what there is."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca import bots
from ludoteca.bots.clock import LARGEST, LONGEST, SAFE, STRETCH, TimeLeft, allot
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.registry import game
from tests.bots.turned import turned

clocks = st.builds(
    TimeLeft,
    left=st.integers(0, 10**9),
    gain=st.integers(0, 10**8),
    cap=st.integers(0, 10**9),
    lag=st.integers(0, 1000),
)
expected = st.floats(0, 500)
moves = st.integers(1, 5000)
ROUNDED = 1e-6
LOOKS = 12
"""How often at most a clock is looked at by who answers at once, with two trees."""


@given(clock=clocks, decisions=expected, moves=moves)
def test_no_decision_takes_more_than_is_safe(clock: TimeLeft, decisions: float, moves: int) -> None:
    allotment = allot(clock, decisions, asked=100.0)
    most = allotment.most
    assert 0 <= most <= min(LONGEST, SAFE * max(0, clock.left - clock.lag) / 1000)
    assert 100 <= allotment.until(moves) <= allotment.latest == 100 + most
    assert allotment.until(moves) <= 100 + STRETCH * allotment.share + ROUNDED
    assert allotment.until(2) <= allotment.until(10) <= allotment.until(1000)


@given(
    bank=st.integers(0, 10**7),
    gain=st.sampled_from([0, 0, 5, 10**4]),
    asked=st.lists(st.tuples(expected, moves, st.floats(0, 1)), max_size=300),
)
def test_all_decisions_together_never_take_more_than_there_was(
    bank: int, gain: int, asked: list[tuple[float, int, float]]
) -> None:
    """Whatever is expected of a game that never ends, and however much of what it may each decision takes."""
    clock = TimeLeft(bank, gain, bank, lag=0)
    spent = 0.0
    for number, (decisions, moves, part) in enumerate(asked):
        allotment = allot(clock, decisions, asked=0.0)
        took = part * allotment.latest if number % 2 else allotment.until(moves)
        assert 1000 * took <= clock.left
        spent += took
        assert 1000 * spent <= bank + number * gain + ROUNDED
        clock = TimeLeft(math.floor(clock.left - 1000 * took), gain, bank, lag=0).after(0.0)


@given(
    plan=st.integers(1, 300),
    each=st.floats(0, 1000),
    lag=st.integers(0, 300),
    surprises=st.lists(st.floats(0.1, 1), min_size=300, max_size=300),
    moves=moves,
)
def test_as_many_answers_as_were_expected_find_their_way(
    plan: int, each: float, lag: int, surprises: list[float], moves: int
) -> None:
    """Whoever is asked so often at most loses no time on the way that was not kept for it."""
    left = plan * (lag + each)
    for number in range(plan):
        clock = TimeLeft(math.floor(left), 0, 10**9, lag)
        until = allot(clock, plan - number, 0.0).until(moves)
        left -= 1000 * until * surprises[number] + lag
        assert left > -plan, "rounded down each time"


def test_a_game_that_goes_on_and_on_finds_answers() -> None:
    """Which take what an answer takes where nothing is left to think."""
    clock, decisions = TimeLeft(1000, 0, 1000, lag=2), 0
    while clock.left > 2:
        clock = clock.after(allot(clock, max(5.0, 50 - decisions), 0.0).until(40) + 0.001)
        decisions += 1
    assert decisions > 90


def test_an_even_share_uses_all() -> None:
    clock = TimeLeft(30_000, 0, 30_000, lag=0)
    shares = []
    for decisions in range(60, 0, -1):
        share = allot(clock, decisions, 0.0).share
        shares.append(share)
        clock = clock.after(share)
    assert min(shares) == pytest.approx(max(shares), abs=0.03)
    assert clock.left < 500


def test_what_cannot_be_saved_up_is_used() -> None:
    full = allot(TimeLeft.bank(60.0, gain=10.0), 1000, 0.0)
    assert full.share == pytest.approx(10.0, abs=0.1)
    assert allot(TimeLeft(20_000, 10_000, 60_000), 1000, 0.0).share == pytest.approx(10.0, abs=0.1)
    each = allot(TimeLeft.each(2.0), 1000, 0.0)
    assert each.most == pytest.approx(2 * SAFE, abs=0.01)
    days = allot(TimeLeft.bank(86_400.0, gain=86_400.0), 50, 0.0)
    assert days.most == LONGEST


def test_fewer_moves_are_worth_less() -> None:
    allotment = allot(TimeLeft(100_000, 0, 100_000, lag=0), 50, 0.0)
    assert allotment.most == pytest.approx(LARGEST * 100)
    assert allotment.until(1) < allotment.until(4) < allotment.until(31) == allotment.until(2048)


def test_a_clock_goes_on() -> None:
    clock = TimeLeft.bank(2.0, gain=0.5)
    assert clock == TimeLeft(2000, 500, 2000)
    assert clock.after(0.1) == clock
    assert clock.after(1.2).left == 1300
    assert clock.after(3.0).left == 500
    assert TimeLeft(900, 100, 500).after(0.1).left == 800, "what was saved up before is kept"
    assert TimeLeft.each(1.5).after(1.4) == TimeLeft.each(1.5)


# Searches by a clock that the test turns.


def question(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A decision in the middle of a game, among many moves."""
    match = game(name).start(2, seed="clock")
    luck = bots.make("random", seed=1)
    for _ in range(12):
        seat = match.to_act[0]
        match.play(seat, luck.choose(match.view(seat), match.offer(seat).as_json()))
    seat = match.to_act[0]
    return match.view(seat), match.offer(seat).as_json()


@pytest.mark.parametrize("spec", ["search:clock", "search:60", "search:900000000p", "search:clockx2"])
@pytest.mark.parametrize("left", [0, 40, 4000])
def test_a_search_answers_before_its_time_is_out(monkeypatch: pytest.MonkeyPatch, spec: str, left: int) -> None:
    """Also where the machine is so busy that seconds pass from one look at the clock to the next."""
    view, offer = question("origo")
    clock = turned(monkeypatch, 0.05)
    before = clock.at
    bot = bots.make(spec, seed=1)
    assert bot.choose(view, offer, TimeLeft(left, 0, 10_000))
    assert clock.at - before <= max(left / 1000, LOOKS * 0.05)


def test_without_a_clock_a_search_has_the_budget_of_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    view, offer = question("origo")
    clock = turned(monkeypatch, 0.01)
    bot = bots.make("search:clock", seed=1)
    before = clock.at
    bot.choose(view, offer)
    assert 0.1 <= clock.at - before < 0.2
    bot.choose(view, offer, TimeLeft(60_000, 0, 60_000))
    assert isinstance(bot, SearchBot)
    position = game("origo").position_from(view)
    before = clock.at
    bot.decide(position, offer["seat"], 3)
    assert 0.1 <= clock.at - before < 0.2, "a clock is that of one decision"
