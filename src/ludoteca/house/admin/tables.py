"""Looks after tables: lists them, closes them, counts what there is."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ludoteca.house.admin.errors import Impossible
from ludoteca.house.clock import DAY
from ludoteca.house.house import House
from ludoteca.house.store.reading import some_tables
from ludoteca.house.store.schema import chat, journal, players, tables

STATES = ("open", "playing", "finished", "closed")
MONTH = 30 * DAY


async def all_tables(house: House, status: str | None, most: int) -> list[dict[str, Any]]:
    """Tables in this state, or in any, the newest first."""
    where = tables.c.status == status if status else sa.true()
    rows = await house.store.read(some_tables, where, most)
    marks = await house.store.marks([row.id for row in rows])
    return [
        {
            "id": row.id,
            "game": row.game,
            "status": row.status,
            "private": row.private,
            "people": [seat.name or seat.bot for seat in row.seats],
            "host": row.host,
            "created": row.created,
            "moved": marks[row.id].moved or row.created,
            "entries": marks[row.id].seq,
            "unreadable": row.unreadable,
            "link": house.link(row),
        }
        for row in rows
    ]


async def close(house: House, table_id: str) -> None:
    """End a table that waits or is played, whatever is wrong with it; its journal stays."""

    def work(connection: sa.Connection) -> bool:
        going_on = (tables.c.id == table_id) & tables.c.status.in_(("open", "playing"))
        closed = {"status": "closed", "revision": tables.c.revision + 1}
        return connection.execute(sa.update(tables).where(going_on).values(closed)).rowcount == 1

    if not await house.store.writer.run(work, table_id):
        raise Impossible(f"There is no table {table_id} that waits or is played.")


async def statistics(house: House) -> dict[str, Any]:
    """How much there is of everything."""

    def read(connection: sa.Connection) -> dict[str, Any]:
        def count(table: sa.Table, *where: sa.ColumnElement[bool]) -> int:
            return connection.scalar(sa.select(sa.func.count()).select_from(table).where(*where)) or 0

        since = house.now() - MONTH
        by_game = sa.select(tables.c.game, sa.func.count()).where(tables.c.status.in_(("playing", "finished")))
        return {
            "people": count(players),
            "people_here_this_month": count(players, players.c.seen > since),
            "people_new_this_month": count(players, players.c.created > since),
            **{f"tables_{status}": count(tables, tables.c.status == status) for status in STATES},
            "games": {row[0]: row[1] for row in connection.execute(by_game.group_by(tables.c.game))},
            "moves": count(journal),
            "moves_this_month": count(journal, journal.c.at > since),
            "lines_of_chat": count(chat),
        }

    return await house.store.read(read)
