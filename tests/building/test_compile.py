"""What is compiled for speed alone does what it says."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from ludoteca.building.compile import CannotCompile, Project

HALVES = """# cython: annotation_typing=False
HALF = 1 / 2

def half(of: str) -> float:
    return len(of) / 2

def below(of: str) -> tuple[int, int]:
    return -len(of) // 2, -len(of) % 2
"""


def test_ordinary_modules_divide_as_python_does(tmp_path: Path) -> None:
    room = tmp_path / "room"
    room.mkdir()
    (room / "halves.py").write_text(HALVES)
    try:
        (made,) = Project(tmp_path, tmp_path / "build").compile()
    except CannotCompile as reason:
        pytest.skip(str(reason))
    spec = importlib.util.spec_from_file_location("room.halves", made)
    assert spec is not None and spec.loader is not None
    halves = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(halves)
    assert (halves.HALF, halves.half("one"), halves.below("one")) == (0.5, 1.5, (-2, 1))
