"""Processors that wheels are compiled for: whichever of the kind, and beside that the newer ones.

Python loads the form without a mark; `ludoteca._newer` chooses the marked one where the processor can run it.
"""

from __future__ import annotations

import platform
import sys

MARK = ".x86-64-v3"
NEEDS = frozenset(("abm", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe"))
"""What Linux says of a processor of the third level; `abm` counts leading zeros."""
PLAIN: dict[str, tuple[str, ...]] = {"": ()}
LINUX_X86_64: dict[str, tuple[str, ...]] = {
    "": ("-march=x86-64",),
    MARK: ("-march=x86-64-v3", "-ffp-contract=off"),  # one rounding for two operations would give other results
}


def forms() -> dict[str, tuple[str, ...]]:
    """The forms to compile on a machine of this kind: their marks, and the compiler's flags."""
    return LINUX_X86_64 if sys.platform == "linux" and platform.machine() == "x86_64" else PLAIN
