"""Undo: take back the own last move while nothing was revealed or drawn since and nobody else has acted."""

from __future__ import annotations

from ludoteca.house.house import House
from ludoteca.house.table import Table
from ludoteca.house.verbs.seated import once, running


@once
async def undo(house: House, table: Table, seat: int, key: str) -> int:
    """Journal an undo of the caller's last move."""
    return await house.commit(table, running(table).undo(seat), key)
