"""The benchmark measures what it says; the speeds themselves are no test."""

from __future__ import annotations

import pytest

from ludoteca.cli import bench as verb
from ludoteca.kernel.registry import game
from ludoteca.lab import bench


def test_a_rate_counts_what_was_done() -> None:
    calls: list[int] = []

    def some() -> int:
        sum(range(1000))
        calls.append(1)
        return 10

    assert 10 <= bench.rate(some, 0.03) <= 10 * len(calls) / 0.01


def test_both_ways_measure() -> None:
    start = game("origo").start(2, seed="bench").position
    before = start.clone()
    assert bench.in_loop(start, 0.03, 1) > 0
    assert bench.stepped(start, 0.03) > 0
    assert start.picks(start.actor) == before.picks(before.actor)


def test_the_verb_prints_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    assert verb.main(["origo", "--seats", "2", "--seconds", "0.03"]) == 0
    printed = capsys.readouterr().out
    assert bench.LOOP in printed
    assert "wanted 40" in printed
