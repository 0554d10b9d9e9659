"""The designer's bench: what is planted is found, what is not changed is not, and what cannot be is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import main
from ludoteca.kernel import editions
from ludoteca.kernel.registry import game
from tests.cli.test_tournament import Nested

GAME = "origin"
PLANTED = {f"cards.objective.O{number:02}.points": 12 for number in (1, 17)}
"""Two objectives that are worth three times as much and more: found in a few games of greedy bots."""


def played(folder: Path, *more: str) -> dict[str, Any]:
    files = ["--json", str(folder / "v.json"), "--html", str(folder / "v.html"), "--examples", str(folder / "examples")]
    assert main(["variant", GAME, "--bots", "greedy", "--workers", "1", *files, *more]) == 0
    found: dict[str, Any] = json.loads((folder / "v.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("variant")
    sets = [word for path, points in PLANTED.items() for word in ("--set", f"{path}={points}")]
    return folder, played(folder, *sets, "--games", "40", "--name", "rich goals")


def test_a_planted_imbalance_is_found_with_an_interval_that_excludes_nought(planted: tuple[Path, Any]) -> None:
    _, report = planted
    changed = [one for one in report["differences"] if one["family"] == "changed"]
    sure = {one["about"].partition(" ")[2] for one in changed if one["sure"] and one["low"] > 0}
    assert sure & {"O01", "O17"}
    for one in report["differences"]:
        assert one["low"] <= one["high"] and one["one"]["count"] and one["other"]["count"]
    assert report["before"] == {"cards.objective.O01.points": 3, "cards.objective.O17.points": 3}
    assert "What was changed" in report["verdict"]


def test_the_page_stands_alone(planted: tuple[Path, Any]) -> None:
    checked = Nested()
    checked.feed((planted[0] / "v.html").read_text(encoding="utf-8"))
    assert checked.open == [] and checked.loaded == []


def test_example_games_replay_by_their_edition_alone(
    planted: tuple[Path, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    example = next((planted[0] / "examples").glob("*.json"))
    edition = editions.read(example)
    assert edition.name == "rich goals" and edition.set == PLANTED
    assert main(["verify", str(example)]) == 1
    assert "other-edition (edition)" in capsys.readouterr().err
    command = [sys.executable, "-m", "ludoteca", "--edition", str(example), "verify", str(example)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "hold" in done.stdout, done.stderr


def test_what_says_the_same_as_the_box_changes_nothing(tmp_path: Path) -> None:
    report = played(tmp_path, "--set", "cards.objective.O01.points=3", "--games", "20")
    assert [one for one in report["differences"] if one["value"]] == []
    assert "nothing surely differs" in report["verdict"]


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    options = ("--set", "cards.objective.O01.points=9", "--games-file", str(file))
    first = played(tmp_path, *options, "--games", "8")
    with file.open("ab") as games:
        games.write(b'{"torn')
    before = file.read_bytes().removesuffix(b'{"torn')
    assert played(tmp_path, *options, "--games", "8")["differences"] == first["differences"]
    assert len(before.splitlines()) == 16
    assert played(tmp_path, *options, "--games", "9")["deals"] == 9
    assert file.read_bytes().startswith(before) and len(file.read_bytes().splitlines()) == 18


@pytest.mark.parametrize(
    "options, said",
    [
        (["--set", "cards.objective.O01.points=99"], "is 3 and may be a whole number from 0 to 20"),
        (["--set", "decks.sizes.action=15"], "decks.sizes.action is compiled into the rules"),
        (["--set", "cards.objective.O99.points=1"], "cards.objective holds O01"),
        (["--set", "cards.objective.O01.points=much"], "is not of the form PATH=NUMBER"),
        ([], "name a number with --set"),
    ],
)
def test_what_cannot_be_changed_is_refused_with_what_can(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["variant", GAME, *options]) == 1
    assert said in capsys.readouterr().err


def test_verbs_play_by_an_edition_file_or_say_that_it_means_nothing_to_them(tmp_path: Path) -> None:
    file = tmp_path / "first.toml"
    file.write_text(
        f'game = "{GAME}"\nname = "first printing"\n[set]\ncards.objective.O01.points = 7\n', encoding="utf-8"
    )

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "ludoteca", "--edition", str(file), *words]
        return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ})

    out = tmp_path / "out"
    assert run("simulate", GAME, "--games", "1", "--out", str(out)).returncode == 0
    record = json.loads(next(out.iterdir()).read_text(encoding="utf-8"))
    assert record["edition"] == {"game": GAME, "name": "first printing", "set": {"cards.objective.O01.points": 7}}
    refused = run("schema")
    assert refused.returncode == 1 and "schema goes by the games' own data" in refused.stderr


def test_an_edition_comes_before_the_games(tmp_path: Path) -> None:
    game(GAME)
    with pytest.raises(editions.BadEdition, match="loaded already"):
        editions.use(editions.Edition(game=GAME, name="late", set={"cards.objective.O01.points": 7}))
