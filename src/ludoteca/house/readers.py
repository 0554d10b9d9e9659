"""Work that takes long, off the event loop: in two threads, and one piece at a time for each who asks.

Who asks for much waits for themselves alone: their next piece begins when the last is done, behind what others asked.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import ParamSpec, TypeVar

THREADS = 2
TURN_SECONDS = 0.0005
"""So long a thread may keep the interpreter while the event loop waits for it."""
Given = ParamSpec("Given")
T = TypeVar("T")


class Readers:
    """The threads, and whose turn it is."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "ludoteca-reader")
        sys.setswitchinterval(TURN_SECONDS)
        self._turns: dict[str, asyncio.Lock] = {}
        self._asking: Counter[str] = Counter()
        self._open = 0
        """Pieces of work that wait for a thread or have one."""

    @property
    def waiting(self) -> int:
        """How many pieces of work have not begun."""
        served = sum(lock.locked() for lock in self._turns.values())
        return self._asking.total() - served + max(0, self._open - THREADS)

    async def run(self, work: Callable[Given, T], *args: Given.args, **named: Given.kwargs) -> T:
        """Carry out a piece of work in a thread."""
        self._open += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: work(*args, **named))
        finally:
            self._open -= 1

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait until nothing else is done for the same person or address."""
        self._asking[who] += 1
        try:
            async with self._turns.setdefault(who, asyncio.Lock()):
                yield
        finally:
            self._asking[who] -= 1
            if not self._asking[who]:
                del self._asking[who], self._turns[who]

    def close(self) -> None:
        """Let what is under way end, and begin nothing new."""
        self._pool.shutdown(wait=False, cancel_futures=True)
