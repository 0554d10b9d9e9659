"""Tables in a few words: whom each asks and how far it is, by what is in memory, by the game, or by the journal."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.house.description import NOBODY, Standing, elsewhere, table_info, tell_presence, tell_standing, together
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store.rows import Marks, TableRow
from ludoteca.house.wire.tables import TableInfo

UNFOLDED = 4
"""So many running tables that are not in memory are opened for one look; of others the journal tells whom they ask."""


async def describe(house: House, rows: Sequence[TableRow]) -> dict[str, TableInfo]:
    """Tables by id, with how far they are."""
    ids = [row.id for row in rows]
    outside = await house.outside(ids)
    told: dict[str, TableInfo] = {}
    left = UNFOLDED
    for row in rows:
        if row.id in told:
            continue
        mark, there = outside[row.id]
        broken = row.unreadable or unreadable(house, row.id)
        standing = known(house, row.id, mark.seq)
        if standing is None and row.status == "playing" and left and not broken:
            left -= 1
            standing = await opened(house, row.id, mark.seq)
        hot = house.tables.get(row.id)
        info = table_info(row, house.link(row))
        tell_presence(info, together((NOBODY if hot is None else hot.here, elsewhere(there))))
        tell_standing(info, by_marks(row, mark) if standing is None else standing)
        info.unreadable = row.unreadable or unreadable(house, row.id)
        told[row.id] = info
    return told


def known(house: House, table_id: str, seq: int) -> Standing | None:
    """How far a table is that has come to an entry in the store; None: nothing in memory tells."""
    hot = house.tables.get(table_id)
    standing = house.standings.get(table_id) if hot is None or hot.match is None or hot.stale else hot.standing()
    if standing is None or standing.seq < seq:
        return None
    house.standings[table_id] = standing
    return standing


async def opened(house: House, table_id: str, seq: int) -> Standing | None:
    """Bring a table into memory and see how far it is; None: it cannot be read, or another process is ahead."""
    try:
        table = await house.find(table_id)
        if table is None:
            return None
        async with house.hold(table):
            standing = table.standing()
    except Refused:
        return None
    if standing.seq < seq:  # the next look finds it
        return None
    house.standings[table_id] = standing
    return standing


def by_marks(row: TableRow, marks: Marks) -> Standing:
    """How far a table is by its journal alone."""
    moved = marks.moved or row.created
    if marks.asked is None or row.status != "playing":
        return Standing(marks.seq, moved)
    return Standing(marks.seq, moved, tuple(seat for seat in range(len(row.seats)) if marks.asked >> seat & 1))


def unreadable(house: House, table_id: str) -> bool:
    """Tell whether a table in memory is known not to make a match."""
    hot = house.tables.get(table_id)
    return hot is not None and hot.unreadable
