"""`ludoteca review` from the outside: text, JSON, a page, and what is wrong with a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import main
from tests.ledger.finished import finished


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("review") / "game.json"
    file.write_text(json.dumps(finished("species", 2).record()))
    return str(file)


def test_a_review_as_text(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", record, "--depth", "0", "--language", "de"]) == 0
    told = capsys.readouterr().out
    assert "Grundlinie" in told and "Wendepunkte" in told and "#2" in told


def test_a_review_as_json_holds_these_parts(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", record, "--depth", "0.1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [*told] == ["evaluator", "seats", "events", "errors", "turning_points", "adjusted", "opinions"]
    for seat in told["seats"]:
        assert [*seat] == ["base", "deal", "luck", "play", "final"] and len(seat["play"]) == 2
    assert told["evaluator"]["lens"] == "open" and len(told["evaluator"]["hash"]) == 64


def test_a_review_as_a_page(record: str, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    assert main(["review", record, "--depth", "0", "--html", str(file)]) == 0
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_what_is_wrong_is_said(tmp_path: Path, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    running = tmp_path / "running.json"
    running.write_text(json.dumps(ludoteca.game("origo").start(2, seed="running").record()))
    for words, said in (
        ([str(running)], "not over"),
        ([str(tmp_path / "nothing.json")], "nothing.json"),
        ([record, "--depth", "-1"], "between 0 and"),
    ):
        assert main(["review", *words]) == 1
        assert said in capsys.readouterr().err
