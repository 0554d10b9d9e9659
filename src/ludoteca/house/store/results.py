"""What people have played to its end, as far as somebody who asks may know of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from ludoteca.house.store.people import own
from ludoteca.house.store.reading import some_tables
from ludoteca.house.store.rows import TableRow
from ludoteca.house.store.schema import journal, leavers, seats, snapshots, tables
from ludoteca.kernel.records import undone_to

CHUNK = 500
BEGINNING = 24
"""So many entries are the beginning of a game."""


class Played(Struct, frozen=True):
    """A finished game of somebody: at which seat, which ranks it gave, when it ended, and whether they left it."""

    table_id: str
    game: str
    seat: int
    ranks: tuple[int, ...]
    left: bool
    finished: int


class _Ranks(Struct):
    ranks: tuple[int, ...] = ()


# Made once, before any thread asks: msgspec crashes where two threads are the first to read a type.
_ranks = msgspec.json.Decoder(_Ranks).decode


def of(player: str, asker: str | None) -> sa.ColumnElement[bool]:
    """The finished games in which somebody took part and of which another may know; no games played on from a step."""
    seen = ~tables.c.private if asker is None else ~tables.c.private | own(asker)
    return _finished_by(player) & seen & tables.c.branch_of.is_(None)


def _finished_by(player: str) -> sa.ColumnElement[bool]:
    sitting = sa.select(seats.c.table_id).where(seats.c.player == player)
    left = sa.select(leavers.c.table_id).where(leavers.c.player == player)
    return (tables.c.id.in_(sitting) | tables.c.id.in_(left)) & (tables.c.status == "finished")


def own_finished(connection: sa.Connection, player: str) -> list[str]:
    """All games in which somebody took part and that are over, also those played on from a step, the oldest first."""
    chosen = sa.select(tables.c.id).where(_finished_by(player)).order_by(tables.c.finished, tables.c.id)
    return list(connection.scalars(chosen))


def public_finished(connection: sa.Connection) -> list[str]:
    """All public games that are over, none played on from a step, the oldest first."""
    public = (tables.c.status == "finished") & ~tables.c.private & tables.c.branch_of.is_(None)
    return list(connection.scalars(sa.select(tables.c.id).where(public).order_by(tables.c.finished, tables.c.id)))


def with_commitment(connection: sa.Connection, commitment: str) -> list[str]:
    """The games that promised this luck: one, or the tables of a round."""
    return list(connection.scalars(sa.select(tables.c.id).where(tables.c.commitment == commitment)))


def played(connection: sa.Connection, player: str, asker: str | None) -> list[Played]:
    """These games, the last first, but for those that taught; only what is counted is read of each."""
    result = sa.cast(tables.c.result, sa.Text)
    columns = (tables.c.id, tables.c.game, result, tables.c.finished)
    sat = sa.select(*columns, seats.c.seat, seats.c.substituted).join(seats, seats.c.table_id == tables.c.id)
    gone = sa.select(*columns, leavers.c.seat, sa.true()).join(leavers, leavers.c.table_id == tables.c.id)
    mine = sat.where(seats.c.player == player), gone.where(leavers.c.player == player)
    counted = of(player, asker) & ~tables.c.teaching
    found: dict[str, Played] = {}
    for chosen in mine:
        for table_id, game, text, ended, seat, left in connection.execute(chosen.where(counted)).all():
            ranks = _ranks(text or "{}").ranks
            found.setdefault(table_id, Played(table_id, game, seat, ranks, bool(left), ended))
    return sorted(found.values(), key=lambda one: (-one.finished, one.table_id))


def page(connection: sa.Connection, player: str, asker: str | None, size: int, number: int) -> list[TableRow]:
    """A page of them, as tables."""
    return some_tables(connection, of(player, asker), size, (tables.c.finished.desc(),), number * size)


def count(connection: sa.Connection, player: str, asker: str | None) -> int:
    """How many there are."""
    return connection.scalar(sa.select(sa.func.count()).select_from(tables).where(of(player, asker))) or 0


def last_states(connection: sa.Connection, table_ids: Collection[str]) -> dict[str, bytes]:
    """What the journals of some tables have come to at last, packed, where that was kept."""
    ordered = sorted(table_ids)
    found: dict[str, bytes] = {}
    for start in range(0, len(ordered), CHUNK):
        part = snapshots.c.table_id.in_(ordered[start : start + CHUNK])
        last = sa.select(snapshots.c.table_id, sa.func.max(snapshots.c.seq)).where(part)
        these = sa.tuple_(snapshots.c.table_id, snapshots.c.seq).in_(last.group_by(snapshots.c.table_id))
        chosen = sa.select(snapshots.c.table_id, snapshots.c.state).where(these)
        found |= {row.table_id: row.state for row in connection.execute(chosen)}
    return found


def first_moves(connection: sa.Connection, sitting: Mapping[str, int]) -> dict[str, list[str]]:
    """The first moves of a seat at each of some tables, without those taken back, as far as games begin."""
    ordered = sorted(sitting)
    begun: dict[str, list[tuple[int, int, str]]] = {}
    for start in range(0, len(ordered), CHUNK):
        part = journal.c.table_id.in_(ordered[start : start + CHUNK]) & (journal.c.seq <= BEGINNING)
        chosen = sa.select(journal.c.table_id, journal.c.seq, journal.c.seat, journal.c.move).where(part)
        for table_id, seq, seat, move in connection.execute(chosen.order_by(journal.c.table_id, journal.c.seq)):
            entries = begun.setdefault(table_id, [])
            to = undone_to(move)
            if to is None and seat >= 0:
                entries.append((seq, seat, move))
            elif to is not None:
                begun[table_id] = [entry for entry in entries if entry[0] <= to]
    return {
        table_id: [move for _, seat, move in entries if seat == sitting[table_id]]
        for table_id, entries in begun.items()
    }
