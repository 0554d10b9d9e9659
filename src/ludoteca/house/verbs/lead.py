"""Lead the others through a finished game, step by step, with marks; whoever has a seat may, and may take over."""

from __future__ import annotations

from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.house import House
from ludoteca.house.table import Table
from ludoteca.house.verbs.seated import own_seat, seat_number
from ludoteca.house.wire.asking import Lead
from ludoteca.house.wire.telling import LeadFrame

EYES = ("open", "table")
"""All hands, or none; else the number of a seat."""


async def lead(house: House, table: Table, guest: Guest, shown: Lead) -> None:
    """Show a step to whoever follows; without a step the caller leads no more."""
    person = guest.person()
    async with house.hold(table):
        own_seat(table.row, person.id)
        if table.row.status != "finished":
            raise Refused("not-over", field="table", status=409)
        if shown.seq is None:
            if table.led is not None and table.led.player == person.id:
                table.lead(None)
            return
        if shown.seq > table.seq:
            raise Refused("no-such-step", field="seq", args={"seq": shown.seq, "last": table.seq}, status=404)
        if shown.eyes is not None and shown.eyes not in EYES:
            seat_number(table.row, int(shown.eyes) if shown.eyes.isdecimal() else -1)
        table.lead(LeadFrame(person.id, person.nickname, shown.seq, shown.eyes, shown.marks))
