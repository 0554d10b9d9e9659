"""The house itself: the hot tables, the store behind them, and who is told what of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from msgspec import structs

from ludoteca.house.asked import begun, changed
from ludoteca.house.clock import Clock
from ludoteca.house.clocked import clocked
from ludoteca.house.commits import Commits
from ludoteca.house.config import Settings
from ludoteca.house.description import Standing, elsewhere
from ludoteca.house.errors import Refused, not_found
from ludoteca.house.guestbook import Guestbook
from ludoteca.house.keys import Keys, load_key, may_be_id
from ludoteca.house.limits import Limits
from ludoteca.house.live.connection import Connection
from ludoteca.house.logs import log, tell
from ludoteca.house.metrics import Metrics
from ludoteca.house.openid import Provider
from ludoteca.house.opening import last_kept
from ludoteca.house.peers import LEASE, Peers, crashed
from ludoteca.house.post import Post
from ludoteca.house.readers import Readers
from ludoteca.house.refusals import refusal_of
from ludoteca.house.store import habits, plans, rounds, tempo
from ludoteca.house.store.news import Heard, Notice
from ludoteca.house.store.reading import Outside, There
from ludoteca.house.store.rows import TableRow
from ludoteca.house.store.store import Also, Store
from ludoteca.house.store.together import Together
from ludoteca.house.table import Table
from ludoteca.house.tempo.clocks import Clocks, Happening
from ludoteca.house.tempo.rest import Stretch
from ludoteca.house.upkeep import TRIES, Upkeep

Step = tuple[str, int, dict[str, Any]]
"""Something that happens to the clocks of a table: what, to which seat (-1: none), and more."""
Told = Callable[[TableRow], Sequence[Step]]
"""Tells what happens with a change of a table's row, by what the row becomes."""
Edit = Callable[[TableRow], TableRow]
ASLEEP_AFTER = 60.0
"""Seconds without a request after which a table sleeps that nobody looks at."""
PUT_TO_BED = 50
"""So many tables at most are put to sleep in one round."""
CALLERS = 4
"""So many webhooks are called at a time."""


