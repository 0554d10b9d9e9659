"""Who may do what, and only once: what the verbs share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from ludoteca.bots import levels
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.matches import Match
from ludoteca.house.store.rows import TableRow
from ludoteca.house.table import Table

Asked = ParamSpec("Asked")


def once(
    verb: Callable[Concatenate[House, Table, int, str, Asked], Awaitable[int]],
) -> Callable[Concatenate[House, Table, str | None, str, Asked], Awaitable[int]]:
    """Let a person do this for the seat that they hold; the same key again does nothing and gives the same answer."""

    @wraps(verb)
    async def do(
        house: House, table: Table, player: str | None, key: str, /, *args: Asked.args, **named: Asked.kwargs
    ) -> int:
        async with house.hold(table):
            seat = acting_seat(table.row, player)
            done = table.keys.get((seat, key))
            return await verb(house, table, seat, key, *args, **named) if done is None else done

    return do


def own_seat(row: TableRow, player: str | None) -> int:
    """The caller's seat."""
    seat = row.seat_of(player)
    if seat is None:
        raise Refused("not-seated", field="seat", status=403)
    return seat


def acting_seat(row: TableRow, player: str | None) -> int:
    """The caller's seat, if no bot holds it."""
    seat = own_seat(row, player)
    if row.seats[seat].substituted:
        raise Refused("substituted", field="seat", args={"seat": seat}, status=409)
    return seat


def running(table: Table) -> Match:
    """The match of a table that is being played."""
    if table.row.status == "open":
        raise Refused("not-started", field="table", status=409)
    if table.row.status == "closed":
        raise Refused("table-ended", field="table", status=410)
    if table.match is None or table.match.over:
        raise Refused("game-over", field="table", status=409)
    return table.match


def must_be_open(row: TableRow) -> None:
    """Seats change hands before the start only, at a table that still waits."""
    if row.status == "closed":
        raise Refused("table-ended", field="table", status=410)
    if row.status != "open":
        raise Refused("already-started", field="table", status=409)


def must_host(row: TableRow, player: str) -> None:
    """Only the host may do this."""
    if row.host != player:
        raise Refused("not-host", field="table", status=403)


def seat_number(row: TableRow, number: int) -> int:
    """A seat of this table."""
    if not 0 <= number < len(row.seats):
        raise Refused("no-such-seat", field="seat", args={"seat": number}, status=404)
    return number


def known_bot(name: str, field: str) -> str:
    """A bot that a seat can be given to."""
    if name not in dict(levels()):
        raise Refused("unknown-bot", field=field, args={"bot": name})
    return name
