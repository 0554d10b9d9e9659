"""Branches: tables that began with a position of another."""

from __future__ import annotations

import sqlalchemy as sa

from ludoteca.house.store.reading import some_tables
from ludoteca.house.store.rows import TableRow
from ludoteca.house.store.schema import journal, tables

MOST = 60
"""So many branches of a table are looked at."""


def of(connection: sa.Connection, table_id: str) -> list[TableRow]:
    """The branches of a table, in the order of the steps that they come from; none that ended before its start."""
    from_it = (tables.c.branch_of == table_id) & (tables.c.status != "closed")
    newest = some_tables(connection, from_it, MOST)
    return sorted(newest, key=lambda row: (row.branch_seq or 0, row.created, row.id))


def going_on(connection: sa.Connection, table_id: str, since: int) -> list[TableRow]:
    """The branches of a table that wait for people or are played, and at which something has happened since a time."""
    last = sa.select(sa.func.max(journal.c.at)).where(journal.c.table_id == tables.c.id).scalar_subquery()
    lately = sa.func.coalesce(last, tables.c.created) > since
    going = (tables.c.branch_of == table_id) & tables.c.status.in_(("open", "playing"))
    return some_tables(connection, going & lately, MOST)
