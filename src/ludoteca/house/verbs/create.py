"""Create a table: the caller hosts it and sits down at its first seat."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.matches import checked
from ludoteca.house.store.rows import Seat, TableRow
from ludoteca.house.table import Table
from ludoteca.house.tempo.tempos import PRESETS
from ludoteca.house.wire.people import Person


async def create(
    house: House,
    host: Person,
    game: str,
    seats: int,
    options: dict[str, Any],
    private: bool,
    tempo: str | None = None,
    out: str = "ask",
    *,
    rated: bool = False,
    tables: int = 1,
    teaching: bool = False,
) -> Table:
    """A new open table, or the first of several that share their luck and whose links the host hands out.

    Refuses seats and options that the game does not know, and a tempo that the house does not.
    """
    _, complete = checked(game, seats, options)
    if tempo is not None and tempo not in PRESETS:
        raise Refused("unknown-tempo", field="tempo", args={"tempo": tempo})
    if teaching and (rated or tables > 1):
        raise Refused("teaching-counts", field="teaching")
    await must_have_room(house, host, tables)
    row = TableRow(
        id=new_id(),
        game=game,
        options=complete,
        private=private or tables > 1,
        status="open",
        host=host.id,
        seats=(Seat(host.id, host.nickname), *[Seat()] * (seats - 1)),
        created=house.now(),
        tempo=None if tempo is None else structs.replace(PRESETS[tempo], out=out),
        rated=rated,
        round=new_id() if tables > 1 else None,
        teaching=teaching,
    )
    await house.store.add_table(row)
    for number in range(1, tables):
        free = (Seat(),) * seats
        await house.store.add_table(structs.replace(row, id=new_id(), seats=free, created=row.created + number))
    return house.keep(row)


async def must_have_room(house: House, host: Person, tables: int = 1) -> None:
    """Nobody hosts more open tables than so many."""
    most = house.limits.bounds["open-tables"]
    if house.limits.enabled and await house.store.count_open(host.id) + tables > most:
        raise Refused("too-many", field="table", args={"most": int(most)}, status=409)
