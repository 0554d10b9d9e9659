"""What other processes wrote into the store, told at once: PostgreSQL's LISTEN, or SQLite's own count of changes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import sqlalchemy as sa

CHANNEL = "ludoteca"
MOST_IDS = 200
"""So many ids go into one notice: PostgreSQL takes 8,000 bytes."""
PATIENCE = 1.0
"""Seconds until a listener sees that the house closes, or tries again to reach the store."""

Heard = Callable[[frozenset[str] | None], None]
"""Told the ids of tables and people that others have changed; None: it is not known which."""


class News:
    """Passes on in the loop what other processes changed. `announce` belongs to a transaction of the writer."""

    def __init__(self, engine: sa.Engine, loop: asyncio.AbstractEventLoop, heard: Heard) -> None:
        self._engine = engine
        self._loop = loop
        self._heard = heard
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

    def announce(self, connection: sa.Connection, ids: Iterable[str]) -> None:
        """Tell the other processes when, and if, this transaction is committed."""
        if self.listens:
            told = sorted({one for one in ids if one})
            for start in range(0, len(told), MOST_IDS):
                payload = " ".join((self._token, *told[start : start + MOST_IDS]))
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

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
        while not self._closed.is_set():
            try:
                for payload in self._notices():
                    token, *ids = payload.split()
                    if token != self._token:
                        self._tell(frozenset(ids))
            except Exception:  # whatever became of the store: what was missed is found by the look-out
                self._closed.wait(PATIENCE)

    def _notices(self) -> Iterator[str]:
        """Yield what is told until the house closes."""
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            self._tell(None)
            driver: Any = connection.connection.driver_connection
            while not self._closed.is_set():
                for notice in driver.notifies(timeout=PATIENCE):
                    yield notice.payload

    def _tell(self, ids: frozenset[str] | None) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody wants to know any more
            self._loop.call_soon_threadsafe(self._heard, ids)
