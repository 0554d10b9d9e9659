"""Programs by lines in the arena, its files and its tables."""

from __future__ import annotations

import asyncio
import json
import shlex
import sys
from pathlib import Path

import pytest

from ludoteca.arena.contestants import Contestant, Program
from ludoteca.arena.results import Lines, Played, standings
from ludoteca.arena.run import Setting, run
from ludoteca.cli.arena import main
from ludoteca.kernel.registry import game
from ludoteca.kernel.replay import replay

GREEDY = f"{sys.executable} -m ludoteca bot greedy"
REMEMBERS = """
import json, sys
questions = open({path!r}, "a")
for line in sys.stdin:
    question = json.loads(line)
    questions.write(line)
    questions.flush()
    print(json.dumps({{"move": "zzz" if "refused" in question else "A1"}}), flush=True)
"""


def remembering(folder: Path, track: str) -> tuple[Program, Path]:
    """A program that writes down what it is asked."""
    path, questions = folder / "program.py", folder / "questions"
    path.write_text(REMEMBERS.format(path=str(questions)), encoding="utf-8")
    return Program("mine", track, shlex.join([sys.executable, str(path)]), 20), questions


def play(contestant: Contestant, lines: Lines, **setting: object) -> list[Played]:
    told: list[Played] = []
    chosen = Setting(("origo",), ("random",), **{"number": 1, "seconds": 600, **setting})  # type: ignore[arg-type]
    asyncio.run(run(chosen, [contestant], lines, told.append))
    return told


def test_by_the_rules_alone_nothing_is_offered_and_the_rules_come_once(tmp_path: Path) -> None:
    program, path = remembering(tmp_path, "rules")
    (played,) = play(program, Lines(tmp_path / "arena.jsonl"), tries=2)
    questions = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert not any("offer" in one for one in questions)
    assert [at for at, one in enumerate(questions) if "rules" in one or "notation" in one] == [0]
    assert "Initial placement" in questions[0]["rules"]
    assert "A1" in questions[0]["notation"]["picks"]["square"]
    assert {one["question"] for one in questions if one["decision"] == "place"} == {
        "Place a shield on an empty square."
    }
    refused = [one["refused"] for one in questions if "refused" in one]
    assert refused[0]["rule"] == "6" and refused[0]["words"] == "This square is occupied."
    assert sum(played.refused.values()) == len(questions) - played.legal
    assert played.forfeit == ""


def test_with_offers_a_line_holds_the_offer(tmp_path: Path) -> None:
    program, path = remembering(tmp_path, "offers")
    play(program, Lines(tmp_path / "arena.jsonl"), tries=1)
    questions = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert all(one["offer"]["picks"] and "rules" not in one for one in questions)


def test_a_program_that_hangs_or_ends_forfeits(tmp_path: Path) -> None:
    hangs = Program("hangs", "offers", f"{sys.executable} -c 'import time; time.sleep(60)'", 0.2)
    ends = Program("ends", "offers", f"{sys.executable} -c pass", 20)
    lines = Lines(tmp_path / "arena.jsonl")
    for contestant, why in ((hangs, "not answered"), (ends, "ended")):
        (played,) = play(contestant, lines)
        assert why in played.forfeit


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    greedy = Program("greedy-program", "offers", GREEDY, 60)
    first = play(greedy, Lines(path))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"cut o')
    again = Lines(path)
    assert again.played == first
    assert path.read_text(encoding="utf-8").count("\n") == 1
    assert [one.seat for one in play(greedy, again, number=2)] == [1]
    assert len(Lines(path).played) == 2


def test_deals_are_the_same_for_all_and_from_every_seat(tmp_path: Path) -> None:
    records = tmp_path / "records"
    program, _ = remembering(tmp_path, "offers")
    played = play(program, Lines(tmp_path / "arena.jsonl"), number=3, tries=1, records=records)
    assert [(one.seed, one.seat) for one in played] == [("arena-0", 0), ("arena-0", 1), ("arena-1", 0)]
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(records.iterdir())]
    assert len(kept) == 3
    assert all(replay(game("origo"), record).over for record in kept)
    assert kept[0]["setup"] == kept[1]["setup"] != kept[2]["setup"]


def test_the_command_prints_a_table_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "arena.jsonl"
    command = ["origo", "--contestant", f"mine=program:{GREEDY}", "--number", "1", "--out", str(out)]
    assert main(command) == 0
    told = capsys.readouterr().out
    assert "origo: mine (offers) against random: rank 1" in told
    rows = [line.split() for line in told.splitlines() if "100.0 %" in line]
    assert sorted(row[0] for row in rows) == ["greedy", "mine"]
    stood = {one.name: one for one in standings(Lines(out).played)}
    assert set(stood) == {"greedy", "mine (offers)"}
    assert stood["greedy"].rating.points > 0 < stood["mine (offers)"].rating.points
    assert main(command) == 0
    assert "against" not in capsys.readouterr().out, "everything had been played"


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (["--contestant", "chess"], "neither program"),
        (["--contestant", "a=program:x", "--contestant", "a=program:y"], "different names"),
        (["chess"], "unknown-game"),
        (["--against", "kasparov"], "unknown-bot"),
    ],
)
def test_what_is_no_contestant_game_or_bot_is_named(
    arguments: list[str], wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises((SystemExit, ValueError), match=wrong):
        main(arguments)
