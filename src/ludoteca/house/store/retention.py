"""What is not kept for ever: each function deletes some of what is older than a time and tells how much."""

from __future__ import annotations

import sqlalchemy as sa

from ludoteca.house.store.schema import (
    chat,
    entrances,
    journal,
    players,
    presence,
    sanctions,
    seats,
    snapshots,
    tables,
)

AT_ONCE = 100
"""So much in one transaction: nobody waits long for it."""


def drop_games(connection: sa.Connection, before: int) -> int:
    """Delete games that ended before a time, and tables that were closed, with all that was done and said there."""
    over = (tables.c.status == "finished") & (tables.c.finished < before)
    closed = (tables.c.status == "closed") & (tables.c.created < before)
    found = list(connection.scalars(sa.select(tables.c.id).where(over | closed).limit(AT_ONCE)))
    if found:
        for part in (snapshots, journal, chat, seats, presence):
            connection.execute(sa.delete(part).where(part.c.table_id.in_(found)))
        connection.execute(sa.update(tables).where(tables.c.rematch.in_(found)).values(rematch=None))
        connection.execute(sa.delete(tables).where(tables.c.id.in_(found)))
    return len(found)


def drop_chat(connection: sa.Connection, before: int) -> int:
    """Delete what was said before a time."""
    old = sa.select(chat.c.id).where(chat.c.at < before).limit(AT_ONCE)
    return connection.execute(sa.delete(chat).where(chat.c.id.in_(old))).rowcount


def drop_guests(connection: sa.Connection, before: int) -> int:
    """Delete people who were last here before a time, have no seat anywhere and host nothing."""
    sitting = sa.select(seats.c.player).where(seats.c.player == players.c.id).exists()
    hosting = sa.select(tables.c.id).where(tables.c.host == players.c.id).exists()
    gone = sa.func.coalesce(players.c.seen, players.c.created) < before
    found = list(connection.scalars(sa.select(players.c.id).where(gone, ~sitting, ~hosting).limit(AT_ONCE)))
    for part in (sanctions, entrances):
        connection.execute(sa.delete(part).where(part.c.player.in_(found)))
    connection.execute(sa.delete(players).where(players.c.id.in_(found)))
    return len(found)
