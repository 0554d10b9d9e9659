"""The benchmark measures what it says; the speeds themselves are no test."""

from __future__ import annotations

import pytest

from ludoteca.cli import bench as verb
from ludoteca.kernel.registry import game
from ludoteca.lab import bench


def test_a_rate_counts_what_was_done_and_rows_take_turns() -> None:
    calls: list[str] = []

    def some(name: str, picks: int) -> bench.Some:
        def counted() -> int:
            sum(range(1000))
            calls.append(name)
            return picks

        return counted

    found = bench.rates({"one": some("one", 10), "two": some("two", 20)}, 0.03)
    assert 10 <= found["one"] <= 10 * len(calls) / 0.0006
    assert found["two"] > found["one"]
    turns = [name for name, before in zip(calls, ["", *calls], strict=False) if name != before]
    assert turns == ["one", "two"] * (bench.SLICES + 1)


def test_both_ways_play() -> None:
    start = game("origo").start(2, seed="bench").position
    before = start.clone()
    assert bench.in_loop(start, 1)() > 0
    assert bench.stepped(start)() > 0
    assert start.picks(start.actor) == before.picks(before.actor)


def test_the_verb_prints_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    assert verb.main(["origo", "--seats", "2", "--seconds", "0.03"]) == 0
    printed = capsys.readouterr().out
    assert bench.LOOP in printed
    assert "wanted 40" in printed
