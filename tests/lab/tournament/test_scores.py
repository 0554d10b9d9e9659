"""Shares of wins have intervals that know that games share deals."""

from __future__ import annotations

import pytest

from ludoteca.lab.tournament.outcome import Forfeit, Outcome
from ludoteca.lab.tournament.scores import Score, effective


def outcome(ranks: tuple[int, ...], deal: str = "1", forfeit: Forfeit | None = None) -> Outcome:
    return Outcome(
        game="g",
        options={},
        seed=deal,
        players=("a", "b"),
        points=(10, 20),
        ranks=ranks,
        forfeit=forfeit,
        decisions=(4, 5),
        cpu=(0.5, 1.0),
        sources=({"coins": 7, "goods": 3}, {"coins": 20}),
    )


def test_games_that_say_the_same_count_once() -> None:
    independent = [(won, 1) for won in (0.0, 1.0) * 50]
    assert effective(independent) == pytest.approx(99)
    assert effective([(24 * won, 24) for won, _ in independent]) == pytest.approx(99)
    assert effective([(12.0, 24)] * 10) == 240
    assert effective([(24.0, 24)] * 10) == 10
    assert effective([(5.0, 24)]) == 1
    assert effective([]) == 0


def test_a_score_counts_what_its_seats_reached() -> None:
    score = Score("a")
    score.add(outcome((1, 1)), [0])
    score.add(outcome((1, 2), "2"), [0])
    score.add(outcome((2, 1), "2", Forfeit(0, "late")), [0])
    assert (score.games, score.wins, score.ties, score.forfeits) == (3, 1.5, 1, 1)
    assert (score.points, score.mean_points) == ([10, 10], 10)
    assert score.sources == {"coins": 14, "goods": 6}
    assert score.mean_cpu == 1.5 / 12
    assert score.deals == {"1": (0.5, 1), "2": (1, 2)}
    assert score.share == 0.5
    both = Score("both")
    both.add(outcome((1, 1)), [0, 1])
    assert (both.wins, both.ties, both.games) == (1, 0, 1)


def test_of_nothing_there_is_no_mean() -> None:
    score = Score("a")
    assert (score.mean_points, score.mean_cpu, score.share, score.interval) == (None, None, 0, (0, 1))
    assert score.texts() == ("0.0 %", "0.0–100.0", "–")
