"""A peer beside the house: boardgame.io's own server from npm, which nothing of the product needs.

It plays a toy game of a hundred squares, so that what is compared is the server; it sends a move to everybody before it
stores it, where it stores it at all.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.3", "socket.io-client@4.8.1")
SCRIPT = Path(__file__).parents[3] / "bench" / "peer.cjs"
KINDS = {"in memory": False, "with its FlatFile store": True}
Cpu = Callable[[int], float]


def peers(
    port: Callable[[], int], wait: Callable[[int], None], cpu: Cpu, tables: int, seconds: float
) -> Iterator[tuple[str, list[float], float]]:
    """Measure each kind; yields its name, how long moves waited, and the server's CPU seconds."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None or not SCRIPT.is_file():
        print("no peer: it needs node with npm, and bench/peer.cjs of the repository", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory(prefix="ludoteca-peer-") as folder:
        shutil.copy(SCRIPT, folder)
        quiet = ("--no-audit", "--no-fund", "--silent", "--prefix", folder)
        subprocess.run([npm, "install", *quiet, *PACKAGES], cwd=folder, check=True)
        for kind, stored in KINDS.items():
            yield kind, *_measure(node, Path(folder), port(), wait, cpu, tables, seconds, stored)


def _measure(
    node: str, folder: Path, port: int, wait: Callable[[int], None], cpu: Cpu, tables: int, seconds: float, stored: bool
) -> tuple[list[float], float]:
    command = [node, "peer.cjs", "serve", str(port), *([str(folder / "store")] if stored else [])]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, cwd=folder, stdout=quiet, stderr=quiet) as server:
        try:
            wait(port)
            command = [node, "peer.cjs", "play", str(port), str(tables), str(seconds)]
            with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE) as players:
                assert players.stdout is not None
                players.stdout.readline()
                before = cpu(server.pid)
                waits = msgspec.json.decode(players.stdout.readline(), type=list[float])
                return waits, cpu(server.pid) - before
        finally:
            server.kill()
