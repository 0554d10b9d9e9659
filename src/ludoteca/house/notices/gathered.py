"""Tells who has looked for players that they are there: at a game that has begun, or at a table that can begin."""

from __future__ import annotations

import sqlalchemy as sa

from ludoteca.house.asked import FULL, GATHERED, HOOK_GATHERED, LETTER, asked
from ludoteca.house.house import House
from ludoteca.house.notices.hooks import deliver
from ludoteca.house.notices.letters import when_at_once
from ludoteca.house.notices.outcome import Outcome
from ludoteca.house.notices.tables import looked_after
from ludoteca.house.notices.turn import push
from ludoteca.house.notices.words import Turn
from ludoteca.house.store import hooks, notices, timers
from ludoteca.house.store.rows import TimerRow
from ludoteca.house.store.store import Also
from ludoteca.house.table import Table


async def tell_gathered(house: House, timer: TimerRow) -> Also | None:
    """Call somebody's browsers unless they look; gives what lets the webhook and a letter follow."""
    known = await house.store.read(notices.wanted, timer.player, timer.table_id)
    turn = None if known is None else await _news(house, timer)
    if known is None or turn is None:
        return None
    outcomes = await push(house, turn, timer, known, timer.kind)
    at, player = house.now(), timer.player

    def hand_on(connection: sa.Connection) -> None:
        if hooks.of_person(connection, player) is not None:
            timers.put(connection, HOOK_GATHERED, at, table_id=timer.table_id, player=player)
        if Outcome.SENT not in outcomes and (due := when_at_once(connection, player, at)) is not None:
            timers.put(connection, LETTER, due, player=player)

    return hand_on


async def call_gathered(house: House, timer: TimerRow) -> None:
    """Tell a person's webhook of it."""
    row = await house.store.read(hooks.wanted, timer.player, timer.table_id)
    turn = None if row is None else await _news(house, timer)
    if row is not None and turn is not None:
        await deliver(house, row, turn, timer)


async def _news(house: House, timer: TimerRow) -> Turn | None:
    """What there is to tell; None: somebody looks, or hears that it is their turn anyway."""
    table = await looked_after(house, timer.table_id)
    if table is None:
        return None
    async with house.hold(table):
        return _told(table, timer)


def _told(table: Table, timer: TimerRow) -> Turn | None:
    row, player = table.row, timer.player
    seat = row.seat_of(player)
    if seat in table.presence.here:
        return None
    if row.status == "open" and row.host == player and all(one.taken for one in row.seats):
        return Turn(FULL, row.id, row.game, row.seats, ())
    if row.status == "playing" and timer.kind != FULL and seat is not None and player not in asked(table):
        others = tuple(one for one in row.seats if one.player != player)
        return Turn(GATHERED, row.id, row.game, others, ())
    return None
