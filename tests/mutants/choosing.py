"""A plugin of pytest that runs chosen tests only, in their order, and bounds the computing time of each."""

from __future__ import annotations

import json
import os
import resource
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

CHOSEN = "MUTANTS_CHOSEN"
"""The variable of the environment that names the file: tests in their order, each with its seconds."""
MEMORY = 4 << 30
"""What goes on for ever must not take the whole memory of the machine."""

BUSY = 12.0
"""Where nothing is computed either, so many times as long by the clock is long enough, however busy the machine is."""

_chosen: dict[str, float] = {}
_output = os.dup(1)
"""Where pytest tells what failed: the tests' own output is caught."""


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
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Run one test, with what it opens and closes. One that waits for ever ends the process: nothing else may."""
    done = threading.Event()
    threading.Thread(target=_wait, args=(item.nodeid, done), daemon=True).start()
    try:
        return (yield)
    finally:
        done.set()


def _wait(name: str, done: threading.Event) -> None:
    """Wait second by second: time in which the machine stood still is the test's no more than ours."""
    for _ in range(int(BUSY * _chosen[name])):
        if done.wait(1):
            return
    os.write(_output, f"\nFAILED {name} waits for ever\n".encode())
    os._exit(1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Run one test. The clock would also count what others do on this machine."""
    signal.setitimer(signal.ITIMER_PROF, _chosen[item.nodeid])
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
