"""Hatchling's way in for packages that bring a game: `[tool.hatch.build.hooks.ludoteca]` compiles its rules.

With `ludoteca` among the build's requirements that is all that a package has to say; its sources lie in `src/`.
Where the kernel itself runs interpreted the game stays plain Python as well.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.plugin import hookimpl

from .compile import OURS, SUFFIX, into_wheel

SLOW = "the game runs as plain Python, some 50 times slower"


class CompilingHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles a game beside the compiled kernel."""

    PLUGIN_NAME = "ludoteca"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in place for an editable installation, else into the wheel."""
        if not (OURS / "ludoteca" / "kernel" / f"position{SUFFIX}").exists():
            self.app.display_warning(f"Ludoteca is not compiled here: {SLOW}")
            return
        into_wheel(self, Path(self.root) / "src", version, build_data, SLOW)


@hookimpl
def hatch_register_build_hook() -> type[CompilingHook]:
    """Tell hatchling about the hook."""
    return CompilingHook
