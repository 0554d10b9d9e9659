"""The command line: verbs are found, records are checked, and what is wrong is said."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import VERBS, main, module_of


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("records")
    assert main(["simulate", "origo", "--seats", "3", "--games", "2", "--out", str(folder)]) == 0
    return sorted(folder.iterdir())


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_exists_and_helps(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert find_spec(module_of(verb)) is not None
    with pytest.raises(SystemExit) as left:
        main([verb, "--help"])
    assert left.value.code == 0
    assert f"ludoteca {verb}" in capsys.readouterr().out


def test_an_unknown_verb_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dance"]) == 2
    assert "dance" in capsys.readouterr().err


def test_usage_lists_the_verbs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    told = capsys.readouterr().out
    assert all(verb in told for verb in VERBS)


def test_simulated_records_hold(records: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *map(str, records)]) == 0
    assert capsys.readouterr().out.count("luck follows from the promised key") == len(records)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"result": {"points": [1, 2, 3], "ranks": [3, 2, 1]}}, "bad-result"),
        ({"key": "00" * 32}, "bad-commitment"),
        ({"journal": [{"seat": 0, "move": "Z99", "chance": []}]}, "unknown-pick"),
        ({"seats": 9}, "bad-seats"),
        ({"game": "chess"}, "unknown-game"),
    ],
)
def test_a_forged_record_is_refused(
    records: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, object], code: str
) -> None:
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps({**json.loads(records[0].read_text(encoding="utf-8")), **change}), encoding="utf-8")
    assert main(["verify", str(forged)]) == 1
    assert code in capsys.readouterr().err


def test_what_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    garbage = tmp_path / "garbage.json"
    garbage.write_text("not a record", encoding="utf-8")
    assert main(["verify", str(garbage)]) == 1
    assert main(["verify", str(tmp_path / "absent.json")]) == 1
    told = capsys.readouterr().err
    assert "not-json" in told
    assert "unreadable" in told


@pytest.mark.parametrize("language", ["en", "de", "it", "ja"])
def test_replay_tells_the_game_in_words(records: list[Path], capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["replay", str(records[0]), "--language", language]) == 0
    told = capsys.readouterr().out
    points = json.loads(records[0].read_text(encoding="utf-8"))["result"]["points"]
    assert f"points {' '.join(map(str, points))}" in told
    assert "origo-" not in told, "every event has words"
    assert "{" not in told, "every variable has a value"


def test_replay_shows_a_step(records: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(records[0]), "--at", "7"]) == 0
    shown = json.loads(capsys.readouterr().out)
    match = ludoteca.replay(json.loads(records[0].read_text(encoding="utf-8")))
    assert shown == match.at(7).document()


def test_the_same_seed_gives_the_same_games(records: list[Path], tmp_path: Path) -> None:
    assert main(["simulate", "origo", "--seats", "3", "--games", "2", "--out", str(tmp_path)]) == 0
    assert [path.read_bytes() for path in sorted(tmp_path.iterdir())] == [path.read_bytes() for path in records]


def test_doctor_finds_rules_and_games(capsys: pytest.CaptureFixture[str]) -> None:
    main(["doctor"])
    told = capsys.readouterr().out
    assert "origo" in told
    assert "compiled" in told or "interpreted" in told
