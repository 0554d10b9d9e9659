"""A plugin of pytest that runs chosen tests only, in their order, and bounds the computing time of each."""

from __future__ import annotations

import json
import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

CHOSEN = "MUTANTS_CHOSEN"
"""The variable of the environment that names the file: tests in their order, each with its seconds."""
MEMORY = 4 << 30
"""What goes on for ever must not take the whole memory of the machine."""

_chosen: dict[str, float] = {}


def pytest_configure() -> None:
    """Bound what the process may take."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, lambda *_: pytest.fail("it hangs"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Choose."""
    _chosen.update(json.loads(Path(os.environ[CHOSEN]).read_text(encoding="utf-8")))
    order = {name: number for number, name in enumerate(_chosen)}
    items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Run one test. The clock would also count what others do on this machine."""
    signal.setitimer(signal.ITIMER_PROF, _chosen[item.nodeid])
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
