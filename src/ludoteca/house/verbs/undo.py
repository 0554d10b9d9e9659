"""Undo: take back the own last move while nothing was revealed or drawn since and nobody else has acted."""

from __future__ import annotations

from ludoteca.house.house import House
from ludoteca.house.table import Table
from ludoteca.house.verbs.seated import acting_seat, running


async def undo(house: House, table: Table, player: str | None, *, key: str) -> int:
    """Journal an undo of the caller's last move."""
    async with table.lock:
        await house.ready(table)
        seat = acting_seat(table.row, player)
        done = table.keys.get((seat, key))
        if done is not None:
            return done
        entry = running(table).undo(seat)
        return await house.commit(table, entry, key)
