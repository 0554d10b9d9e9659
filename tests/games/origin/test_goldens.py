"""Recorded games, one for each way in which a game can end: any change of the rules shows here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca import BadRecord, replay
from ludoteca.games.origin.vocabulary import REASONS

RECORDS = sorted((Path(__file__).parent / "goldens").glob("*.json"))


def load(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_replay_to_the_recorded_result(path: Path) -> None:
    record = load(path)
    match = replay(record)
    assert match.over and match.record() == {"rules": 1, **record}
    assert match.view(None)["end_reason"] == path.stem


def test_every_end_of_the_game_is_recorded() -> None:
    assert {path.stem for path in RECORDS} == set(REASONS[1:])


def test_a_record_without_its_last_move_has_no_result() -> None:
    record = load(RECORDS[0])
    record["journal"].pop()
    with pytest.raises(BadRecord):
        replay(record)
