"""Inserts rows that may be there already: another process may have put the same a moment before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite


def insert(connection: sa.Connection, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
    """An insert for this store, which can be told what to do where the row is there."""
    return (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(table)


def put(connection: sa.Connection, table: sa.Table, row: Mapping[str, Any]) -> None:
    """Insert a row, or replace the one that has its key."""
    keys = [column.name for column in table.primary_key]
    others = {name: value for name, value in row.items() if name not in keys}
    connection.execute(insert(connection, table).values(row).on_conflict_do_update(index_elements=keys, set_=others))


def put_new(connection: sa.Connection, table: sa.Table, row: Mapping[str, Any]) -> None:
    """Insert a row, unless there is one that has its key."""
    connection.execute(insert(connection, table).values(row).on_conflict_do_nothing())
