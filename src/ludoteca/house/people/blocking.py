"""Block somebody: no common tables from now on, and neither hears what the other says."""

from __future__ import annotations

from functools import partial

from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store import identities
from ludoteca.house.store.rows import TableRow
from ludoteca.house.wire.people import Person


async def block(house: House, person: Person, other: str) -> None:
    """Have nothing more to do with somebody; games that go on are played to their end."""
    house.limits.take("key", person.id)
    work = partial(identities.block, player=person.id, blocked=other, at=house.now())
    if other == person.id or not await house.store.writer.run(work):
        raise Refused("nobody", field="person", status=404)
    await house.people.reread_blocks()


async def unblock(house: House, person: Person, other: str) -> None:
    """Take that back."""
    house.limits.take("key", person.id)
    await house.store.writer.run(partial(identities.unblock, player=person.id, blocked=other))
    await house.people.reread_blocks()


def must_not_meet(house: House, row: TableRow, player: str) -> None:
    """Refuse a seat beside somebody with whom this person has nothing to do."""
    if house.people.apart(player) & {row.host, *(seat.player for seat in row.seats)}:
        raise Refused("apart", field="table", status=403)


def without_strangers(house: House, row: TableRow, first: str) -> TableRow:
    """The same table, where those count as gone who have nothing to do with one who comes before them."""
    kept = {first}
    seats = []
    for seat in row.seats:
        if seat.player is not None and house.people.apart(seat.player) & kept:
            seat = structs.replace(seat, substituted=True)
        elif seat.player is not None:
            kept.add(seat.player)
        seats.append(seat)
    return structs.replace(row, seats=tuple(seats))
