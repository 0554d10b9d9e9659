"""Take back the link of a private table, or of the room that a finished one is: the host makes a new one."""

from __future__ import annotations

from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store.rows import TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs.seated import must_host
from ludoteca.house.wire.people import Person


async def renew_link(house: House, table: Table, person: Person) -> None:
    """Make a new link: by the old one nobody comes in any more.

    Those who sit there come as before; whoever looks on at the moment is told the new link with the table, and stays.
    """

    def edit(row: TableRow) -> TableRow:
        must_host(row, person.id)
        if not row.private:
            raise Refused("not-private", field="table", status=409)
        return structs.replace(row, renewed=row.renewed + 1)

    await house.change(table, edit)
