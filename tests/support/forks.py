"""Processes of houses that are there at once: one has loaded what all of them need, and splits for each."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.support import steady

WAYS = multiprocessing.get_context("forkserver")
WAYS.set_forkserver_preload(["tests.support.loaded"])


class Fork:
    """A process like those of `subprocess`, as far as houses need it."""

    def __init__(self, arguments: Sequence[str], log: Path, environment: Mapping[str, str], *, lucky: bool) -> None:
        self._process = WAYS.Process(target=_serve, args=([*arguments], log, dict(environment), lucky))
        self._process.start()

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """With what code it has ended; None while it runs."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("a house", timeout or 0)
        return self._process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def terminate(self) -> None:
        """Ask it to stop."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)


def _serve(arguments: list[str], log: Path, environment: dict[str, str], lucky: bool) -> None:
    """What such a process does: what it would do if it were started anew."""
    from ludoteca.cli.serve import main

    os.environ.clear()
    os.environ.update(environment)
    for stream, target in ((1, Path(os.devnull)), (2, log)):
        with target.open("ab") as file:
            os.dup2(file.fileno(), stream)
    if not lucky:
        steady.settle()
    sys.exit(main(arguments))
