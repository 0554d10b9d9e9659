"""A file of games is read back as it was written, whatever moment a tournament was killed at."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import UNSET

from ludoteca import BadRecord
from ludoteca.lab.tournament import GamesFile, Outcome
from ludoteca.lab.tournament.games_file import CHUNK
from ludoteca.lab.tournament.outcome import Forfeit


def outcome(deal: int, reason: str = "is late") -> Outcome:
    return Outcome(
        game="g",
        options={"start_player": 0, "event_deck": "full_shuffle", "bathhouse": True},
        seed=f"s-{deal}",
        players=("a", "b"),
        points=(1, -2),
        ranks=(1, 2),
        forfeit=Forfeit(1, reason),
        decisions=(3, 4),
        cpu=(0.25, 0.5),
        sources=({"coins": 1}, {"coins": -2}),
        rules=2,
        versions={"ludoteca": "1", "compiled": True},
        record={"journal": []},
    )


def test_games_come_back(tmp_path: Path) -> None:
    file = GamesFile(tmp_path / "games.jsonl")
    assert list(file.read()) == []
    written = [outcome(deal) for deal in range(3)]
    for one in written:
        file.append(one)
    assert list(file.read(records=True)) == written
    assert [one.record for one in file.read()] == [UNSET] * 3
    assert [one.key for one in file.read()] == [one.key for one in written]


@pytest.mark.parametrize("torn", [0, 1, 100, 3 * CHUNK])
@pytest.mark.parametrize("whole", [0, 2])
def test_a_torn_last_line_does_not_count(tmp_path: Path, torn: int, whole: int) -> None:
    path = tmp_path / "games.jsonl"
    before = GamesFile(path)
    for deal in range(whole):
        before.append(outcome(deal))
    before.append(outcome(whole, "x" * torn))
    path.write_bytes(path.read_bytes()[:-1])
    after = GamesFile(path)
    assert len(list(after.read())) == whole
    after.append(outcome(9))
    assert [one.seed for one in after.read()] == [*(f"s-{deal}" for deal in range(whole)), "s-9"]


@pytest.mark.parametrize("line", ["not JSON", "{}", '{"game": 3}', ""])
def test_a_line_that_is_no_game_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "games.jsonl"
    GamesFile(path).append(outcome(0))
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")
    GamesFile(path).append(outcome(1))
    with pytest.raises(BadRecord, match=r"games\.jsonl:2"):
        list(GamesFile(path).read())
