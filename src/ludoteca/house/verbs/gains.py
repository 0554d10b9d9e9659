"""How points came: each step of a game at which they changed, by seat and by source."""

from __future__ import annotations

from typing import Any

from ludoteca.house.house import House
from ludoteca.house.matches import Match, Viewer
from ludoteca.house.table import Table
from ludoteca.house.verbs.look_back import seen, stand_at, started, step_on, through
from ludoteca.house.wire.tables import Gain, Gains


async def gains(house: House, table: Table, viewer: Viewer) -> Gains:
    """How points came over time, as far as the caller may know."""
    async with house.hold(table):
        match = started(table)
        key = (table.seq, viewer)
        eyes = through(table, match, viewer, None)
    known = table.gains.get(key)
    if known is None:
        # The walk takes a while: the table goes on meanwhile.
        known = await house.readers.run(walked, match, key[0], eyes)
        table.gains = {key: known}
    return known


def walked(match: Match, last: int, seat: int) -> Gains:
    """Walk through a game up to an entry and note each change of points."""
    walk = stand_at(match, 0)
    steps: list[Gain] = []
    for seq in range(last + 1):
        if seq:
            walk = step_on(match, walk)
        players: list[dict[str, Any]] = seen(walk, seat).get("players", [])
        if not all("points" in player for player in players):
            return Gains([])
        found = Gain(
            seq,
            [player["points"] for player in players],
            [match.game.sources(player["score"]) if "score" in player else {} for player in players],
        )
        if not steps or (found.points, found.score) != (steps[-1].points, steps[-1].score):
            steps.append(found)
    return Gains(steps)
