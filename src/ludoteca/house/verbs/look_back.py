"""Look back: each step of a game as the caller could see it then; everything once the game is over."""

from __future__ import annotations

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.limits import STEPS_AT_ONCE
from ludoteca.house.matches import Match, Viewer, open_view
from ludoteca.house.table import Table
from ludoteca.house.wire import Step, Steps
from ludoteca.kernel.room import SPECTATOR


async def steps(house: House, table: Table) -> Steps:
    """The journal without its moves: who acted when."""
    async with house.hold(table):
        return Steps(table.seq, list(table.entries))


async def step(house: House, table: Table, viewer: Viewer, seq: int) -> Step:
    """The game after entry `seq`, and what that entry told."""
    return (await steps_between(house, table, viewer, seq, seq))[0]


async def steps_between(house: House, table: Table, viewer: Viewer, first: int, last: int) -> list[Step]:
    """The game after each entry from `first` to `last`, and what these entries told."""
    async with house.hold(table):
        match = started(table)
        for seq in (first, last):
            if not 0 <= seq <= table.seq:
                raise Refused("no-such-step", field="seq", args={"seq": seq, "last": table.seq}, status=404)
        if not first <= last < first + STEPS_AT_ONCE:
            raise Refused("too-many-steps", field="seq", args={"most": STEPS_AT_ONCE})
        return [_seen(table, match, viewer, seq) for seq in range(first, last + 1)]


async def points(house: House, table: Table) -> list[list[int]]:
    """The points of all seats at the start and after each entry of a finished game."""
    async with house.hold(table):
        match = started(table)
        if not match.over:
            raise Refused("not-over", field="table", status=409)
        told = []
        for seq in range(table.seq + 1):
            position = stand_at(table, match, seq).position
            told.append([position.score(seat) for seat in range(match.seats)])
        return told


def started(table: Table) -> Match:
    """The match of a table where there is something to look back at."""
    if table.match is None:
        raise Refused("not-started", field="table", status=409)
    return table.match


def _seen(table: Table, match: Match, viewer: Viewer, seq: int) -> Step:
    then = stand_at(table, match, seq)
    reader = SPECTATOR if viewer is None else viewer
    events = [line.event for line in then.lines if line.event.seq == seq and line.readable(reader)]
    return Step(seq, open_view(then) if match.over else then.view(viewer), events)


def stand_at(table: Table, match: Match, seq: int) -> Match:
    """A copy of the match after entry `seq`; one is kept per table, and walks forward when it can."""
    replay = table.replay
    if replay is None or replay.seq > seq:
        replay = table.replay = match.at(seq)
    for entry in match.journal[replay.seq : seq]:
        replay.apply(entry)
    return replay
