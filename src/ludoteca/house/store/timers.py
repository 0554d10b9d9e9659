"""What must happen later: rows that say when. Any process takes what is due, with a lease, and carries it out.

Whoever carries it out looks anew whether it is still to be done: a timer that comes too early, or twice, does no harm.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import sqlalchemy as sa

from ludoteca.house.store.rows import TimerRow
from ludoteca.house.store.schema import timers

LEASE = 30_000
"""Milliseconds in which who has taken something carries it out, before others may."""
AT_ONCE = 100
COLUMNS = timers.c.kind, timers.c.table_id, timers.c.player, timers.c.due
_AT: sa.BindParameter[int] = sa.bindparam("at")
_KINDS: sa.BindParameter[list[str]] = sa.bindparam("kinds", expanding=True)
_DUE = (
    sa.select(*COLUMNS)
    .where(timers.c.due <= _AT, timers.c.leased <= _AT, timers.c.kind.in_(_KINDS))
    .order_by(timers.c.due)
    .limit(AT_ONCE)
)
"""Composed once: it is asked every second."""


def put(connection: sa.Connection, kind: str, due: int | None, *, table_id: str = "", player: str = "") -> None:
    """Let something happen at a time, in place of when it was to happen before; None: not at all."""
    same = _of(kind, table_id, player)
    if due is None:
        connection.execute(sa.delete(timers).where(same))
    elif not connection.execute(sa.update(timers).where(same).values(due=due, leased=0)).rowcount:
        row = {"kind": kind, "table_id": table_id, "player": player, "due": due, "leased": 0}
        connection.execute(sa.insert(timers).values(row))


def put_all(connection: sa.Connection, table_id: str, people: Collection[str], dues: Mapping[str, int | None]) -> None:
    """The same at a table for each of some people, by kind."""
    here = (timers.c.table_id == table_id) & timers.c.player.in_(people)
    connection.execute(sa.delete(timers).where(here, timers.c.kind.in_(dues)))
    row = {"table_id": table_id, "leased": 0}
    rows = [
        {**row, "kind": kind, "player": player, "due": due}
        for player in people
        for kind, due in dues.items()
        if due is not None
    ]
    if rows:
        connection.execute(sa.insert(timers), rows)


def due(connection: sa.Connection, at: int, kinds: Collection[str]) -> list[TimerRow]:
    """What of these kinds is due and nobody has taken, the earliest first."""
    return [TimerRow(*row) for row in connection.execute(_DUE, {"at": at, "kinds": list(kinds)})]


def take(connection: sa.Connection, found: Sequence[TimerRow], at: int) -> list[TimerRow]:
    """Take what is due; gives all but that for which another process was faster, or which has been put off."""
    free = sa.update(timers).where(_these(found), timers.c.leased <= at).values(leased=at + LEASE)
    taken = {TimerRow(*row) for row in connection.execute(free.returning(*COLUMNS))}
    return [one for one in found if one in taken]


def drop(
    connection: sa.Connection, done: Sequence[TimerRow], also: Callable[[sa.Connection], None] | None = None
) -> None:
    """These have been carried out, unless they were put off meanwhile; what follows from it is written with that."""
    connection.execute(sa.delete(timers).where(_these(done)))
    if also is not None:
        also(connection)


def _of(kind: str, table_id: str, player: str) -> sa.ColumnElement[bool]:
    return (timers.c.kind == kind) & (timers.c.table_id == table_id) & (timers.c.player == player)


def _these(found: Sequence[TimerRow]) -> sa.ColumnElement[bool]:
    return sa.tuple_(*COLUMNS).in_([(one.kind, one.table_id, one.player, one.due) for one in found])
