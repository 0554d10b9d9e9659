"""Questions that matches answer: right when they answer, however often one looks, and soon enough."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.lab.sequential import Sequential

RUNS = 200
LONGEST = 100

Deal = Callable[[random.Random], float]


def coin(share: float) -> Deal:
    return lambda luck: float(luck.random() < share)


def pair(share: float) -> Deal:
    """Two games on one deal that resemble one another."""
    return lambda luck: luck.choice((0.0, 1.0)) if luck.random() < 0.3 else (coin(share)(luck) + coin(share)(luck)) / 2


def asked(deal: Deal, share: float, seed: int) -> Sequential:
    """Ask until there is an answer."""
    luck, question = random.Random(seed), Sequential(share)
    while question.answer is None and question.count < LONGEST:
        question.add(deal(luck))
    return question


@pytest.mark.parametrize(
    ("deal", "share"), [(coin(0.5), 0.5), (coin(0.65), 0.65), (pair(0.5), 0.5), (lambda luck: luck.random(), 0.5)]
)
def test_looking_after_every_deal_it_is_seldom_wrong(deal: Deal, share: float) -> None:
    answered = sum(asked(deal, share, seed).answer is not None for seed in range(RUNS))
    assert answered / RUNS <= 0.05


@pytest.mark.parametrize(("truth", "says"), [(0.75, True), (0.25, False)])
def test_a_clear_difference_is_found_soon(truth: float, says: bool) -> None:
    questions = [asked(coin(truth), 0.5, seed) for seed in range(100)]
    assert sum(question.answer is says for question in questions) >= 95
    assert sum(question.count for question in questions) / 100 < 60


def test_little_variance_is_made_use_of() -> None:
    question = Sequential(0.5)
    while question.answer is None:
        question.add(0.6)
    assert question.answer is True
    assert question.count < 40


@settings(max_examples=30, deadline=None)
@given(st.lists(st.sampled_from((0.0, 0.25, 0.5, 1.0)), max_size=60))
def test_answer_and_interval_agree(values: list[float]) -> None:
    question = Sequential(0.5)
    for value in values:
        question.add(value)
        if question.answer is not None:
            break
    low, high = question.interval
    assert 0 <= low <= question.mean + 1e-6 or not values
    assert high <= 1
    assert (low > 0.5, high < 0.5) == (question.answer is True, question.answer is False)


def test_above_and_below_are_alike() -> None:
    above, below = Sequential(0.3), Sequential(0.7)
    for value in (1, 0.5, 0, 1, 0.25):
        above.add(value)
        below.add(1 - value)
    assert above.interval == pytest.approx([1 - end for end in reversed(below.interval)], abs=1e-9)


def test_an_answer_stays() -> None:
    question = Sequential(0.5)
    for value in [1.0] * 20 + [0.0] * 40:
        question.add(value)
    assert question.answer is True
    assert question.count == 60


@pytest.mark.parametrize(("share", "error"), [(0, 0.05), (1, 0.05), (0.5, 0), (0.5, 1)])
def test_what_cannot_be_asked(share: float, error: float) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        Sequential(share, error)


def test_what_cannot_be_observed() -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        Sequential().add(1.01)
