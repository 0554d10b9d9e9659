"""Rematch: the same people and bots play the same game once more, all of them a seat further on."""

from __future__ import annotations

from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.matches import deal
from ludoteca.house.people.blocking import without_strangers
from ludoteca.house.store.rows import Seat, TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs.resting import begins, rests_at
from ludoteca.house.verbs.seated import own_seat
from ludoteca.house.wire.people import Person


async def rematch(house: House, table: Table, person: Person) -> Table:
    """The table of the rematch; whoever asks first hosts it, and alone among bots begins at once."""

    def claim(row: TableRow) -> TableRow:
        own_seat(row, person.id)
        if row.status != "finished":
            raise Refused("not-over", field="table", status=409)
        return structs.replace(row, rematch=new_id()) if row.rematch is None else row

    async with house.hold(table):
        await house.replace(table, claim)
        row = table.row
        assert row.rematch is not None
        found = await house.find(row.rematch)
        if found is not None:
            return found
        new = seated_anew(without_strangers(house, row, person.id), row.rematch, person, house.now())
        return await house.lay(new, begins(await rests_at(house, new)) if new.begun else None)


def seated_anew(row: TableRow, table_id: str, host: Person, at: int) -> TableRow:
    """The row of a rematch: seats move on by one, whoever had left the game leaves a free one."""
    seats = tuple(_again(row.seats[number - 1], host) for number in range(len(row.seats)))
    new = TableRow(
        id=table_id,
        game=row.game,
        options=row.options,
        private=row.private,
        status="open",
        host=host.id,
        seats=seats,
        created=at,
        tempo=row.tempo,
        rated=row.rated,
        teaching=row.teaching,
    )
    if not all(seat.bot or seat.player == host.id for seat in seats):
        return new
    return structs.replace(new, status="playing", **deal(new))


def _again(seat: Seat, host: Person) -> Seat:
    if seat.player == host.id:
        return Seat(host.id, host.nickname)
    return Seat() if seat.substituted else seat
