"""The house pairs the rounds of a tournament: each is made once, by whichever process is first, with all its tables."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import sqlalchemy as sa
from msgspec import Struct, structs

from ludoteca.house.clock import DAY, MINUTE
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.matches import deal, fitting, least_seats
from ludoteca.house.store import timers, tournaments
from ludoteca.house.store.laying import lay
from ludoteca.house.store.rows import EntrantRow, PairingRow, Seat, TableRow, TimerRow, TournamentRow
from ludoteca.house.store.store import Also
from ludoteca.house.store.tournaments import LOOK, Course
from ludoteca.house.tempo.rest import Rest
from ludoteca.house.tournaments.course import contest, present, rounds_of
from ludoteca.house.tournaments.formats import Contest, Pairing, drawn
from ludoteca.house.verbs.resting import begins, rest_of
from ludoteca.house.verbs.seated import running

AGAIN = 10 * MINUTE
"""A tournament that is played is looked at so often even if no game ends: a table may have been closed."""
LONGEST_WAIT = 60 * DAY
"""A tournament that nobody begins for so long is closed."""
TRIES = 5


class Made(Struct, frozen=True):
    """A round that is to be stored: what becomes of the tournament and of those who take part, and the new tables."""

    row: TournamentRow
    entrants: Sequence[EntrantRow]
    pairings: Sequence[PairingRow] = ()
    tables: Sequence[tuple[TableRow, Also | None]] = ()


Step = Callable[[House, Course], Awaitable[Made | None]]
"""What comes next by what there is; None: nothing."""


def next_look(row: TournamentRow, at: int) -> int | None:
    """When a tournament is to be looked at again; None: never."""
    if row.status == "playing":
        return at + AGAIN
    if row.status != "open":
        return None
    last = row.created + LONGEST_WAIT
    return last if row.begins is None else min(row.begins, last)


async def look_after(house: House, timer: TimerRow) -> None:
    """Do what is due at a tournament: begin it, end tables that nobody plays any more, pair the next round, end it."""
    row = await house.store.read(tournaments.one, timer.table_id)
    # First when to look again, then the look: of what ends meanwhile the timer tells anew.
    due = None if row is None else next_look(row, house.now())
    overdue = due is not None and due <= house.now()
    put = partial(timers.put, kind=LOOK, due=house.now() + AGAIN if overdue else due, table_id=timer.table_id)
    await house.store.writer.run(put)
    if row is None:
        return
    if row.status == "playing":
        await _end_abandoned(house, row.id)
        await go_on(house, row.id)
    elif overdue and (row.begins is None or not await begin(house, row.id)):
        await _store_next(house, row.id, _closed)


async def begin(house: House, tournament: str) -> bool:
    """Draw lots and pair the first round; False: there are too few people."""
    return await _store_next(house, tournament, _first)


async def go_on(house: House, tournament: str) -> bool:
    """Pair the next round when the last one is over, or end the tournament; False: it is not time."""
    return await _store_next(house, tournament, _next)


async def _store_next(house: House, tournament: str, step: Step) -> bool:
    """Store what comes next, if anything, unless another process is faster or somebody comes or goes meanwhile."""
    for _ in range(TRIES):
        course = await house.store.read(tournaments.course, tournament)
        made = None if course is None else await step(house, course)
        if course is None or made is None:
            return False
        if await house.store.writer.run(partial(_store, before=course, made=made, at=house.now()), tournament):
            for row, _ in made.tables:
                house.keep(row)
            return True
    raise Refused("busy", field="tournament", status=503)


def _store(connection: sa.Connection, before: Course, made: Made, at: int) -> bool:
    """Store a step; False, and nothing done, when the tournament is not any more what the step was made from."""
    row = tournaments.held(connection, before.row.id)
    if row != before.row or tournaments.entrants_of(connection, row.id) != before.entrants:
        return False
    tournaments.change(connection, row, made.row)
    for one in made.entrants:
        if one not in before.entrants:
            tournaments.mark(connection, row.id, one)
    for table, also in made.tables:
        lay(connection, table)
        if also is not None:
            also(connection)
    if made.pairings:
        tournaments.add_pairings(connection, row.id, made.pairings)
    timers.put(connection, LOOK, next_look(made.row, at), table_id=row.id)
    return True


# Steps ------------------------------------------------------------------------------------------------------------


async def _first(house: House, course: Course) -> Made | None:
    row = course.row
    if row.status != "open":
        return None
    seed, least = _seed(house, row), least_seats(row.game)
    order = sorted(course.entrants, key=lambda one: one.player)
    random.Random(seed).shuffle(order)
    if len(order) < least:
        return None
    people, length = await asyncio.to_thread(drawn, row.system, [one.player for one in order], least, seed)
    begun = structs.replace(row, status="playing", length=length)
    entrants = [
        structs.replace(one, lot=lot, group=own.group)
        for lot, (one, own) in enumerate(zip(order, people, strict=True), 1)
    ]
    drawn_lots = structs.replace(course, row=begun, entrants=entrants)
    pairing = await asyncio.to_thread(_pair, _contest(house, drawn_lots))
    return None if pairing is None else await _made(house, drawn_lots, pairing)


async def _next(house: House, course: Course) -> Made | None:
    if course.row.status != "playing" or not rounds_of(course)[-1].over:
        return None
    now = structs.replace(course, entrants=present(course))
    pairing = await asyncio.to_thread(_pair, _contest(house, now))
    if pairing is not None:
        return await _made(house, now, pairing)
    length = min(course.row.length, course.row.rounds)
    return Made(structs.replace(course.row, status="finished", finished=house.now(), length=length), now.entrants)


async def _closed(house: House, course: Course) -> Made | None:
    if course.row.status != "open":
        return None
    return Made(structs.replace(course.row, status="closed", finished=house.now()), course.entrants)


def _pair(contest: Contest) -> Pairing | None:
    return contest.next_round()


def _contest(house: House, course: Course) -> Contest:
    return contest(
        course, _seed(house, course.row), {one.player: house.people.apart(one.player) for one in course.entrants}
    )


def _seed(house: House, row: TournamentRow) -> str:
    """What lots are drawn by: nobody can tell it before, and it is always the same."""
    return house.keys.derived("lots", row.id)


async def _made(house: House, course: Course, pairing: Pairing) -> Made:
    """A round with its tables, which have begun."""
    names = {one.player: one.name for one in course.entrants}
    rests = {player: await rest_of(house, player) for table in pairing.tables for player in table}
    row = structs.replace(course.row, rounds=course.row.rounds + 1, length=pairing.length)
    luck = new_id() if row.system.duplicate else None
    tables = [
        _laid(row, number, [Seat(one, names[one]) for one in table], luck, house.now())
        for number, table in enumerate(pairing.tables)
    ]
    paired = [
        PairingRow(row.rounds, one, number, seat, table.id)
        for number, (table, people) in enumerate(zip(tables, pairing.tables, strict=True))
        for seat, one in enumerate(people)
    ]
    paired += [PairingRow(row.rounds, one) for one in pairing.byes]
    return Made(row, course.entrants, paired, await asyncio.to_thread(_dealt, house, tables, rests))


def _laid(row: TournamentRow, number: int, seats: Sequence[Seat], luck: str | None, at: int) -> TableRow:
    """A table of a round; nobody hosts it, so that nobody can do more there than the others."""
    return TableRow(
        id=new_id(),
        game=row.game,
        options=fitting(row.game, len(seats), row.options),
        private=False,
        status="open",
        host="",
        seats=tuple(seats),
        created=at + number,
        tempo=row.tempo,
        rated=row.rated,
        round=luck,
        tournament=row.id,
    )


def _dealt(house: House, tables: Sequence[TableRow], rests: dict[str, Rest]) -> list[tuple[TableRow, Also | None]]:
    """Deal and begin; in a thread, since a round may have many tables."""
    found = []
    for row in tables:
        luck = None if row.round is None else house.keys.luck(row.round)
        begun = structs.replace(row, status="playing", **deal(row, luck))
        found.append((begun, house.beginning(begun, begins(rests))))
    return found


# Tables that nobody plays any more --------------------------------------------------------------------------------


async def _end_abandoned(house: House, tournament: str) -> None:
    """End the games as they stand of which everybody has left: the others wait for them."""
    course = await house.store.read(tournaments.course, tournament)
    for row, _ in () if course is None else course.tables.values():
        if row.status == "playing" and not any(seat.person for seat in row.seats):
            try:
                await _end(house, row.id)
            except Refused as refused:  # this table's trouble alone
                house.refused(refused, table=row.id)


async def _end(house: House, table_id: str) -> None:
    table = await house.find(table_id)
    if table is None:
        return
    async with house.hold(table):
        await house.upkeep.refresh(table)
        if table.row.status == "playing" and not any(seat.person for seat in table.row.seats):
            await house.commits.add(table, running(table).end(), None)
