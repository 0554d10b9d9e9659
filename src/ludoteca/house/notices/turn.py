"""Tells people that it is their turn: by the browsers that they want to be called by, then by what else they want."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import msgspec
import sqlalchemy as sa

from ludoteca.house.asked import HOOK, LETTER, PUSH, TABLE_HOOK, THEN, TURN, absent, asked
from ludoteca.house.clock import MINUTE
from ludoteca.house.house import House
from ludoteca.house.logs import tell
from ludoteca.house.notices.letters import when_at_once
from ludoteca.house.notices.outcome import Outcome
from ludoteca.house.notices.push import Sender
from ludoteca.house.notices.tables import looked_after, turn_of
from ludoteca.house.notices.words import Turn, notice
from ludoteca.house.store import hooks, notices, timers
from ludoteca.house.store.rows import Address, TimerRow
from ludoteca.house.store.store import Also
from ludoteca.house.table import Table
from ludoteca.house.verbs.plan import follow, followed
from ludoteca.house.verbs.waiting import waits

AGAIN = MINUTE
"""Milliseconds until a service that was away is tried again."""


async def tell_turn(house: House, timer: TimerRow) -> Also | None:
    """Tell somebody that it is their turn at a table, if it still is, and if they do not look; gives what follows."""
    player, table_id = timer.player, timer.table_id
    # Where no time runs, whom nothing reaches need not be looked for again later: the table sleeps on.
    settled = player in house.habits or table_id in house.ordered
    if not settled and not await house.store.remindable.of((player, table_id)):
        return None
    table = await looked_after(house, table_id)
    if table is None:
        return None
    if followed(house, table):
        await follow(house, table)
    async with house.hold(table):
        if player not in asked(table):
            return None
        await _remind(house, table, timer)
        away = absent(table)
        if player not in away:
            return None
        turn = turn_of(table, player, timer.kind)
    known = await house.store.read(notices.wanted, player, table_id)
    outcomes = await push(house, turn, timer, known or ())
    # A table's webhook tells of all who are asked at once, so that the first of them sets it off.
    first = timer.kind == TURN and player == away[0]
    heard = known is not None
    lacks = heard and Outcome.SENT not in outcomes
    return partial(_hand_on, timer=timer, at=house.now(), own=heard, table=first, letter=lacks)


async def push_again(house: House, timer: TimerRow) -> None:
    """Call somebody's browsers once more whose service was away, if it still is their turn."""
    table = await looked_after(house, timer.table_id)
    if table is None:
        return
    async with house.hold(table):
        if timer.player not in absent(table):
            return
        turn = turn_of(table, timer.player, timer.kind)
    known = await house.store.read(notices.wanted, timer.player, timer.table_id)
    await push(house, turn, timer, known or ())


def sender_of(house: House) -> Sender:
    """The house as the browsers' makers know it."""
    settings = house.settings
    public = next((origin for origin in settings.origins if origin.startswith("https:")), "")
    return Sender(house.keys.derived("push", "key").encode(), settings.contact or public)


def _hand_on(connection: sa.Connection, timer: TimerRow, at: int, *, own: bool, table: bool, letter: bool) -> None:
    """Let the webhooks, and a letter, follow where they are wanted: each is sent, and tried again, by itself."""
    if table and hooks.of_table(connection, timer.table_id) is not None:
        timers.put(connection, TABLE_HOOK, at, table_id=timer.table_id)
    if own and hooks.of_person(connection, timer.player) is not None:
        timers.put(connection, HOOK, at, table_id=timer.table_id, player=timer.player)
    if letter and (due := when_at_once(connection, timer.player, at)) is not None:
        timers.put(connection, LETTER, due, player=timer.player)


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


async def push(house: House, turn: Turn, timer: TimerRow, known: Sequence[Address], again: str = PUSH) -> set[Outcome]:
    """Call each of somebody's browsers, forget those that want no more, come back to those that were out of reach by
    another timer.
    """
    if not known:
        return set()
    turn = msgspec.structs.replace(turn, waiting=len(await waits(house, timer.player)))
    outcomes = await _send(house, turn, known)
    if Outcome.LATER in outcomes:
        await _later(house, timer, again, house.now() + AGAIN)
    return outcomes


async def _send(house: House, turn: Turn, known: Sequence[Address]) -> set[Outcome]:
    sender = sender_of(house)
    outcomes = set[Outcome]()
    for address in known:
        outcome = await asyncio.to_thread(_send_one, sender, turn, address, house.now())
        tell("notice", table=turn.table, outcome=outcome.value)
        house.metrics.notices.labels("push", outcome.value).inc()
        outcomes.add(outcome)
        if outcome is Outcome.GONE:
            await house.store.writer.run(partial(notices.drop, endpoint=address.endpoint))
    return outcomes


def _send_one(sender: Sender, turn: Turn, address: Address, now: int) -> Outcome:
    return sender.send(address, msgspec.json.encode(notice(turn, address.language)), turn.table, now)
