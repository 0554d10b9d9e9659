"""Start: the host deals when every seat is taken; the hash of the chance key is shown from then on."""

from __future__ import annotations

from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.matches import deal
from ludoteca.house.store.rows import TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs.resting import begins, rests_at
from ludoteca.house.verbs.seated import must_be_open, must_host
from ludoteca.house.wire.people import Person


async def start(house: House, table: Table, person: Person) -> None:
    """Set the game up and begin."""

    def edit(row: TableRow) -> TableRow:
        must_be_open(row)
        must_host(row, person.id)
        free = [number for number, seat in enumerate(row.seats) if not seat.taken]
        if free:
            raise Refused("seats-free", field="seats", args={"seats": free}, status=409)
        luck = None if row.round is None else house.keys.luck(row.round)
        return structs.replace(row, status="playing", **deal(row, luck))

    await house.change(table, edit, begins(await rests_at(house, table.row)))
