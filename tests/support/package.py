"""The example game, built from its sources as a package of its own, by the guide's two lines."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "docs/examples/bazaar"


def build(place: Path) -> Path:
    """Build the package into a wheel and unpack it; returns the folder to put on Python's path."""
    shutil.copytree(EXAMPLE, place / "bazaar")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-build-isolation"]
    done = subprocess.run(
        [*pip, "--no-deps", "--target", str(place / "site"), str(place / "bazaar")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return place / "site"
