"""Where people's browsers get messages, and of which tables they want none."""

from __future__ import annotations

import hashlib
from collections.abc import Collection

import sqlalchemy as sa

from ludoteca.house.store.rows import Address
from ludoteca.house.store.schema import addresses, hooks, letters, mutes, tables

MOST = 20
"""So many browsers of one person; the oldest gives way."""


def add(connection: sa.Connection, player: str, address: Address, at: int) -> None:
    """Send to this browser what is for a person; what was for whoever used it before goes there no more."""
    drop(connection, address.endpoint)
    mine = addresses.c.player == player
    newest = sa.select(addresses.c.id).where(mine).order_by(addresses.c.created.desc()).limit(MOST - 1)
    connection.execute(sa.delete(addresses).where(mine, addresses.c.id.not_in(list(connection.scalars(newest)))))
    connection.execute(
        sa.insert(addresses).values(
            id=_digest(address.endpoint),
            player=player,
            endpoint=address.endpoint,
            p256dh=address.p256dh,
            auth=address.auth,
            language=address.language,
            created=at,
        )
    )


def drop(connection: sa.Connection, endpoint: str) -> None:
    """Send nothing to this browser any more."""
    connection.execute(sa.delete(addresses).where(addresses.c.id == _digest(endpoint)))


def of(connection: sa.Connection, player: str) -> list[Address]:
    """The browsers of a person."""
    chosen = sa.select(addresses.c.endpoint, addresses.c.p256dh, addresses.c.auth, addresses.c.language)
    found = connection.execute(chosen.where(addresses.c.player == player).order_by(addresses.c.created))
    return [Address(*row) for row in found]


def muted(connection: sa.Connection, player: str, table_id: str) -> bool:
    """Tell whether a person wants to hear nothing of a table."""
    chosen = sa.select(mutes.c.player).where(mutes.c.player == player, mutes.c.table_id == table_id)
    return connection.scalar(chosen) is not None


def wanted(connection: sa.Connection, player: str, table_id: str) -> list[Address] | None:
    """The browsers of a person that are to hear of a table; None: the person wants to hear nothing of it."""
    return None if muted(connection, player, table_id) else of(connection, player)


def remindable(connection: sa.Connection, asked: Collection[tuple[str, str]]) -> dict[tuple[str, str], bool]:
    """Tell of people and tables whether there is anything to remind of a turn there: the time that runs, or whatever
    tells that person elsewhere, which is a browser, a webhook of either, or letters.
    """
    people, at = {player for player, _ in asked}, {table_id for _, table_id in asked}
    told = set(connection.scalars(_REMINDABLE, {"people": list(people), "tables": list(at)}))
    return {one: not told.isdisjoint(one) for one in asked}


def silent(connection: sa.Connection, player: str) -> set[str]:
    """The tables of which a person wants to hear nothing."""
    return set(connection.scalars(sa.select(mutes.c.table_id).where(mutes.c.player == player)))


def mute(connection: sa.Connection, player: str, table_id: str, *, silent: bool) -> None:
    """Let a person hear of a table, or not."""
    connection.execute(sa.delete(mutes).where(mutes.c.player == player, mutes.c.table_id == table_id))
    if silent:
        connection.execute(sa.insert(mutes).values(player=player, table_id=table_id))


def _digest(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


_PEOPLE: sa.BindParameter[list[str]] = sa.bindparam("people", expanding=True)
_TABLES: sa.BindParameter[list[str]] = sa.bindparam("tables", expanding=True)
_REMINDABLE = sa.union_all(
    *[sa.select(way.c.player).where(way.c.player.in_(_PEOPLE)) for way in (addresses, letters, hooks)],
    sa.select(hooks.c.table_id).where(hooks.c.table_id.in_(_TABLES)),
    sa.select(tables.c.id).where(tables.c.id.in_(_TABLES), tables.c.tempo.is_not(None)),
)
"""Which of some people anything elsewhere tells, and of which of some tables, or where time runs; composed once."""
