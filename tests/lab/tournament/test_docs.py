"""The examples of docs/tournaments.md run, and its tables name what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.lab.tournament import Outcome

TEXT = (Path(__file__).parents[3] / "docs" / "tournaments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_a_question_is_asked() -> None:
    exec(EXAMPLES[0], {})


def test_a_tournament_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    exec(EXAMPLES[1], {"__name__": "__main__"})
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6
    assert lines[4].startswith("greedy Rating(points=")


def test_the_fields_of_a_game_are_described() -> None:
    rows = re.findall(r"^\| ((?:`\w+` ?)+)\|", TEXT, re.MULTILINE)
    named = [field for row in rows for field in re.findall(r"`(\w+)`", row)]
    assert sorted(named) == sorted(Outcome.__struct_fields__)
