"""The look-out: what other processes wrote, bots to wake after a restart, stuck sockets, idle tables."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Collection, Iterable

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.jobs.job import Job
from ludoteca.house.jobs.retention import expire
from ludoteca.house.logs import log, tell
from ludoteca.house.peers import BEAT, LEASE, crashed
from ludoteca.house.store.news import Notice
from ludoteca.house.store.rows import EntryRow, Marks
from ludoteca.house.table import GATHERING, Table
from ludoteca.house.verbs.close import close_old
from ludoteca.house.verbs.gather import gather

CLOSING_SECONDS = 60.0
EXPIRY_SECONDS = 600.0
CHUNK = 200
GOING_ON = ("open", "playing")
WAKE_SECONDS = 0.02
SOON = 0.1
"""Seconds in which all that others change is looked after together."""
GOODBYE = 1.0
MEASURING = 0.5
WAKE_SHARE = 3
"""So many times as long as a table took to wake the next one waits: whoever is here already comes first."""


class Watch(Job):
    """Looks round every second, and at once where other processes tell what they changed."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._closing = 0.0
        self._changed: set[str] = set()
        self._missed = False
        self._strange: set[str] = set()
        """What others changed that is not in memory here."""
        self._called = asyncio.Event()
        self._bell = asyncio.Event()
        self._marks: dict[str, Marks] = {}
        """How far tables with bots had come that were looked after, while others serve this house, too."""
        house.hearers.append(self._hear)
        super().__init__(
            self._rounds(),
            self._listen(),
            self._look_after(),
            self._live(),
            self._report(),
            self._expire(),
            self._measure(),
        )

    async def close(self) -> None:
        """Stop looking, and say goodbye."""
        await super().close()
        with contextlib.suppress(Exception):  # a store that is gone needs no goodbye
            await asyncio.wait_for(self._house.store.leave(self._house.peers.name, self._house.now()), GOODBYE)

    async def _live(self) -> None:
        """Give signs of life; look after tables whose bots think here, from the start on and when others come or go."""
        house, alive = self._house, frozenset[str]()
        while True:
            try:
                metrics = "" if house.peers.alone else house.metrics.text()
                async with asyncio.timeout(LEASE / 1000):
                    house.peers.alive = await house.store.beat(house.peers.name, house.now(), LEASE, crashed, metrics)
                house.peers.stored = True
                if house.peers.alive != alive:
                    alive = house.peers.alive
                    house.store.writer.writers = len(house.peers.hosts)
                    house.store.writer.alone = house.peers.alone
                    house.unreported |= {table for table in house.tables.values() if table.watchers}
                    await self._wake(await house.store.tables_with_bots())
            except Exception:
                house.peers.stored = False
                log.exception("watch-failed")
            await asyncio.sleep(BEAT)

    async def _measure(self) -> None:
        """How late does the event loop call?"""
        while True:
            began = time.monotonic()
            await asyncio.sleep(MEASURING)
            self._house.metrics.lag.observe(max(0.0, time.monotonic() - began - MEASURING))

    async def _report(self) -> None:
        """Tell other processes who came and went."""
        house = self._house
        while True:
            await asyncio.sleep(GATHERING)
            tables, house.unreported = house.unreported, set()
            if house.peers.alone or not tables:
                continue
            there = {table.row.id: (table.here.here, table.here.watching) for table in tables}
            report = house.store.report(house.peers.name, there)
            report.add_done_callback(asyncio.Future.exception)  # the next to come or go is told again

    async def _expire(self) -> None:
        """Delete now and then what need not be kept."""
        while True:
            await asyncio.sleep(EXPIRY_SECONDS)
            try:
                await expire(self._house)
            except Exception:
                log.exception("watch-failed")

    async def _wake(self, table_ids: Iterable[str]) -> None:
        """Go on with the tables among these where a bot may have to move here."""
        house = self._house
        for table_id in table_ids:
            if not house.peers.mine(table_id):
                continue
            began = time.monotonic()
            try:
                table = await house.find(table_id)
                if table is not None and table.row.status == "playing" and not table.watchers:  # who looks has woken it
                    async with house.hold(table):
                        house.publish(table)
            except Exception:
                log.exception("wake-failed", extra={"about": {"table": table_id}})
            await asyncio.sleep(max(WAKE_SECONDS, WAKE_SHARE * (time.monotonic() - began)))

    async def _went_on(self) -> list[str]:
        """List tables with bots that are not in memory here and have gone on elsewhere since they were looked after."""
        house = self._house
        mine = [one for one in await house.store.tables_with_bots() if house.peers.mine(one)]
        asleep = [one for one in mine if one not in house.tables]
        before = {one: self._marks[one] for one in mine if one in self._marks}
        marks = dict[str, Marks]()
        for start in range(0, len(asleep), CHUNK):
            marks |= await house.store.marks(asleep[start : start + CHUNK])
        self._marks = before | marks
        return [one for one, mark in marks.items() if before.get(one) != mark]

    def _hear(self, notice: Notice | None) -> None:
        """Go on with what others played; what takes more than that is looked at next."""
        if notice is None:
            self._missed = True
            for table_id in self._house.tables:
                self._house.concerns(table_id)
        else:
            self._changed.update(filter(self._house.concerns, notice.changed))
            self._changed.update(entry.table_id for entry in notice.entries if not self._goes_on(entry))
        if self._missed or self._changed:
            self._bell.set()

    def _goes_on(self, entry: EntryRow) -> bool:
        """Tell whether nothing is left to do for an entry of another process."""
        table = self._house.tables.get(entry.table_id)
        return not self._house.concerns(entry.table_id) or (
            table is not None and self._house.upkeep.follow(table, entry)
        )

    async def _listen(self) -> None:
        """What is told while something is looked at is looked at next, all of it at once."""
        while True:
            await self._bell.wait()
            self._bell.clear()
            tables = self._house.tables
            changed = {one for one in tables if not tables[one].outdated} if self._missed else self._changed
            self._missed, self._changed = False, set()
            if strange := {one for one in changed if one not in tables and self._house.peers.mine(one)}:
                self._strange |= strange
                self._called.set()
            try:
                await self._catch_up(changed)
            except Exception:
                log.exception("watch-failed")

    async def _look_after(self) -> None:
        """Tables that others changed and that are not in memory here may have bots that are to think here."""
        while True:
            await self._called.wait()
            await asyncio.sleep(SOON)
            self._called.clear()
            strange, self._strange = self._strange, set()
            try:
                await self._wake(await self._house.store.tables_with_bots(strange))
            except Exception:
                log.exception("watch-failed")

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.poll)
            try:
                self._close_stuck()
                await self._house.rest()
                await self._house.people.reread_sanctions()
                await self._house.learn_outages()
                await self._house.people.reread_blocks()
                await self._house.reread_orders()
                await self._house.reread_habits()
                await self._house.people.recheck_sessions()
                await self._close_old()
                await gather(self._house)
                await self._catch_up()
                if not self._house.peers.alone:
                    await self._wake(await self._went_on())
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

    async def _catch_up(self, changed: Collection[str] | None = None) -> None:
        """Compare what is in memory with the store: what has changed, or all that may have."""
        house = self._house
        if changed is None:
            watched = [table_id for table_id, table in house.tables.items() if self._followed(table)]
        else:
            watched = [one for one in changed if one in house.tables]
        for start in range(0, len(watched), CHUNK):
            some = watched[start : start + CHUNK]
            for table_id, found in (await house.outside(some)).items():
                table = house.tables.get(table_id)
                if table is None:
                    continue
                house.learn(table, found.there)
                if self._behind(table, found.marks):
                    try:
                        await self._read(table, found.marks)
                    except Refused as refused:  # this table's trouble alone
                        house.refused(refused, table=table_id)

    def _followed(self, table: Table) -> bool:
        """Tell whether a table is compared with the store each round; of others a notice comes, or nobody asks."""
        lost = table.stale and table.match is not None
        others = table.row.status in GOING_ON and not table.outdated and not self._house.peers.alone
        return bool(table.watchers) or lost or others

    def _behind(self, table: Table, marks: Marks) -> bool:
        if table.unreadable:  # opened again when somebody asks for it
            return False
        if table.stale and table.match is not None:  # a commit has failed, and nobody else may come to ask for it
            return True
        return table.behind(marks) or marks.chat > table.talked

    async def _read(self, table: Table, marks: Marks) -> None:
        house = self._house
        async with table.lock:
            if not self._behind(table, marks):
                return
            dropped, revision = table.stale, table.row.revision
            if not await house.upkeep.refresh(table) and dropped:
                house.publish(table)
            changed = table.row.revision != revision
        if changed or marks.chat > table.talked:
            await house.listen(table, anew=changed)
