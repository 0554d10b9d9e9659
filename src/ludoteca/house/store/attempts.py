"""Attempts at puzzles of the collections: who has tried what, and when it was first solved."""

from __future__ import annotations

import sqlalchemy as sa

from ludoteca.house.store.putting import insert
from ludoteca.house.store.schema import attempts

Named = tuple[str, int]
"""A puzzle: the game that it is from, and at which entry."""


def of(connection: sa.Connection, player: str, game: str) -> dict[Named, bool]:
    """Which puzzles of a game somebody has tried, and whether they are solved."""
    columns = attempts.c.source, attempts.c.seq, attempts.c.solved
    rows = connection.execute(sa.select(*columns).where(attempts.c.player == player, attempts.c.game == game))
    return {(row.source, row.seq): row.solved is not None for row in rows}


def note(connection: sa.Connection, player: str, game: str, named: Named, solved: int | None) -> None:
    """Note an attempt, and when it was right; what was solved once stays solved."""
    source, seq = named
    row = insert(connection, attempts).values(player=player, game=game, source=source, seq=seq, solved=solved)
    kept = sa.func.coalesce(attempts.c.solved, row.excluded.solved)
    key = [attempts.c.player, attempts.c.source, attempts.c.seq]
    connection.execute(row.on_conflict_do_update(index_elements=key, set_={"solved": kept}))
