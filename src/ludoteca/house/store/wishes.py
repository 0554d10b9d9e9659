"""What people who look for players would like to play; a wish that has come true tells at which table, for a while."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
import sqlalchemy as sa
from msgspec import Struct, structs

from ludoteca.house.gathering import Wish
from ludoteca.house.store.schema import sanctions, seats, tables, wishes
from ludoteca.house.store.turns import take_turn


class WishRow(Struct, frozen=True):
    """A wish, until when it stands, and the table that it has led to."""

    wish: Wish
    until: int
    table: str | None = None


def alone(connection: sa.Connection) -> None:
    """Until this transaction ends no wish comes, goes or comes true by another process."""
    take_turn(connection, "wishes")


def of(connection: sa.Connection, player: str) -> WishRow | None:
    """Somebody's."""
    found = connection.execute(sa.select(wishes).where(wishes.c.player == player)).mappings().one_or_none()
    return None if found is None else _row(found)


def put(connection: sa.Connection, row: WishRow) -> None:
    """Let somebody look for players by this wish, in place of an older one."""
    drop(connection, row.wish.player)
    wish = {**structs.asdict(row.wish), "until": row.until, "table_id": row.table}
    connection.execute(sa.insert(wishes).values(wish))


def drop(connection: sa.Connection, player: str) -> None:
    """Somebody looks for nobody any more."""
    alone(connection)
    connection.execute(sa.delete(wishes).where(wishes.c.player == player))


def expire(connection: sa.Connection, at: int) -> None:
    """Forget what has ended by itself."""
    connection.execute(sa.delete(wishes).where(wishes.c.until <= at))


def any_ended(connection: sa.Connection, at: int) -> bool:
    """Tell whether there is anything that has."""
    return connection.scalar(sa.select(wishes.c.player).where(wishes.c.until <= at).limit(1)) is not None


def waiting(connection: sa.Connection, at: int) -> list[WishRow]:
    """The wishes that wait, the oldest first, without those of people who may not come."""
    barring = (sanctions.c.kind == "barred") & (sanctions.c.until.is_(None) | (sanctions.c.until > at))
    barred = sa.select(sanctions.c.player).where(barring)
    waits = wishes.c.table_id.is_(None) & (wishes.c.until > at) & wishes.c.player.not_in(barred)
    chosen = sa.select(wishes).where(waits).order_by(wishes.c.since, wishes.c.player)
    return [_row(row) for row in connection.execute(chosen).mappings()]


def came_true(connection: sa.Connection, players: Collection[str], table_id: str, until: int) -> None:
    """These people have found each other, or a table; that is told until a time."""
    theirs = wishes.c.player.in_(players)
    connection.execute(sa.update(wishes).where(theirs).values(table_id=table_id, until=until))


def found_since(connection: sa.Connection, player: str, since: int) -> tuple[str, int] | None:
    """The running table that somebody's wish has led to, if it was laid after a time; and when that was."""
    chosen = (
        sa.select(tables.c.id, tables.c.created)
        .join(wishes, wishes.c.table_id == tables.c.id)
        .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.player == wishes.c.player))
        .where(wishes.c.player == player, tables.c.status == "playing", tables.c.created >= since)
    )
    found = connection.execute(chosen).one_or_none()
    return None if found is None else (found.id, found.created)


def _row(columns: sa.RowMapping) -> WishRow:
    told = {str(name): value for name, value in columns.items()}
    return WishRow(msgspec.convert(told, Wish), told["until"], told["table_id"])
