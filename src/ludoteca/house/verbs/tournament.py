"""Make a tournament, take part in it, withdraw and come back, begin it or call it off."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import sqlalchemy as sa
from msgspec import structs

from ludoteca.house.clock import DAY
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.keys import may_be_id, new_id
from ludoteca.house.matches import checked, least_seats
from ludoteca.house.nicknames import as_shown, letters
from ludoteca.house.store import timers, tournaments
from ludoteca.house.store.rows import TournamentRow
from ludoteca.house.store.tournaments import LOOK, Course
from ludoteca.house.tempo.tempos import PRESETS
from ludoteca.house.tournaments.course import present
from ludoteca.house.tournaments.formats import GROUPS, KNOCKOUT, System
from ludoteca.house.verbs.pairing import LONGEST_WAIT, begin, next_look
from ludoteca.house.wire.contests import NewTournament
from ludoteca.house.wire.people import Person

LONGEST_TITLE = 48
GOING_ON = ("open", "playing")
Held = Callable[[sa.Connection, TournamentRow], None]
"""What is done with a tournament that nobody else changes meanwhile."""


async def create(house: House, host: Person, data: NewTournament) -> TournamentRow:
    """A new tournament that people may enter; refuses a system that cannot be played, and what no table could be."""
    must_be_playable(data, house.now())
    title = as_shown(data.title)
    if not 0 < letters(title) <= LONGEST_TITLE:
        raise refused("bad-title", 400, field="title", most=LONGEST_TITLE)
    most = house.limits.bounds["open-tournaments"]
    if house.limits.enabled and await house.store.read(tournaments.count_hosted, host.id) >= most:
        raise Refused("too-many", field="tournament", args={"most": int(most)}, status=409)
    row = TournamentRow(
        id=new_id(),
        host=host.id,
        title=title,
        status="open",
        game=data.game,
        options=data.options,
        system=data.system,
        tempo=structs.replace(PRESETS[data.tempo], out=data.out),
        rated=data.rated,
        places=data.places,
        begins=data.begins,
        created=house.now(),
    )
    look = next_look(row, house.now())
    assert look is not None
    await house.store.writer.run(partial(tournaments.add, row=row, look=look), row.id)
    return row


def must_be_playable(data: NewTournament, at: int) -> None:
    """Refuse what does not fit together."""
    system = data.system
    for seats in (system.fewest, system.most):
        checked(data.game, seats, data.options)
    if data.tempo not in PRESETS:
        raise Refused("unknown-tempo", field="tempo", args={"tempo": data.tempo})
    if data.begins is not None and not at < data.begins < at + LONGEST_WAIT:
        raise Refused("malformed", field="begins", args={"problem": f"not within {LONGEST_WAIT // DAY} days from now"})
    for field, wrong in _wrong(system, data.places, least_seats(data.game)).items():
        if wrong:
            raise Refused("malformed", field=field, args={"problem": wrong})


def _wrong(system: System, places: int, least: int) -> dict[str, str]:
    """What does not fit together, by field; an empty text where all is well."""
    knockout, groups = system.format == KNOCKOUT, system.format == GROUPS
    return {
        "system.fewest": "more people at the smallest table than at the largest" * (system.fewest > system.most)
        or "compared are seats at tables of one size" * (system.duplicate and system.fewest < system.most),
        "system.group": "a group does not fill a table" * (groups and system.group < system.fewest),
        "system.advance": "nobody goes on" * (knockout and not system.advance)
        or "everybody goes on" * (system.advance >= (system.group if groups else system.fewest)),
        "places": "too few for a table" * (places < max(least, system.fewest)),
    }


async def enter(house: House, tournament: str, person: Person) -> None:
    """Take part, or once it has begun, say that one is back and wants to be paired again."""
    course = await found(house, tournament)

    def work(connection: sa.Connection, row: TournamentRow) -> None:
        entered = {one.player: one for one in tournaments.entrants_of(connection, row.id)}
        own = entered.get(person.id)
        if own is not None and row.status == "playing":
            back = structs.replace(own, away=False, back=row.rounds)
            if any(one.away for one in present(course) if one.player == person.id):
                tournaments.mark(connection, row.id, back)
        elif own is None:
            if row.status != "open":
                raise refused("begun", 409)
            if house.people.apart(person.id) & {row.host, *entered}:
                raise refused("apart", 403)
            if len(entered) >= row.places:
                raise Refused("too-many", field="places", args={"most": row.places}, status=409)
            tournaments.enter(connection, row.id, person.id, house.now())

    await change(house, tournament, work)


async def withdraw(house: House, tournament: str, person: Person) -> None:
    """Take part no more: a game that goes on is played to its end, but one is not paired again."""

    def work(connection: sa.Connection, row: TournamentRow) -> None:
        own = [one for one in tournaments.entrants_of(connection, row.id) if one.player == person.id]
        if not own:
            raise refused("not-entered", 409)
        if row.status == "open":
            tournaments.withdraw(connection, row.id, person.id)
        else:
            tournaments.mark(connection, row.id, structs.replace(own[0], away=True))

    await change(house, tournament, work)


async def start(house: House, tournament: str, person: Person) -> None:
    """Draw lots and pair the first round."""
    row = (await found(house, tournament)).row
    must_host(row, person)
    if row.status != "open":
        raise refused("begun", 409)
    if not await begin(house, tournament):
        raise refused("too-few", 409, least=least_seats(row.game))


async def cancel(house: House, tournament: str, person: Person) -> None:
    """Call a tournament off: games that go on are played to their end, and nobody is paired any more."""

    def work(connection: sa.Connection, row: TournamentRow) -> None:
        must_host(row, person)
        tournaments.change(connection, row, structs.replace(row, status="closed", finished=house.now()))
        timers.put(connection, LOOK, None, table_id=row.id)

    await change(house, tournament, work)


async def change(house: House, tournament: str, work: Held) -> None:
    """Change something about a tournament that goes on, while nobody else does; refuses by raising, and then does
    nothing.
    """

    def held(connection: sa.Connection) -> Refused | None:
        row = tournaments.held(connection, tournament) if may_be_id(tournament) else None
        if row is None:
            return no_tournament()
        if row.status not in GOING_ON:
            return refused("over", 409)
        try:
            work(connection, row)
        except Refused as failure:  # told by its own future, and no reason to commit the other jobs one by one
            return failure
        return None

    failure = await house.store.writer.run(held, tournament)
    if failure is not None:
        raise failure


async def found(house: House, tournament: str) -> Course:
    """All about a tournament."""
    course = await house.store.read(tournaments.course, tournament) if may_be_id(tournament) else None
    if course is None:
        raise no_tournament()
    return course


def refused(code: str, status: int, *, field: str = "tournament", **args: int) -> Refused:
    """A refusal whose words come with the page of tournaments."""
    code = f"tournament-{code}"
    return Refused(code, field=field, message_id=code, args=args, status=status)


def no_tournament() -> Refused:
    """There is no such tournament."""
    return Refused("not-found", field="tournament", status=404)


def must_host(row: TournamentRow, person: Person) -> None:
    """Only the host may do this."""
    if row.host != person.id:
        raise refused("not-host", 403)
