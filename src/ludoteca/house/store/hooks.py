"""Webhooks: where people, and tables, have told that turns are to be told."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import structs

from ludoteca.house.store.notices import muted
from ludoteca.house.store.rows import HookRow
from ludoteca.house.store.schema import hooks

OWN = ""
"""The table of a webhook that is about all tables of its person."""


def of_person(connection: sa.Connection, player: str) -> HookRow | None:
    """The webhook by which somebody hears of the own turns."""
    return _one(connection, (hooks.c.player == player) & (hooks.c.table_id == OWN))


def wanted(connection: sa.Connection, player: str, table_id: str) -> HookRow | None:
    """A person's webhook, if it is to hear of a table."""
    return None if muted(connection, player, table_id) else of_person(connection, player)


def of_table(connection: sa.Connection, table_id: str) -> HookRow | None:
    """The webhook that hears of all turns at a table."""
    return _one(connection, hooks.c.table_id == table_id)


def put(connection: sa.Connection, row: HookRow) -> None:
    """Let this webhook hear from now on, in place of one before."""
    drop(connection, row.player, row.table_id)
    connection.execute(sa.insert(hooks).values(structs.asdict(row)))


def drop(connection: sa.Connection, player: str, table_id: str) -> None:
    """Let it hear no more; at a table there is one, whoever has set it."""
    which = hooks.c.table_id == table_id if table_id else (hooks.c.table_id == OWN) & (hooks.c.player == player)
    connection.execute(sa.delete(hooks).where(which))


def count(connection: sa.Connection, row: HookRow, *, failed: bool) -> None:
    """Note whether a message has arrived; of a webhook that has been changed meanwhile nothing is known."""
    same = (hooks.c.player == row.player) & (hooks.c.table_id == row.table_id) & (hooks.c.url == row.url)
    connection.execute(sa.update(hooks).where(same).values(failed=hooks.c.failed + 1 if failed else 0))


def _one(connection: sa.Connection, where: sa.ColumnElement[bool]) -> HookRow | None:
    row = connection.execute(sa.select(hooks).where(where).limit(1)).mappings().one_or_none()
    return None if row is None else HookRow(**row)
