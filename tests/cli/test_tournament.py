"""`ludoteca tournament` plays what it was told, and says it in a table, a file and a page."""

from __future__ import annotations

import csv
import os
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.cli.tournament import named, read
from ludoteca.lab.tournament import GamesFile

VOID = {"meta", "br", "wbr"}


class Nested(HTMLParser):
    """Checks that what is opened is closed, in order, and notes what is loaded from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loaded += [value for name, value in attrs if name in ("src", "href") and value]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a tournament with a bot that fails leaves behind."""
    folder = tmp_path_factory.mktemp("tournament")
    bot = folder / "<b>ot.py"
    bot.write_text('print(\'{"move": "<Z9>"}\', flush=True)\ninput()\ninput()\n', encoding="utf-8")
    told = {"--games-file": "games.jsonl", "--csv": "t.csv", "--html": "p.html"}
    paths = [word for option, name in told.items() for word in (option, str(folder / name))]
    bots = ["greedy", "random", f"program:{sys.executable} '{bot}'"]
    assert main(["tournament", "species", *bots, "--deals", "1", "--ask", "0.4", "--workers", "1", *paths]) == 0
    return folder


def test_the_verb_prints_who_is_how_strong(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["--games", "3", "--workers", "1", "--option", "start_player=1", "--anchor", "random", "--ask", "0.65"]
    assert main(["tournament", "origo", "greedy", "random", *told]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "2 games of origo, 2 seats: round robin of 1 line-up on 1 deal, all seatings" in printed
    assert re.search(r"greedy \+\d+ \+\d+…\+\d+ 2 100\.0 %", printed)
    assert "random +0 +0…+0 2 0.0 %" in printed
    assert "Does greedy win more than 65 % of its games? Not decided, after 1 deal: it wins 100.0 %" in printed


def test_the_games_can_be_verified(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = files / "games.jsonl"
    assert len(list(GamesFile(path).read())) == 6
    assert main(["verify", str(path)]) == 0
    assert "6 games hold" in capsys.readouterr().out
    forged = files / "forged.jsonl"
    forged.write_text(re.sub(r'"ranks":\[1,2\]', '"ranks":[2,1]', path.read_text(encoding="utf-8")), encoding="utf-8")
    assert main(["verify", str(forged)]) == 1
    assert "forged.jsonl:1: result" in capsys.readouterr().err
    assert main(["verify", str(files / "absent.jsonl")]) == 1


def test_the_table_can_be_read_by_programs(files: Path) -> None:
    with (files / "t.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["bot"] for row in rows][:2] == ["greedy", "random"]
    assert [row["forfeits"] for row in rows] == ["0", "0", "4"]
    assert [row["games"] for row in rows] == ["4", "4", "4"]
    assert float(rows[0]["rating_low"]) < float(rows[0]["rating"]) < float(rows[0]["rating_high"])
    assert float(rows[0]["cpu_seconds"]) > 0
    assert rows[2]["points"] == ""


def test_the_page_stands_by_itself(files: Path) -> None:
    text = (files / "p.html").read_text(encoding="utf-8")
    page = Nested()
    page.feed(text)
    assert page.open == []
    assert page.loaded == []
    assert "url(" not in text and "<script" not in text
    assert "<b>ot" not in text and "<Z9>" not in text
    for part in ("Ratings", "Table", "Who stood before whom", "Strength against time", "Points by source", "Forfeits"):
        assert f"<h2>{part}</h2>" in text
    assert "prefers-color-scheme: dark" in text
    assert "Does greedy win more than 40 %" in text
    assert "discoveries" in text


def test_going_on_from_a_file_plays_nothing_again(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = files / "games.jsonl"
    before = path.read_bytes()
    for _ in range(2):
        told = ["--deals", "1", "--games-file", str(path)]
        assert main(["tournament", "species", "greedy", "random", *told]) == 0
        assert "4 games of the file did not count" in capsys.readouterr().out
        assert path.read_bytes() == before


def test_options_are_read_by_their_values() -> None:
    assert named("origo", ["start_player=1", "attack_adjacency=false"]) == {
        "start_player": 1,
        "attack_adjacency": False,
    }


@pytest.mark.parametrize(
    "wrong",
    [
        ["--option", "start_player"],
        ["--option", "start_player=7"],
        ["--option", "colour=red"],
        ["--anchor", "search"],
        ["--games", "1"],
        ["--seats", "9"],
    ],
)
def test_what_cannot_be_played_is_said_beforehand(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "origo", "greedy", "random", *wrong]) == 1
    assert "ludoteca tournament:" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong", [["--games", "0"], ["--ask", "65"], ["--deals", "1", "--games", "2"], ["--seatings", "some"]]
)
def test_what_cannot_be_read_is_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit):
        read(["origo", "greedy", "random", *wrong])


def tournament_without_end(games: Path, interrupts: signal.Handlers) -> subprocess.Popen[str]:
    """Begin a tournament that a terminal can interrupt, or one in the background, and wait for its first games."""
    told = ["origo", "greedy", "random", "--games", "100000", "--workers", "1", "--games-file", str(games)]
    command = [sys.executable, "-m", "ludoteca", "tournament", *told]
    ours = signal.signal(signal.SIGINT, interrupts)  # a child begins with what its parent ignores
    try:
        running = subprocess.Popen(
            command, start_new_session=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
    finally:
        signal.signal(signal.SIGINT, ours)
    wait_for_games(games, running, 3)
    return running


def wait_for_games(games: Path, running: subprocess.Popen[str], number: int) -> None:
    """Wait until so many were played."""
    deadline = time.monotonic() + 60
    while not games.exists() or games.read_text().count("\n") < number:
        assert time.monotonic() < deadline and running.poll() is None
        time.sleep(0.05)


def test_what_is_broken_off_is_told_as_far_as_it_came(tmp_path: Path) -> None:
    with tournament_without_end(tmp_path / "games.jsonl", signal.SIG_DFL) as running:
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does
        printed, complaints = running.communicate(timeout=60)
    assert running.returncode == 130 and "Traceback" not in complaints
    assert re.search(r"^\d+ games of origo", printed, re.MULTILINE)
    assert re.search(r"^greedy +[+-]\d", printed, re.MULTILINE)
    assert "Broken off: 50000 deals were to be played." in printed


def test_a_tournament_in_the_background_is_not_broken_off_by_what_the_terminal_interrupts(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    with tournament_without_end(games, signal.SIG_IGN) as running:
        os.killpg(running.pid, signal.SIGINT)
        wait_for_games(games, running, games.read_text().count("\n") + 3)
        os.killpg(running.pid, signal.SIGKILL)


def test_without_a_terminal_lines_tell_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "species", "greedy", "random", "--games", "20", "--workers", "1"]) == 0
    told = capsys.readouterr().err.splitlines()
    assert [line.split("  ")[0] for line in told] == [f"{number} of 20 games" for number in range(2, 21, 2)]
    assert re.fullmatch(r"20 of 20 games  greedy \d+ %  random \d+ %", told[-1])
