"""How much anybody may ask for: rates and sizes."""

from __future__ import annotations

import math
import time
from collections import OrderedDict

from ludoteca.house.errors import Refused

FRAME_BYTES = 8 * 1024
BODY_BYTES = 64 * 1024
QUEUE_FRAMES = 256
STUCK_SECONDS = 30.0
HELLO_SECONDS = 10.0
REMEMBERED = 20_000
STEPS_AT_ONCE = 40

# what: (how many at once, how many a second)
RATES: dict[str, tuple[float, float]] = {
    "frame": (200, 100),
    "chat": (5, 0.5),
    "table": (20, 0.1),
    "guest": (60, 0.5),
    "guess": (10, 0.1),
    "step": (120, 40),
    "search": (30, 5),
    "request": (200, 50),
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

    def __init__(self, *, enabled: bool = True) -> None:
        self.enabled = enabled
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def _bucket(self, what: str, who: str) -> Bucket:
        bucket = self._buckets.get((what, who))
        if bucket is None:
            bucket = self._buckets[what, who] = Bucket(*RATES[what])
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end((what, who))
        return bucket

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
