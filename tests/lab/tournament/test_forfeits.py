"""Whatever a bot does, the game ends, it is last, and the reason is told."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.clock import TimeLeft
from ludoteca.bots.player import Bot
from ludoteca.kernel.options import complete
from ludoteca.kernel.room import View
from ludoteca.lab.tournament import Fixture, playing
from ludoteca.lab.tournament.outcome import Forfeit, prove, standing

ORIGO = ludoteca.game("origo")
FIRST = "import json\nfor line in iter(input, ''):\n    print(json.dumps({'move': "
PROGRAMS = {
    "illegal": (FIRST + "'Z9'}), flush=True)", "wants to play 'Z9': unknown-pick"),
    "ends": ("raise SystemExit", "has ended"),
    "deaf": ("import os, time\nos.close(0)\ntime.sleep(60)", "has ended|has not answered"),
    "silent": ("import time\ntime.sleep(60)", "has not answered for 0.2 s"),
    "half a line": ("import time\nprint('{', end='', flush=True)\ntime.sleep(60)", "has not answered for 0.2 s"),
    "no JSON": ("print('hello', flush=True)\ninput()\ninput()", "answered 'hello'"),
    "no text": (FIRST + "7}), flush=True)", "answered"),
}


def fixture(*players: str, seats: int = 2, clock: TimeLeft | None = None) -> Fixture:
    options = complete(ORIGO.options, {"start_player": 0}, seats)
    return Fixture("origo", options, "forfeits", players, clock)


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], str]:
    def written(text: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(text, encoding="utf-8")
        return f"program:{sys.executable} {path}"

    return written


@pytest.mark.parametrize("kind", PROGRAMS)
def test_a_program_that_fails_forfeits(program: Callable[[str], str], kind: str) -> None:
    text, reason = PROGRAMS[kind]
    began = time.monotonic()
    limit = 0.2 if kind in ("silent", "half a line", "deaf") else 20.0
    outcome = playing.play(fixture(program(text), "random", clock=TimeLeft.each(limit)))
    assert outcome.forfeit is not None
    assert outcome.forfeit.seat == 0
    assert outcome.ranks == (2, 1)
    assert re.search(reason, outcome.forfeit.reason), outcome.forfeit.reason
    assert time.monotonic() - began < 30
    prove(ORIGO, outcome)


def test_a_program_that_does_not_start_forfeits() -> None:
    outcome = playing.play(fixture("random", "program:/no/such/program"))
    assert outcome.forfeit is not None
    assert outcome.forfeit.seat == 1
    assert "does not start" in outcome.forfeit.reason
    assert (outcome.ranks, outcome.moves, outcome.decisions) == ((1, 2), 0, (0, 0))


class Broken:
    """A bot with a fault."""

    def choose(self, view: View, offer: dict[str, Any], clock: TimeLeft | None = None) -> str:
        raise ZeroDivisionError("by me")


def test_a_bot_with_a_fault_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    make = bots.make

    def made(spec: str, **given: Any) -> Bot:
        return Broken() if spec == "broken" else make(spec, **given)

    monkeypatch.setattr(bots, "make", made)
    outcome = playing.play(fixture("random", "broken"))
    assert outcome.forfeit == Forfeit(1, "ZeroDivisionError: by me")
    assert outcome.moves > 0


@pytest.mark.parametrize(
    ("points", "forfeiter", "ranks"),
    [
        ((40, 30, 20, 10), 0, (4, 1, 2, 3)),
        ((40, 30, 30, 10), 3, (1, 2, 2, 4)),
        ((9, 9, 9, 9), 2, (1, 1, 4, 1)),
        ((30, 30, 40, 20), 2, (1, 1, 4, 3)),
    ],
)
def test_the_others_rank_as_they_stand(points: tuple[int, ...], forfeiter: int, ranks: tuple[int, ...]) -> None:
    match = Mock(seats=4)
    match.position.score = lambda seat: points[seat]
    match.position.ranks.return_value = [1 + sum(other > own for other in points) for own in points]
    assert standing(match, forfeiter) == (points, ranks)


def test_what_a_program_computes_is_measured(program: Callable[[str], str]) -> None:
    bot = program("import json\nsum(range(10 ** 7))\nfor line in iter(input, ''):\n    print('{}', flush=True)")
    outcome = playing.play(fixture(bot, "random"))
    assert outcome.cpu[0] > 0.05
    assert outcome.cpu[1] < outcome.cpu[0]
