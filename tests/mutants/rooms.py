"""The rooms of the house, and the cheapest tests that should notice a fault in each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCES = Path("src/ludoteca")
GAMES = ("origin", "origo", "orleans", "species")

PARTS = tuple(
    f"tests/kernel/test_{name}.py" for name in ("position", "match", "shapes", "pictures", "registry", "picks")
)
"""Tests of the kernel that take no time."""
SERVED = tuple(f"tests/house/test_{name}.py" for name in ("game", "bad_input", "failure"))
"""Tests that start the house as a process of its own: they take their time, and have patience for so long only."""


class Room(NamedTuple):
    """Files by pattern, and runs of pytest, the cheapest first; the next only when those before noticed nothing."""

    patterns: tuple[str, ...]
    runs: tuple[tuple[str, ...], ...]

    def sources(self, root: Path) -> Iterator[Path]:
        """List the files that are changed."""
        for pattern in self.patterns:
            for path in (root / SOURCES).glob(pattern):
                if path.name != "__init__.py" or "games" in path.parts:
                    yield path.relative_to(root)


def _game(name: str) -> Room:
    chapters = ("rules/*.py", "scoring.py", "view.py", "position.py")
    runs = (("tests/contract/test_goldens.py", "-k", name), (f"tests/games/{name}",), ("tests/contract", "-k", name))
    return Room(tuple(f"games/{name}/{chapter}" for chapter in chapters), runs)


ROOMS = {
    "kernel": Room(("kernel/*.py",), ((*PARTS, "tests/kernel"), ("tests/contract", "-k", "toy"))),
    "house": Room(
        ("house/**/*.py",),
        (("tests/house", *(f"--ignore={name}" for name in SERVED)),),
    ),
    "bots": Room(("bots/*.py",), (("tests/bots",),)),
    **{name: _game(name) for name in GAMES},
}
