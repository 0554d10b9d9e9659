"""Planted blunders: what a review makes of them, and what many of them come to."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json, structs
from rich.console import Console

from ludoteca.cli.bench_review import blunders, kept
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.match import Match
from ludoteca.lab import blunders as module
from ludoteca.lab.blunders import Plan, Planted, Reviewed, Shown, planted, told
from ludoteca.lab.blunders import reviewed as review_blunder
from ludoteca.ledger.errors import Error
from ludoteca.ledger.evaluator import Evaluator
from ludoteca.ledger.playing_on import Estimate

PLAN = Plan(game="origin", bot="greedy", pairs=20, depth=0.1, seed="b")


def shown(cost: float, checked: float, high: float = 1.0) -> Shown:
    return Shown(1, 0, 1, cost, cost, 12, Estimate(checked, checked - 0.1, high))


def reviewed(number: int, place: int, *others: Shown, opinion: int = 0) -> Reviewed:
    return Reviewed(PLAN, number, 9, Estimate(0.2, 0.1, 0.3), place, opinion, others, 2.0)


def test_what_is_found_and_what_is_refuted() -> None:
    games = [
        reviewed(0, 1, shown(0.1, 0.05), shown(0.2, -0.1, high=-0.01)),
        reviewed(1, 3, shown(0.1, 0.1)),
        reviewed(2, 4),
        reviewed(3, 0, opinion=1),
        reviewed(4, 0),
        Reviewed(PLAN, 5),
    ]
    summary = told(games)
    assert summary and summary.games == 5
    assert summary.found.mean == pytest.approx(2 / 5) and summary.largest.mean == pytest.approx(1 / 5)
    assert (summary.opinions, summary.missed, summary.others, summary.surely_refuted) == (1, 1, 3, 1)
    assert summary.refuted and summary.refuted.mean == pytest.approx(1 / 3)
    assert summary.worst_refuted and summary.worst_refuted.mean == pytest.approx(1 / 2)
    assert told([Reviewed(PLAN, 5)]) is None


@pytest.fixture(scope="module")
def blunder() -> Planted:
    found = planted(PLAN, 2)
    assert found
    return found


def test_a_planted_blunder_is_a_move_of_the_game_that_costs_enough(blunder: Planted) -> None:
    assert blunder.match.over and blunder.cost.mean >= 0.1
    entry = next(one for one in blunder.match.effective if one.seq == blunder.seq)
    assert entry.seat == blunder.seat


def test_what_is_shown_besides_is_checked_as_often_as_is_said(
    blunder: Planted, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def check(match: Match, by: Evaluator, error: Error, pairs: int, seed: str) -> Estimate:
        asked.append(pairs)
        return Estimate(0, 0, 0)

    monkeypatch.setattr(module, "check", check)
    monkeypatch.setattr(module, "planted", lambda plan, number: blunder)
    others = review_blunder(structs.replace(PLAN, checks=7), 1).others
    assert others and asked == [7] * len(others)


def test_games_are_kept_and_gone_on_with_but_not_those_of_another_plan(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(json.encode(reviewed(0, 1)) + b"\n" + json.encode(reviewed(1, 2)) + b"\n")
    console = Console(record=True, width=200)
    blunders(console, PLAN, 2, 1, file)
    assert "1.000" in console.export_text() and [*kept(PLAN, file)] == [0, 1]
    with pytest.raises(BadOption):
        kept(structs.replace(PLAN, depth=2.0), file)
