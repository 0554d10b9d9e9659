"""Compiles the rules in place, and puts compiled rules, the built page and the docs into wheels.

`src/ludoteca/building` tells how sources become compiled modules. Run as a script (`make compile`) this compiles for
this machine what is out of date; as hatchling's build hook it never fails an installation: without a C compiler the
package is plain Python.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCES = ROOT / "src"
# Not by way of the package, whose own compiled modules may be out of date.
sys.path.insert(0, str(SOURCES / "ludoteca"))
building = importlib.import_module("building.compile")
PAGE, DOCS = SOURCES / "ludoteca/house/static", SOURCES / "ludoteca/house/docs"
SLOW = "Ludoteca runs as plain Python, some 50 times slower"


def taken_as_it_is(out: Path) -> bool:
    """Tell whether what the house shows is not to be built: an sdist carries it."""
    return bool(os.environ.get("LUDOTECA_SKIP_WEB")) or ((out / "index.html").exists() and not (ROOT / ".git").exists())


def build_docs() -> None:
    """Build the docs into the package, as `make docs` does."""
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "-q"], cwd=ROOT, check=True)


def build_page() -> None:
    """Build the browser client into the package; needs node."""
    web, out = ROOT / "web", PAGE
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("building the browser client needs node >= 20 with npm (or LUDOTECA_SKIP_WEB=1)")
    subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
    subprocess.run([npm, "run", "build", "--", "--outDir", str(out), "--emptyOutDir"], cwd=web, check=True)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's way in."""

    def dependencies(self) -> list[str]:
        """What the docs need to be built."""
        return [] if taken_as_it_is(DOCS) else ["mkdocs-material>=9.6", "mkdocstrings[python]>=1.0"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in place for an editable installation; otherwise into the wheel, for any CPU of the kind."""
        if version != "editable":
            if not taken_as_it_is(PAGE):
                build_page()
            if not taken_as_it_is(DOCS):
                build_docs()
        building.into_wheel(self, SOURCES, version, build_data, SLOW)


if __name__ == "__main__":
    try:
        building.Project(SOURCES, ROOT / "build" / "c").compile()
    except building.Faulty as faults:
        sys.exit(str(faults))
    except building.CannotCompile as reason:
        print(f"{SLOW}: {reason}", file=sys.stderr)
