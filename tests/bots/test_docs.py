"""The examples of docs/bots.md run."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ludoteca.lab.tournament import Fixture, play

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_house_bot_example() -> None:
    names: dict[str, object] = {}
    exec(EXAMPLES[0], names)
    assert names["match"].seq == 1  # type: ignore[attr-defined]


def test_the_program_example_plays_a_whole_game(tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text(EXAMPLES[1], encoding="utf-8")
    outcome = play(Fixture("origo", {}, "docs", (f"program:{sys.executable} {path}", "random")))
    assert outcome.forfeit is None
    assert sorted(outcome.ranks) in ([1, 2], [1, 1])
