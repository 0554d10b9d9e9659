"""Pauses, and what becomes of a seat whose time is out: the others choose, and whoever was away may come back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

import msgspec
from msgspec import structs

from ludoteca.bots import levels
from ludoteca.house.clock import HOUR
from ludoteca.house.clocked import CLOCK
from ludoteca.house.errors import Refused
from ludoteca.house.house import House, Step, Told
from ludoteca.house.store import tempo, timers
from ludoteca.house.store.rows import LeaverRow, Seat, TableRow, TimerRow
from ludoteca.house.table import Table
from ludoteca.house.tempo.clocks import Clocks
from ludoteca.house.tempo.shown import people
from ludoteca.house.verbs.resting import rest_of
from ludoteca.house.verbs.seated import once, running, seat_number
from ludoteca.house.verbs.sit import with_seat
from ludoteca.house.wire.people import Person

CHOICES = ("wait", "person", "bot", "end")
"""What the others may choose, the mildest first."""


def ticking(table: Table) -> Clocks:
    """The clocks of a table that is being played."""
    running(table)
    if table.clocks is None:
        raise Refused("no-clocks", field="table", status=409)
    return table.clocks


async def happen(house: House, table: Table, told: Told) -> int:
    """Let something happen to the clocks alone; the caller holds the lock."""
    ticking(table)
    await house.replace(table, lambda row: row, told)
    return table.seq


# Pauses ---------------------------------------------------------------------------------------------------------------


@once
async def ask_pause(house: House, table: Table, seat: int, key: str, *, hours: int) -> int:
    """Ask for a pause of the whole table; alone among bots it begins at once."""

    def told(row: TableRow) -> list[Step]:
        clocks = ticking(table)
        if clocks.wish is not None or clocks.pause(house.now()) is not None:
            raise Refused("pause-open", field="hours", status=409)
        return [("pause" if people(row) == [seat] else "ask-pause", seat, {"until": house.now() + hours * HOUR})]

    return await happen(house, table, told)


@once
async def answer_pause(house: House, table: Table, seat: int, key: str, *, accept: bool) -> int:
    """Agree or not: the last to agree makes it begin, the first to refuse, or whoever asked, ends the wish."""

    def told(row: TableRow) -> list[Step]:
        wish = ticking(table).wish
        if wish is None or (accept and seat in (wish.seat, *wish.agreed)):
            raise Refused("nothing-asked", field="accept", status=409)
        if not accept:
            return [("refuse", seat, {})]
        steps: list[Step] = [("agree", seat, {})]
        if {wish.seat, seat, *wish.agreed}.issuperset(people(row)):
            steps.append(("pause", wish.seat, {"until": wish.until}))
        return steps

    return await happen(house, table, told)


@once
async def resume(house: House, table: Table, seat: int, key: str) -> int:
    """End a pause before its time."""

    def told(_: TableRow) -> list[Step]:
        if ticking(table).pause(house.now()) is None:
            raise Refused("not-paused", field="table", status=409)
        return [("resume", seat, {})]

    return await happen(house, table, told)


@once
async def emergency(house: House, table: Table, seat: int, key: str) -> int:
    """Take the one emergency pause: only while the own clock runs, so that nobody saves it up or stops another's."""

    def told(_: TableRow) -> list[Step]:
        clocks = ticking(table)
        if clocks.seats[seat].emergency is not None:
            raise Refused("emergency-used", field="seat", status=409)
        if not clocks.runs(seat):
            raise Refused("clock-stands", field="seat", status=409)
        return [("emergency", seat, {})]

    return await happen(house, table, told)


# Time is out ----------------------------------------------------------------------------------------------------------


@once
async def choose(house: House, table: Table, seat: int, key: str, *, of: int, choice: str) -> int:
    """Choose what becomes of a seat whose time is out; when enough have, it happens."""
    seat_number(table.row, of)
    bot = await own_level(house, table.row, of)
    found: str | None = None

    def edit(row: TableRow) -> TableRow:
        nonlocal found
        clocks = ticking(table)
        if not clocks.seats[of].out or seat not in voters(clocks, row, of):
            raise Refused("nothing-to-choose", field="seat", args={"seat": of}, status=409)
        found = decided({**clocks.seats[of].choices, seat: choice}, voters(clocks, row, of))
        return away(row, of, bot) if found == "bot" else row

    def told(_: TableRow) -> list[Step]:
        chosen: list[Step] = [("choice", seat, {"of": of, "choice": choice})]
        follows: dict[str | None, list[Step]] = {
            "wait": [("wait", of, {})],
            "person": [("offer", of, {})],
            "bot": [("held", of, {"bot": bot})],
        }
        return chosen + follows.get(found, [])

    await house.replace(table, edit, told)
    if found == "end":
        await end(house, table, of, bot)
    return table.seq


def voters(clocks: Clocks, row: TableRow, of: int) -> list[int]:
    """The seats whose people choose what becomes of another: all that are not out of time themselves."""
    return [seat for seat in people(row) if seat != of and not clocks.seats[seat].out]


