"""The records that ratings are made from, and what they have come to."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
import sqlalchemy as sa

from ludoteca.house.ratings.ladder import Ladder
from ludoteca.house.store.putting import put
from ludoteca.house.store.reading import some_tables
from ludoteca.house.store.rows import LeaverRow, TableRow
from ludoteca.house.store.schema import ladders, leavers, players, tables

CHUNK = 500

# Made once, before any thread asks: msgspec crashes where two threads are the first to read a type.
decode = msgspec.json.Decoder(Ladder).decode


def rated_games(connection: sa.Connection) -> list[str]:
    """The games of which rated ones have been finished."""
    return list(connection.scalars(sa.select(tables.c.game).distinct().where(_over).order_by(tables.c.game)))


def count_rated(connection: sa.Connection, game: str, last: tuple[int, str]) -> int:
    """How many rated games had ended when this one did, it among them."""
    chosen = sa.select(sa.func.count()).select_from(tables).where(_over, tables.c.game == game, _until(last))
    return connection.scalar(chosen) or 0


def rated_after(
    connection: sa.Connection, game: str, last: tuple[int, str], most: int = CHUNK
) -> list[tuple[TableRow, list[LeaverRow]]]:
    """The next rated games in the order in which they ended, each with those who left it, in the order of leaving."""
    where = _over & (tables.c.game == game) & _after(last)
    rows = some_tables(connection, where, most, (tables.c.finished, tables.c.id))
    return with_leavers(connection, rows)


def with_leavers(connection: sa.Connection, rows: Sequence[TableRow]) -> list[tuple[TableRow, list[LeaverRow]]]:
    """Some tables, each with those who left its game for good, in the order of leaving."""
    left: dict[str, list[LeaverRow]] = {row.id: [] for row in rows}
    chosen = sa.select(leavers).where(leavers.c.table_id.in_(left)).order_by(leavers.c.seq)
    for one in connection.execute(chosen).mappings() if left else ():
        left[one["table_id"]].append(LeaverRow(**one))
    return [(row, left[row.id]) for row in rows]


def count_known(connection: sa.Connection, ids: Collection[str]) -> int:
    """How many of these people are there: who was forgotten, or became another, is not."""
    ordered = sorted(ids)
    parts = (ordered[start : start + CHUNK] for start in range(0, len(ordered), CHUNK))
    counted = (sa.select(sa.func.count()).select_from(players).where(players.c.id.in_(part)) for part in parts)
    return sum(connection.scalar(one) or 0 for one in counted)


def names_of(connection: sa.Connection, ids: Collection[str]) -> dict[str, str]:
    """What people are called, by id."""
    ordered = sorted(ids)
    found: dict[str, str] = {}
    for start in range(0, len(ordered), CHUNK):
        chosen = sa.select(players.c.id, players.c.nickname).where(players.c.id.in_(ordered[start : start + CHUNK]))
        found |= {row.id: row.nickname for row in connection.execute(chosen)}
    return found


def kept_ladder(connection: sa.Connection, game: str) -> Ladder | None:
    """What was kept of a game's ratings; None: nothing, or nothing that can be read."""
    state = connection.scalar(sa.select(ladders.c.state).where(ladders.c.game == game))
    try:
        return None if state is None else decode(state)
    except msgspec.DecodeError:
        return None


def keep_ladder(connection: sa.Connection, game: str, ladder: Ladder) -> None:
    """Keep a game's ratings; another process may keep the same at the same time."""
    put(connection, ladders, {"game": game, "state": msgspec.json.encode(ladder)})


# A game that is over has ended at a time; asked so, an index alone answers.
_over = tables.c.rated & tables.c.finished.is_not(None)


def _after(last: tuple[int, str]) -> sa.ColumnElement[bool]:
    ended, name = tables.c.finished, tables.c.id
    return (ended >= last[0]) & ((ended > last[0]) | (name > last[1]))


def _until(last: tuple[int, str]) -> sa.ColumnElement[bool]:
    ended, name = tables.c.finished, tables.c.id
    return (ended <= last[0]) & ((ended < last[0]) | (name <= last[1]))
