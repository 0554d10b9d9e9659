"""Recorded games show everybody what they have always shown: views, logs and offers, entry by entry."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.kernel.registry import registered

from .goldens import FOLDER, KEPT, PARTS, columns, story
from .walks import FAST

GOLDENS = sorted(FOLDER.glob("*.json"))
DAILY = KEPT if FAST else 2
"""So many of each game are played every day, the others every night."""


def marks(path: Path) -> tuple[pytest.MarkDecorator, ...]:
    number = int(path.stem.rpartition("-")[2])
    return () if number < DAILY else (pytest.mark.nightly,)


@pytest.mark.parametrize("path", [pytest.param(path, id=path.stem, marks=marks(path)) for path in GOLDENS])
def test_a_recorded_game_shows_what_it_has_always_shown(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    told = columns(story(registered()[golden["record"]["game"]], golden["record"]))
    for part in PARTS:
        then, now = golden[part].split(), told[part].split()
        assert now == then, f"{part} after entry {next(at for at, one in enumerate(now) if one != then[at])}"


def test_every_game_of_the_house_is_recorded() -> None:
    ours = [game for game in registered().values() if game.room.startswith("ludoteca.games.")]
    assert {path.stem for path in GOLDENS} == {f"{game.name}-{number}" for game in ours for number in range(KEPT)}
