"""Opens every table of a store as the house would, to see which cannot be opened."""

from __future__ import annotations

from collections.abc import Iterator

import sqlalchemy as sa
from msgspec import Struct

from ludoteca.house.matches import GameError
from ludoteca.house.opening import open_match
from ludoteca.house.store import reading
from ludoteca.house.store.schema import tables


class Fault(Struct, frozen=True):
    """A table that cannot be opened, and why."""

    table: str
    problem: str


def faults(connection: sa.Connection) -> Iterator[Fault]:
    """List the tables whose rows or journals do not make a match."""
    for table_id in list(connection.scalars(sa.select(tables.c.id).order_by(tables.c.id))):
        row = reading.one_table(connection, table_id)
        assert row is not None
        if row.unreadable:
            yield Fault(table_id, "unreadable")
        elif row.begun:
            try:
                journal = reading.entries(connection, table_id)
                open_match(row, journal, reading.kept_snapshots(connection, table_id))
            except GameError as error:
                yield Fault(table_id, error.code)
            except Exception as error:  # whatever stands in a store that somebody, or something, has spoiled
                yield Fault(table_id, type(error).__name__)
