"""Throw-away copies of the checkout, in which mutants are tried."""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from .choosing import BUSY, CHOSEN
from .learning import LEARNED
from .rooms import Room
from .running import run
from .sites import Mutant

HANGING = 6.0
"""A test that takes so many times as long as without a change hangs, and has noticed."""
GRACE = 5.0


@dataclass(frozen=True)
class Tests:
    """How much computing time each test takes, and which tests carry out each line of each file."""

    seconds: dict[str, float]
    lines: dict[str, dict[int, set[str]]]

    @classmethod
    def read(cls, path: Path) -> Tests:
        """Read what the plugin has learned."""
        learned = json.loads(path.read_text(encoding="utf-8"))
        lines = {
            path: {int(line): set(tests) for line, tests in carried.items()}
            for path, carried in learned["lines"].items()
        }
        return cls(learned["seconds"], lines)

    def of(self, mutant: Mutant, source: str) -> list[str]:
        """Choose the tests that carry out the function which a mutant changes, the quickest first; else all."""
        within = range(0)
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                body = range(node.body[0].lineno, (node.end_lineno or 0) + 1)
                if mutant.line in body and (not within or len(body) < len(within)):
                    within = body
        known = self.lines.get(str(mutant.path), {})
        tests = set().union(*(known.get(line, ()) for line in within)) if within else self.seconds.keys()
        return sorted((test for test in tests if test), key=lambda test: self.seconds[test])


class Workshop:
    """One copy; `notices` changes one place, runs the tests that carry it out, and changes it back."""

    def __init__(self, folder: Path, tests: Tests, number: int) -> None:
        self.folder = folder
        self._tests = tests
        self._chosen = folder / "chosen.json"
        self._told = {
            "LUDOTECA_PURE": "1",
            "PYTEST_XDIST_WORKER": f"gw{number}",  # copies take ports of their own
            "PYTHONDONTWRITEBYTECODE": "1",  # a change within the same second would be missed
            CHOSEN: str(self._chosen),
        }

    @classmethod
    def furnished(cls, root: Path, folder: Path, room: Room, learned: Path) -> Workshop:
        """Copy a checkout and run the tests without any change: they must pass, and tell what they carry out.

        Where that has been learned before, it is not learned again.
        """
        files = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
        for name in subprocess.run(files, cwd=root, capture_output=True, check=True, text=True).stdout.splitlines():
            if (root / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, folder / name)
        told = {"LUDOTECA_PURE": "1", LEARNED: str(learned)}
        known = learned.exists()  # either run compiles what was copied, once and for all
        more = ["--collect-only"] if known else ["-p", "tests.mutants.learning"]
        if failed := run([*room.tests, *more], folder, told, 3600):
            raise SystemExit(f"fails without any change: {failed}")
        return cls(folder, Tests.read(learned), 0)

    def another(self, number: int) -> Workshop:
        """Make one more like this."""
        folder = self.folder.with_name(str(number))
        shutil.copytree(self.folder, folder)
        return Workshop(folder, self._tests, number)

    def notices(self, mutant: Mutant) -> str:
        """Tell which test noticed a mutant; an empty text: none."""
        path = self.folder / mutant.path
        source = path.read_text(encoding="utf-8")
        tests = self._tests.of(mutant, source)
        limits = {test: GRACE + HANGING * self._tests.seconds[test] for test in tests}
        self._chosen.write_text(json.dumps(limits), encoding="utf-8")
        modules = dict.fromkeys(test.partition("::")[0] for test in tests)
        path.write_text(mutant.apply(source), encoding="utf-8")
        try:
            chosen = [*modules, "-p", "tests.mutants.choosing"]
            return run(chosen, self.folder, self._told, BUSY * sum(limits.values())) if tests else ""
        finally:
            path.write_text(source, encoding="utf-8")
