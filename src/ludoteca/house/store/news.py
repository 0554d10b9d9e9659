"""What other processes wrote into the store, told at once: PostgreSQL's LISTEN, or SQLite's own count of changes.

A notice of PostgreSQL brings the entries themselves, so that whoever shows their tables need not ask for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from ludoteca.house.store.rows import EntryRow

CHANNEL = "ludoteca"
MOST_BYTES = 7_999
"""So long may a notice of PostgreSQL be."""
PATIENCE = 1.0
"""Seconds until a listener sees that the house closes, or tries again to reach the store."""
TURN = 0.015
"""Seconds from one hearing to the next while nothing that others tell concerns anybody here: to wake for it takes a
process longer than to read it.
"""


class Notice(Struct, frozen=True, array_like=True):
    """What one transaction wrote."""

    entries: list[EntryRow] = []
    """Entries that change nothing of their tables but the journal."""
    changed: list[str] = []
    """The ids of tables and people of which anything else was changed."""


_read = msgspec.json.Decoder(Notice).decode

Heard = Callable[[Notice | None], None]
"""Told what others have written; None: it is not known what."""
Concerns = Callable[[str], bool]
"""Tells whether anybody here has to know at once what others have written of a table or a person."""


class News:
    """Passes on in the loop what other processes changed. `announce` belongs to a transaction of the writer."""

    def __init__(
        self, engine: sa.Engine, loop: asyncio.AbstractEventLoop, heard: Heard, concerns: Concerns = lambda _: True
    ) -> None:
        self._engine = engine
        self._loop = loop
        self._heard = heard
        self._concerns = concerns
        self._token = secrets.token_hex(4)
        self._closed = threading.Event()
        self._version: tuple[Any, int] | None = None
        self.listens = engine.dialect.name == "postgresql"
        """The store tells by itself; where it does not, `look` must be called now and then."""
        if self.listens:
            self._thread = threading.Thread(target=self._listen, name="ludoteca-news", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Hear no more."""
        self._closed.set()
        if self.listens:
            self._thread.join()

    def announce(self, connection: sa.Connection, entries: list[EntryRow], changed: list[str]) -> None:
        """Tell the other processes when, and if, this transaction is committed."""
        if self.listens and (entries or changed):
            for notice in self.notices(entries, changed):
                connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, notice))

    def notices(self, entries: list[EntryRow], changed: list[str]) -> list[str]:
        """Write all of it in notices that are not too long; of an entry that is too long alone its table is told.

        Each begins with a line of who tells it and of what, so that those whom it does not concern need not read it.
        """
        subjects = {*(entry.table_id for entry in entries), *changed}
        first = " ".join((self._token, *sorted(subjects))).encode()
        notice = first + b"\n" + msgspec.json.encode(Notice(entries, changed))
        if len(notice) <= MOST_BYTES:
            return [notice.decode()]
        if len(entries) == 1:
            return self.notices([], [entries[0].table_id, *changed])
        half, rest = len(entries) // 2, len(changed) // 2
        return self.notices(entries[:half], changed[:rest]) + self.notices(entries[half:], changed[rest:])

    def look(self, connection: sa.Connection) -> None:
        """Ask SQLite whether others have committed since the last time; the connection is always the writer's own."""
        if self.listens:
            return
        driver: Any = connection.connection.driver_connection  # asked past SQLAlchemy, which would begin a transaction
        version = driver, driver.execute("PRAGMA data_version").fetchone()[0]
        if self._version not in (None, version):
            self._tell(None)
        self._version = version

    def _listen(self) -> None:
        """Keep a connection on which the store tells, until the house closes; blocks, as connecting does."""
        while not self._closed.is_set():
            with contextlib.suppress(Exception):  # whatever became of the store: the look-out finds what was missed
                self._attend()
            self._closed.wait(PATIENCE)

    def _attend(self) -> None:
        """Let the loop take what is told, which saves each notice a way through a thread, until the store is gone."""
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            self._tell(None)
            driver: Any = connection.connection.driver_connection
            ear = Ear(driver.pgconn, self._loop, self._take)
            self._in_loop(ear.open)
            while not (ear.over.wait(PATIENCE) or self._closed.is_set() or self._loop.is_closed()):
                pass
            self._in_loop(ear.close)

    def _take(self, told: bytes) -> bool:
        """Pass on what others tell if it concerns anybody here; tells whether it does not."""
        first, _, notice = told.partition(b"\n")
        by, *subjects = first.decode().split()
        if by == self._token:
            return False
        concerns = True in [self._concerns(one) for one in subjects]
        if concerns:
            self._heard(_read(notice))
        return not concerns

    def _tell(self, notice: Notice | None) -> None:
        self._in_loop(self._heard, notice)

    def _in_loop(self, what: Callable[..., Any], *about: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody wants to know any more
            self._loop.call_soon_threadsafe(what, *about)


class Ear:
    """Hears what the store tells on one connection: at once, or by turns if others tell what concerns nobody here."""

    def __init__(self, connection: Any, loop: asyncio.AbstractEventLoop, take: Callable[[bytes], bool]) -> None:
        self._connection = connection
        self._loop = loop
        self._take = take
        # A number of our own: that of the connection may be somebody else's as soon as the store is gone.
        self._number = os.dup(connection.socket)
        self._turn: asyncio.TimerHandle | None = None
        self.over = threading.Event()
        """The store is gone, or what it told could not be taken."""

    def open(self) -> None:
        """Begin with what has come already."""
        self._loop.add_reader(self._number, self._hear)
        self._hear()

    def close(self) -> None:
        """Hear no more."""
        self.over.set()
        if self._turn is not None:
            self._turn.cancel()
        self._loop.remove_reader(self._number)
        os.close(self._number)

    def _hear(self) -> None:
        """Take what is there. The loop itself calls this: to wake a task costs as much as what it hears."""
        if self.over.is_set():
            return
        try:
            self._connection.consume_input()
            strange = [self._take(told.extra) for told in iter(self._connection.notifies, None)]
        except Exception:  # whatever became of the store: the listener begins anew
            self.over.set()
            return
        if strange and all(strange):
            if self._turn is None:
                self._loop.remove_reader(self._number)
            self._turn = self._loop.call_later(TURN, self._hear)
        elif self._turn is not None:
            self._turn = None
            self._loop.add_reader(self._number, self._hear)
