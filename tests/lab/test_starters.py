"""Who begins is told apart from who sits where."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.cli import bench as verb
from ludoteca.kernel.registry import registered
from ludoteca.lab.starters import Starters
from ludoteca.lab.tournament import Outcome


def outcome(points: tuple[int, ...], ranks: tuple[int, ...], starter: int) -> Outcome:
    players = ("greedy",) * len(points)
    return Outcome(game="origo", options={}, seed="s", players=players, points=points, ranks=ranks, starter=starter)


def test_wins_are_counted_by_the_order_of_turns() -> None:
    starters = Starters("origo", seats=3)
    starters.count(outcome(points=(40, 50, 60), ranks=(3, 2, 1), starter=2))
    starters.count(outcome(points=(70, 70, 60), ranks=(1, 1, 3), starter=1))
    assert [score.wins for score in starters.scores] == [1.5, 0, 0.5]
    assert [score.points for score in starters.scores] == [[60, 70], [40, 60], [50, 70]]
    assert [(score.games, score.ties) for score in starters.scores] == [(2, 1), (2, 0), (2, 1)]


@pytest.mark.parametrize("name", registered())
def test_who_begins_is_known(name: str) -> None:
    outcomes = list(Starters(name, "random", seats=2).play(8, workers=1))
    begun = Counter(outcome.starter for outcome in outcomes)
    assert set(begun) == {0, 1}
    assert len(outcomes) == 8


def test_the_same_deal_is_played_with_each_seat_beginning() -> None:
    outcomes = list(Starters("orleans", "random", seats=2).play(6, workers=1))
    assert Counter(outcome.starter for outcome in outcomes) == {0: 3, 1: 3}


def test_the_verb_prints_the_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert verb.main(["starters", "origo", "--bot", "random", "--games", "2", "--workers", "1"]) == 0
    printed = capsys.readouterr().out
    assert "2 games of origo between 2 × random" in printed
