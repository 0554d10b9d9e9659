"""Look back: each step of a game as the caller could see it then; everything once the game is over."""

from __future__ import annotations

import asyncio
from typing import Any

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.matches import Match, Viewer, open_view, undone_to
from ludoteca.house.table import Table
from ludoteca.house.wire import Gain, Points, Step, Steps
from ludoteca.kernel.room import OPEN, SPECTATOR

Eyes = str | None
"""Through whose eyes: a seat's number, `table` (what everybody sees), `open` (everything); None: the caller's own."""


async def steps(house: House, table: Table) -> Steps:
    """The journal without its moves: who acted when."""
    async with house.hold(table):
        return Steps(table.seq, list(table.entries))


async def step(house: House, table: Table, viewer: Viewer, seq: int, eyes: Eyes = None) -> Step:
    """The game after entry `seq`, and what that entry told."""
    async with house.hold(table):
        match = _started(table)
        if not 0 <= seq <= table.seq:
            raise Refused("no-such-step", field="seq", args={"seq": seq, "last": table.seq}, status=404)
        seat = _through(table, match, viewer, eyes)
        asked = stand_at(table, match, seq - 1) if seq else None
        public = [] if asked is None else asked.sight().stack
        decision = public[-1].decision if public else None
        then = stand_at(table, match, seq)
        reader = seat if seat != OPEN else SPECTATOR if viewer is None else viewer
        events = [line.event for line in match.lines if line.event.seq == seq and line.readable(reader)]
        entry = match.journal[seq - 1] if seq else None
        return Step(
            seq,
            None if entry is None or entry.seat < 0 else entry.seat,
            None if entry is None else undone_to(entry.move),
            decision,
            _seen(then, seat),
            events,
        )


async def points(house: House, table: Table, viewer: Viewer) -> Points:
    """How points came over time, as far as the caller may know."""
    async with house.hold(table):
        match = _started(table)
        key = (table.seq, viewer)
        known = table.gains.get(key)
        if known is None:
            seat = _through(table, match, viewer, None)
            # The walk takes a while: other tables are served meanwhile.
            known = await asyncio.to_thread(_gains, match, seat)
            table.gains = {key: known}
        return known


def stand_at(table: Table, match: Match, seq: int) -> Match:
    """A copy of the match after entry `seq`; one is kept per table, and walks forward when it can."""
    replay = table.replay
    if replay is None or replay.seq > seq:
        replay = table.replay = match.at(seq)
    for entry in match.journal[replay.seq : seq]:
        replay.apply(entry)
    return replay


def _started(table: Table) -> Match:
    if table.match is None:
        raise Refused("not-started", field="table", status=409)
    return table.match


def _through(table: Table, match: Match, viewer: Viewer, eyes: Eyes) -> int:
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


def _seen(match: Match, seat: int) -> dict[str, Any]:
    if seat == OPEN:
        return open_view(match)
    return match.view(None if seat == SPECTATOR else seat)


def _gains(match: Match, seat: int) -> Points:
    """Walk through a game and note each change of points."""
    walk = match.at(0)
    gains: list[Gain] = []
    for seq in range(len(match.journal) + 1):
        if seq:
            walk.apply(match.journal[seq - 1])
        players: list[dict[str, Any]] = _seen(walk, seat).get("players", [])
        if not all("points" in player for player in players):
            return Points([])
        found = Gain(
            seq,
            [player["points"] for player in players],
            [{source: n for source, n in player.get("score", {}).items() if source != "total"} for player in players],
        )
        if not gains or (found.points, found.score) != (gains[-1].points, gains[-1].score):
            gains.append(found)
    return Points(gains)
