"""How entries get into the journal, and games to their end.

Past SQLAlchemy, whose transactions, for what is written most often, would take more of this process than all else that
a commit is.
"""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from ludoteca.house.store.news import CHANNEL
from ludoteca.house.store.rows import EntryRow
from ludoteca.house.store.schema import journal

APPEND = """
INSERT INTO journal (table_id, seq, seat, move, chance, at, "key", asked, forced)
SELECT e->>0, (e->>1)::integer, (e->>2)::smallint, e->>3, e->4, (e->>5)::bigint, e->>6,
  (e->>7)::smallint, (e->>8)::smallint
FROM json_array_elements(%s::json) AS e
"""
"""Journals entries in PostgreSQL, all of them one value: many values cost the driver far more."""
TELL = f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(%s::text[]) AS notice"
APPEND_AND_TELL = f"WITH written AS ({APPEND}) {TELL}"
ENDED = "UPDATE tables SET status = 'finished', revision = revision + 1,"
FINISH = f"""
{ENDED} finished = (e->>0)::bigint, result = e->1 FROM json_array_elements(%s::json) AS e WHERE id = e->>2
"""
APPEND_FINISH_AND_TELL = f"WITH written AS ({APPEND}), ended AS ({FINISH}) {TELL}"
FINISH_IN_SQLITE = f"{ENDED} finished = ?, result = ? WHERE id = ?"
TAKEN = "23505"
"""What PostgreSQL says where a key is there already."""
TAKEN_IN_SQLITE = sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE
"""The same in SQLite."""
Notices = Callable[[list[EntryRow], list[str]], list[str]]
"""Writes what other processes are told of entries, and of tables of which anything else was changed."""
End = tuple[int, dict[str, Any], str]
"""When a game ended, how, and at which table."""


class Finish(Struct, frozen=True):
    """What the last entry of a game writes into its table's row, in the same transaction."""

    at: int
    result: dict[str, Any]


class Written(Struct, frozen=True):
    """An entry that is to be journalled, and how the game ends by it, if it does."""

    entry: EntryRow
    finish: Finish | None = None


class Journal(ABC):
    """Journals entries; those of a batch are sorted, so that two processes lock the rows in the same order."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices

    def alone(self, connection: sa.Connection, written: Sequence[Written]) -> bool:
        """Journal entries, and tell of them, in a transaction of their own; tells whether none was there already."""
        return self._alone(connection.connection.driver_connection, sorted(written, key=_place))

    def among(self, connection: sa.Connection, written: Sequence[Written]) -> bool:
        """The same in a transaction with other changes, which still is to be told of.

        Asks for a number alone, since each row that is read back gives the interpreter away to another thread and waits
        for it.
        """
        text, values = self._insert([one.entry for one in sorted(written, key=_place)])
        text += " ON CONFLICT DO NOTHING"
        found = connection.exec_driver_sql(text, values, execution_options={"preserve_rowcount": True})
        if found.rowcount != len(written):
            return False
        if ends := _ends(written):
            connection.exec_driver_sql(*self._finish(ends))
        return True

    @abstractmethod
    def _alone(self, driver: Any, written: list[Written]) -> bool:
        """Journal sorted entries by the driver itself."""

    @abstractmethod
    def _insert(self, entries: list[EntryRow]) -> tuple[str, tuple[Any, ...]]:
        """The statement that journals entries, and its values."""

    @abstractmethod
    def _finish(self, ends: list[End]) -> tuple[str, Any]:
        """The statement that ends games, and its values."""


class InSQLite(Journal):
    """One statement is a transaction, and many rows are one call: each more would give the interpreter away to the loop
    and wait for it.
    """

    def _alone(self, driver: Any, written: list[Written]) -> bool:
        ends = _ends(written)
        text, values = self._insert([one.entry for one in written])
        try:
            if ends:
                driver.execute("BEGIN IMMEDIATE")
            driver.executemany(text, (values,))
            if ends:
                driver.executemany(*self._finish(ends))
                driver.commit()
        except sqlite3.IntegrityError as error:
            driver.rollback()
            if error.sqlite_errorcode not in TAKEN_IN_SQLITE:
                raise
            return False
        return True

    def _insert(self, entries: list[EntryRow]) -> tuple[str, tuple[Any, ...]]:
        return _insert_text(len(entries)), tuple(value for entry in entries for value in _values(entry))

    def _finish(self, ends: list[End]) -> tuple[str, Any]:
        return FINISH_IN_SQLITE, [(at, _json(result), table_id) for at, result, table_id in ends]


class InPostgreSQL(Journal):
    """One message there and back."""

    def _alone(self, driver: Any, written: list[Written]) -> bool:
        ends = _ends(written)
        notices = self._notices(
            [one.entry for one in written if one.finish is None], [table_id for _, _, table_id in ends]
        )
        _, values = self._insert([one.entry for one in written])
        driver.autocommit = True
        try:
            if ends:
                driver.execute(APPEND_FINISH_AND_TELL, (*values, *self._finish(ends)[1], notices))
            else:
                driver.execute(APPEND_AND_TELL, (*values, notices))
        except Exception as error:
            if getattr(error, "sqlstate", None) != TAKEN:
                raise
            return False
        finally:
            driver.autocommit = False
        return True

    def _insert(self, entries: list[EntryRow]) -> tuple[str, tuple[Any, ...]]:
        return APPEND, (_json(entries),)

    def _finish(self, ends: list[End]) -> tuple[str, Any]:
        return FINISH, (_json(ends),)


def journal_in(engine: sa.Engine, notices: Notices) -> Journal:
    """The journal of this store."""
    return (InPostgreSQL if engine.dialect.name == "postgresql" else InSQLite)(notices)


def _place(written: Written) -> tuple[str, int]:
    return written.entry.table_id, written.entry.seq


def _ends(written: Sequence[Written]) -> list[End]:
    return [(one.finish.at, one.finish.result, one.entry.table_id) for one in written if one.finish is not None]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


@cache
def _insert_text(rows: int) -> str:
    """The hottest statement of the house, written by hand: a third of the time of the composed one."""
    names = ", ".join(f'"{column.name}"' for column in journal.columns)
    marks = "(" + ", ".join("?" * len(journal.columns)) + ")"
    values = ", ".join([marks] * rows)
    return f"INSERT INTO journal ({names}) VALUES {values}"


def _values(row: EntryRow) -> tuple[Any, ...]:
    return row.table_id, row.seq, row.seat, row.move, _json(row.chance), row.at, row.key, row.asked, row.forced
