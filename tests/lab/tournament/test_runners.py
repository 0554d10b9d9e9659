"""Games are played elsewhere, a few at a time; a process that ends is told in a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.lab.tournament import Fixture, GamesFile, Outcome, Tournament, runners
from ludoteca.lab.tournament.runners import CannotPlay, processes


def dies(fixture: Fixture) -> Outcome:
    """What a fault in compiled code does."""
    os._exit(1)


def test_a_process_that_ends_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runners, "play", dies)
    with pytest.raises(CannotPlay, match="process-ended"):
        list(processes(1)(Tournament("origo", ["random", "greedy"]).fixtures(0)))


def test_a_tournament_that_is_killed_leaves_no_process_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "ludoteca", "tournament", "origo", "random", "greedy", "--games-file", str(file)]
    killed = subprocess.Popen([*command, "--deals", "100", "--workers", "2"], stdout=subprocess.PIPE)
    while killed.poll() is None and not list(GamesFile(file).read()):
        time.sleep(0.05)
    killed.kill()
    killed.communicate(timeout=60)  # returns when nobody holds its output any more
    played = list(GamesFile(file).read())
    assert 0 < len(played) < 200
    deals = 1 + len(played) // 2
    subprocess.run([*command, "--deals", str(deals)], check=True, stdout=subprocess.DEVNULL)
    games = list(GamesFile(file).read())
    assert games[: len(played)] == played
    assert len(games) == len({game.key for game in games}) >= 2 * deals


def test_fixtures_are_taken_a_few_at_a_time() -> None:
    taken = 0

    def fixtures() -> Iterator[Fixture]:
        nonlocal taken
        for deal in range(100):
            for fixture in Tournament("origo", ["random", "greedy"]).fixtures(deal):
                taken += 1
                yield fixture

    outcomes = processes(1)(fixtures())
    next(outcomes)
    assert taken <= 4
    outcomes.close()  # type: ignore[attr-defined]


def test_without_fixtures_nothing_starts() -> None:
    assert list(processes(1)([])) == []
    assert list(runners.ray("nowhere")([])) == []
