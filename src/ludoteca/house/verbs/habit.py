"""Habits: decisions that are answered by themselves where their seat has no choice, and shown as such in the log."""

from __future__ import annotations

from functools import partial

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store import habits
from ludoteca.house.verbs.plan import follow
from ludoteca.kernel.registry import game as game_named

MOST = 100
"""So many habits of one person."""


async def begin(house: House, player: str, game: str, decision: str) -> None:
    """Answer a decision of a game for somebody from now on, also where it is asked just now."""
    if decision not in game_named(game).decisions:
        raise Refused("no-such-decision", field="decision", args={"decision": decision}, status=404)
    if len(house.habits.get(player, ())) >= MOST:
        raise Refused("too-many", field="habits", args={"most": MOST}, status=429)
    await house.store.writer.run(partial(habits.put, player=player, game=game, decision=decision, on=True))
    await house.reread_habits()
    for table in [one for one in house.tables.values() if one.row.seat_of(player) is not None]:
        await follow(house, table)


async def end(house: House, player: str, game: str, decision: str) -> None:
    """Leave a decision to somebody again."""
    await house.store.writer.run(partial(habits.put, player=player, game=game, decision=decision, on=False))
    await house.reread_habits()
