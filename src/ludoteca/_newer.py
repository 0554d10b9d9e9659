"""Runs the forms compiled for newer processors, where a wheel brought them and the processor is one.

Imported before anything that is compiled, so that all compiled modules are of one form.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec
from pathlib import Path
from types import ModuleType

from ludoteca.building.processors import MARK, NEEDS

CPUINFO = Path("/proc/cpuinfo")


class NewerForms:
    """Finds compiled modules with the mark of newer processors, in packages."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find one module; None leaves it to the other finders."""
        found = (_finder(folder).find_spec(name) for folder in path or ())
        return next((spec for spec in found if spec and spec.loader), None)  # a folder of that name has no loader


@cache
def _finder(folder: str) -> FileFinder:
    return FileFinder(folder, (ExtensionFileLoader, [MARK + suffix for suffix in EXTENSION_SUFFIXES]))


def runs_newer(cpuinfo: Path = CPUINFO) -> bool:
    """Say whether this processor, as Linux tells of it, runs the newer forms."""
    with suppress(OSError), cpuinfo.open(encoding="ascii", errors="replace") as told:
        flags = next((line for line in told if line.startswith("flags")), "")
        return set(flags.split()) >= NEEDS
    return False


def mark() -> str:
    """The mark of the compiled form that runs here, if any."""
    return MARK if MARK in str(sys.modules["ludoteca.kernel.position"].__file__) else ""


if any(Path(__file__).parent.glob(f"kernel/position{MARK}.*")) and runs_newer():
    sys.meta_path.insert(0, NewerForms())
