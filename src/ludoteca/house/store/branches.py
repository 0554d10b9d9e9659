"""Branches: tables that began with a position of another."""

from __future__ import annotations

import sqlalchemy as sa

from ludoteca.house.store.reading import some_tables
from ludoteca.house.store.rows import TableRow
from ludoteca.house.store.schema import tables

MOST = 60
"""So many branches of a table are looked at."""


def of(connection: sa.Connection, table_id: str) -> list[TableRow]:
    """The branches of a table, in the order of the steps that they come from; none that ended before its start."""
    from_it = (tables.c.branch_of == table_id) & (tables.c.status != "closed")
    newest = some_tables(connection, from_it, MOST)
    return sorted(newest, key=lambda row: (row.branch_seq or 0, row.created, row.id))
