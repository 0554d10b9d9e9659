"""An empty environment of its own, as people make one to install something."""

from __future__ import annotations

import os
import subprocess
import venv
from collections.abc import Sequence
from pathlib import Path


class Venv:
    """A folder with a Python that sees no packages but its own."""

    def __init__(self, place: Path) -> None:
        venv.create(place, with_pip=True)
        self.programs = place / "bin"
        self.python = self.programs / "python"

    def install(self, *packages: str | Path) -> None:
        """Install packages, and what they need, from the index."""
        self._run([self.python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages])

    def run(self, program: str, *words: str | Path, **more: str) -> str:
        """Run a program of this environment, with some variables set; gives what it printed."""
        return self._run([self.programs / program, *words], **more)

    def _run(self, command: Sequence[str | Path], **more: str) -> str:
        done = subprocess.run(command, env={**os.environ, **more}, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout
