"""Take another nickname, also at the tables where one sits."""

from __future__ import annotations

from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store.rows import TableRow
from ludoteca.house.store.waiting import own_tables
from ludoteca.house.verbs.sit import with_seat
from ludoteca.house.wire.people import Person


async def rename(house: House, person: Person, nickname: str) -> Person:
    """Change the name of a person everywhere but in what was said under the old one."""
    if nickname == person.nickname:
        return person
    await house.store.rename_player(person.id, nickname)

    def edit(row: TableRow) -> TableRow:
        number = row.seat_of(person.id)
        if number is None or row.status == "finished":
            return row
        return with_seat(row, number, structs.replace(row.seats[number], name=nickname))

    for table_id in await house.store.read(own_tables, person.id):
        table = await house.find(table_id)
        if table is not None:
            try:
                await house.change(table, edit)
            except Refused as refused:
                if refused.code != "unreadable-table":
                    raise
    return house.people.meet(person.id, nickname)
