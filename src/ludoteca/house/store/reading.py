"""Reads tables and what belongs to them, by any connection to a store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from ludoteca.house.store import waiting
from ludoteca.house.store.rows import ChatRow, EntryRow, Marks, Seat, SnapshotRow, TableRow
from ludoteca.house.store.schema import chat, journal, presence, seats, snapshots, tables

CHAT_KEPT = 200
There = tuple[list[int], int]
"""Who is at a table by one process: seats, and how many look on."""

# Asked once, before any thread does: msgspec crashes where two threads are the first to read a type.
msgspec.json.Decoder(TableRow)


class Whole(NamedTuple):
    """A table, its journal, and its snapshots."""

    row: TableRow
    entries: list[EntryRow]
    snapshots: list[SnapshotRow]


class Since(NamedTuple):
    """A table, and its journal from an entry on."""

    row: TableRow
    entries: list[EntryRow]


class Visit(NamedTuple):
    """A table, what was said there, and who is there by other processes."""

    row: TableRow
    lines: list[ChatRow]
    there: list[There]


class Outside(NamedTuple):
    """What other processes may have made of a table: how far it has come, and who is there by each of them."""

    marks: Marks
    there: list[There]


def one_table(connection: sa.Connection, table_id: str) -> TableRow | None:
    """A table by its id."""
    return next(iter(_seated(connection, connection.execute(_ONE_TABLE, {"table": table_id}))), None)


def some_tables(
    connection: sa.Connection,
    where: sa.ColumnElement[bool],
    limit: int,
    order: Sequence[sa.ColumnElement[Any]] = (),
    skip: int = 0,
) -> list[TableRow]:
    """Some tables, in this order and then the newest first."""
    chosen = sa.select(tables).where(where).order_by(*order, tables.c.created.desc(), tables.c.id)
    return _seated(connection, connection.execute(chosen.limit(limit).offset(skip)))


def _seated(connection: sa.Connection, found: sa.CursorResult[Any]) -> list[TableRow]:
    """Tables with who sits there."""
    rows = found.mappings().all()
    sitting: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    if sitting:
        for seat in connection.execute(_SEATS, {"ids": list(sitting)}).mappings():
            sitting[seat["table_id"]].append(Seat(seat["player"], seat["name"], seat["bot"], seat["substituted"]))
    return [_table_row(row, tuple(sitting[row["id"]])) for row in rows]


def _table_row(columns: sa.RowMapping, sitting: tuple[Seat, ...]) -> TableRow:
    """A table as it is stored; where a column cannot be read, the others, and a mark."""
    try:
        # Names of columns that are words of SQL are not quite plain texts.
        return msgspec.convert({**{str(name): value for name, value in columns.items()}, "seats": sitting}, TableRow)
    except msgspec.ValidationError:
        plain = {name: value for name, value in columns.items() if not isinstance(tables.c[name].type, sa.JSON)}
        return TableRow(**plain, options={}, seats=sitting, unreadable=True)


def whole(connection: sa.Connection, table_id: str) -> Whole | None:
    """A table with all that its match is folded from."""
    row = one_table(connection, table_id)
    if row is None:
        return None
    return Whole(row, entries(connection, table_id), kept_snapshots(connection, table_id))


def since(connection: sa.Connection, table_id: str, after: int | None) -> Since | None:
    """A table with its journal after an entry; None: with nothing of it."""
    row = one_table(connection, table_id)
    if row is None:
        return None
    return Since(row, [] if after is None else entries(connection, table_id, after))


def visit(connection: sa.Connection, table_id: str, name: str | None) -> Visit | None:
    """A table for somebody who comes in by the process of this name; None: no other serves this house."""
    row = one_table(connection, table_id)
    if row is None:
        return None
    return Visit(row, lines(connection, table_id), there(connection, [table_id], name)[table_id])


def outside(connection: sa.Connection, table_ids: Sequence[str], name: str | None) -> dict[str, Outside]:
    """Those of these tables that are there, for the process of this name; None: no other serves this house."""
    others = there(connection, table_ids, name)
    return {table_id: Outside(mark, others[table_id]) for table_id, mark in marks(connection, table_ids).items()}


def marks(connection: sa.Connection, table_ids: Sequence[str]) -> dict[str, Marks]:
    """How far these tables have come in the store."""
    found = connection.execute(_HOW_FAR, {"ids": list(table_ids)})
    return {row[0]: Marks(row[1], row[2] or 0, row[5] or 0, row[3] or 0, row[4]) for row in found}


def there(connection: sa.Connection, table_ids: Sequence[str], name: str | None) -> dict[str, list[There]]:
    """Who is at these tables by other processes than this; None: there are none."""
    found: dict[str, list[There]] = {table_id: [] for table_id in table_ids}
    if name is not None:
        for row in connection.execute(_THERE, {"ids": list(table_ids), "name": name}):
            found[row.table_id].append((row.here, row.watching))
    return found


def lines(connection: sa.Connection, table_id: str, after: int = 0) -> list[ChatRow]:
    """The last lines of a table's chat, the oldest first."""
    found = connection.execute(_LINES, {"table": table_id, "after": after})
    return [ChatRow(**row) for row in found.mappings()][::-1]


def entries(connection: sa.Connection, table_id: str, after: int = 0) -> list[EntryRow]:
    """The journal of a table from an entry on."""
    return [EntryRow(**row) for row in connection.execute(_ENTRIES, {"table": table_id, "after": after}).mappings()]


def kept_snapshots(connection: sa.Connection, table_id: str) -> list[SnapshotRow]:
    """The snapshots of a table, the earliest first."""
    return [SnapshotRow(**row) for row in connection.execute(_SNAPSHOTS, {"table": table_id}).mappings()]


def _how_far() -> sa.Select[Any]:
    """Asks of tables for revision, last entry, when it was made, whom the game asks since, last line of chat."""
    last = journal.alias()
    said = sa.select(sa.func.max(chat.c.id)).where(chat.c.table_id == tables.c.id).scalar_subquery()
    columns = tables.c.id, tables.c.revision, last.c.seq, last.c.at, waiting.asked_by(last), said
    return sa.select(*columns).select_from(tables).outerjoin(last, waiting.newest(last)).where(tables.c.id.in_(_IDS))


# What is asked most often is composed once: that takes longer than to ask it.
_TABLE: sa.BindParameter[str] = sa.bindparam("table")
_NAME: sa.BindParameter[str] = sa.bindparam("name")
_AFTER: sa.BindParameter[int] = sa.bindparam("after")
_IDS: sa.BindParameter[list[str]] = sa.bindparam("ids", expanding=True)
_ONE_TABLE = sa.select(tables).where(tables.c.id == _TABLE)
_SEATS = sa.select(seats).where(seats.c.table_id.in_(_IDS)).order_by(seats.c.table_id, seats.c.seat)
_ENTRIES = sa.select(journal).where(journal.c.table_id == _TABLE, journal.c.seq > _AFTER).order_by(journal.c.seq)
_SNAPSHOTS = sa.select(snapshots).where(snapshots.c.table_id == _TABLE).order_by(snapshots.c.seq)
_LINES = (
    sa.select(chat.c.id, chat.c.name, chat.c.text, chat.c.at, chat.c.player)
    .where(chat.c.table_id == _TABLE, chat.c.id > _AFTER)
    .order_by(chat.c.id.desc())
    .limit(CHAT_KEPT)
)
_THERE = sa.select(presence).where(presence.c.table_id.in_(_IDS), presence.c.process != _NAME)
_HOW_FAR = _how_far()
