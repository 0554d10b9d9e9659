"""Runs the interpreted sources where compiled ones lie beside them, when LUDOTECA_PURE=1.

Imported before anything else of the package, so that tests can play the same game both ways.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesOnly:
    """Finds the modules of this package by their `.py` files alone."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find one module; None leaves it to the other finders."""
        if not name.startswith("ludoteca."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        return next((spec for finder in finders if (spec := finder.find_spec(name))), None)


def compiled() -> bool:
    """Say whether the rules that run here are the compiled ones."""
    return not str(import_module("ludoteca.kernel.position").__file__).endswith(".py")


if os.environ.get("LUDOTECA_PURE") == "1":
    sys.meta_path.insert(0, SourcesOnly())
