"""A plugin of pytest that writes down what computing time each test took, and which lines it carried out."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

LEARNED = "MUTANTS_LEARNED"
"""The variable of the environment that says where to."""
SERVED = {"house", "own_house"}
"""The fixtures that start a house."""

_seconds: dict[str, float] = {}
_watch = coverage.Coverage(data_file=None, config_file=False, include=["src/ludoteca/*"])


def pytest_configure() -> None:
    """Watch from the beginning: what modules do when they are imported belongs to no test."""
    _watch.start()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what starts a house as a process of its own: it has patience for so long only, and takes its time."""
    items[:] = [item for item in items if SERVED.isdisjoint(getattr(item, "fixturenames", ()))]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Run one test."""
    _watch.switch_context(item.nodeid)
    begun = time.process_time()
    try:
        return (yield)
    finally:
        _seconds[item.nodeid] = time.process_time() - begun
        _watch.switch_context("")


def pytest_sessionfinish() -> None:
    """Write it down: seconds by test, and tests by line by file."""
    _watch.stop()
    data = _watch.get_data()
    lines = {os.path.relpath(path): data.contexts_by_lineno(path) for path in data.measured_files()}
    Path(os.environ[LEARNED]).write_text(json.dumps({"seconds": _seconds, "lines": lines}), encoding="utf-8")
