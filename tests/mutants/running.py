"""Runs of pytest in processes that begin with what tests import, so that a run costs little more than its tests."""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

IMPORTED = (
    "coverage",
    "httpx",
    "hypothesis",
    "litestar",
    "msgspec",
    "pytest",
    "pytest_timeout",
    "sqlalchemy",
    "uvicorn",
)
"""Nothing of ours: that is what changes."""
PYTEST = ("-x", "-q", "-p", "pytest_timeout", "-p", "no:cacheprovider", "--tb=line", "--timeout=3000")
PLUGINS = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""Loading plugins for browsers and the like would take longer than most runs."""

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload([*IMPORTED])


def run(arguments: Sequence[str], folder: Path, told: Mapping[str, str], limit: float) -> str:
    """Run tests up to the first that fails and name it; an empty text: none.

    They run in a session of their own, so that what they leave running can be ended with them, and write to a
    file, which nobody has to wait for.
    """
    with NamedTemporaryFile("r") as output:
        process = _processes.Process(target=_pytest, args=([*arguments], folder, {**told}, output.name))
        process.start()
        process.join(limit)
        hangs = process.is_alive()
        with suppress(ProcessLookupError):
            os.killpg(process.pid or 0, signal.SIGKILL)
        process.join()
        if hangs:
            return "it hangs"
        if process.exitcode == 0:
            return ""
        found = re.findall(r"^(?:FAILED|ERROR) (\S+)", text := output.read(), re.MULTILINE)
        return found[0] if found else text[-2000:]


def _pytest(arguments: list[str], folder: Path, told: dict[str, str], output: str) -> None:
    os.setsid()
    with Path(output).open("w", encoding="utf-8") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    os.chdir(folder)
    os.environ.update({**PLUGINS, **told, "PYTHONPATH": str(folder / "src")})
    sys.path[:0] = [str(folder), str(folder / "src")]
    sys.dont_write_bytecode = "PYTHONDONTWRITEBYTECODE" in told
    for name in [name for name in sys.modules if name.partition(".")[0] in ("tests", "ludoteca")]:
        del sys.modules[name]
    import pytest

    sys.exit(int(pytest.main([*PYTEST, *arguments])))
