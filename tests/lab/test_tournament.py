"""Tournaments: everybody sits everywhere, wins are shared out fairly, intervals are right."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

from ludoteca import BadOption
from ludoteca.bots.program import BotFailed
from ludoteca.cli import tournament as verb
from ludoteca.lab.tournament import Outcome, Tournament, line_up, play_one, wilson


def test_each_bot_sits_on_each_seat_equally_often() -> None:
    players = ["a", "b", "c"]
    seen = Counter((seat, bot) for number in range(6) for seat, bot in enumerate(line_up(players, 3, number)))
    assert set(seen.values()) == {2}
    assert len(seen) == 9


def test_shares() -> None:
    assert Outcome(0, ("a", "b"), (70, 60), (1, 2), 9).share("a") == 1
    tie = Outcome(0, ("a", "b"), (70, 70), (1, 1), 9)
    assert (tie.share("a"), tie.share("b"), tie.tie) == (0.5, 0.5, True)
    both = Outcome(0, ("a", "b", "a"), (70, 60, 70), (1, 3, 1), 9)
    assert (both.share("a"), both.share("b"), both.tie) == (1, 0, False)


def test_wilson_interval() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1
    assert wilson(0, 0) == (0, 1)


def test_a_tournament_on_two_processes_counts_every_game() -> None:
    tournament = Tournament("origo", ["greedy", "random"])
    outcomes = list(tournament.play(4, workers=2))
    assert sorted(outcome.number for outcome in outcomes) == [0, 1, 2, 3]
    assert {outcome.players for outcome in outcomes} == {("greedy", "random"), ("random", "greedy")}
    assert sum(score.wins for score in tournament.scores.values()) == 4
    assert all(len(score.points) == 4 for score in tournament.scores.values())


def test_the_same_seed_gives_the_same_games() -> None:
    assert play_one("origo", ("random", "random"), {}, 3, "s") == play_one("origo", ("random", "random"), {}, 3, "s")


@pytest.mark.parametrize(
    "players", [["random"], ["random", "random"], ["random", "greedy", "search"], ["random", "who"]]
)
def test_bad_players(players: list[str]) -> None:
    with pytest.raises(BadOption):
        Tournament("origo", players, 2)


def test_an_illegal_move_is_told(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("import json\nwhile input(): print(json.dumps({'move': 'Z9'}), flush=True)\n", encoding="utf-8")
    with pytest.raises(BotFailed, match="wants to play 'Z9'"):
        play_one("origo", (f"program:{sys.executable} {path}", "random"), {"start_player": 0}, 0, "s")


def test_the_verb_prints_both(capsys: pytest.CaptureFixture[str]) -> None:
    assert verb.main(["origo", "greedy", "random", "--games", "2", "--workers", "1"]) == 0
    printed = capsys.readouterr().out
    assert "greedy" in printed
    assert "random" in printed
    assert "2 games of origo" in printed
