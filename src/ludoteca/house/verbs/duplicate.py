"""Duplicate: several tables with the same luck, and how each seat did beside the same seat at the others."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store import rounds
from ludoteca.house.store.rows import LeaverRow, TableRow
from ludoteca.house.table import Table
from ludoteca.house.tournaments.course import left_seats
from ludoteca.house.tournaments.matchpoints import compared, percent
from ludoteca.house.wire.people import Person
from ludoteca.house.wire.tables import Round, RoundSeat, RoundTable
from ludoteca.kernel.chance import commitment


async def others(house: House, table: Table, player: str | None) -> Round:
    """All tables of a round; results once the last of them is over, so that nobody plays by what others have seen."""
    if table.row.round is None:
        raise Refused("no-round", field="table", status=409)
    found = await house.store.read(rounds.of, table.row.round)
    over = all(row.status == "finished" for row, _ in found)
    sat = player is not None and any(row.seat_of(player) is not None for row, _ in found)
    links = sat if over else player == table.row.host
    points = {row.id: _points(row, left) for row, left in found} if over else {}
    earned = compared(points)
    begun = next((row for row, _ in found if row.commitment is not None), table.row)
    # Before the first of them begins the hash of what their luck will be, else of what it is.
    promise = begun.commitment or commitment(house.keys.luck(table.row.round))
    return Round(
        over,
        [
            RoundTable(
                row.id,
                row.status,
                sum(seat.taken for seat in row.seats),
                house.link(row) if links else UNSET,
                [
                    RoundSeat(seat.name if seat.player is not None else None, seat.bot, own, percent(one, len(found)))
                    for seat, own, one in zip(row.seats, points[row.id], earned[row.id], strict=True)
                ]
                if over
                else [],
            )
            for row, _ in found
        ],
        promise,
        begun.key if over and begun.key is not None else UNSET,
    )


def _points(row: TableRow, left: Sequence[LeaverRow]) -> list[int | None]:
    """The points of each seat; None where its person has left the game."""
    gone = left_seats(row, left)
    told = (row.result or {}).get("points") or [0] * len(row.seats)
    return [None if number in gone else points for number, points in enumerate(told)]


async def must_sit_once(house: House, row: TableRow, person: Person) -> None:
    """Refuse a seat to somebody who plays the same deal at another table."""
    if row.round is not None and await house.store.read(rounds.sits, row.round, person.id) not in (None, row.id):
        raise Refused("same-deal", field="seat", status=409)
