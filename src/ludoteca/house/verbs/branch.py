"""Play on from here: a new table that starts at a step of a finished game, with luck of its own."""

from __future__ import annotations

from msgspec import structs

from ludoteca.house.description import table_info
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.matches import deal
from ludoteca.house.store import branches as stored
from ludoteca.house.store.rows import Seat, TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs.create import must_have_room
from ludoteca.house.verbs.look_back import stand_at
from ludoteca.house.verbs.review import reviewable
from ludoteca.house.verbs.seated import known_bot, seat_number
from ludoteca.house.wire.json import encode
from ludoteca.house.wire.people import Person
from ludoteca.house.wire.tables import TableInfo
from ludoteca.house.wire.telling import BranchFrame

Bots = str | dict[str, str]
"""One name for all other seats, or names by seat."""


async def branch(
    house: House, table: Table, person: Person, seq: int, bots: Bots, seat: int | None, *, together: bool = False
) -> Table:
    """A private table, against bots or `together`: then it waits for those in the room, and the caller begins.

    The caller takes the seat asked for, else the own one, else the first. It counts for nothing.
    """
    match = await reviewable(house, table)
    row = table.row
    if not 0 <= seq <= match.seq:
        raise Refused("no-such-step", field="seq", args={"seq": seq, "last": match.seq}, status=404)
    number = seat if seat is not None else row.seat_of(person.id) or 0
    seat_number(row, number)
    if together:
        await must_have_room(house, person)
    others = [Seat() if together else Seat(bot=_bot(house, bots, n)) for n in range(len(row.seats))]
    then = await house.readers.run(stand_at, match, seq)
    if then.over:
        raise Refused("game-over", field="seq", args={"seq": seq}, status=409)
    new = TableRow(
        id=new_id(),
        game=row.game,
        options=row.options,
        private=True,
        status="open",
        host=person.id,
        seats=(*others[:number], Seat(person.id, person.nickname), *others[number + 1 :]),
        created=house.now(),
        origin=then.document(),
        branch_of=row.id,
        branch_seq=seq,
    )
    if not together:
        new = structs.replace(new, status="playing", **await house.readers.run(deal, new))
    await house.store.add_table(new)
    if together:
        table.tell(encode(BranchFrame(table_info(new, house.link(new)))), person.id)
    return house.keep(new)


async def branches(house: House, table: Table, player: str | None) -> list[TableInfo]:
    """The branches of a game that people play together, and the caller's own, in the order of their steps."""
    strangers = frozenset() if player is None else house.people.apart(player)
    rows = await house.store.read(stored.of, table.row.id)
    told = [row for row in rows if row.host not in strangers and (shared(row) or row.seat_of(player) is not None)]
    return [table_info(row, house.link(row)) for row in told]


def shared(row: TableRow) -> bool:
    """Tell whether people play a branch together, or are about to."""
    return row.status == "open" or sum(seat.player is not None for seat in row.seats) > 1


def _bot(house: House, bots: Bots, seat: int) -> str:
    name = bots if isinstance(bots, str) else bots.get(str(seat), house.settings.substitute)
    return known_bot(name, "bots")
