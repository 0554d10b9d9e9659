"""Bots at the tables: they think in worker processes, from a view and an offer, and play through the same verb."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.jobs import mind
from ludoteca.house.logs import log, tell
from ludoteca.house.table import Table
from ludoteca.house.verbs.play import play_bot
from ludoteca.kernel.errors import IllegalMove

RETRY_SECONDS = 2.0


class Bots:
    """Looks which seats wait for a bot and lets it move, after a natural delay."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._pool: Executor | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def look(self, table: Table) -> None:
        """Let each bot think that is asked something and does not think yet; start the workers when one sits down."""
        row, match = table.row, table.match
        if self._pool is None and row.status == "open" and any(seat.bot is not None for seat in row.seats):
            self._workers().submit(mind.hello)
        if self._closed or match is None or table.stale or match.over or row.status != "playing":
            return
        for seat in match.to_act:
            if row.seats[seat].mind is not None and seat not in table.thinking:
                table.thinking.add(seat)
                task = asyncio.create_task(self._think(table, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Stop thinking, and do not begin again."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _think(self, table: Table, seat: int) -> None:
        house = self._house
        try:
            delay = house.settings.bot_delay
            # The delay is the same with and without a choice: speed must not betray a hand (Origo R14).
            await asyncio.sleep(delay * random.uniform(0.8, 1.2))
            async with house.hold(table):
                match, name = table.match, table.row.seats[seat].mind
                if match is None or match.over or name is None or seat not in match.to_act:
                    return
                view, offer = match.view(seat), match.offer(seat, reasons=False).as_json()
            move = await self._choose(name, view, offer)
            await play_bot(house, table, seat, move, offer=offer["id"])
        except (Refused, IllegalMove) as refused:
            # A person came back, or another process played for this bot: nothing to mend.
            tell("bot-refused", table=table.row.id, seat=seat, code=refused.code)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot-failed", extra={"about": {"table": table.row.id, "seat": seat}})
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            table.thinking.discard(seat)
            if not table.lock.locked():
                self.look(table)

    async def _choose(self, name: str, view: dict[str, object], offer: dict[str, object]) -> str:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._workers(), mind.choose, name, view, offer)
        except BrokenExecutor:
            tell("bot-workers-died", logging.ERROR)
            self._pool = None
            return await loop.run_in_executor(self._workers(), mind.choose, name, view, offer)

    def _workers(self) -> Executor:
        if self._pool is None:
            workers = self._house.settings.bot_workers
            if workers > 0:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(workers, mp_context=context, initializer=mind.prepare)
            else:
                self._pool = ThreadPoolExecutor(1, "ludoteca-bot")
        return self._pool
