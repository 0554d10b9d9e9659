"""Undo: take back the own last move, or all in a row, while nothing was revealed or drawn and nobody else has acted."""

from __future__ import annotations

from ludoteca.house.house import House
from ludoteca.house.table import Table
from ludoteca.house.verbs.seated import once, running


@once
async def undo(house: House, table: Table, seat: int, key: str) -> int:
    """Journal an undo of the caller's last move."""
    return await house.commits.add(table, running(table).undo(seat), key)


@once
async def restart(house: House, table: Table, seat: int, key: str) -> int:
    """Journal an undo of all the caller's moves since somebody else acted, or something was revealed or drawn."""
    return await house.commits.add(table, running(table).restart(seat), key)
