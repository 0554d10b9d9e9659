"""The lobby: tables in a few words, whom each asks, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store.rows import Marks, TableRow
from ludoteca.house.store.store import PAGE
from ludoteca.house.table import NOBODY, Standing, table_info, tell_presence, tell_standing, together
from ludoteca.house.wire import TableInfo, TableLists, TablePage

NEWEST = 6
"""So many finished tables stand in the lobby; the others are on their pages."""
PAGES = 100_000
UNFOLDED = 4
"""So many running tables that are not in memory are opened for one look; the others tell no more than their rows."""


async def lists(house: House, player: str | None) -> TableLists:
    """Public tables by state, and the caller's own."""
    store = house.store
    mine = [] if player is None else await store.tables_of(player)
    rows = {
        "open": await store.tables_by_status("open"),
        "playing": await store.tables_by_status("playing"),
        "finished": await store.tables_by_status("finished", NEWEST),
    }
    told = await describe(house, [*mine, *(row for found in rows.values() for row in found)])
    shown = {status: [told[row.id] for row in found] for status, found in rows.items()}
    return TableLists(**shown, mine=[told[row.id] for row in mine])


async def page(house: House, status: str, player: str | None, page: int) -> TablePage:
    """A page of the tables in one state that the caller may see."""
    if not 0 <= page < PAGES:
        raise Refused("malformed", field="page", args={"problem": str(page)[:20]}, status=400)
    rows, total = await house.store.page(status, player, page)
    told = await describe(house, rows)
    return TablePage([told[row.id] for row in rows], page, -(-total // PAGE), total)


async def describe(house: House, rows: Sequence[TableRow]) -> dict[str, TableInfo]:
    """Tables by id, with how far they are."""
    ids = [row.id for row in rows]
    marks = await house.store.marks(ids)
    elsewhere = await house.elsewhere(ids)
    told: dict[str, TableInfo] = {}
    opened = 0
    for row in rows:
        if row.id in told:
            continue
        standing = _known(house, row, marks[row.id])
        if standing.to_act is UNSET and row.status == "playing" and opened < UNFOLDED and not _unreadable(house, row):
            opened += 1
            standing = await _open(house, row, standing)
        hot = house.tables.get(row.id)
        info = table_info(row, house.link(row))
        tell_presence(info, together((NOBODY if hot is None else hot.here, elsewhere[row.id])))
        tell_standing(info, standing)
        info.unreadable = _unreadable(house, row)
        told[row.id] = info
    return told


def _unreadable(house: House, row: TableRow) -> bool:
    """Tell whether a table is known not to make a match."""
    hot = house.tables.get(row.id)
    return row.unreadable or (hot is not None and hot.unreadable)


def _known(house: House, row: TableRow, marks: Marks) -> Standing:
    """How far a table is by what is in memory, else by the store's marks."""
    hot = house.tables.get(row.id)
    standing = house.standings.get(row.id) if hot is None or hot.match is None or hot.stale else hot.standing()
    if standing is not None and standing.seq >= marks.seq:
        house.standings[row.id] = standing
        return standing
    return Standing(marks.seq, marks.moved or row.created)


async def _open(house: House, row: TableRow, unknown: Standing) -> Standing:
    """Bring a table into memory and see how far it is; one that cannot be read tells nothing."""
    try:
        table = await house.find(row.id)
        if table is None:
            return unknown
        async with house.hold(table):
            standing = table.standing()
    except Refused:
        return unknown
    if standing.seq < unknown.seq:  # another process is ahead: the next look finds it
        return unknown
    house.standings[row.id] = standing
    return standing
