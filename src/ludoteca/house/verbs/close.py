"""Close a table that has not begun: the host, or the house when it has waited for too long."""

from __future__ import annotations

from msgspec import structs

from ludoteca.house.clock import HOUR
from ludoteca.house.house import House
from ludoteca.house.store.rows import TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs.seated import must_be_open, must_host
from ludoteca.house.wire.people import Person


async def close(house: House, table: Table, person: Person) -> None:
    """End a table before its start."""

    def edit(row: TableRow) -> TableRow:
        must_be_open(row)
        must_host(row, person.id)
        return structs.replace(row, status="closed")

    await house.change(table, edit)


async def close_old(house: House) -> None:
    """End the tables that nobody has started for too long, and tell who waits there."""
    before = house.now() - int(house.settings.open_hours * HOUR)
    for table_id in await house.store.close_open(before):
        table = house.tables.get(table_id)
        if table is not None:
            async with table.lock:
                await house.upkeep.refresh(table)
