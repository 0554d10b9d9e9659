"""Inserts rows that may be there already: another process may have put the same a moment before."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite


def insert(connection: sa.Connection, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
    """An insert for this store, which can be told what to do where the row is there."""
    return _insert_into(connection.dialect.name, table)


def _insert_into(dialect: str, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
    return (postgresql.insert if dialect == "postgresql" else sqlite.insert)(table)


def put(connection: sa.Connection, table: sa.Table, row: Mapping[str, Any]) -> None:
    """Insert a row, or replace the one that has its key."""
    connection.execute(_putting(connection.dialect.name, table, tuple(row)), row)


@cache
def _putting(dialect: str, table: sa.Table, names: tuple[str, ...]) -> sa.Insert:
    """Made once for all rows of a kind: to put a statement together takes four times as long as to carry it out."""
    into = _insert_into(dialect, table).values({name: sa.bindparam(name) for name in names})
    keys = [column.name for column in table.primary_key]
    others = {name: into.excluded[name] for name in names if name not in keys}
    return into.on_conflict_do_update(index_elements=keys, set_=others)


def put_new(connection: sa.Connection, table: sa.Table, row: Mapping[str, Any]) -> None:
    """Insert a row, unless there is one that has its key."""
    connection.execute(insert(connection, table).values(row).on_conflict_do_nothing())
