"""Follows orders and habits as soon as a table has gone on; who is told of their turn later finds what was missed."""

from __future__ import annotations

import asyncio
from contextvars import Context

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.logs import log, tell
from ludoteca.house.table import Table
from ludoteca.house.verbs.plan import follow, followed


class Orders:
    """Looks at every table that was shown whether a move is to be played for somebody."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def look(self, table: Table) -> None:
        """Follow the orders at a table, beside whoever has shown it."""
        name = table.row.id
        if name not in self._tasks and not table.stale and followed(self._house, table):
            task = asyncio.create_task(self._follow(table), context=Context())  # no request that asked for it once
            self._tasks[name] = task
            task.add_done_callback(lambda _: self._tasks.pop(name, None))

    async def _follow(self, table: Table) -> None:
        try:
            await follow(self._house, table)
        except Refused as refused:  # another process was faster, or the store is away: looked at again
            tell("orders-refused", table=table.row.id, code=refused.code)
        except Exception:
            log.exception("orders-failed", extra={"about": {"table": table.row.id}})

    def close(self) -> None:
        """Follow nothing more."""
        for task in self._tasks.values():
            task.cancel()
