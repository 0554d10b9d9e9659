"""Counts finished games, each once, and measures now and then what all of them have come to.

One process of the house does it, in a process of its own that takes no more than its share of a processor.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from functools import partial

from ludoteca.house.house import House
from ludoteca.house.jobs import statistician
from ludoteca.house.jobs.apart import Apart
from ludoteca.house.jobs.job import Job
from ludoteca.house.jobs.statistician import Done
from ludoteca.house.logs import log, tell
from ludoteca.house.store import statistics
from ludoteca.kernel.game import Game
from ludoteca.kernel.registry import registered
from ludoteca.ledger.watching import by

MAKER = "statistics"
"""As the bots of a table think in one process of the house, so are all games counted in one."""
NICE = 19
FIRST, EVERY = 60.0, 3600.0
"""Seconds from the opening of the house to the first round, and from one round to the next."""


class Statistics(Job):
    """Looks every hour whether there are games to be counted."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._share = house.settings.statistics
        super().__init__(self._rounds())

    async def _rounds(self) -> None:
        pause = FIRST
        while self._share > 0:
            await asyncio.sleep(pause)
            pause = EVERY
            try:
                await self.round()
            except Exception:
                log.exception("statistics-failed")

    async def round(self) -> None:
        """Count what is new of every game, and measure it."""
        apart = Apart(NICE, process=self._house.settings.bot_workers > 0)
        try:
            for game in registered().values():
                for seats in range(game.seats[0], game.seats[1] + 1):
                    if self._house.peers.mine(MAKER):
                        await self._count(game, seats, apart)
                        await self._measure(game, seats, apart)
        finally:
            apart.end()

    async def _count(self, game: Game, seats: int, apart: Apart) -> None:
        """Watch the games with so many seats that were not watched, or otherwise than today."""
        store, today = self._house.store, by(game, seats)
        found = await store.read(statistics.countable, game.name, seats)
        known = await store.read(statistics.known, game.name, seats)
        if gone := known.keys() - {*found}:
            await store.writer.run(partial(statistics.drop, table_ids=gone))
        for table_id in found:
            if known.get(table_id) != today:
                packed = await self._watched(table_id, apart)
                keep = partial(statistics.keep, game=game.name, number=seats, by=today, packed=packed)
                await store.writer.run(partial(keep, table_id=table_id))

    async def _watched(self, table_id: str, apart: Apart) -> bytes | None:
        """What is counted of a game, packed; None, and perhaps a line for the operator: it does not count."""
        whole = await self._house.store.whole(table_id)
        if whole is None:
            return None
        done = await apart.run(statistician.watched, *whole)
        if done.problem:
            tell("not-counted", logging.WARNING, table=table_id, problem=done.problem)
        return await self._rested(done)

    async def _measure(self, game: Game, seats: int, apart: Apart) -> None:
        """Measure all of them anew where other games count than before."""
        store, today = self._house.store, by(game, seats)
        counting = await store.read(statistics.counting, game.name, seats, today)
        of = hashlib.sha256(" ".join([today, *counting]).encode()).hexdigest()
        before = await store.read(statistics.measured_of, game.name, seats)
        if of == before or not (counting or before):
            return
        packed = await store.read(statistics.counted, game.name, seats, today)
        done = await apart.run(statistician.told, game.name, seats, packed, self._house.now())
        told = await self._rested(done)
        assert told is not None
        await store.writer.run(partial(statistics.keep_told, game=game.name, number=seats, of=of, told=told))

    async def _rested(self, done: Done) -> bytes | None:
        """What was done, after a rest that leaves it its share of a processor."""
        await asyncio.sleep(done.seconds * (1 / self._share - 1))
        return done.told
