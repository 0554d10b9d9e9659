"""Lets processes do one after the other what they must not do at the same time."""

from __future__ import annotations

import sqlalchemy as sa


def take_turn(connection: sa.Connection, what: str) -> None:
    """Wait for other processes that do the same, and let them wait until this transaction ends.

    SQLite lets one process write at a time, whatever it is.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.func.hashtext(what))))
