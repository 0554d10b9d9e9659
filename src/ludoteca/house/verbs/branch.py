"""Play on from here: a new table that starts at a step of a finished game, with luck of its own."""

from __future__ import annotations

from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.matches import deal
from ludoteca.house.store.rows import Seat, TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs.look_back import stand_at
from ludoteca.house.verbs.seated import known_bot, seat_number
from ludoteca.house.wire.people import Person


async def branch(
    house: House, table: Table, person: Person, seq: int, bots: str | dict[str, str], seat: int | None
) -> Table:
    """A private table against bots; the caller takes the seat asked for, else the own one, else the first."""
    async with house.hold(table):
        row, match = table.row, table.match
        if match is None or not match.over:
            raise Refused("not-over", field="table", status=409)
        if not 0 <= seq <= table.seq:
            raise Refused("no-such-step", field="seq", args={"seq": seq, "last": table.seq}, status=404)
    then = await house.readers.run(stand_at, match, seq)
    if then.over:
        raise Refused("game-over", field="seq", args={"seq": seq}, status=409)
    number = seat if seat is not None else row.seat_of(person.id) or 0
    seat_number(row, number)
    new = TableRow(
        id=new_id(),
        game=row.game,
        options=row.options,
        private=True,
        status="playing",
        host=person.id,
        seats=tuple(
            Seat(person.id, person.nickname) if n == number else Seat(bot=_bot(house, bots, n))
            for n in range(len(row.seats))
        ),
        created=house.now(),
        origin=then.document(),
        branch_of=row.id,
        branch_seq=seq,
    )
    new = structs.replace(new, **await house.readers.run(deal, new))
    await house.store.add_table(new)
    return house.keep(new)


def _bot(house: House, bots: str | dict[str, str], seat: int) -> str:
    name = bots if isinstance(bots, str) else bots.get(str(seat), house.settings.substitute)
    return known_bot(name, "bots")
