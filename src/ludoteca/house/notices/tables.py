"""Tables that somebody is to be told of: as they are now, and what is to be told."""

from __future__ import annotations

from ludoteca.house.asked import TURN
from ludoteca.house.house import House
from ludoteca.house.notices.words import Turn
from ludoteca.house.table import Table


async def looked_after(house: House, table_id: str) -> Table | None:
    """A table as it is now, with who is there by whatever process; None: there is none."""
    table = await house.find(table_id)
    if table is None:
        return None
    await house.compare(table)
    return table


def turn_of(table: Table, player: str, kind: str = TURN) -> Turn:
    """What is to be told to, or of, somebody; the caller holds the lock."""
    match, row = table.match, table.row
    assert match is not None
    seat = row.seat_of(player)
    own = max((entry.seq for entry in match.journal if entry.seat == seat), default=0)
    news = [line.event for line in match.lines if line.event.seq > own and line.to == -1]
    return Turn(kind, row.id, row.game, row.seats, news)
