"""Rates games soon after they have ended, so that whoever looks at a person does not wait for it.

One process of the house does it; what it finds is kept in the store for all.
"""

from __future__ import annotations

import asyncio

from ludoteca.house.house import House
from ludoteca.house.jobs.job import Job
from ludoteca.house.logs import log
from ludoteca.house.verbs.ratings import TURN, ladders

EVERY = 60.0
"""Seconds from one look to the next."""


class Ratings(Job):
    """Looks, from the opening of the house on, whether rated games have ended."""

    def __init__(self, house: House) -> None:
        self._house = house
        super().__init__(self._rounds())

    async def _rounds(self) -> None:
        while True:
            try:
                if self._house.peers.mine(TURN):
                    await ladders(self._house)
            except Exception:
                log.exception("ratings-failed")
            await asyncio.sleep(EVERY)
