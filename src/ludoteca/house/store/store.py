"""What the house asks of its store: a few reads, and changes through the one writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from msgspec import structs

from ludoteca.house.store import notices, people, reading, tempo
from ludoteca.house.store.engine import migrate, open_engine
from ludoteca.house.store.journaling import Finish
from ludoteca.house.store.laying import lay, replace
from ludoteca.house.store.news import Concerns, Heard, News
from ludoteca.house.store.people import own
from ludoteca.house.store.putting import put
from ludoteca.house.store.reading import Outside, Since, There, Visit, Whole, some_tables
from ludoteca.house.store.rows import ChatRow, EntryRow, Marks, PlayerRow, Sanctions, SnapshotRow, TableRow
from ludoteca.house.store.schema import chat, journal, players, presence, processes, seats, sessions, snapshots, tables
from ludoteca.house.store.together import Together
from ludoteca.house.store.writer import Writer

T = TypeVar("T")
Also = Callable[[sa.Connection], None]
"""What belongs to a change and is written in its transaction."""
Asked = ParamSpec("Asked")
LISTED = 50
PAGE = 12
"""Finished tables on a page."""
CLOSED_AT_ONCE = 200
ORDERS: dict[str, tuple[sa.ColumnElement[Any], ...]] = {
    # The newest of each host, then the second of each: a flood by one pushes nobody out.
    "open": (sa.func.row_number().over(partition_by=tables.c.host, order_by=tables.c.created.desc()),),
    "playing": (),
    "finished": (tables.c.finished.desc(),),
}
"""In which order tables are listed; where that tells no difference, the newest first."""

SIZES = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database())",
}
"""How to ask a store for its size."""


class Store:
    """The journal and the rows around it. Reads run in threads, writes in the writer's batches."""

    def __init__(self, url: str, heard: Heard, concerns: Concerns = lambda _: True) -> None:
        loop = asyncio.get_running_loop()
        self._write_engine = open_engine(url, writer=True)
        migrate(self._write_engine)
        self._read_engine = open_engine(url, writer=False)
        self._news = News(self._read_engine, loop, heard, concerns)
        self.writer = Writer(self._write_engine, loop, self._news)
        self.remindable = Together(self._remindable)
        """Tells of a person and a table whether there is anything to remind of a turn there."""

    def close(self) -> None:
        """Commit what is pending and let go."""
        self.writer.close()
        self._news.close()
        self._write_engine.dispose()
        self._read_engine.dispose()

    # Reads ------------------------------------------------------------------

    async def table(self, table_id: str) -> TableRow | None:
        """The row of a table with its seats."""
        return await self.read(reading.one_table, table_id)

    async def whole(self, table_id: str) -> Whole | None:
        """A table with all that its match is folded from, in one way through a thread."""
        return await self.read(reading.whole, table_id)

    async def tables_by_status(self, status: str, limit: int = LISTED, apart: Collection[str] = ()) -> list[TableRow]:
        """The first public tables in this state, without those of some people; tournaments tell of their own."""
        where = (tables.c.status == status) & ~tables.c.private & ~people.of_some(apart) & tables.c.tournament.is_(None)
        return await self.read(some_tables, where, limit, ORDERS[status])

    async def some_of(self, ids: Sequence[str]) -> list[TableRow]:
        """The tables with these ids, in the same order."""
        found = {row.id: row for row in await self.read(some_tables, tables.c.id.in_(ids), len(ids))}
        return [found[one] for one in ids if one in found]

    async def page(
        self, status: str, player: str | None, page: int, apart: Collection[str] = ()
    ) -> tuple[list[TableRow], int]:
        """A page of the tables in this state that this person may see, without those of some people; and how many there
        are in all. The own tables are among those that are over alone: what goes on has pages of its own.
        """
        where = ~tables.c.private & ~people.of_some(apart) & tables.c.tournament.is_(None)
        if player is not None:
            where = where | own(player) if status == "finished" else where & ~own(player)
        where &= tables.c.status == status

        def work(connection: sa.Connection) -> tuple[list[TableRow], int]:
            count = connection.scalar(sa.select(sa.func.count()).select_from(tables).where(where))
            return some_tables(connection, where, PAGE, ORDERS[status], page * PAGE), count or 0

        return await self.read(work)

    async def count_open(self, host: str) -> int:
        """How many tables of this person wait for their start."""
        mine = (tables.c.status == "open") & (tables.c.host == host)
        counted = sa.select(sa.func.count()).select_from(tables).where(mine)
        return await self.read(lambda connection: connection.scalar(counted) or 0)

    async def tables_with_bots(self, among: Collection[str] | None = None) -> list[str]:
        """Running tables at which some bot may have to move and people play, or look on by some process, the newest
        first: a starting house looks after them. Of all tables, or among some.
        """
        bots = sa.select(seats.c.table_id).where(seats.c.bot.is_not(None))
        persons = sa.select(seats.c.table_id).where(seats.c.player.is_not(None) & ~seats.c.substituted)
        seen = tables.c.id.in_(persons) | tables.c.id.in_(sa.select(presence.c.table_id))
        found = sa.select(tables.c.id).where(tables.c.status == "playing", tables.c.id.in_(bots), seen)
        if among is not None:
            found = found.where(tables.c.id.in_(among))
        return await self.read(lambda connection: list(connection.scalars(found.order_by(tables.c.created.desc()))))

    async def entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        """The journal from an entry on."""
        return await self.read(reading.entries, table_id, after)

    async def snapshots(self, table_id: str) -> list[SnapshotRow]:
        """The snapshots of a table, the earliest first."""
        return await self.read(reading.kept_snapshots, table_id)

    async def chat(self, table_id: str, after: int = 0) -> list[ChatRow]:
        """The last lines of chat, oldest first."""
        return await self.read(reading.lines, table_id, after)

    async def since(self, table_id: str, after: int | None) -> Since | None:
        """A table with its journal after an entry, in one way through a thread; None: with nothing of it."""
        return await self.read(reading.since, table_id, after)

    async def visit(self, table_id: str, name: str | None) -> Visit | None:
        """A table for somebody who comes in by the process of this name; None: no other serves this house."""
        return await self.read(reading.visit, table_id, name)

    async def marks(self, table_ids: Sequence[str]) -> dict[str, Marks]:
        """How far these tables have come in the store."""
        return await self.read(reading.marks, table_ids)

    async def outside(self, table_ids: Sequence[str], name: str | None) -> dict[str, Outside]:
        """What other processes than that of this name have made of these tables; None: there are none."""
        return await self.read(reading.outside, table_ids, name)

    async def _remindable(self, asked: list[tuple[str, str]]) -> dict[tuple[str, str], bool]:
        return await self.read(notices.remindable, asked)

    async def player(self, player: str) -> PlayerRow | None:
        """A person."""
        return await self.read(people.player_row, player)

    async def watched(self, name: str) -> tuple[int, list[str]]:
        """How many bytes the store holds, and the metrics of the processes other than this."""

        def work(connection: sa.Connection) -> tuple[int, list[str]]:
            others = sa.select(processes.c.metrics).where(processes.c.name != name, processes.c.metrics != "")
            size = connection.exec_driver_sql(SIZES[connection.dialect.name]).scalar_one()
            return int(size), list(connection.scalars(others.order_by(processes.c.name)))

        return await self.read(work)

    async def sanctions(self) -> Sanctions:
        """Who may not speak or come at all, in the whole house."""
        return await self.read(people.all_sanctions)

    async def read(
        self, work: Callable[Concatenate[sa.Connection, Asked], T], /, *args: Asked.args, **named: Asked.kwargs
    ) -> T:
        """Read something in a thread; once more where the store has closed the connection since it was used."""

        def read() -> T:
            with self._read_engine.connect() as connection:
                return work(connection, *args, **named)

        def read_surely() -> T:
            try:
                return read()
            except sa.exc.DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return read()

        return await asyncio.to_thread(read_surely)

    # Writes -----------------------------------------------------------------

    def append(self, entry: EntryRow, finish: Finish | None, also: Also | None = None) -> asyncio.Future[bool]:
        """Journal an entry (see `Writer.append`)."""
        return self.writer.append(entry, finish, also)

    def append_then(
        self, entry: EntryRow, finish: Finish | None, also: Also | None, stored: Callable[[bool | Exception], None]
    ) -> None:
        """The same for a caller who is called (see `Writer.append_then`)."""
        self.writer.append_then(entry, finish, also, stored)

    def add_snapshot(self, made: Callable[[], SnapshotRow]) -> asyncio.Future[None]:
        """Keep a snapshot, in place of an older one after the same entry; `made` packs it in the writer's thread."""
        return self.writer.run_at_leisure(lambda connection: _put(connection, made()))

    def go_on(self, entry: EntryRow, made: Callable[[], SnapshotRow]) -> asyncio.Future[bool]:
        """Journal the entry by which newer rules go on, with the snapshot from which; False: another was faster."""

        def work(connection: sa.Connection) -> bool:
            try:
                with connection.begin_nested():
                    connection.execute(sa.insert(journal).values(structs.asdict(entry)))
                    _put(connection, made())
            except sa.exc.IntegrityError:
                return False
            return True

        return self.writer.run(work, entry.table_id)

    def add_player(self, player: str, nickname: str, at: int, device: str | None = "") -> asyncio.Future[None]:
        """A new guest, who is known on the device by a session of the same id; None: who is yet to come."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(players).values(id=player, nickname=nickname, created=at, seen=at))
            if device is not None:
                known = {"id": player, "player": player, "device": device, "created": at, "seen": at}
                connection.execute(sa.insert(sessions).values(known))

        return self.writer.run(work, player)

    def see(self, player: str, at: int) -> asyncio.Future[None]:
        """Somebody is here."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.update(players).where(players.c.id == player).values(seen=at))

        return self.writer.run(work)

    def rename_player(self, player: str, nickname: str) -> asyncio.Future[None]:
        """A guest with another name."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.update(players).where(players.c.id == player).values(nickname=nickname))

        return self.writer.run(work, player)

    def add_table(
        self, row: TableRow, entries: Iterable[EntryRow] = (), also: Also | None = None
    ) -> asyncio.Future[None]:
        """A new table, with the journal that it starts from (a branch)."""
        journalled = [structs.asdict(entry) for entry in entries]

        def work(connection: sa.Connection) -> None:
            lay(connection, row)
            if journalled:
                connection.execute(sa.insert(journal), journalled)
            if also is not None:
                also(connection)

        return self.writer.run(work, row.id)

    def change_table(self, old: TableRow, new: TableRow, also: Also | None = None) -> asyncio.Future[bool]:
        """Replace a table's row; False, and nothing done, when somebody else changed it since `old` was read."""

        def work(connection: sa.Connection) -> bool:
            changed = replace(connection, old, new)
            if changed and also is not None:
                also(connection)
            return changed

        return self.writer.run(work, new.id)

    def close_open(self, before: int) -> asyncio.Future[list[str]]:
        """Close the tables that were made before a time and have not begun; the answer names them."""
        old = (tables.c.status == "open") & (tables.c.created < before)

        def work(connection: sa.Connection) -> list[str]:
            found = list(connection.scalars(sa.select(tables.c.id).where(old).limit(CLOSED_AT_ONCE)))
            closed = {"status": "closed", "revision": tables.c.revision + 1}
            connection.execute(sa.update(tables).where(tables.c.id.in_(found) & old).values(closed))
            return found

        return self.writer.run(work)

    def add_chat(self, table_id: str, player: str, name: str, text: str, at: int) -> asyncio.Future[int]:
        """A line of chat; the answer is its number. Lines of one table are committed in the order of their numbers."""

        def work(connection: sa.Connection) -> int:
            connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            statement = sa.insert(chat).values(table_id=table_id, player=player, name=name, text=text, at=at)
            number: int = connection.execute(statement.returning(chat.c.id)).scalar_one()
            return number

        return self.writer.run(work, table_id)

    def beat(
        self, name: str, at: int, lease: int, crashed: Callable[[str], bool], metrics: str = ""
    ) -> asyncio.Future[frozenset[str]]:
        """Give a sign of life and one's metrics, forget processes that gave none for a while or have crashed, and tell
        who is alive.
        """

        def work(connection: sa.Connection) -> frozenset[str]:
            stale = (processes.c.name == name) | (processes.c.seen < at - lease)
            connection.execute(sa.delete(processes).where(stale))
            gone = [one for one in connection.scalars(sa.select(processes.c.name)) if crashed(one)]
            connection.execute(sa.delete(processes).where(processes.c.name.in_(gone)))
            connection.execute(sa.insert(processes).values(name=name, seen=at, metrics=metrics))
            connection.execute(sa.delete(presence).where(presence.c.process.not_in(sa.select(processes.c.name))))
            tempo.beat(connection, at)
            return frozenset(connection.scalars(sa.select(processes.c.name)))

        return self.writer.run(work)

    def leave(self, name: str, at: int) -> asyncio.Future[None]:
        """A process says goodbye, with a last sign of life."""

        def work(connection: sa.Connection) -> None:
            tempo.beat(connection, at)
            connection.execute(sa.delete(processes).where(processes.c.name == name))
            connection.execute(sa.delete(presence).where(presence.c.process == name))

        return self.writer.run(work)

    def report(self, name: str, there: Mapping[str, There]) -> asyncio.Future[None]:
        """Tell other processes who is at some tables by this one."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(presence).where(presence.c.process == name, presence.c.table_id.in_(there)))
            rows = [
                {"table_id": table_id, "process": name, "here": here, "watching": watching}
                for table_id, (here, watching) in there.items()
                if here or watching
            ]
            if rows:
                connection.execute(sa.insert(presence), rows)

        return self.writer.run(work, *there)


def _put(connection: sa.Connection, row: SnapshotRow) -> None:
    """Insert a snapshot, or replace it; another process may keep the same at the same time."""
    put(connection, snapshots, structs.asdict(row))
