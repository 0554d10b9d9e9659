"""What is compiled for speed alone does what it says."""

from __future__ import annotations

import importlib
import importlib.util
import pickle
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


SHELF = """# cython: annotation_typing=False
class Shelf:
    kind = "shelf"

    def __init__(self, label):
        self.label = label
        self._books = []
        self.last: str | None = None

    @property
    def books(self):
        return len(self._books)

    def put(self, *books):
        self._books += books
        self.last = books[-1]
"""
CASE = """# cython: annotation_typing=False
from stored.shelf import Shelf

class Case(Shelf):
    def __init__(self, label, key):
        super().__init__(label)
        self.key = key

class Named(tuple):
    def __init__(self, of):
        self.of = of
"""


def test_classes_of_ordinary_modules_find_their_attributes_without_a_dictionary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They stay classes of Python in all else: heirs in other modules, in the interpreter as well, and pickles."""
    room = tmp_path / "stored"
    room.mkdir()
    (room / "__init__.py").touch()
    (room / "shelf.py").write_text(SHELF)
    (room / "case.py").write_text(CASE)
    try:
        made = Project(tmp_path, tmp_path / "build").compile()
    except CannotCompile as reason:
        pytest.skip(str(reason))
    assert len(made) == 2
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("stored.case")
    assert Path(str(module.__file__)) in made

    case = module.Case("novels", 7)
    case.put("one", "two")
    assert (case.kind, case.label, case.key, case.books, case.last) == ("shelf", "novels", 7, 2, "two")
    assert not hasattr(case, "__dict__")
    with pytest.raises(AttributeError):
        case.lable = "typing error"
    assert pickle.loads(pickle.dumps(case)).books == 2

    class Oak(module.Case):  # type: ignore[name-defined,misc]
        def put(self, *books: str) -> None:
            super().put(*reversed(books))

    oak = Oak("poems", 8)
    oak.put("one", "two")
    assert (oak.books, oak.last) == (2, "one")
    assert module.Named((1, 2)).of == (1, 2)


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
