"""Bots at the tables: they think in worker processes, from a view and an offer, and play through the same verb.

Two lanes: bots that answer at once never wait for bots that think. In each, whoever has had least is next (`turns.py`).
Bots play on until a person is to move; where no person plays they wait until somebody looks.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from contextvars import Context

from ludoteca.bots import budget
from ludoteca.house.description import NOBODY
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.jobs.lane import Lane
from ludoteca.house.logs import log, tell
from ludoteca.house.table import Table
from ludoteca.house.verbs.play import play_bot
from ludoteca.kernel.errors import IllegalMove

RETRY_SECONDS = 2.0
UNSEEN_SECONDS = 30.0
"""So long bots play on among themselves when the last who looked has gone."""
NICE = 10


class Bots:
    """Looks which seats wait for a bot and lets it move, after a natural delay."""

    def __init__(self, house: House) -> None:
        self._house = house
        workers = house.settings.bot_workers
        self._quick = Lane(min(workers, 1), 0)
        self._deep = Lane(workers, NICE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def look(self, table: Table) -> None:
        """Let each bot think that is asked something and does not think yet; have workers ready when one sits down."""
        row, match = table.row, table.match
        if self._closed:
            return
        if row.status == "open":
            for name in {seat.bot for seat in row.seats if seat.bot is not None}:
                self._begin(self._lane(name).warm())
        if match is None or table.stale or match.over or row.status != "playing":
            return
        asked = [seat for seat in match.to_act if row.seats[seat].mind is not None and seat not in table.thinking]
        if not asked or not wanted(table) or not self._house.peers.mine(row.id):
            return
        for number in asked:
            table.thinking.add(number)
            self._begin(self._think(table, number))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, context=Context())  # no request that asked for it once
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Stop thinking, and do not begin again."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for _, lane in self._lanes():
            lane.close()

    def waiting(self) -> dict[str, int]:
        """How many wait for their turn in each lane."""
        return {name: lane.turns.waiting for name, lane in self._lanes()}

    def thinking(self) -> dict[str, int]:
        """How many have their turn in each lane."""
        return {name: lane.turns.served for name, lane in self._lanes()}

    def _lanes(self) -> tuple[tuple[str, Lane], ...]:
        return ("quick", self._quick), ("deep", self._deep)

    def _lane(self, name: str) -> Lane:
        return self._deep if budget(name) else self._quick

    async def _think(self, table: Table, seat: int) -> None:
        house = self._house
        try:
            delay = house.settings.bot_delay
            # The delay is the same with and without a choice: speed must not betray a hand (Origo R14).
            await asyncio.sleep(delay * random.uniform(0.8, 1.2))
            name = table.row.seats[seat].mind
            if name is None:
                return
            async with self._lane(name).turns.turn(table.row.host, table.row.id, lambda: bool(table.watchers)):
                async with house.hold(table):
                    match = table.match
                    if match is None or match.over or table.row.seats[seat].mind != name or seat not in match.to_act:
                        return
                    view, offer = match.view(seat), match.offer(seat, reasons=False).as_json()
                move = await self._choose(name, view, offer)
            try:
                await play_bot(house, table, seat, move, offer=offer["id"])
            except IllegalMove:
                if table.match is not None and seat in table.match.to_act and table.match.offer(seat).id == offer["id"]:
                    raise  # a move that this very offer does not hold: the bot is wrong
                tell("bot-refused", table=table.row.id, seat=seat, code="stale-offer")
        except Refused as refused:
            # A person came back, or another process played for this bot: nothing to mend.
            tell("bot-refused", table=table.row.id, seat=seat, code=refused.code)
        except asyncio.CancelledError:
            raise
        except Exception:
            house.metrics.bots_failed.inc()
            log.exception("bot-failed", extra={"about": {"table": table.row.id, "seat": seat}})
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            table.thinking.discard(seat)
            self.look(table)

    async def _choose(self, name: str, view: dict[str, object], offer: dict[str, object]) -> str:
        return await self._lane(name).choose(name, view, offer)


def wanted(table: Table) -> bool:
    """Does anybody care how it goes on: a person who plays, or somebody who looks or has just looked?"""
    if table.watchers or table.elsewhere != NOBODY or any(seat.person for seat in table.row.seats):
        return True
    return time.monotonic() - table.seen < UNSEEN_SECONDS
