"""How tables are in memory as they are stored: opened when their match is needed, then brought up to date.

Other processes write, too: what they wrote is read, or goes on from their notices, and is shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Protocol

from ludoteca.house.errors import Refused, not_found
from ludoteca.house.logs import log
from ludoteca.house.matches import GameError, asking_of, entry_of, entry_row
from ludoteca.house.opening import last_kept, open_match, past, row_of
from ludoteca.house.store import tempo
from ludoteca.house.store.rows import EntryRow, TableRow
from ludoteca.house.store.store import Store
from ludoteca.house.table import Table
from ludoteca.house.tempo.clocks import Clocks, fold
from ludoteca.house.tempo.rest import Stretch
from ludoteca.kernel.snapshots import Snapshot

TRIES = 5
"""So often is tried again what another process came before."""


class Keeper(Protocol):
    """Who keeps the tables in memory."""

    store: Store
    outages: tuple[Stretch, ...]

    def now(self) -> int:
        """Tell what time it is."""

    def publish(self, table: Table) -> None:
        """Show the table to everybody here, then tell the listeners; the caller holds the lock."""


class Upkeep:
    """What everybody goes through who needs a table as it is now."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def ready(self, table: Table) -> None:
        """Make sure that the table is as it is stored, with its match in memory; the caller holds the lock.

        What others write while it is read counts too: whoever comes in next is told by nobody else of it.
        """
        while table.outdated or table.stale or (table.match is None and table.row.begun):
            if table.outdated:
                await self._renew(table)
            else:
                await self._open(table)

    async def _open(self, table: Table) -> None:
        """Read a table whole; where it was in memory before, what is new is shown."""
        known, before = table.match is not None, (table.seq, table.row.revision)
        await self._read(table)
        if known and before != (table.seq, table.row.revision):
            self._keeper.publish(table)

    async def _read(self, table: Table) -> None:
        """Read a table whole, and show nothing."""
        for _ in range(TRIES):
            whole = await self._keeper.store.whole(table.row.id)
            if whole is None:
                raise not_found()
            row, entries, kept = whole
            table.row = row
            if row.unreadable:
                raise self._unreadable(table, None)
            if not row.begun:
                table.take(None, past([], 0))
                return
            try:
                opened = await asyncio.to_thread(open_match, row, entries, kept)
            except Exception as error:  # whatever stands in a store that somebody, or something, has spoiled
                raise self._unreadable(table, error) from error
            if opened.change is None:
                clocks = await self._clocks(row, entries)
                table.take(opened.match, await asyncio.to_thread(past, entries, table.seq), clocks)
                for snapshot in opened.fresh:
                    self.add_snapshot(table, snapshot)
                return
            # By newer rules: what changes is stored first, then read like everything else.
            await self._keeper.store.go_on(
                entry_row(row, opened.change, opened.match, self._keeper.now()),
                partial(row_of, row.id, opened.fresh[-1]),
            )
        raise Refused("busy", field="table", status=503)

    async def _clocks(self, row: TableRow, entries: Sequence[EntryRow]) -> Clocks | None:
        """What the clocks of a table have come to; None: it has none."""
        if row.tempo is None:
            return None
        happened = await self._keeper.store.read(tempo.happened, row.id)
        steps = (asking_of(entry) for entry in entries)
        return await asyncio.to_thread(fold, row.tempo, len(row.seats), happened, steps, self._keeper.outages)

    async def _renew(self, table: Table) -> None:
        """Read what others wrote while nobody here was concerned; the caller holds the lock."""
        table.outdated = False
        try:
            await self.refresh(table)
        except BaseException:
            table.outdated = True
            raise

    def keep_snapshot(self, table: Table) -> asyncio.Future[None] | None:
        """Store what the journal has come to since the last snapshot, if anything; the caller holds the lock."""
        match = table.match
        if match is None or table.stale or last_kept(match) == match.seq:
            return None
        return self.add_snapshot(table, match.snapshot())

    def add_snapshot(self, table: Table, snapshot: Snapshot) -> asyncio.Future[None]:
        """Nobody waits for it: a snapshot that is lost costs time, never a move."""
        kept = self._keeper.store.add_snapshot(partial(row_of, table.row.id, snapshot))
        kept.add_done_callback(partial(_told_if_lost, table.row.id))
        return kept

    def _unreadable(self, table: Table, error: Exception | None) -> Refused:
        """One table that cannot be opened: told to its visitors, once to the operator, and nobody else's trouble."""
        if not table.unreadable:
            log.error("unreadable-table", exc_info=error, extra={"about": {"table": table.row.id}})
        table.unreadable = True
        table.stale = True
        if isinstance(error, GameError) and error.code == "other-edition":
            return Refused(error.code, field="table", args=error.arguments, status=503)
        problem = error.code if isinstance(error, GameError) else "unreadable"
        return Refused("unreadable-table", field="table", args={"problem": problem}, status=503)

    async def refresh(self, table: Table) -> bool:
        """Read what other processes wrote, and show it; the caller holds the lock. Tells whether there was anything."""
        before = table.seq, table.row.revision
        await self.ready(table)
        since = await self._keeper.store.since(table.row.id, None if table.match is None else table.seq)
        if since is None:
            raise not_found()
        row, entries = since
        if row.unreadable:
            raise self._unreadable(table, None)
        changed = row.revision != table.row.revision
        started = row.begun and not table.row.begun
        table.row = row
        if started or (table.clocks is not None and changed):
            table.stale = True
            await self._read(table)
        elif table.match is not None:
            for entry in entries:
                changed = True
                try:
                    table.match.apply(entry_of(entry))
                except Exception:  # perhaps a process with newer rules: opened anew, the match shows what it is
                    table.stale = True
                    await self._read(table)
                    break
                table.note(entry)
        if changed:
            self._keeper.publish(table)
        return before != (table.seq, table.row.revision)

    def follow(self, table: Table, row: EntryRow) -> bool:
        """Go on with an entry of another process, if it is the next and nobody is at work here; False: it is unknown.

        There is nothing to wait for, so nobody else can come to hold the table's lock meanwhile.
        """
        if table.lock.locked() or table.stale or table.outdated or table.match is None:
            return False
        if row.seq != table.seq + 1:
            return row.seq <= table.seq
        try:
            table.match.apply(entry_of(row))
        except Exception:  # perhaps a process with newer rules: opened anew, the match shows what it is
            table.stale = True
            return False
        table.note(row)
        self._keeper.publish(table)
        return True


def _told_if_lost(table_id: str, kept: asyncio.Future[None]) -> None:
    """A snapshot could not be stored: the operator should know."""
    if not kept.cancelled() and (error := kept.exception()) is not None:
        log.error("snapshot-lost", exc_info=error, extra={"about": {"table": table_id}})
