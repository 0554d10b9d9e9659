"""The rooms of the house, and the tests that should notice a fault in each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCES = Path("src/ludoteca")
GAMES = ("origin", "origo", "orleans", "species")

SERVED = (
    *(f"tests/house/test_{name}.py" for name in ("game", "bad_input", "failure", "several")),
    "tests/house/attacks",
)
"""Tests that start the house as a process of its own: they take their time, and have patience for so long only."""

CORRECTED = "tests/house/test_snapshots.py"
"""Tests of what the kernel does with journals of older rules."""

TIMED = "tests/house/test_presence.py::test_a_crowd_holds_up_no_player"
"""A test that compares times, which a busy machine may spoil."""

BESIDE = ("heuristic", "prospects", "picture", "rulebook", "texts", "oracle", "playouts", "random_play")
"""Tests of a game that are not about its rules, or play so many games that there is no waiting for them."""


class Room(NamedTuple):
    """Files by pattern, and what pytest is told to run."""

    patterns: tuple[str, ...]
    tests: tuple[str, ...]

    def sources(self, root: Path) -> Iterator[Path]:
        """List the files that are changed."""
        for pattern in self.patterns:
            for path in (root / SOURCES).glob(pattern):
                if path.name != "__init__.py" or "games" in path.parts:
                    yield path.relative_to(root)


def _game(name: str) -> Room:
    chapters = ("rules/*.py", "scoring.py", "view.py", "observation.py", "position.py")
    beside = (f"--ignore=tests/games/{name}/test_{part}.py" for part in BESIDE)
    tests = ("tests/contract/test_goldens.py", "tests/contract/test_observation.py", f"tests/games/{name}", *beside)
    return Room(tuple(f"games/{name}/{chapter}" for chapter in chapters), (*tests, "-k", name))


ROOMS = {
    "kernel": Room(
        ("kernel/*.py",),
        ("tests/kernel", "tests/contract", CORRECTED, "-k", "kernel or toy or (house and test_snapshots)"),
    ),
    "house": Room(("house/**/*.py",), ("tests/house", *(f"--ignore={name}" for name in SERVED), f"--deselect={TIMED}")),
    "bots": Room(("bots/*.py",), ("tests/bots", "--ignore=tests/bots/test_bots.py")),
    "ledger": Room(("ledger/*.py",), ("tests/ledger", "tests/contract/test_ledger.py")),
    **{name: _game(name) for name in GAMES},
}
