"""What people have planned at tables, and which of it are orders: each sees the own plans alone."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteca.house.store.schema import plans
from ludoteca.house.wire.planning import Plan


def of(connection: sa.Connection, table_id: str, player: str) -> list[Plan]:
    """What somebody has planned at a table."""
    chosen = sa.select(plans).where(plans.c.table_id == table_id, plans.c.player == player).order_by(plans.c.number)
    return [_plan(row) for row in connection.execute(chosen).mappings()]


def orders_at(connection: sa.Connection, table_id: str) -> dict[str, Plan]:
    """The orders that stand at a table, by whose they are."""
    chosen = sa.select(plans).where(plans.c.table_id == table_id, plans.c.orders)
    return {row["player"]: _plan(row) for row in connection.execute(chosen).mappings()}


def ordered(connection: sa.Connection) -> set[str]:
    """The tables at which anybody has given orders."""
    return set(connection.scalars(sa.select(plans.c.table_id).where(plans.c.orders).distinct()))


def keep(connection: sa.Connection, table_id: str, player: str, plan: Plan) -> None:
    """Keep a plan in place of the one with its number; where it is orders, no other is."""
    if plan.orders:
        mine = (plans.c.table_id == table_id) & (plans.c.player == player)
        connection.execute(sa.update(plans).where(mine).values(orders=False))
    drop(connection, table_id, player, plan.number)
    row: dict[str, Any] = msgspec.to_builtins(plan)
    row.setdefault("ended", None)
    connection.execute(sa.insert(plans).values(table_id=table_id, player=player, **row))


def drop(connection: sa.Connection, table_id: str, player: str, number: int) -> None:
    """Forget a plan."""
    connection.execute(sa.delete(plans).where(_one(table_id, player, number)))


def end(connection: sa.Connection, table_id: str, player: str, number: int, why: str) -> None:
    """Let orders be orders no more, unless they have been withdrawn meanwhile."""
    standing = _one(table_id, player, number) & plans.c.orders
    connection.execute(sa.update(plans).where(standing).values(orders=False, ended=why))


def _one(table_id: str, player: str, number: int) -> sa.ColumnElement[bool]:
    return (plans.c.table_id == table_id) & (plans.c.player == player) & (plans.c.number == number)


def _plan(row: sa.RowMapping) -> Plan:
    told = {str(name): value for name, value in row.items() if name not in ("table_id", "player") and value is not None}
    return msgspec.convert(told, Plan)
