"""No circle of imports: whoever reads a file can read what it stands on first, and never comes back to it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
ROOMS = ("bots", "building", "cli", "games", "house", "kernel", "lab", "ledger", "rulebook")


def name_of(file: Path) -> str:
    """The module that a file holds."""
    return ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


MODULES = {name_of(file): file for file in sorted(SOURCE.rglob("*.py"))}


def imported(module: str) -> Iterator[str]:
    """The modules of ours that a file names, wherever it does: for types alone and inside functions as well."""
    file = MODULES[module]
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                name = f"{origin}.{alias.name}"
                yield from (one for one in (name if name in MODULES else origin,) if one in MODULES)


def circle(modules: Iterator[str]) -> list[str]:
    """One circle among these modules, if there is any."""
    chosen = set(modules)
    graph = {module: {other for other in imported(module) if other in chosen and other != module} for module in chosen}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return []


@pytest.mark.parametrize("room", ROOMS)
def test_no_circle_in_a_room(room: str) -> None:
    found = circle(module for module in MODULES if module.startswith(f"ludoteca.{room}"))
    assert not found, " imports ".join(found)
