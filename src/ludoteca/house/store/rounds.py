"""Tables that share their luck."""

from __future__ import annotations

import sqlalchemy as sa

from ludoteca.house.store.ratings import with_leavers
from ludoteca.house.store.reading import some_tables
from ludoteca.house.store.rows import LeaverRow, TableRow
from ludoteca.house.store.schema import seats, tables

MOST = 64


def going_on(connection: sa.Connection, round: str) -> bool:
    """Tell whether a table of this round still waits or is played."""
    chosen = sa.select(tables.c.id).where(tables.c.round == round, tables.c.status.in_(("open", "playing")))
    return connection.scalar(chosen.limit(1)) is not None


def none_going_on() -> sa.ColumnElement[bool]:
    """Of tables whose luck nobody plays any more, at none of the tables that share it."""
    other = tables.alias()
    going = sa.select(other.c.round).where(other.c.round.is_not(None), other.c.status.in_(("open", "playing")))
    return tables.c.round.is_(None) | tables.c.round.not_in(going)


def sits(connection: sa.Connection, round: str, player: str) -> str | None:
    """The table of this round at which somebody sits, if any."""
    sitting = sa.select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
    found = sitting.where(tables.c.round == round, tables.c.status != "closed", seats.c.player == player)
    return connection.scalar(found.limit(1))


def of(connection: sa.Connection, round: str) -> list[tuple[TableRow, list[LeaverRow]]]:
    """The tables of a round that were not closed, the first one first, with those who left their games."""
    where = (tables.c.round == round) & (tables.c.status != "closed")
    return with_leavers(connection, some_tables(connection, where, MOST, (tables.c.created, tables.c.id)))
