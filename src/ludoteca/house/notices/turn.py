"""Tells people that it is their turn, by the browsers that they have asked to be called by."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import msgspec

from ludoteca.house.house import House
from ludoteca.house.logs import tell
from ludoteca.house.notices.asked import THEN, absent, asked
from ludoteca.house.notices.push import Outcome, Sender
from ludoteca.house.notices.words import Turn, notice
from ludoteca.house.store import notices, timers
from ludoteca.house.store.rows import Address, TimerRow
from ludoteca.house.table import Table
from ludoteca.house.verbs.waiting import waits

AGAIN = 60_000
"""Milliseconds until a service that was away is tried again."""


async def tell_turn(house: House, timer: TimerRow) -> None:
    """Tell somebody that it is their turn at a table, if it still is, and if they do not look."""
    table_id, player = timer.table_id, timer.player
    table = await house.find(table_id)
    if table is None:
        return
    await house.look_elsewhere([table_id])
    async with house.hold(table):
        if not house.peers.alone:
            await house.refresh(table)
        if player not in asked(table):
            return
        await _remind(house, table, timer)
        if player not in absent(table):
            return
        turn = _turn(table, player, timer.kind)
    known = await house.store.read(notices.of, player)
    if not known or await house.store.read(notices.muted, player, table_id):
        return
    turn = msgspec.structs.replace(turn, waiting=len(await waits(house, player)))
    if Outcome.LATER in await _send(house, turn, known):
        await _later(house, timer, timer.kind, house.now() + AGAIN)


async def _remind(house: House, table: Table, timer: TimerRow) -> None:
    """Come back to it, where time runs, before it is out."""
    seat, after = table.row.seat_of(timer.player), THEN[timer.kind]
    out = None if table.clocks is None or seat is None else table.clocks.out_at(seat)
    if after is None or out is None:
        return
    name, part = after
    due = house.now() + int((out - house.now()) * part)
    if due > house.now():
        await _later(house, timer, name, due)


async def _later(house: House, timer: TimerRow, kind: str, due: int) -> None:
    again = partial(timers.put, kind=kind, due=due, table_id=timer.table_id, player=timer.player)
    await house.store.writer.run(again)


def _turn(table: Table, player: str, kind: str) -> Turn:
    """What is to be told; the caller holds the lock."""
    match, row = table.match, table.row
    assert match is not None
    seat = row.seat_of(player)
    own = max((entry.seq for entry in match.journal if entry.seat == seat), default=0)
    news = [line.event for line in match.lines if line.event.seq > own and line.to == -1]
    return Turn(kind, row.id, row.game, row.seats, news)


def sender_of(house: House) -> Sender:
    """The house as the browsers' makers know it."""
    settings = house.settings
    public = next((origin for origin in settings.origins if origin.startswith("https:")), "")
    return Sender(house.keys.derived("push", "key").encode(), settings.contact or public)


async def _send(house: House, turn: Turn, known: Sequence[Address]) -> set[Outcome]:
    """Send it to each of somebody's browsers, and forget those that want no more."""
    sender = sender_of(house)
    outcomes = set[Outcome]()
    for address in known:
        outcome = await asyncio.to_thread(_send_one, sender, turn, address, house.now())
        tell("notice", table=turn.table, outcome=outcome.value)
        house.metrics.notices.labels(outcome.value).inc()
        outcomes.add(outcome)
        if outcome is Outcome.GONE:
            await house.store.writer.run(partial(notices.drop, endpoint=address.endpoint))
    return outcomes


def _send_one(sender: Sender, turn: Turn, address: Address, now: int) -> Outcome:
    return sender.send(address, msgspec.json.encode(notice(turn, address.language)), turn.table, now)
