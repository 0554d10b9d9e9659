"""Say something to the table."""

from __future__ import annotations

from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.house import House
from ludoteca.house.table import Table


async def say(house: House, table: Table, guest: Guest, text: str) -> None:
    """Store a line and show it to everybody here; only those with a name may speak."""
    person = guest.person()
    person = await house.people.find(person.id) or person  # the name of now, not that of when the socket was opened
    house.people.must_not_be("muted", person.id)
    house.limits.take("chat", person.id)
    line = "".join(c if c.isprintable() else " " for c in text).strip()
    if not line:
        raise Refused("empty-text", field="text")
    await house.store.add_chat(table.row.id, person.id, person.nickname, line, house.now())
    await house.listen(table)
