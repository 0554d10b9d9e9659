# cython: annotation_typing=False
"""How a move gets on the disk: journalled first, shown to anybody only then."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from contextvars import copy_context
from typing import Any, Protocol

from msgspec import Struct, structs

from ludoteca.house.asked import wound
from ludoteca.house.clocked import clocked
from ludoteca.house.errors import Refused
from ludoteca.house.logs import log
from ludoteca.house.matches import Entry, asking_of, entry_row
from ludoteca.house.metrics import Metrics
from ludoteca.house.opening import due
from ludoteca.house.store.journaling import Finish
from ludoteca.house.store.rows import EntryRow
from ludoteca.house.store.store import Also, Store
from ludoteca.house.store.tournaments import look_after
from ludoteca.house.table import Table, draw
from ludoteca.house.tempo.clocks import Clocks
from ludoteca.house.upkeep import Upkeep

Report = Callable[[int | Exception], None]
"""Told the number of an entry that is on disk, or why there is none."""


class Made(Struct, frozen=True):
    """An entry that a match has made, on its way to the disk, and what becomes of its table then."""

    entry: EntryRow
    began: float
    clocks: Clocks | None
    finish: Finish | None


class Keeper(Protocol):
    """Who keeps the tables in memory."""

    store: Store
    metrics: Metrics

    def now(self) -> int:
        """Tell what time it is."""

    def errand(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something for which nobody waits."""

    def publish(self, table: Table) -> None:
        """Show the table to everybody here, then tell the listeners; the caller holds the lock."""

    def tell(self, table: Table) -> None:
        """Tell the listeners that a table was shown or looked at."""


class Commits:
    """What all verbs that change a game go through."""

    def __init__(self, keeper: Keeper, upkeep: Upkeep) -> None:
        self._keeper = keeper
        self._upkeep = upkeep
        self._stored: list[tuple[Table, Made, Report]] = []
        """Entries that are on disk, and not shown yet."""

    async def add(self, table: Table, entry: Entry, key: str | None) -> int:
        """Journal an entry that the match has just made; acknowledged, and shown to anybody, only when it is on disk.

        The caller holds the lock. When the commit fails or another process was faster, the match in memory is
        dropped and folded anew from what is stored.
        """
        made = self._made(table, entry, key)
        result: bool | Exception
        try:
            result = await self._keeper.store.append(*_written(table, made))
        except Exception as error:
            result = error
        except BaseException:
            table.stale = True
            raise
        return await self._go_on(table, made, result)

    def add_soon(self, table: Table, entry: Entry, key: str | None, report: Report) -> None:
        """The same for a caller who does not wait for it, but is told what came of it; then the lock is let go of.

        All tables that one commit moves on are shown together.
        """
        made = self._made(table, entry, key)
        asking = copy_context()

        def stored(result: bool | Exception) -> None:
            if result is not True:
                asking.run(self._keeper.errand, self._go_on_late(table, made, result, report))
                return
            try:
                self._note(table, made)
            except Exception as error:
                table.stale = True
                report(error)
                table.lock.release()
                return
            if not self._stored:
                asyncio.get_running_loop().call_soon(self._show_stored)
            self._stored.append((table, made, report))

        try:
            self._keeper.store.append_then(*_written(table, made), stored)
        except Exception as error:
            stored(error)

    def _show_stored(self) -> None:
        """Show the tables whose entries are on disk, and tell whose moves these are: both travel together."""
        stored, self._stored = self._stored, []
        try:
            draw([table for table, _, _ in stored])
        except Exception:  # whatever is the matter with one of them, the others are shown
            log.exception("not-drawn")
            for table, _, _ in stored:
                with contextlib.suppress(Exception):
                    table.draw()
        for table, made, report in stored:
            try:
                self._shown(table)
                report(made.entry.seq)
            except Exception as error:
                report(error)
            finally:
                table.lock.release()

    async def _go_on_late(self, table: Table, made: Made, result: bool | Exception, report: Report) -> None:
        """Go on when an entry could not be stored as it was, where nobody waits for it."""
        try:
            report(await self._go_on(table, made, result))
        except Exception as error:
            report(error)
        finally:
            table.lock.release()

    def _made(self, table: Table, entry: Entry, key: str | None) -> Made:
        """What is to be stored with an entry, and what becomes of the table then."""
        match = table.match
        assert match is not None
        row = entry_row(table.row, entry, match, self._keeper.now(), key)
        clocks: Clocks | None = None
        if table.clocks is not None:
            clocks = table.clocks.copy()
            clocks.move(asking_of(row))
        result = match.result
        return Made(row, time.perf_counter(), clocks, None if result is None else Finish(row.at, result.as_json()))

    async def _go_on(self, table: Table, made: Made, result: bool | Exception) -> int:
        """Go on with what came of an entry; returns its number in the journal."""
        row = made.entry
        if isinstance(result, Exception):
            table.stale = True
            log.error("commit-failed", exc_info=result, extra={"about": {"table": row.table_id, "seq": row.seq}})
            raise Refused("not-stored", field="table", status=503) from result
        if not result:
            return await self._lost(table, row.seat, row.key)
        self._note(table, made)
        table.draw()
        self._shown(table)
        return row.seq

    def _note(self, table: Table, made: Made) -> None:
        """An entry is on disk: note it, and count it."""
        row, finish = made.entry, made.finish
        table.note(row, made.clocks)
        if finish is not None:
            table.row = structs.replace(
                table.row, status="finished", finished=finish.at, result=finish.result, revision=table.row.revision + 1
            )
        by = "bot" if row.seat >= 0 and table.row.seats[row.seat].mind is not None else "person"
        self._keeper.metrics.moved(time.perf_counter() - made.began, by)

    def _shown(self, table: Table) -> None:
        """A table is drawn that has gone on: tell the listeners, and keep a snapshot now and then."""
        self._keeper.tell(table)
        if table.match is not None and due(table.match):
            self._upkeep.keep_snapshot(table)

    async def _lost(self, table: Table, seat: int, key: str | None) -> int:
        """Somebody else took this number: reload. Perhaps it was this very request, sent to another process."""
        table.stale = True
        await self._upkeep.ready(table)
        self._keeper.publish(table)
        done = None if key is None else table.keys.get((seat, key))
        if done is None:
            raise Refused("overtaken", field="offer", args={"seq": table.seq}, status=409)
        return done


def _written(table: Table, made: Made) -> tuple[EntryRow, Finish | None, Also | None]:
    """What the writer is to write."""
    row, finish = made.entry, made.finish
    also = None if finish is None else look_after(table.row.tournament, row.at)
    also = also if made.clocks is None else clocked(table.row.id, made.clocks, also=also)
    return row, finish, wound(table, row.at, also)
