"""A process of its own for work that is asked for piece by piece, and that can be stopped at once."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, ParamSpec, TypeVar

from ludoteca.house.jobs.mind import prepare

Given = ParamSpec("Given")
T = TypeVar("T")


class Failed(Exception):
    """A piece of work that failed, with what went wrong there."""


class Apart:
    """Does one piece of work at a time until it is ended; the process begins with the first. No process: a thread."""

    def __init__(self, nice: int, *, process: bool) -> None:
        self._nice = nice
        self._wanted = process
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._ended = False
        self._beginning = threading.Lock()

    async def run(self, work: Callable[Given, T], *args: Given.args, **named: Given.kwargs) -> T:
        """Have something done by a function of a module; raises Failed when it fails."""
        if not self._wanted:
            return await asyncio.to_thread(work, *args, **named)
        done, found = await asyncio.to_thread(self._ask, (work, args, named))
        if not done:
            raise Failed(found)
        result: T = found
        return result

    def _ask(self, asked: Any) -> tuple[bool, Any]:
        try:
            line = self._line or self._begin()
            line.send(asked)
            answer: tuple[bool, Any] = line.recv()
        except (EOFError, OSError):
            return False, "its process has died"
        return answer

    def _begin(self) -> Connection:
        with self._beginning:
            if self._ended:  # whoever asked has gone meanwhile
                raise EOFError
            self._line, theirs = multiprocessing.Pipe()
            self._process = multiprocessing.get_context("spawn").Process(
                target=serve, args=(theirs, self._nice), daemon=True
            )
            self._process.start()
            theirs.close()  # theirs alone: when they die there is nothing more to hear
            return self._line

    def end(self) -> None:
        """End the process, whatever it does."""
        with self._beginning:
            self._ended = True
            if self._process is not None:
                self._process.kill()
                self._process.join()


def serve(line: Connection, nice: int) -> None:
    """Do what is asked, behind everything else that the machine has to do, until nobody asks any more."""
    prepare(nice)
    with suppress(EOFError, OSError):
        while True:
            work, args, named = line.recv()
            try:
                answer = True, work(*args, **named)
            except Exception:
                answer = False, traceback.format_exc()
            line.send(answer)
