"""The documents: their links lead somewhere, their examples run, and what they name exists."""

from __future__ import annotations

import doctest
import re
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import VERBS, view

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "src").rglob("*.md")]
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
EXAMPLE = re.compile(r"```python\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)
SOURCES = [path for path in (ROOT / "src").rglob("*.py") if ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_the_example_of_the_readme_prints_what_stands_below_it(capsys: pytest.CaptureFixture[str]) -> None:
    example, printed = EXAMPLE.findall((ROOT / "README.md").read_text(encoding="utf-8"))[0]
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out == printed


@pytest.mark.parametrize("game", ludoteca.registered().values(), ids=lambda game: game.name)
def test_the_tables_of_a_view_are_those_of_its_shape(game: ludoteca.Game) -> None:
    path = ROOT / "docs" / f"{game.name}.md"
    document = path.read_text(encoding="utf-8")
    assert document == view.renewed(document, view.tables(game)), f"ludoteca view {game.name} --write {path.name}"


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_examples_in_docstrings_run(source: Path) -> None:
    name = ".".join(source.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    found = doctest.testmod(import_module(name))
    assert found.attempted > 0
    assert found.failed == 0


def test_every_make_target_that_documents_name_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    text = "\n".join(document.read_text(encoding="utf-8") for document in DOCUMENTS)
    assert set(re.findall(r"`make ([a-z-]+)", text)) - targets == set()


def test_every_verb_that_documents_name_exists() -> None:
    text = "\n".join(document.read_text(encoding="utf-8") for document in DOCUMENTS)
    assert set(re.findall(r"(?:`|    )ludoteca ([a-z]+(?:-[a-z]+)*)", text)) - set(VERBS) == set()


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    reasons = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    names = [re.split(r"[\[><=; ]", one)[0] for one in wanted]
    assert [name for name in names if name not in reasons] == []
