"""Who is served next, when more is asked for than can be done at once."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

UNWATCHED = 5.0
"""So many seconds of work others are served first while nobody looks; then nobody has to."""
REMEMBERED = 1000


class Ticket:
    """Somebody who waits: for which person, for which table, and whether anybody looks at it."""

    __slots__ = ("called", "number", "person", "table", "watched")

    def __init__(self, number: int, person: str, table: str, watched: Callable[[], bool]) -> None:
        self.number = number
        self.person = person
        self.table = table
        self.watched = watched
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """Shares workers: of the people who wait, the one who has had least is next, then the table that has had least.

    Fair queueing by start times (Goyal, Vin, Cheng 1996): who comes anew starts level with those who are being served,
    so that nobody saves up a claim by waiting, and nobody pays for ever for what was done when there was no queue.
    """

    def __init__(self, workers: int) -> None:
        self._workers = self._free = workers
        self._waiting: list[Ticket] = []
        self._had: dict[str, float] = {}
        """Seconds of work, by person and by table."""
        self._active: Counter[str] = Counter()
        self._level = 0.0
        self._count = 0

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @property
    def served(self) -> int:
        """How many have a worker."""
        return self._workers - self._free

    @asynccontextmanager
    async def turn(self, person: str, table: str, watched: Callable[[], bool]) -> AsyncIterator[None]:
        """Wait for a worker, and have it."""
        self._count += 1
        ticket = Ticket(self._count, person, table, watched)
        for one in (person, table):
            if not self._active[one]:
                self._had[one] = max(self._had.get(one, 0.0), self._level)
            self._active[one] += 1
        self._waiting.append(ticket)
        self._call()
        began = 0.0
        try:
            await ticket.called
            began = time.monotonic()
            yield
        finally:
            self._done(ticket, began)

    def _call(self) -> None:
        while self._free and (here := [ticket for ticket in self._waiting if not ticket.called.cancelled()]):
            ticket = min(here, key=self._claim)
            self._waiting.remove(ticket)
            self._free -= 1
            self._level = max(self._level, self._had[ticket.person])
            ticket.called.set_result(None)

    def _claim(self, ticket: Ticket) -> tuple[float, float, int]:
        late = 0.0 if ticket.watched() else UNWATCHED
        return self._had[ticket.person] + late, self._had[ticket.table], ticket.number

    def _done(self, ticket: Ticket, began: float) -> None:
        worked = time.monotonic() - began if began else 0.0
        for one in (ticket.person, ticket.table):
            self._had[one] += worked
            self._active[one] -= 1
            if not self._active[one]:
                del self._active[one]
        if ticket in self._waiting:
            self._waiting.remove(ticket)
        else:
            self._free += 1
        if not self._active:
            self._had.clear()
            self._level = 0.0
        elif len(self._had) > REMEMBERED:
            self._had = {one: self._had[one] for one in self._active}
        self._call()
