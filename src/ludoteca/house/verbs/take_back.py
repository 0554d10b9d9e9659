"""Take a move back by consent of all other people who sit at the table; at a teaching table nobody is asked."""

from __future__ import annotations

from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.matches import Match
from ludoteca.house.store.rows import TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs.seated import once, running


@once
async def ask(house: House, table: Table, seat: int, key: str) -> int:
    """Ask to go back to before the own last move; alone among bots, and where it is taught, it happens at once."""
    to = before_last_move(running(table), seat)
    others = [n for n, other in enumerate(table.row.seats) if n != seat and other.person]
    if not others or table.row.teaching:
        return await _take_back(house, table, seat, to, key)
    wish = {"seat": seat, "to": to, "seq": table.seq, "waiting": others}
    await house.replace(table, lambda row: structs.replace(row, take_back=wish))
    return table.seq


@once
async def answer(house: House, table: Table, seat: int, key: str, *, accept: bool) -> int:
    """Agree or not; the last to agree makes it happen, the first to refuse ends it."""
    running(table)
    wish = table.row.take_back
    if wish is None or wish["seq"] != table.seq or seat not in wish["waiting"]:
        raise Refused("nothing-asked", field="accept", status=409)
    waiting = [other for other in wish["waiting"] if other != seat]
    if accept and not waiting:
        return await _take_back(house, table, wish["seat"], wish["to"], key, by=seat)

    def edit(row: TableRow) -> TableRow:
        return structs.replace(row, take_back={**wish, "waiting": waiting} if accept else None)

    await house.replace(table, edit)
    return table.seq


def before_last_move(match: Match, seat: int) -> int:
    """The entry before the last move of a seat that still counts."""
    before = [0, *(entry.seq for entry in match.effective)]
    for place in range(len(match.effective) - 1, -1, -1):
        if match.effective[place].seat == seat:
            return before[place]
    raise Refused("nothing-to-take-back", field="seat", status=409)


async def _take_back(house: House, table: Table, seat: int, to: int, key: str, by: int | None = None) -> int:
    entry = running(table).take_back(to, seat if by is None else by)
    return await house.commits.add(table, entry, key)
