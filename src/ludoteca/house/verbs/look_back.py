"""Look back: each step of a game as the caller could see it then; everything once the game is over."""

from __future__ import annotations

from typing import Any

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.limits import STEPS_AT_ONCE
from ludoteca.house.matches import Match, Viewer, open_view, undone_to
from ludoteca.house.table import Table
from ludoteca.house.wire import Step, Steps
from ludoteca.kernel.room import OPEN, SPECTATOR

Eyes = str | None
"""Through whose eyes: a seat's number, `table` (what everybody sees), `open` (everything); None: the caller's own."""


async def steps(house: House, table: Table) -> Steps:
    """The journal without its moves: who acted when."""
    async with house.hold(table):
        return Steps(table.seq, list(table.entries))


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
        return [_told(table, match, seq, seat, reader) for seq in range(first, last + 1)]


def _told(table: Table, match: Match, seq: int, seat: int, reader: int) -> Step:
    asked = stand_at(table, match, seq - 1) if seq else None
    public = [] if asked is None else asked.sight().stack
    decision = public[-1].decision if public else None
    then = stand_at(table, match, seq)
    entry = match.journal[seq - 1] if seq else None
    return Step(
        seq,
        None if entry is None or entry.seat < 0 else entry.seat,
        None if entry is None else undone_to(entry.move),
        decision,
        seen(then, seat),
        [line.event for line in then.lines if line.event.seq == seq and line.readable(reader)],
    )


def stand_at(table: Table, match: Match, seq: int) -> Match:
    """A copy of the match after entry `seq`; one is kept per table, and walks forward when it can."""
    replay = table.replay
    if replay is None or replay.seq > seq:
        replay = table.replay = match.at(seq)
    for entry in match.journal[replay.seq : seq]:
        replay.apply(entry)
    return replay


def started(table: Table) -> Match:
    """The match of a table; refuses before the start."""
    if table.match is None:
        raise Refused("not-started", field="table", status=409)
    return table.match


def through(table: Table, match: Match, viewer: Viewer, eyes: Eyes) -> int:
    """Whose eyes these are; a running game shows no other seat's."""
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
    if seat != own and not match.over:
        raise Refused("not-over", field="eyes", status=409)
    return seat


def seen(match: Match, seat: int) -> dict[str, Any]:
    """A position as a seat sees it; OPEN: everything."""
    if seat == OPEN:
        return open_view(match)
    return match.view(None if seat == SPECTATOR else seat)
