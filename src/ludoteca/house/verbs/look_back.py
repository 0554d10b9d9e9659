"""Look back: each step of a game as the caller could see it then; everything once the game is over."""

from __future__ import annotations

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
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
    async with house.hold(table):
        if table.match is None:
            raise Refused("not-started", field="table", status=409)
        if not 0 <= seq <= table.seq:
            raise Refused("no-such-step", field="seq", args={"seq": seq, "last": table.seq}, status=404)
        match = stand_at(table, table.match, seq)
        finished = table.match.over
        reader = SPECTATOR if viewer is None else viewer
        events = [line.event for line in match.lines if line.event.seq == seq and line.readable(reader)]
        return Step(seq, open_view(match) if finished else match.view(viewer), events)


def stand_at(table: Table, match: Match, seq: int) -> Match:
    """A copy of the match after entry `seq`; one is kept per table, and walks forward when it can."""
    replay = table.replay
    if replay is None or replay.seq > seq:
        replay = table.replay = match.at(seq)
    for entry in match.journal[replay.seq : seq]:
        replay.apply(entry)
    return replay
