"""The look-out: what other processes wrote, bots to wake after a restart, stuck sockets, idle tables."""

from __future__ import annotations

import asyncio
import contextlib
import time

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.logs import log, tell
from ludoteca.house.store.rows import Marks
from ludoteca.house.table import Table
from ludoteca.house.verbs.close import close_old

CLOSING_SECONDS = 60.0
CHUNK = 200
WAKE_SECONDS = 0.02
WAKE_SHARE = 3
"""So many times as long as a table took to wake the next one waits: whoever is here already comes first."""


class Watch:
    """One task that looks round every second."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._closing = 0.0
        self._tasks = [asyncio.create_task(self._rounds()), asyncio.create_task(self._wake())]

    async def close(self) -> None:
        """Stop looking."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _wake(self) -> None:
        """After a start: go on with the tables where a bot may have to move."""
        house = self._house
        for table_id in await house.store.tables_with_bots():
            began = time.monotonic()
            try:
                table = await house.find(table_id)
                if table is not None and not table.watchers:  # who looks has woken it
                    async with house.hold(table):
                        house.publish(table)
            except Exception:
                log.exception("wake-failed", extra={"about": {"table": table_id}})
            await asyncio.sleep(max(WAKE_SECONDS, WAKE_SHARE * (time.monotonic() - began)))

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.poll)
            try:
                self._close_stuck()
                await self._house.rest()
                await self._close_old()
                await self._catch_up()
            except Exception:
                log.exception("watch-failed")

    def _close_stuck(self) -> None:
        for connection, sender in list(self._house.senders.items()):
            if connection.stuck:
                tell("stuck", table=connection.table.row.id, who=connection.player)
                sender.cancel()
                self._house.left(connection.table, connection)

    async def _close_old(self) -> None:
        if time.monotonic() > self._closing:
            self._closing = time.monotonic() + CLOSING_SECONDS
            await close_old(self._house)

    async def _catch_up(self) -> None:
        """Compare what is in memory with the store; a table without watchers only when a bot waits there."""
        house = self._house
        watched = [t.row.id for t in house.tables.values() if t.watchers or t.row.status == "playing"]
        for start in range(0, len(watched), CHUNK):
            for table_id, marks in (await house.store.marks(watched[start : start + CHUNK])).items():
                table = house.tables.get(table_id)
                if table is not None and self._behind(table, marks):
                    try:
                        await self._read(table, marks)
                    except Refused as refused:  # this table's trouble alone
                        house.refused(refused, table=table_id)

    def _behind(self, table: Table, marks: Marks) -> bool:
        if table.unreadable:  # opened again when somebody asks for it
            return False
        return marks.seq > table.seq or marks.revision != table.row.revision or marks.chat > table.talked

    async def _read(self, table: Table, marks: Marks) -> None:
        house = self._house
        async with table.lock:
            if not self._behind(table, marks):
                return
            if await house.refresh(table):
                house.publish(table)
        if marks.chat > table.talked:
            for line in await house.store.chat(table.row.id, table.talked):
                table.hear(line)
