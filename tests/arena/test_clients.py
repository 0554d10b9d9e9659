"""Contestants that connect by the Model Context Protocol, as processes of their own, on each track."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path

import pytest

from ludoteca import registered
from ludoteca.arena.contestants import Contestant
from ludoteca.arena.results import Lines, Played
from ludoteca.arena.run import Setting, run
from ludoteca.arena.stage import Model
from ludoteca.arena.workshop import Writer

SCRIPT = f"{sys.executable} -m tests.support.contestant"


def played_by(
    contestant: Contestant, folder: Path, games: tuple[str, ...] = ("origo",), **setting: object
) -> list[Played]:
    """Let a contestant play a game of each kind against `random`."""
    lines = Lines(folder / "arena.jsonl")
    told: list[Played] = []
    chosen = Setting(games, ("random",), **{"number": 1, "seconds": 600, **setting})  # type: ignore[arg-type]
    asyncio.run(run(chosen, [contestant], lines, told.append))
    assert lines.played == told
    return told


def test_a_client_plays_by_offers(tmp_path: Path) -> None:
    (one,) = played_by(Model("model", "offers", f"{SCRIPT} offers", print), tmp_path)
    assert one.forfeit == ""
    assert one.legal == one.at_once == one.decisions > 0
    assert one.refused == {}


def test_a_client_plays_by_the_rules_alone(tmp_path: Path) -> None:
    (game,) = played_by(Model("model", "rules", f"{SCRIPT} rules", print), tmp_path, tries=2)
    assert game.forfeit == ""
    assert game.replaced > 0 and sum(game.refused.values()) >= 2 * game.replaced
    assert game.decisions == game.legal + game.replaced
    assert {"6", "7.2"} & set(game.refused), "refusals are counted by rule"


def test_a_client_writes_a_program_that_plays(tmp_path: Path) -> None:
    (game,) = played_by(Writer("model", f"{SCRIPT} program", 60, 20, print), tmp_path)
    assert game.forfeit == ""
    assert game.legal > 0


def test_a_client_that_says_nothing_forfeits(tmp_path: Path) -> None:
    (game,) = played_by(Model("model", "offers", f"{SCRIPT} silent", print), tmp_path, seconds=0.1)
    assert game.forfeit == "no move in 0.1 s"
    assert game.decisions == 0
    assert len(game.ranks) == 2, "chance played to the end"


def test_a_door_leaves_the_log_to_those_who_run_it() -> None:
    server = logging.getLogger("uvicorn.error")
    before = server.level, server.handlers[:], server.propagate, logging.getLogger("uvicorn").propagate
    Model("model", "offers", "", print)
    assert before == (server.level, server.handlers[:], server.propagate, logging.getLogger("uvicorn").propagate)


@pytest.mark.parametrize(
    ("contestant", "why"),
    [
        (Model("model", "offers", "/nowhere", print), "does not start"),
        (Model("model", "offers", f"{sys.executable} -c pass", print), "has ended"),
        (Writer("model", f"{sys.executable} -c pass", 60, 20, print), "handed in no program"),
    ],
    ids=["no-command", "gone", "no-program"],
)
def test_a_client_that_is_not_there_forfeits(contestant: Contestant, why: str, tmp_path: Path) -> None:
    (game,) = played_by(contestant, tmp_path)
    assert why in game.forfeit


@pytest.mark.lab
@pytest.mark.parametrize("game", list(registered()))
@pytest.mark.parametrize("track", ["rules", "offers", "program"])
def test_each_track_in_each_game(track: str, game: str, tmp_path: Path) -> None:
    command = f"{SCRIPT} {track}"
    contestant = (
        Writer("model", command, 120, 20, print) if track == "program" else Model("model", track, command, print)
    )
    (one,) = played_by(contestant, tmp_path, (game,), seats=3)
    assert one.forfeit == ""
    assert one.decisions > 0
