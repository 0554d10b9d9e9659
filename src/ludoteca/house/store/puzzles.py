"""Puzzles: own errors, asked again after days, each time after more of them, until they are known."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa
from msgspec import Struct

from ludoteca.house.store.putting import put_new
from ludoteca.house.store.schema import puzzles, tables

MOST = 200
"""So many puzzles of one person are told."""


class PuzzleRow(Struct, frozen=True):
    """An error of somebody, how often it was solved in a row, and when it is asked next; None: it is known."""

    table_id: str
    game: str
    seq: int
    stage: int
    due: int | None


def set_up(connection: sa.Connection, table_id: str, owed: Iterable[tuple[str, int]], at: int) -> None:
    """Make puzzles of errors: of whom, and at which entry; what is one already stays as it is."""
    for player, seq in owed:
        row = {"table_id": table_id, "seq": seq, "player": player, "stage": 0, "due": at}
        put_new(connection, puzzles, row)


def of(connection: sa.Connection, player: str) -> list[PuzzleRow]:
    """The puzzles of somebody that are not known yet, those first that are due longest."""
    columns = puzzles.c.table_id, tables.c.game, puzzles.c.seq, puzzles.c.stage, puzzles.c.due
    chosen = sa.select(*columns).join(tables, tables.c.id == puzzles.c.table_id)
    mine = chosen.where(puzzles.c.player == player, puzzles.c.due.is_not(None))
    ordered = mine.order_by(puzzles.c.due, puzzles.c.table_id, puzzles.c.seq).limit(MOST)
    return [PuzzleRow(*row) for row in connection.execute(ordered)]


def one(connection: sa.Connection, table_id: str, seq: int, player: str) -> PuzzleRow | None:
    """A puzzle of somebody; None: it is none of theirs."""
    columns = puzzles.c.table_id, tables.c.game, puzzles.c.seq, puzzles.c.stage, puzzles.c.due
    chosen = sa.select(*columns).join(tables, tables.c.id == puzzles.c.table_id)
    row = connection.execute(chosen.where(_this(table_id, seq, player))).one_or_none()
    return None if row is None else PuzzleRow(*row)


def ask_again(connection: sa.Connection, table_id: str, seq: int, player: str, stage: int, due: int | None) -> None:
    """Note how a puzzle went."""
    connection.execute(sa.update(puzzles).where(_this(table_id, seq, player)).values(stage=stage, due=due))


def _this(table_id: str, seq: int, player: str) -> sa.ColumnElement[bool]:
    return (puzzles.c.table_id == table_id) & (puzzles.c.seq == seq) & (puzzles.c.player == player)