def decided(choices: Mapping[int, str], by: Sequence[int]) -> str | None:
    """What is chosen by more than half, or by most when all have chosen, the mildest of several; None: not yet.

    >>> decided({0: "bot"}, [0]), decided({0: "bot"}, [0, 2]), decided({0: "bot", 2: "wait"}, [0, 2])
    ('bot', None, 'wait')
    """
    counted = Counter(choices[seat] for seat in by if seat in choices)
    if not counted:
        return None
    first = max(sorted(counted, key=CHOICES.index), key=counted.__getitem__)
    return first if 2 * counted[first] > len(by) or counted.total() == len(by) else None


async def own_level(house: House, row: TableRow, of: int) -> str:
    """The strongest bot that somebody has kept up with in half of the games against it, else the house's substitute."""
    player = row.seats[of].player
    if player is None:
        return house.settings.substitute
    played = await house.store.read(tempo.against_bots, player, row.game)
    equal = [bot for bot, _ in levels() if 2 * sum(played.get(bot, ())) >= max(1, len(played.get(bot, ())))]
    return equal[-1] if equal else house.settings.substitute


def away(row: TableRow, of: int, bot: str) -> TableRow:
    """The same table with a bot in the seat of somebody who is not there; the seat stays that person's."""
    return with_seat(row, of, structs.replace(row.seats[of], bot=bot, substituted=True))


async def end(house: House, table: Table, of: int, bot: str) -> None:
    """End the game as it stands; who is not there has left it, which is told apart from having lost."""
    running(table)
    await house.replace(table, lambda row: away(row, of, bot), lambda _: [("held", of, {"bot": bot})])
    await house.commits.add(table, running(table).end(), None)


async def take_over(house: House, table: Table, person: Person, number: int) -> None:
    """Take a seat that the others have offered; the record of who has left it stays the leaver's.

    Who has left it may also come back as soon as nobody plays there: whoever took it over has left, too. Then it is as
    if they had not left, and whoever was there meanwhile has stood in for them.
    """
    rest = await rest_of(house, person.id)
    back = (await house.store.read(tempo.left_seats, table.row.id, person.id)).get(number)
    async with house.hold(table):
        clock = ticking(table).seats[seat_number(table.row, number)]
        before, since = table.row.seats[number], table.seq if clock.absent is None else clock.absent[0]
        if back is not None:
            since = back

        def edit(row: TableRow) -> TableRow:
            free = ticking(table).seats[number].offered or (back is not None and row.seats[number].substituted)
            if not free:
                raise Refused("already-started", field="table", status=409)
            if row.seat_of(person.id) is not None:
                raise Refused("seated-already", field="seat", status=409)
            return with_seat(row, number, Seat(person.id, person.nickname))

        def told(_: TableRow) -> list[Step]:
            return [("take", number, {"rest": msgspec.to_builtins(rest), "since": since})]

        left = LeaverRow(table.row.id, number, table.seq, before.player or "", before.name or "", house.now())
        if back is None:
            also = partial(tempo.add_leaver, row=left)
        else:
            also = partial(tempo.drop_leaver, table_id=table.row.id, seat=number, player=person.id)
        await house.replace(table, edit, told, also)


# By itself ------------------------------------------------------------------------------------------------------------


async def look_at_clocks(house: House, timer: TimerRow) -> None:
    """Carry out what the clocks of a table ask for by now, and note when they are to be looked at again."""
    due: int | None = None
    table = await house.find(timer.table_id)
    if table is not None:
        async with house.hold(table):
            await house.upkeep.refresh(table)
            while await _carry_out(house, table):
                pass
            due = None if table.clocks is None else table.clocks.due(after=house.now())
    await house.store.writer.run(partial(timers.put, kind=CLOCK, due=due, table_id=timer.table_id))


async def _carry_out(house: House, table: Table) -> bool:
    """Carry out one thing that is due, if any."""
    match, clocks, at = table.match, table.clocks, house.now()
    if match is None or match.over or clocks is None:
        return False
    gone = [n for n, seat in enumerate(table.row.seats) if not seat.person and not clocks.seats[n].held]
    if gone:  # whoever sat there was removed by those who run the house
        await happen(house, table, lambda row: [("held", n, {"bot": row.seats[n].bot}) for n in gone])
        return True
    for seat in match.to_act:
        moved_at, out_at = clocks.moved_at(seat), clocks.out_at(seat)
        if moved_at is not None and moved_at <= at and (only := match.only_move(seat)) is not None:
            await house.commits.add(table, match.play(seat, only), None)
            return True
        # Where no other person waits nobody minds, but for those of the other tables of a tournament.
        waited_for = voters(clocks, table.row, seat) or table.row.tournament is not None
        if out_at is not None and out_at <= at and waited_for:
            await _run_out(house, table, clocks.tempo.out, seat)
            return True
    return False


async def _run_out(house: House, table: Table, outcome: str, seat: int) -> None:
    """The time of a seat is out: the others choose, unless it was agreed on before what becomes of it."""
    out: list[Step] = [("out", seat, {})]
    bot = await own_level(house, table.row, seat)
    if outcome == "bot":
        held: list[Step] = [*out, ("held", seat, {"bot": bot})]
        await house.replace(table, lambda row: away(row, seat, bot), lambda _: held)
        return
    await happen(house, table, lambda _: out)
    if outcome == "end":
        await end(house, table, seat, bot)
