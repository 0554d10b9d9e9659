"""Lays tables and changes them, in a transaction of the caller's."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from msgspec import structs

from ludoteca.house.store.rows import TableRow
from ludoteca.house.store.schema import seats, tables


def lay(connection: sa.Connection, row: TableRow) -> None:
    """Store a new table with its seats."""
    connection.execute(sa.insert(tables).values(columns_of(row)))
    connection.execute(sa.insert(seats), seat_rows(row))


def replace(connection: sa.Connection, old: TableRow, new: TableRow) -> bool:
    """Replace a table's row; False, and nothing done, when somebody else changed it since `old` was read."""
    same = (tables.c.id == old.id) & (tables.c.revision == old.revision)
    if connection.execute(sa.update(tables).where(same).values(columns_of(new))).rowcount != 1:
        return False
    if new.seats != old.seats:
        connection.execute(sa.delete(seats).where(seats.c.table_id == old.id))
        connection.execute(sa.insert(seats), seat_rows(new))
    return True


def columns_of(row: TableRow) -> dict[str, Any]:
    """Spell a table by the columns of its row."""
    columns = structs.asdict(row)
    del columns["seats"], columns["unreadable"]
    return columns


def seat_rows(row: TableRow) -> list[dict[str, Any]]:
    """Spell its seats as rows."""
    return [{"table_id": row.id, "seat": number, **structs.asdict(seat)} for number, seat in enumerate(row.seats)]
