"""Say when one rests, and what that means at the tables where one plays; how the clocks of a game begin."""

from __future__ import annotations

from datetime import date
from functools import cache, partial
from zoneinfo import available_timezones

import msgspec
from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House, Step, Told
from ludoteca.house.matches import askings, begun
from ludoteca.house.store import tempo
from ludoteca.house.store.rows import TableRow
from ludoteca.house.tempo.rest import LONGEST_NIGHT, NEVER, Rest, length, today
from ludoteca.house.wire.people import Person
from ludoteca.house.wire.tables import RestInfo

NIGHT = 23 * 60, 7 * 60
"""The night of whoever has only come with a time zone."""


async def rest_of(house: House, player: str) -> Rest:
    """How somebody rests."""
    return await house.store.read(tempo.rest_of, player) or NEVER


async def told(house: House, person: Person) -> RestInfo:
    """How somebody rests, and how many holidays there are in a year."""
    return RestInfo(await rest_of(house, person.id), house.settings.holidays)


async def settle_in(house: House, person: Person, zone: str | None) -> None:
    """Let the nights of a browser's time zone be rest, until its owner says otherwise."""
    if zone in zones() and await house.store.read(tempo.rest_of, person.id) is None:
        await house.store.writer.run(partial(tempo.set_rest, player=person.id, rest=Rest(zone, NIGHT)), person.id)


async def set_rest(house: House, person: Person, rest: Rest) -> RestInfo:
    """Rest so from now on, at all tables; holidays that have begun stay taken."""
    before = await rest_of(house, person.id)
    rest = checked(rest, before, house.now(), house.settings.holidays)
    await house.store.writer.run(partial(tempo.set_rest, player=person.id, rest=rest), person.id)
    for table_id in await house.store.read(tempo.timed_tables, person.id):
        table = await house.find(table_id)
        if table is not None:
            await house.change(table, lambda row: row, partial(_rests_otherwise, player=person.id, rest=rest))
    return RestInfo(rest, house.settings.holidays)


def _rests_otherwise(row: TableRow, player: str, rest: Rest) -> list[Step]:
    seat = row.seat_of(player)
    return [] if seat is None else [("rest", seat, {"rest": msgspec.to_builtins(rest)})]


def checked(rest: Rest, before: Rest, at: int, most: int) -> Rest:
    """The rest that somebody may have; refuses unknown zones, nights without end and too many holidays."""
    if rest.zone not in zones():
        raise Refused("unknown-zone", field="zone", args={"zone": rest.zone})
    if rest.night is not None and not 0 < length(rest.night) <= LONGEST_NIGHT:
        raise Refused("night-too-long", field="night", args={"hours": LONGEST_NIGHT // 60})
    try:
        for day in rest.holidays:
            date.fromisoformat(day)
    except ValueError:
        raise Refused("malformed", field="holidays", args={"problem": f"there is no {day}"}) from None
    now = today(rest, at).isoformat()
    taken = {day for day in before.holidays if day <= now}
    days = sorted(taken | {day for day in rest.holidays if day >= now})
    for day in days:
        year = day[:4]
        if sum(other.startswith(year) for other in days) > most:
            raise Refused("too-many-holidays", field="holidays", args={"year": year, "most": most})
    return structs.replace(rest, weekend=tuple(sorted({*rest.weekend})), holidays=tuple(days))


@cache
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


async def rests_at(house: House, row: TableRow) -> dict[str, Rest]:
    """How the people of a table rest, where that matters to its clocks."""
    if row.tempo is None:
        return {}
    return {seat.player: await rest_of(house, seat.player) for seat in row.seats if seat.player is not None}


def begins(rests: dict[str, Rest]) -> Told:
    """What happens to the clocks when a game begins."""

    def told(row: TableRow) -> list[Step]:
        asked, forced = askings(begun(row))
        how = {str(n): rests.get(seat.player or "", NEVER) for n, seat in enumerate(row.seats) if seat.person}
        held = [number for number, seat in enumerate(row.seats) if not seat.person]
        return [("begin", -1, {"asked": asked, "forced": forced, "rests": msgspec.to_builtins(how), "held": held})]

    return told
