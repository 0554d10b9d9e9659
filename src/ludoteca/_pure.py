"""Runs the interpreted sources where compiled ones lie beside them, when LUDOTECA_PURE=1.

Imported before anything else of the package, so that tests can play the same game both ways; games of other packages
as well.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType


class SourcesOnly:
    """Finds modules that the build of Ludoteca compiles by their `.py` files alone."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find one module; None leaves it to the other finders."""
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        spec = next((spec for finder in finders if (spec := finder.find_spec(name))), None)
        return spec if spec and (name.startswith("ludoteca.") or _compiled_game(spec.origin)) else None


def _compiled_game(origin: str | None) -> bool:
    """Tell whether a compiled form lies beside a source that imports the kernel; a mere folder has no source."""
    if origin is None:
        return False
    source = Path(origin)
    beside = any(source.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
    return beside and "ludoteca.kernel" in source.read_text(encoding="utf-8")


def compiled() -> bool:
    """Say whether the rules that run here are the compiled ones."""
    return not str(import_module("ludoteca.kernel.position").__file__).endswith(".py")


if os.environ.get("LUDOTECA_PURE") == "1":
    sys.meta_path.insert(0, SourcesOnly())
