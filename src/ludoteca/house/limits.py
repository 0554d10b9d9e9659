"""How much anybody may ask for: rates, times and numbers, in two tables that a host can change (`configuring.py`)."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from ludoteca.house.errors import Refused

FRAME_BYTES = 8 * 1024
BODY_BYTES = 64 * 1024
QUEUE_FRAMES = 256
STUCK_SECONDS = 30.0
REMEMBERED = 20_000
STEPS_AT_ONCE = 40
PLANS = 8
"""So many plans of one person at one table."""

# what: (how many at once, how many a second)
RATES: dict[str, tuple[float, float]] = {
    "request": (200, 50),  # by address
    "guest": (60, 0.5),
    "guess": (10, 0.1),  # at the secret of a private table, a link or a recovery code
    "search": (30, 5),
    "person": (30, 3),  # pages of people
    "export": (3, 0.01),  # by person: all own games in one file
    "journal": (60, 10),  # which steps there are, records, points over time
    "step": (120, 40),
    "puzzle": (120, 10),  # by person, or by address: collections and boards of puzzles looked at
    "answer": (20, 0.2),  # puzzles answered: an answer is judged anew
    "review": (6, 0.02),  # by address: reviews asked for
    "socket": (300, 10),
    "table": (20, 0.1),  # by person, and by address
    "frame": (200, 100),  # by connection
    "chat": (5, 0.5),  # by person
    "rename": (6, 0.1),
    "rest": (10, 0.1),  # other hours and days of rest
    "wish": (20, 0.2),  # by person: looking for players
    "advice": (10, 0.5),  # by person
    "plan": (120, 10),  # by person: what is done on private boards, plans kept
    "notices": (20, 0.1),  # browsers to be called by, tables to hear nothing of
    "hook": (6, 0.1),  # webhooks set, and tried out
    "mail": (10, 0.02),  # by address: links asked for
    "mail-to": (3, 0.005),  # by the address that they are sent to
    "proof": (20, 0.5),  # by address: challenges for passkeys
    "key": (20, 0.1),  # recovery codes made, keys and sessions ended
    "tournament": (20, 0.1),  # by person, and by address
    "seat": (60, 2),  # sitting down, standing up, seating bots, starting
}

BOUNDS: dict[str, float] = {
    "connections": 4096,
    "half-open": 512,  # connections whose request has not come yet; beyond, the oldest is dropped
    "header-bytes": 32 * 1024,
    "header-seconds": 10,
    "body-seconds": 30,
    "idle-seconds": 5,  # between two requests
    "stall-seconds": 30,  # while a reader takes nothing
    "hello-seconds": 10,
    "sockets-of-address": 400,
    "sockets-of-person": 40,
    "open-tables": 12,  # that one person hosts
    "open-tournaments": 3,  # the same
}


class Bucket:
    """A token bucket: bursts up to `size`, then `rate` a second."""

    __slots__ = ("_at", "_level", "_rate", "_size")

    def __init__(self, size: float, rate: float) -> None:
        self._size = self._level = size
        self._rate = rate
        self._at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Take so many tokens if there are as many."""
        now = time.monotonic()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < count:
            return False
        self._level -= count
        return True

    @property
    def wait(self) -> int:
        """In how many whole seconds, at least one, there will be a token."""
        missing = 1 - self._level - (time.monotonic() - self._at) * self._rate
        return max(1, math.ceil(missing / self._rate))

    @property
    def empty(self) -> bool:
        """Would the next `take` fail?"""
        return self._level + (time.monotonic() - self._at) * self._rate < 1


class Limits:
    """Buckets by what is asked for and by whom; the longest unused are forgotten."""

    def __init__(
        self,
        *,
        enabled: bool = True,
        rates: Mapping[str, tuple[float, float]] | None = None,
        bounds: Mapping[str, float] | None = None,
    ) -> None:
        self.enabled = enabled
        self.rates = {**RATES, **(rates or {})}
        self.bounds = {**BOUNDS, **(bounds or {})}
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._held: Counter[tuple[str, str]] = Counter()

    def bucket(self, what: str) -> Bucket:
        """A bucket of its own for something."""
        return Bucket(*self.rates[what])

    def _bucket(self, what: str, who: str) -> Bucket:
        bucket = self._buckets.get((what, who))
        if bucket is None:
            bucket = self._buckets[what, who] = self.bucket(what)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end((what, who))
        return bucket

    @contextmanager
    def holding(self, what: str, who: str | None) -> Iterator[None]:
        """Have one of the few that anybody may have at a time, or be refused; strangers have no name to count by."""
        held = what, who or ""
        if self.enabled and who is not None and self._held[held] >= self.bounds[what]:
            raise Refused("too-many", field=what, args={"most": int(self.bounds[what])}, status=429)
        self._held[held] += 1
        try:
            yield
        finally:
            self._held[held] -= 1
            if not self._held[held]:
                del self._held[held]

    def take(self, what: str, who: str, count: int = 1) -> None:
        """Count what is asked for, or refuse it."""
        if self.enabled and not (bucket := self._bucket(what, who)).take(count):
            raise too_fast(what, bucket)

    def check(self, what: str, who: str) -> None:
        """Refuse when there is nothing left, without counting."""
        if self.enabled and (bucket := self._bucket(what, who)).empty:
            raise too_fast(what, bucket)


def too_fast(what: str, bucket: Bucket) -> Refused:
    """Too many requests of this kind, and when there is room for one more."""
    wait = bucket.wait
    return Refused("too-fast", field=what, args={"seconds": wait}, status=429, retry_after=wait)
