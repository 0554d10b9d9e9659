"""Worker processes in which bots think, and the order in which tables are served."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor

from ludoteca.house.jobs import mind
from ludoteca.house.jobs.turns import Turns
from ludoteca.house.logs import tell


class Lane:
    """Workers for some of the bots; no workers: a thread."""

    def __init__(self, workers: int, nice: int) -> None:
        self.turns = Turns(max(workers, 1))
        self._workers = workers
        self._nice = nice
        self._pool: Executor | None = None
        self._starting = asyncio.Lock()

    async def warm(self) -> None:
        """Have workers ready; to start processes takes a while, and the house goes on meanwhile."""
        async with self._starting:
            if self._pool is None:
                self._pool = await asyncio.to_thread(self._start)

    async def choose(self, name: str, view: dict[str, object], offer: dict[str, object]) -> str:
        """Let a bot think; should the workers have died, once more in new ones."""
        try:
            return await self._ask(name, view, offer)
        except BrokenExecutor:
            tell("bot-workers-died", logging.ERROR)
            self._pool = None
            return await self._ask(name, view, offer)

    async def _ask(self, name: str, view: dict[str, object], offer: dict[str, object]) -> str:
        await self.warm()
        return await asyncio.get_running_loop().run_in_executor(self._pool, mind.choose, name, view, offer)

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _start(self) -> Executor:
        pool = self._make()
        pool.submit(mind.hello)
        return pool

    def _make(self) -> Executor:
        if self._workers == 0:
            return ThreadPoolExecutor(1, "ludoteca-bot")
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=mind.prepare, initargs=(self._nice,))
