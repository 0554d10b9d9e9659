"""A training goes from self-play to a match, and goes on where it was killed."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.cli import main
from ludoteca.cli.train import read, told
from ludoteca.kernel.decisions import names_of
from ludoteca.kernel.prior import Prior
from ludoteca.kernel.registry import game
from ludoteca.kernel.values import BadValues, load
from ludoteca.lab.tournament import play
from ludoteca.lab.tournament.runners import Runner, Task
from ludoteca.lab.training import Generation, Plan, Training
from ludoteca.lab.training.plan import LEARNED, MOVED
from ludoteca.lab.training.training import REPORT, BadTraining
from tests.contract.test_learned import any_values

PLAN = Plan(game="origin", playouts=4, games=20, epochs=1, match_budget="4p", match_games=4)
WORDS = ["train", "origin", "--playouts", "4", "--games", "40", "--match-budget", "4p", "--match-games", "4"]


def here(task: Task | None) -> Runner:
    """Do all work in this process."""
    return partial(_one_by_one, task=task or play)


def _one_by_one(work: Iterable[Any], task: Task) -> Iterator[Any]:
    return map(task, work)


def outcome(folder: Path) -> tuple[list[int], Generation]:
    """What a training came to, but for the time that it took."""
    line = (folder / REPORT).read_bytes().splitlines()[0]
    report = msgspec.json.decode(line, type=Generation)
    values = load(folder / "000" / "values.json", game("origin").position.feature_names)
    return values.row.tolist(), msgspec.structs.replace(report, cpu=0)


def test_a_generation_is_played_fitted_and_matched(tmp_path: Path) -> None:
    training = Training(tmp_path, PLAN, here)
    doing = [*dict.fromkeys(what for what, _, _ in training.step())]
    assert doing == ["self-play", "fit", "match"]
    (only,) = training.generations
    assert (only.number, only.games, only.accepted) == (0, 4, False)
    assert only.positions > 20 * 30
    assert training.best is None
    values = load(tmp_path / "000" / "values.json", training.features)
    assert values.made["seed"] == PLAN.seed


def test_only_a_decided_match_accepts(tmp_path: Path) -> None:
    training = Training(tmp_path, PLAN, here)
    for _ in training.step():
        pass
    won = msgspec.structs.replace(training.generations[0], accepted=True)
    (tmp_path / REPORT).write_bytes(msgspec.json.encode(won) + b'\n{"number": 1, "torn')
    (tmp_path / "001").mkdir()
    (tmp_path / "001" / "values.json").write_bytes((tmp_path / "000" / "values.json").read_bytes())
    again = Training(tmp_path, PLAN, here)
    assert again.best == tmp_path / "000" / "values.json"
    assert again.match(1).players == (f"search:3p@{tmp_path}/001/values.json", f"search:3p@{again.best}")
    assert training.match(1).players[1] == "search:4p@hand"


def test_an_abandoned_training_goes_on(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    for _ in Training(whole, PLAN, here).step():
        pass
    for stop in (1, 2, 4, 6):
        steps = Training(torn, PLAN, here).step()
        for _ in range(stop):
            next(steps)
        steps.close()
    (torn / "000" / "games-00000.part").write_bytes(b"half")
    for _ in Training(torn, PLAN, here).step():
        pass
    assert outcome(torn) == outcome(whole)


def test_half_of_the_next_games_are_played_by_what_was_fitted_last(tmp_path: Path) -> None:
    judged = []

    def noted(task: Task | None) -> Runner:
        def run(work: Iterable[Any]) -> Iterator[Any]:
            for one in work:
                judged.append(getattr(one, "values", None))
                yield (task or play)(one)

        return run

    training = Training(tmp_path, PLAN, noted)
    for _ in range(2):
        for _ in training.step():
            pass
    played = [values for values in judged if values is not None]
    assert played == ["hand", "hand", "hand", str(tmp_path / "000" / "values.json")]


def test_a_prior_is_learned_beside_weights_that_stay(tmp_path: Path) -> None:
    names = game("origin").position.feature_names
    begun, folder = tmp_path / "begun.json", tmp_path / "training"
    begun.write_text(any_values(names).as_json())
    plan = msgspec.structs.replace(PLAN, begin=str(begun), learn="prior", trust=8.0)
    assert [*dict.fromkeys(what for what, _, _ in Training(folder, plan, here).step())] == ["self-play", "fit", "match"]
    (only,) = Training(folder, plan, here).generations
    assert only.error_left is None and "of the error" not in told(only, plan)
    before, found = load(begun, names), load(folder / "000" / "values.json", names)
    assert found.row == before.row and before.prior is None
    assert found.prior is not None and found.prior.trust == 8
    assert {kind for kind, _, _ in found.prior.picks} >= {0, 1}, "of most decisions"
    assert found.made["learn"] == "prior" and found.made["weights"] == before.made


def test_a_prior_stays_when_weights_are_fitted_anew(tmp_path: Path) -> None:
    room = game("origin")
    kinds = names_of(room.position.decisions)
    begun = tmp_path / "begun.json"
    before = any_values(room.position.feature_names).expecting(Prior(kinds, [(0, 1, [5] * 4)], 8))
    before.made = {"learn": "prior", "hours": 1, "weights": {"hours": 2}}
    begun.write_text(before.as_json())
    for more in ("training", "again"):
        training = Training(tmp_path / more, msgspec.structs.replace(PLAN, begin=str(begun)), here)
        for _ in training.step():
            pass
        begun = tmp_path / more / "000" / "values.json"
        found = load(begun, training.features)
        assert found.prior is not None and found.prior.picks == ((0, 1, (5, 5, 5, 5)),)
        assert found.made["learn"] == "values" and found.made["prior"] == {"learn": "prior", "hours": 1}
        assert "weights" not in found.made


def test_a_training_begins_with_weights_and_has_to_beat_them(tmp_path: Path) -> None:
    names = game("origin").position.feature_names
    older, folder = tmp_path / "older.json", tmp_path / "training"
    older.write_text(any_values(names[:-1]).as_json())
    plan = msgspec.structs.replace(PLAN, begin=str(older))
    training = Training(folder, plan, here)
    begun = folder / "begin.json"
    assert (training.found, training.best) == (None, begun)
    assert load(begun, names).features == names
    assert {what for what, _, _ in training.step()} == {"self-play", "fit", "match"}
    assert training.match(0).players == (f"search:3p@{folder}/000/values.json", f"search:3p@{begun}")
    older.unlink()
    assert Training(folder, plan, here).best == begun, "it is kept in the folder"


def test_weights_that_cannot_be_begun_with_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadValues, match=r"none\.json"):
        Training(tmp_path, msgspec.structs.replace(PLAN, begin=str(tmp_path / "none.json")), here)
    of_another = tmp_path / "species.json"
    of_another.write_text(any_values(game("species").position.feature_names).as_json())
    with pytest.raises(BadValues, match="other features"):
        Training(tmp_path, msgspec.structs.replace(PLAN, begin=str(of_another)), here)


def test_another_plan_is_refused(tmp_path: Path) -> None:
    Training(tmp_path, PLAN, here)
    with pytest.raises(BadTraining, match="other settings"):
        Training(tmp_path, msgspec.structs.replace(PLAN, seed=2), here)


def test_the_verb_goes_on_after_a_kill(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [*WORDS, "--generations", "1", "--workers", "1"]
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    command = [sys.executable, "-m", "ludoteca", *words, "--folder", str(killed)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        while process.poll() is None and not [*killed.glob("000/games-00001.npz")]:
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
    assert not (killed / REPORT).exists()
    for folder in (whole, killed):
        assert main([*words, "--folder", str(folder), "--to", str(tmp_path / "best.json")]) == 0
    assert outcome(killed) == outcome(whole)
    assert "generation 0" in capsys.readouterr().out
    assert not (tmp_path / "best.json").exists()


@pytest.mark.parametrize(
    "words",
    [
        *(["--trace", "1.5"], ["--trace", "-1"], ["--explore", "2"], ["--pace", "0"]),
        *(["--pace", "nan"], ["--games", "0"], ["--learn", "x"], ["--trust", "0"]),
    ],
)
def test_what_is_no_part_of_a_whole_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read(["origin", *words])
    assert f"argument {words[0]}: invalid" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["trace", "explore"])
@pytest.mark.parametrize("part", [0.0, 0.01, 1.0])
def test_the_command_names_parts_of_a_whole(name: str, part: float) -> None:
    assert getattr(read(["origin", f"--{name}", str(part)]), name) == part


@pytest.mark.parametrize(("option", "words"), [("--learn", LEARNED), ("--move", MOVED)])
def test_a_word_that_is_none_is_refused_with_those_that_are(
    option: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        read(["origin", option, "some"])
    told = capsys.readouterr().err
    assert f"argument {option}: invalid choice: 'some'" in told
    assert all(word in told for word in words)