class House:
    """One process of a house. Others may serve the same tables: nothing here is true that is not in the store."""

    def __init__(self, settings: Settings, clock: Clock | None = None, *, spare: bool = False) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        settings.data.mkdir(parents=True, exist_ok=True)
        self.keys = Keys(load_key(settings.data, settings.secret))
        self.limits = Limits(enabled=settings.limits, rates=settings.rates, bounds=settings.bounds)
        self.readers = Readers()
        self.peers = Peers(spare=spare)
        self.metrics = Metrics(self.peers.label)
        self.tables: dict[str, Table] = {}
        self.senders: dict[Connection, asyncio.Task[None]] = {}
        self.standings: dict[str, Standing] = {}
        """How far the tables were that the lobby looked at."""
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self.outages: tuple[Stretch, ...] = ()
        """When no process of the house was alive."""
        self.habits: habits.Habits = {}
        self.ordered: set[str] = set()
        """The tables at which somebody has given orders, and perhaps some more."""
        self.unreported: set[Table] = set()
        """Where somebody came or went of whom other processes have not been told."""
        self.listeners: list[Callable[[Table], None]] = []
        """Told of every table that was shown or looked at: the bots see there whether they are asked."""
        self.hearers: list[Heard] = []
        """Told what other processes changed."""
        self.store = Store(settings.url, self.heard, self.concerns)
        self._compared = Together(self.outside)
        self.people = Guestbook(self.store, self.clock, self.senders)
        self.post = Post(settings)
        self.provider = Provider(settings)
        self.callers = asyncio.Semaphore(CALLERS)
        """For programs that call webhooks."""
        self.asked_for_reviews = asyncio.Event()
        """Somebody has asked for a review here."""
        self._errands: set[asyncio.Task[None]] = set()
        self.upkeep = Upkeep(self)
        self.commits = Commits(self, self.upkeep)

    def now(self) -> int:
        """Tell what time it is."""
        return self.clock.now()

    async def close(self) -> None:
        """Keep what the tables have come to, commit what is pending, and let go of everything."""
        for table in self.tables.values():
            if not table.lock.locked():
                self.upkeep.keep_snapshot(table)
        self.post.close()
        for errand in self._errands:
            errand.cancel()
        self.readers.close()
        await asyncio.to_thread(self.store.close)

    def errand(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something for which nobody waits."""
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._done)

    def _done(self, errand: asyncio.Task[None]) -> None:
        self._errands.discard(errand)
        if not errand.cancelled() and (error := errand.exception()) is not None:
            log.error("errand-failed", exc_info=error)

    def heard(self, notice: Notice | None) -> None:
        """Other processes wrote this; None: it is not known what."""
        if notice is None:
            self.people.forget_all()
        else:
            self.people.forget(*notice.changed)
        for hearer in self.hearers:
            hearer(notice)

    def concerns(self, one: str) -> bool:
        """Tell whether somebody here has to know at once of what others change in a table, or of a person.

        A table that concerns nobody is read again when somebody asks for it.
        """
        if one in self.people or self.peers.mine(one):
            return True
        table = self.tables.get(one)
        if table is None:
            return False
        if table.watchers or table.thinking:
            return True
        table.outdated = True
        return False

    # What people have settled for themselves -----------------------------------

    async def reread_orders(self) -> None:
        """Learn at which tables somebody has given orders."""
        self.ordered = await self.store.read(plans.ordered)

    async def reread_habits(self) -> None:
        """Learn which decisions people want answered by themselves."""
        self.habits = await self.store.read(habits.of_all)

    # Tables -------------------------------------------------------------------

    def keep(self, row: TableRow) -> Table:
        """Hold a table in memory."""
        table = self.tables.get(row.id)
        if len(self.standings) > 10_000:
            self.standings.clear()
        if table is None:
            table = self.tables[row.id] = Table(row, self.link, self.clock)
            table.stale = row.begun or row.unreadable
            table.used = time.monotonic()
        return table

    def link(self, row: TableRow) -> str:
        """The path to share; the secret of a private table stands in its fragment, which no server logs."""
        return f"/t/{row.id}#{self.keys.link_secret(row.id, row.renewed)}" if row.private else f"/t/{row.id}"

    async def find(self, table_id: str) -> Table | None:
        """A table by its id, from memory or from the store."""
        table = self.tables.get(table_id)
        if table is not None:
            table.used = time.monotonic()
            if not table.outdated:
                return table
        if not may_be_id(table_id):
            return None
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Table | None:
        visit = await self.store.visit(table_id, self.peers.among)
        if visit is None:
            self.tables.pop(table_id, None)
            return None
        known = table_id in self.tables
        table = self.keep(visit.row)
        self.learn(table, visit.there)
        if known:
            with contextlib.suppress(Refused):  # told to whoever wants more than to know that
                async with self.hold(table):
                    pass
            await self.listen(table, anew=True)
        else:
            table.hear_again(visit.lines)
        return table

    async def outside(self, table_ids: Sequence[str]) -> dict[str, Outside]:
        """What other processes may have made of these tables, those that are there."""
        return await self.store.outside(table_ids, self.peers.among)

    async def compare(self, table: Table) -> None:
        """Make sure that a table is as it is stored now, and known who is there by whatever process."""
        if self.peers.alone:
            return
        try:
            found = await self._compared.of(table.row.id)
        except KeyError:
            raise not_found() from None
        self.learn(table, found.there)
        asleep = table.match is None and table.row.revision == found.marks.revision  # it is read when it wakes
        if table.behind(found.marks) and not asleep:
            async with self.hold(table):
                await self.upkeep.refresh(table)

    async def listen(self, table: Table, *, anew: bool = False) -> None:
        """Hear what was said at a table since the last time, in order, whoever's process it came through.

        Anew: what was said before may have been taken away.
        """
        lines = await self.store.chat(table.row.id, 0 if anew else table.talked)
        if anew:
            table.hear_again(lines)
        else:
            for line in lines:
                table.hear(line)

    async def enter(self, table_id: str, player: str | None, secret: str | None, who: str) -> Table:
        """A table to which the caller may come."""
        table = await self._admit(table_id, player, secret, who)
        if turned_away := table.refusal(player):
            raise turned_away
        row = table.row
        shares = row.round if row.status == "finished" and row.seat_of(player) is None else None
        if shares is not None and await self.store.read(rounds.going_on, shares):
            raise Refused("same-deal", field="table", status=403)
        return table

    async def _admit(self, table_id: str, player: str | None, secret: str | None, who: str) -> Table:
        """A table that the caller may see; a wrong secret gets the same answer as a wrong id."""
        table = await self.find(table_id)
        if table is not None:
            row = table.row
            if not row.private or (player is not None and (row.host == player or row.seat_of(player) is not None)):
                return table
        self.limits.check("guess", who)
        # The comparison runs for unknown tables too, so that its time tells nothing.
        opened = self.keys.opens(table_id, 0 if table is None else table.row.renewed, secret or "")
        if table is not None and opened:
            return table
        self.limits.take("guess", who)
        raise not_found()

    def hold(self, table: Table) -> Hold:
        """Lock a table, with its match in memory."""
        return Hold(self, table)

    def seize(self, table: Table) -> bool:
        """Lock a table if there is nothing to wait for; tells whether it is locked, with its match in memory."""
        if table.outdated or table.stale or table.match is None or not table.lock.take():
            return False
        table.used = time.monotonic()
        return True

    async def wake(self) -> None:
        """Open the house: learn who may not come, and for how long nobody was here."""
        await self.people.reread_sanctions()
        await self.store.writer.run(partial(tempo.wake, at=self.now(), lease=LEASE, crashed=crashed))
        await self.learn_outages()

    async def learn_outages(self) -> None:
        """Learn when the house was away: nobody pays for that time."""
        known, self.outages = self.outages, await self.store.read(tempo.all_outages)
        if known == self.outages:
            return
        for table in [one for one in self.tables.values() if one.clocks is not None]:
            async with table.lock:
                table.stale = True
                await self.upkeep.ready(table)
                self.publish(table)

    async def rest(self) -> None:
        """Let tables sleep that nobody looks at or plays: they are in the store, and whoever asks for one wakes it."""
        idle = [table for table in self.tables.values() if self._idle(table)]
        for table in idle[:PUT_TO_BED]:
            await self.sleep(table)

    def _idle(self, table: Table) -> bool:
        """Nobody has asked for this table for a while."""
        if table.watchers or table.thinking or table.lock.locked():
            return False
        return table.used < time.monotonic() - ASLEEP_AFTER

    async def sleep(self, table: Table) -> None:
        """Keep what a table has come to, and give its memory back unless somebody asks for it meanwhile."""
        used = table.used
        async with table.lock:
            match = table.match
            if match is not None and not table.stale:
                if last_kept(match) != match.seq:
                    self.upkeep.add_snapshot(table, await asyncio.to_thread(match.snapshot))
                if not table.outdated:
                    self.standings[table.row.id] = table.standing()
            if table.used == used and not table.watchers and not table.thinking:
                self.tables.pop(table.row.id, None)

    # Changes ------------------------------------------------------------------

    async def lay(self, row: TableRow, told: Told | None = None) -> Table:
        """Store a new table, and what happens to its clocks if it begins at once."""
        await self.store.add_table(row, also=self.beginning(row, told))
        return self.keep(row)

    def beginning(self, row: TableRow, told: Told | None = None) -> Also | None:
        """What is written with a new table if it begins at once: whom to tell, and what happens to its clocks."""
        also = begun(row, self.now()) if row.begun else None
        if row.tempo is not None and told is not None:
            clocks = Clocks(row.tempo, len(row.seats), self.outages)
            at = self.now()
            steps = [Happening(number, 0, at, *one) for number, one in enumerate(told(row))]
            for step in steps:
                clocks.happen(step)
            also = clocked(row.id, clocks, steps, also)
        return also

    async def change(self, table: Table, edit: Edit, told: Told | None = None) -> None:
        """Change a table's row and show it; `edit` refuses what must not be, and may be asked again.

        So may `told`, where the table has clocks: what happens to them is written in the same transaction.
        """
        async with self.hold(table):
            await self.replace(table, edit, told)

    async def replace(self, table: Table, edit: Edit, told: Told | None = None, more: Also | None = None) -> None:
        """The same for a caller that holds the lock."""
        for tried in range(TRIES):
            old = table.row
            try:
                new = edit(old)
            except Refused:
                # What it is refused for may be over: another process may have changed the row a moment ago.
                if tried or not await self.upkeep.refresh(table):
                    raise
                continue
            steps = [] if told is None or new.tempo is None else self._numbered(table, told(new))
            if new is old and not steps:
                return
            new = structs.replace(new, revision=old.revision + 1)
            clocks = table.clocks
            if steps and new.tempo is not None:
                clocks = Clocks(new.tempo, len(new.seats), self.outages) if clocks is None else clocks.copy()
                for step in steps:
                    clocks.happen(step)
            called = changed(old, new, self.now(), more)
            also = clocked(new.id, clocks, steps, called) if steps and clocks is not None else called
            if await self.store.change_table(old, new, also):
                table.row, table.clocks = new, clocks
                table.stale = table.stale or (table.match is None and new.begun)
                await self.upkeep.ready(table)
                self.publish(table)
                return
            await self.upkeep.refresh(table)
        raise Refused("busy", field="table", status=503)

    def _numbered(self, table: Table, steps: Sequence[Step]) -> list[Happening]:
        """Number what happens to the clocks of a table."""
        known = 0 if table.clocks is None else table.clocks.number
        at = self.now()
        return [Happening(number, table.seq, at, *one) for number, one in enumerate(steps, known)]

    # Showing ------------------------------------------------------------------

    def publish(self, table: Table) -> None:
        """Show the table to everybody here, then tell the listeners; the caller holds the lock."""
        table.draw()
        self.tell(table)

    def arrived(self, table: Table, connection: Connection, sender: asyncio.Task[None]) -> None:
        """A connection is open."""
        self.senders[connection] = sender
        self.unreported.add(table)
        self.tell(table)

    def tell(self, table: Table) -> None:
        """Tell the listeners that a table was shown or looked at."""
        for listener in self.listeners:
            listener(table)

    def learn(self, table: Table, there: Sequence[There]) -> None:
        """This is who is there by other processes."""
        if table.learn(elsewhere(there)):
            self.tell(table)

    def left(self, table: Table, connection: Connection) -> None:
        """A connection is gone: the others are told, the table stays."""
        self.senders.pop(connection, None)
        table.farewell(connection)
        self.unreported.add(table)
        table.used = time.monotonic()

    def failed(self, error: Exception, **about: object) -> Refused:
        """The refusal that an error amounts to, counted and logged; what nobody foresaw with its trace."""
        refused = refusal_of(error)
        if refused.code in ("internal", "no-store"):
            log.error(refused.code, exc_info=error, extra={"about": about})
        self.refused(refused, **about)
        return refused

    def refused(self, refused: Refused, **about: object) -> None:
        """Count and log a refusal; its arguments may hold what only one person knows."""
        self.metrics.refusals.labels(refused.code).inc()
        tell(
            "refused",
            logging.WARNING if refused.status >= 500 else logging.INFO,
            code=refused.code,
            field=refused.field,
            rule=refused.rule,
            **about,
        )


class Hold:
    """A table's lock, with its match in memory while it is held: `async with house.hold(table)`."""

    __slots__ = ("_house", "_table")

    def __init__(self, house: House, table: Table) -> None:
        self._house = house
        self._table = table

    async def __aenter__(self) -> None:
        table = self._table
        await table.lock.acquire()
        table.used = time.monotonic()
        try:
            await self._house.upkeep.ready(table)
        except BaseException:
            table.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()
