"""Which finished games count in the statistics of a game, what was counted of each, and what it has come to."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from ludoteca.house.store.putting import put
from ludoteca.house.store.schema import measured, seats, tables, watched

MOST = 2000
"""So many games of a kind with the same number of seats are counted, the newest."""
CHUNK = 500


def countable(connection: sa.Connection, game: str, number: int) -> list[str]:
    """The newest games with so many seats that may be counted.

    Public ones, none played on from a step and none that taught; nor such as share their luck with one that goes on.
    """
    others = tables.alias()
    shared = sa.exists().where(others.c.round == tables.c.round, others.c.status.in_(("open", "playing")))
    sitting = sa.select(sa.func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
    over = (tables.c.status == "finished", tables.c.game == game, sitting == number)
    told = (~tables.c.private, ~tables.c.teaching, tables.c.branch_of.is_(None), ~shared)
    chosen = sa.select(tables.c.id).where(*over, *told).order_by(tables.c.finished.desc(), tables.c.id)
    return list(connection.scalars(chosen.limit(MOST)))


def known(connection: sa.Connection, game: str, number: int) -> dict[str, str]:
    """The games with so many seats that were watched, and by what."""
    chosen = sa.select(watched.c.table_id, watched.c.by).where(_of(game, number))
    return {row.table_id: row.by for row in connection.execute(chosen)}


def counting(connection: sa.Connection, game: str, number: int, by: str) -> list[str]:
    """Those of them that count, watched by this."""
    chosen = sa.select(watched.c.table_id).where(_counting(game, number, by)).order_by(watched.c.table_id)
    return list(connection.scalars(chosen))


def counted(connection: sa.Connection, game: str, number: int, by: str) -> list[bytes]:
    """What was counted of these, packed."""
    chosen = sa.select(watched.c.watched).where(_counting(game, number, by)).order_by(watched.c.table_id)
    return list(connection.scalars(chosen))


def keep(connection: sa.Connection, table_id: str, game: str, number: int, by: str, packed: bytes | None) -> None:
    """Keep what was counted of a game; None: it does not count."""
    put(connection, watched, {"table_id": table_id, "game": game, "seats": number, "by": by, "watched": packed})


def drop(connection: sa.Connection, table_ids: Collection[str]) -> None:
    """Forget what was counted of some games."""
    ordered = sorted(table_ids)
    for start in range(0, len(ordered), CHUNK):
        connection.execute(sa.delete(watched).where(watched.c.table_id.in_(ordered[start : start + CHUNK])))


def measured_of(connection: sa.Connection, game: str, number: int) -> str | None:
    """From which games, by their digest, a game with so many seats was measured."""
    return connection.scalar(sa.select(measured.c.of).where(measured.c.game == game, measured.c.seats == number))


def keep_told(connection: sa.Connection, game: str, number: int, of: str, told: bytes) -> None:
    """Keep what was measured."""
    put(connection, measured, {"game": game, "seats": number, "of": of, "told": told})


def told(connection: sa.Connection, game: str) -> list[bytes]:
    """What was measured of a game, for each number of seats."""
    return list(
        connection.scalars(sa.select(measured.c.told).where(measured.c.game == game).order_by(measured.c.seats))
    )


def _of(game: str, number: int) -> sa.ColumnElement[bool]:
    return (watched.c.game == game) & (watched.c.seats == number)


def _counting(game: str, number: int, by: str) -> sa.ColumnElement[bool]:
    return _of(game, number) & (watched.c.by == by) & watched.c.watched.is_not(None)
