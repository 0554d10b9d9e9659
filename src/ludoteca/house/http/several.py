"""Several processes of one house on one machine: they share a socket, and whichever dies is replaced."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path

from ludoteca.house.config import Settings
from ludoteca.house.http.serve import GOODBYE_SECONDS, serve
from ludoteca.house.live.homes import POSSIBLE
from ludoteca.house.logs import configure, tell
from ludoteca.house.peers import processors

PAUSE = 1.0
"""Seconds before a process that died is replaced: one that cannot live must not be started all the time."""
FAREWELL = 3 * GOODBYE_SECONDS
"""Seconds after which a process that was asked to stop is killed."""


def silent() -> None:
    """One process has told, and the others need not."""


def tell_once(opened: Callable[[], None], told: Connection) -> None:
    """Tell that the house is open, and those who would tell it otherwise that it is told."""
    opened()
    told.send_bytes(b"told")


def serve_one(
    settings: Settings, listening: socket.socket, opened: Callable[[], None], doors: Path | None, *, spare: bool
) -> None:
    """Serve the house in one of its processes, which stops when nobody is left who would stop it."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, name="parent", daemon=True).start()
    serve(settings, listening, opened, doors, spare=spare)


def serve_several(settings: Settings, listening: socket.socket, opened: Callable[[], None]) -> None:
    """Serve the house in its processes until a signal says stop; the first one, or what replaces it, tells once that it
    is open.
    """
    configure(settings.log)
    doors = Path(tempfile.mkdtemp(prefix="ludoteca-")) if POSSIBLE else None
    context = multiprocessing.get_context("spawn")
    stopping = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stopping.set())

    heard, told = context.Pipe(duplex=False)

    def start(number: int) -> SpawnProcess:
        spare = doors is not None and number >= processors()
        tell_open = silent if number or heard.poll() else partial(tell_once, opened, told)
        process = context.Process(
            target=serve_one,
            args=(settings, listening, tell_open, doors),
            kwargs={"spare": spare},
            name="ludoteca-house",
        )
        process.start()
        return process

    processes = [start(number) for number in range(settings.processes)]
    while not stopping.is_set():
        wait([process.sentinel for process in processes], timeout=PAUSE)
        for at, process in enumerate(processes):
            if not process.is_alive() and not stopping.wait(PAUSE):
                tell("process-died", code=process.exitcode)
                processes[at] = start(at)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(FAREWELL)
        process.kill()
    if doors is not None:
        shutil.rmtree(doors, ignore_errors=True)
