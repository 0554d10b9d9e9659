"""What is compiled for speed alone does what it says."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path

import pytest

from ludoteca.building.compile import CannotCompile, Project
from ludoteca.building.sources import Faulty

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


def test_where_words_of_the_machine_are_counted_is_optimized_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = tmp_path / "room"
    room.mkdir()
    (room / "halves.py").write_text(HALVES)
    (room / "words.py").write_text(
        "from ludoteca.kernel.bits import i64\n\ndef double(of: i64) -> i64:\n    return of * 2\n"
    )
    steps: list[list[str]] = []
    run = Project._run

    def told(project: Project, step: list[str]) -> subprocess.CompletedProcess[str]:
        steps.append(step)
        return run(project, step)

    monkeypatch.setattr(Project, "_run", told)
    monkeypatch.setattr("ludoteca.building.compile.CACHE", tmp_path / "kept")
    try:
        Project(tmp_path, tmp_path / "build", flags=("-DTOLD",)).compile()
    except CannotCompile as reason:
        pytest.skip(str(reason))
    ways = {
        Path(step[-3]).stem: [*filter({"-O1", "-O3", "-DTOLD"}.__contains__, step)] for step in steps if "-o" in step
    }
    assert ways == {"halves": ["-O1", "-DTOLD"], "words": ["-O3", "-DTOLD"]}


def test_what_does_not_compile_is_told_by_its_name_alone(tmp_path: Path) -> None:
    """Modules are translated together: one that is at fault takes no other with it."""
    room = tmp_path / "room"
    room.mkdir()
    (room / "halves.py").write_text(HALVES)
    (room / "wrong.py").write_text(
        "# cython: annotation_typing=False\nimport cython\nWRONG = cython.nothing_of_the_kind\n"
    )
    try:
        with pytest.raises(Faulty) as told:
            Project(tmp_path, tmp_path / "build").compile()
    except CannotCompile as reason:
        pytest.skip(str(reason))
    assert "room.wrong does not compile" in str(told.value) and "nothing_of_the_kind" in str(told.value)
    assert "halves" not in str(told.value)
