"""Sit down, stand up; the host also seats bots, sends people and bots away, and bans people from the table."""

from __future__ import annotations

from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.people.blocking import must_not_meet
from ludoteca.house.store.rows import Seat, TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs.duplicate import must_sit_once
from ludoteca.house.verbs.seated import known_bot, must_be_open, must_host, seat_number
from ludoteca.house.wire.people import Person


async def sit(house: House, table: Table, person: Person, number: int) -> None:
    """Take a free seat before the start; who sits already moves over."""

    def edit(row: TableRow) -> TableRow:
        must_be_open(row)
        if row.banned and person.id in row.banned:
            raise Refused("banned", field="table", status=403)
        seat = row.seats[seat_number(row, number)]
        if seat.player == person.id:
            return row
        must_not_meet(house, row, person.id)
        if seat.taken:
            raise Refused("seat-taken", field="seat", args={"seat": number}, status=409)
        old = row.seat_of(person.id)
        if old is not None:
            row = with_seat(row, old, Seat())
        return with_seat(row, number, Seat(person.id, person.nickname))

    await must_sit_once(house, table.row, person)
    await house.change(table, edit)


async def seat_bot(house: House, table: Table, person: Person, number: int, bot: str) -> None:
    """Put a bot in a free seat, or another bot in a bot's."""
    known_bot(bot, "bot")

    def edit(row: TableRow) -> TableRow:
        must_be_open(row)
        must_host(row, person.id)
        if row.seats[seat_number(row, number)].player is not None:
            raise Refused("seat-taken", field="seat", args={"seat": number}, status=409)
        return with_seat(row, number, Seat(bot=bot))

    await house.change(table, edit)


async def stand(house: House, table: Table, person: Person, number: int) -> None:
    """Leave the own seat, or (the host) empty another, before the start."""

    def edit(row: TableRow) -> TableRow:
        must_be_open(row)
        seat = row.seats[seat_number(row, number)]
        if seat.player not in (None, person.id) and row.host != person.id:
            raise Refused("other-seat", field="seat", args={"seat": number}, status=403)
        if seat.bot is not None:
            must_host(row, person.id)
        return with_seat(row, number, Seat())

    await house.change(table, edit)


async def ban(house: House, table: Table, person: Person, number: int) -> None:
    """Send somebody away who shall not come back, before the start."""

    def edit(row: TableRow) -> TableRow:
        must_be_open(row)
        must_host(row, person.id)
        player = row.seats[seat_number(row, number)].player
        if player is None or player == row.host:
            raise Refused("nobody-there", field="seat", args={"seat": number}, status=409)
        return structs.replace(with_seat(row, number, Seat()), banned=(*(row.banned or ()), player))

    await house.change(table, edit)


def with_seat(row: TableRow, number: int, seat: Seat) -> TableRow:
    """The same table with somebody else in one seat."""
    return structs.replace(row, seats=(*row.seats[:number], seat, *row.seats[number + 1 :]))
