"""Look back: each step of a game as the caller could see it then; everything once the game is over."""

from __future__ import annotations

from typing import Any

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.limits import STEPS_AT_ONCE
from ludoteca.house.matches import Entry, GameError, Match, Viewer, asking_of, open_view, undone_to
from ludoteca.house.store import tempo
from ludoteca.house.table import Table
from ludoteca.house.tempo.clocks import Clocks, course
from ludoteca.house.wire.tables import Step, StepEntry, Steps
from ludoteca.kernel.records import gone_on_from
from ludoteca.kernel.room import OPEN, SPECTATOR

Eyes = str | None
"""Through whose eyes: a seat's number, `table` (what everybody sees), `open` (everything); None: the caller's own."""


async def steps(house: House, table: Table) -> Steps:
    """The journal without its moves: who acted when, and what was left on the clocks then."""
    async with house.hold(table):
        last = table.seq
    row, entries = table.row, (await house.store.entries(table.row.id))[:last]
    told = [StepEntry(entry.seq, entry.seat, entry.at) for entry in entries]
    if row.tempo is not None:
        happened = await house.store.read(tempo.happened, row.id)
        clocks = Clocks(row.tempo, len(row.seats), house.outages)
        lefts = await house.readers.run(lambda: [*course(clocks, happened, map(asking_of, entries))])
        for one, left in zip(told, lefts, strict=True):
            one.left = left
    return Steps(last, told)


async def step(house: House, table: Table, viewer: Viewer, seq: int, eyes: Eyes = None) -> Step:
    """The game after entry `seq`, and what that entry told."""
    return (await steps_between(house, table, viewer, seq, seq, eyes))[0]


async def steps_between(
    house: House, table: Table, viewer: Viewer, first: int, last: int, eyes: Eyes = None
) -> list[Step]:
    """The game after each entry from `first` to `last`, and what these entries told."""
    async with house.hold(table):
        match = started(table)
        for seq in (first, last):
            if not 0 <= seq <= table.seq:
                raise Refused("no-such-step", field="seq", args={"seq": seq, "last": table.seq}, status=404)
        if not first <= last < first + STEPS_AT_ONCE:
            raise Refused("too-many-steps", field="seq", args={"most": STEPS_AT_ONCE})
        seat = through(table, match, viewer, eyes)
        reader = seat if seat != OPEN else SPECTATOR if viewer is None else viewer
    # Entries that are in the journal never change, so the table goes on meanwhile.
    return await house.readers.run(told_between, match, first, last, seat, reader)


def told_between(match: Match, first: int, last: int, seat: int, reader: int) -> list[Step]:
    """Walk from the nearest snapshot before the first of some steps to the last, and tell each."""
    try:
        walk = stand_at(match, max(first - 1, 0))
        told = [_told(walk, None, None, seat, reader)] if first == 0 else []
    except Refused:  # of the steps of older rules those are left that were kept
        walk = stand_at(match, first)
        told = [_told(walk, match.journal[first - 1] if first else None, None, seat, reader)]
    while walk.seq < last:
        entry = match.journal[walk.seq]
        public = walk.sight().stack
        walk = step_on(match, walk)
        told.append(_told(walk, entry, public[-1].decision if public else None, seat, reader))
    return told


def _told(then: Match, entry: Entry | None, decision: str | None, seat: int, reader: int) -> Step:
    return Step(
        then.seq,
        None if entry is None or entry.seat < 0 else entry.seat,
        None if entry is None else undone_to(entry.move),
        decision,
        seen(then, seat),
        [line.event for line in then.lines if line.event.seq == then.seq and line.readable(reader)],
    )


def stand_at(match: Match, seq: int) -> Match:
    """A copy of the match after entry `seq`; refuses steps of older rules that those of now cannot come to."""
    try:
        return match.at(seq)
    except (GameError, ValueError):
        raise Refused("older-rules", field="seq", args={"seq": seq}, status=409) from None


def step_on(match: Match, walk: Match) -> Match:
    """The same walk one entry further on; where newer rules began it goes on from what was kept then."""
    entry = match.journal[walk.seq]
    if gone_on_from(entry.move) is not None:
        return stand_at(match, entry.seq)
    walk.apply(entry)
    return walk


def started(table: Table) -> Match:
    """The match of a table; refuses before the start."""
    if table.match is None:
        raise Refused("not-started", field="table", status=409)
    return table.match


def through(table: Table, match: Match, viewer: Viewer, eyes: Eyes) -> int:
    """Whose eyes these are; a running game shows no other seat's, but at a teaching table."""
    own = SPECTATOR if viewer is None else viewer
    if eyes is None:
        return OPEN if match.over else own
    if eyes == "table":
        return SPECTATOR
    if eyes == "open":
        seat = OPEN
    elif eyes.isdecimal() and int(eyes) < len(table.row.seats):
        seat = int(eyes)
    else:
        raise Refused("malformed", field="eyes", args={"problem": eyes[:16]}, status=400)
    if seat != own and not match.over and not (table.row.teaching and seat != OPEN):
        raise Refused("not-over", field="eyes", status=409)
    return seat


def seen(match: Match, seat: int) -> dict[str, Any]:
    """A position as a seat sees it; OPEN: everything."""
    if seat == OPEN:
        return open_view(match)
    return match.view(None if seat == SPECTATOR else seat)
