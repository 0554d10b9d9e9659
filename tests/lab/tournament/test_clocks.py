"""Games by a clock: bots are told what is left, and who takes more forfeits."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.clock import TimeLeft
from ludoteca.cli.tournament import clock, read
from ludoteca.kernel.options import complete
from ludoteca.kernel.room import View
from ludoteca.lab.tournament import Fixture, GamesFile, Tournament, playing
from ludoteca.lab.tournament.outcome import prove
from ludoteca.lab.tournament.words import title

SPECIES = ludoteca.game("species")
TOLD = """
import json, random, sys
luck = random.Random(1)
file = open(sys.argv[1], "w")
for line in sys.stdin:
    question = json.loads(line)
    print(question["clock"]["left"], question["clock"]["cap"], file=file, flush=True)
    print(json.dumps({"move": "nothing"}), flush=True)
"""


def fixture(*players: str, clock: TimeLeft | None) -> Fixture:
    return Fixture("species", complete(SPECIES.options, {"start_player": 0}, 2), "clocks", players, clock)


class Slow:
    """A bot that takes a while for each move, by a clock of its own, and notes what it is told."""

    def __init__(self, clock: SimpleNamespace) -> None:
        self.clock = clock
        self.mind = bots.make("random", seed=1)
        self.told: list[TimeLeft | None] = []

    def choose(self, view: View, offer: dict[str, Any], clock: TimeLeft | None = None) -> str:
        self.told.append(clock)
        self.clock.at += 0.4
        return self.mind.choose(view, offer)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    turned = SimpleNamespace(at=0.0, process_time=time.process_time)
    turned.monotonic = lambda: turned.at
    monkeypatch.setattr(playing, "time", turned)
    bot, mind = Slow(turned), playing.mind
    monkeypatch.setattr(playing, "mind", lambda spec, seed: bot if spec == "slow" else mind(spec, seed))
    return bot


def test_who_takes_more_than_is_left_forfeits(slow: Slow) -> None:
    outcome = playing.play(fixture("slow", "random", clock=TimeLeft.bank(1.0)))
    assert outcome.forfeit is not None
    assert outcome.forfeit.seat == 0
    assert outcome.forfeit.reason == "is out of time"
    assert [told and told.left for told in slow.told] == [1000, 600, 200]
    assert outcome.ranks == (2, 1)
    assert prove(SPECIES, outcome)


@pytest.mark.parametrize("clock", [None, TimeLeft.each(0.5), TimeLeft.bank(1.0, gain=0.4)])
def test_who_takes_no_more_plays_to_the_end(slow: Slow, clock: TimeLeft | None) -> None:
    outcome = playing.play(fixture("slow", "random", clock=clock))
    assert outcome.forfeit is None
    assert outcome.clock == clock
    assert {told and told.left for told in slow.told} <= {None, 500, 1000}


def test_a_program_is_told_what_is_left(tmp_path: Path) -> None:
    program, told = tmp_path / "bot.py", tmp_path / "told"
    program.write_text(TOLD, encoding="utf-8")
    spec = f"program:{sys.executable} {program} {told}"
    playing.play(fixture(spec, "random", clock=TimeLeft.bank(30.0)))
    assert told.read_text(encoding="utf-8").split() == ["30000", "30000"]


def test_games_by_another_clock_are_others(tmp_path: Path) -> None:
    file = GamesFile(tmp_path / "games.jsonl")
    timed = Tournament("species", ["novice", "random"], clock=TimeLeft.bank(20.0, gain=1.0))
    for one in timed.fixtures(0):
        file.append(playing.play(one))
    assert {one.clock for one in file.read()} == {timed.clock}
    assert [one.key for one in file.read()] == [one.key for one in timed.fixtures(0)]
    untimed = Tournament("species", ["novice", "random"])
    assert not {one.key for one in file.read()} & {one.key for one in untimed.fixtures(0)}
    assert title(timed).endswith(", 20 s a seat and 1 s a move by the clock")
    assert title(untimed).endswith("all seatings")


def test_clocks_of_the_command_line() -> None:
    def set_by(*options: str) -> TimeLeft | None:
        return clock(read(["species", "random", "greedy", *options]))

    assert set_by() is None
    assert set_by("--bank", "8") == TimeLeft(8000, 0, 8000)
    assert set_by("--bank", "8", "--gain", "0.5") == TimeLeft(8000, 500, 8000)
    assert set_by("--move-seconds", "2") == TimeLeft(2000, 2000, 2000)
    for wrong in (["--gain", "1"], ["--bank", "0"], ["--bank", "1", "--move-seconds", "1"], ["--bank", "inf"]):
        with pytest.raises(SystemExit):
            set_by(*wrong)
