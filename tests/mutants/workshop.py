"""Throw-away copies of the checkout, in which mutants are tried."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile

from .rooms import Room
from .sites import Mutant

HANGING = 4.0
"""A run that takes so many times as long as without a change hangs, and has noticed."""
GRACE = 30.0
PLUGINS = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""Loading plugins for browsers and the like would take longer than most runs."""
PYTEST = (sys.executable, "-m", "pytest", "-x", "-q", "-p", "pytest_timeout", "-p", "no:cacheprovider", "--tb=line")


class Workshop:
    """One copy; `notices` changes one place, runs the tests of a room, and changes it back."""

    def __init__(self, folder: Path, room: Room) -> None:
        self.folder = folder
        self._room = room
        self._environment = {**os.environ, **PLUGINS, "LUDOTECA_PURE": "1", "PYTHONPATH": str(folder / "src")}
        self._limits: list[float] = []

    @classmethod
    def furnished(cls, root: Path, folder: Path, room: Room) -> Workshop:
        """Copy a checkout and run the tests without any change: they must pass, and tell how long they take."""
        files = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
        for name in subprocess.run(files, cwd=root, capture_output=True, check=True, text=True).stdout.splitlines():
            if (root / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, folder / name)
        shop = cls(folder, room)
        for run in room.runs:
            begun = time.monotonic()
            if failed := shop._failed(run, 3600):
                raise SystemExit(f"fails without any change: {failed}")
            shop._limits.append(HANGING * (time.monotonic() - begun) + GRACE)
        shop._environment["PYTHONDONTWRITEBYTECODE"] = "1"  # a change within the same second would be missed
        return shop

    def another(self, number: int) -> Workshop:
        """Make one more like this; tests of both run at the same time, so they take other ports."""
        folder = self.folder.with_name(str(number))
        shutil.copytree(self.folder, folder)
        shop = Workshop(folder, self._room)
        shop._limits = self._limits
        changed = {"PYTHONPATH": str(folder / "src"), "PYTEST_XDIST_WORKER": f"gw{number}"}
        shop._environment = {**self._environment, **changed}
        return shop

    def notices(self, mutant: Mutant) -> str:
        """Tell which test noticed a mutant; an empty text: none."""
        path = self.folder / mutant.path
        source = path.read_text(encoding="utf-8")
        path.write_text(mutant.apply(source), encoding="utf-8")
        try:
            runs = zip(self._room.runs, self._limits, strict=True)
            return next((failed for run, limit in runs if (failed := self._failed(run, limit))), "")
        finally:
            path.write_text(source, encoding="utf-8")

    def _failed(self, run: tuple[str, ...], limit: float) -> str:
        """Run tests up to the first that fails and name it.

        They run in a session of their own, so that what they leave running can be ended with them, and write to a
        file, which nobody has to wait for.
        """
        with TemporaryFile("w+") as told:
            process = subprocess.Popen(
                [*PYTEST, *run],
                cwd=self.folder,
                env=self._environment,
                stdout=told,
                stderr=told,
                start_new_session=True,
            )
            try:
                if process.wait(limit) == 0:
                    return ""
            except subprocess.TimeoutExpired:
                return "it hangs"
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            told.seek(0)
            found = re.findall(r"^(?:FAILED|ERROR) (\S+)", text := told.read(), re.MULTILINE)
            return found[0] if found else text[-2000:]
