"""Reads tables and what belongs to them, by any connection to a store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from ludoteca.house.store.rows import EntryRow, Seat, SnapshotRow, TableRow
from ludoteca.house.store.schema import journal, seats, snapshots, tables

# Asked once, before any thread does: msgspec crashes where two threads are the first to read a type.
msgspec.json.Decoder(TableRow)


class Whole(NamedTuple):
    """A table, its journal, and its snapshots."""

    row: TableRow
    entries: list[EntryRow]
    snapshots: list[SnapshotRow]


def some_tables(
    connection: sa.Connection,
    where: sa.ColumnElement[bool],
    limit: int,
    order: Sequence[sa.ColumnElement[Any]] = (),
    skip: int = 0,
) -> list[TableRow]:
    """Some tables, in this order and then the newest first."""
    chosen = sa.select(tables).where(where).order_by(*order, tables.c.created.desc(), tables.c.id)
    rows = connection.execute(chosen.limit(limit).offset(skip)).mappings().all()
    sitting: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    if sitting:
        statement = sa.select(seats).where(seats.c.table_id.in_(sitting))
        for seat in connection.execute(statement.order_by(seats.c.table_id, seats.c.seat)).mappings():
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
    found = some_tables(connection, tables.c.id == table_id, 1)
    if not found:
        return None
    return Whole(found[0], entries(connection, table_id), kept_snapshots(connection, table_id))


def entries(connection: sa.Connection, table_id: str, after: int = 0) -> list[EntryRow]:
    """The journal of a table from an entry on."""
    statement = sa.select(journal).where(journal.c.table_id == table_id, journal.c.seq > after).order_by(journal.c.seq)
    return [EntryRow(**row) for row in connection.execute(statement).mappings()]


def kept_snapshots(connection: sa.Connection, table_id: str) -> list[SnapshotRow]:
    """The snapshots of a table, the earliest first."""
    statement = sa.select(snapshots).where(snapshots.c.table_id == table_id).order_by(snapshots.c.seq)
    return [SnapshotRow(**row) for row in connection.execute(statement).mappings()]
