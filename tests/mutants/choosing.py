"""A plugin of pytest that runs chosen tests only, in their order, and gives each as long as it may take."""

from __future__ import annotations

import json
import os
import resource
from pathlib import Path

import pytest

CHOSEN = "MUTANTS_CHOSEN"
"""The variable of the environment that names the file: tests in their order, each with its seconds."""
MEMORY = 4 << 30
"""What goes on for ever must not take the whole memory of the machine."""


def pytest_configure() -> None:
    """Bound what the process may take."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Choose."""
    chosen: dict[str, float] = json.loads(Path(os.environ[CHOSEN]).read_text(encoding="utf-8"))
    order = {name: number for number, name in enumerate(chosen)}
    items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])
    for item in items:
        item.add_marker(pytest.mark.timeout(chosen[item.nodeid]))
