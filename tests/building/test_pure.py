"""Which modules run interpreted when LUDOTECA_PURE=1: ours, and games of others, but nothing else."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from ludoteca._pure import SourcesOnly

SUFFIX = EXTENSION_SUFFIXES[0]


def test_sources_of_games_are_preferred_and_everything_else_is_left_alone(tmp_path: Path) -> None:
    for name, text in (("game", "from ludoteca.kernel import bits"), ("other", "import os")):
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
        (tmp_path / f"{name}{SUFFIX}").touch()
    (tmp_path / "compiled").mkdir()
    (tmp_path / f"compiled{SUFFIX}").touch()
    sources = SourcesOnly()
    found = sources.find_spec("package.game", [str(tmp_path)])
    assert found is not None and found.origin == str(tmp_path / "game.py")
    assert [sources.find_spec(f"package.{name}", [str(tmp_path)]) for name in ("other", "compiled", "none")] == [
        None
    ] * 3
