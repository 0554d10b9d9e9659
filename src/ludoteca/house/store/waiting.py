"""A person's own tables, and which of them wait for that person since when: as the journal tells it."""

from __future__ import annotations

import sqlalchemy as sa

from ludoteca.house.store.people import own
from ludoteca.house.store.rows import Wait
from ludoteca.house.store.schema import journal, seats, tables

Entries = sa.FromClause
"""The journal under a name of its own."""
RANKS = {"playing": 0, "open": 1, "finished": 2}
"""In which order own tables are listed, by their state."""


def asked_by(entry: Entries) -> sa.ColumnElement[int]:
    """Whom the game asks since an entry (a mask); null where that was not written down."""
    return entry.c.asked.bitwise_or(sa.func.coalesce(entry.c.forced, 0))


def newest(entry: Entries) -> sa.ColumnElement[bool]:
    """An entry is the last one of its table."""
    any_entry = journal.alias()
    last = sa.select(sa.func.max(any_entry.c.seq)).where(any_entry.c.table_id == tables.c.id)
    return (entry.c.table_id == tables.c.id) & (entry.c.seq == last.correlate(tables).scalar_subquery())


def waits(connection: sa.Connection, player: str) -> list[Wait]:
    """The running tables at which a person sits and is asked, or may be, and those that this person may start."""
    return _running(connection, player) + _ready(connection, player)


def _running(connection: sa.Connection, player: str) -> list[Wait]:
    last, before, first = journal.alias(), journal.alias(), journal.alias()

    def asks(entry: Entries) -> sa.ColumnElement[int]:
        return asked_by(entry).bitwise_rshift(seats.c.seat).bitwise_and(1)

    # Since the own last move, or since others' moves after which it was not this person's turn.
    begins = (
        sa.select(sa.case((asks(before) == 1, before.c.seq), else_=before.c.seq + 1))
        .where(before.c.table_id == tables.c.id, (asks(before) == 0) | (before.c.seat == seats.c.seat))
        .order_by(before.c.seq.desc())
        .limit(1)
    )
    since = (
        sa.select(first.c.at)
        .where(first.c.table_id == tables.c.id)
        .where(first.c.seq >= sa.func.coalesce(begins.correlate(tables, seats).scalar_subquery(), 1))
        .order_by(first.c.seq)
        .limit(1)
    )
    chosen = (
        sa.select(
            tables.c.id,
            sa.func.coalesce(last.c.seq, 0),
            seats.c.seat,
            asks(last),
            sa.func.coalesce(since.correlate(tables, seats).scalar_subquery(), tables.c.created),
        )
        .select_from(tables)
        .join(seats, seats.c.table_id == tables.c.id)
        .outerjoin(last, newest(last))
        .where(tables.c.status == "playing", seats.c.player == player, ~seats.c.substituted)
        .where(sa.func.coalesce(asks(last), 1) == 1)
    )
    return [Wait(row[0], row[1], row[2], row[3] == 1, row[4]) for row in connection.execute(chosen)]


def _ready(connection: sa.Connection, player: str) -> list[Wait]:
    free = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.player.is_(None), seats.c.bot.is_(None))
    hosted = (tables.c.status == "open") & (tables.c.host == player) & ~free
    chosen = sa.select(tables.c.id, tables.c.created).where(hosted)
    return [Wait(row.id, 0, None, True, row.created) for row in connection.execute(chosen)]


def own_tables(connection: sa.Connection, player: str) -> list[str]:
    """All tables of a person: those that are played, then those that are open, then finished ones; the newest first."""
    rank = sa.case(RANKS, value=tables.c.status)
    newest_first = sa.func.coalesce(tables.c.finished, tables.c.created).desc()
    chosen = sa.select(tables.c.id).where(own(player), tables.c.status.in_(RANKS))
    return list(connection.scalars(chosen.order_by(rank, newest_first, tables.c.id)))
