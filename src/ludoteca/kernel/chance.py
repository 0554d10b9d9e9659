# cython: annotation_typing=False
"""Keyed chance: what is drawn at a table, provably fixed before the first move.

Each purpose (the draw pile of seat 2, the event deck) has a stream of its own, so that an extra draw of one
player does not shift the luck of another. The n-th result of a stream depends on the key, the purpose and n
alone. The SHA-256 of the key is shown when the table starts, the key itself when the game is over.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludoteca.kernel.errors import BadRecord


class Draw(NamedTuple):
    """A random result that is asked for: by which stream, and of how many that are all equally likely."""

    purpose: int
    results: int


def new_key() -> bytes:
    """Make an unguessable key for a table."""
    return secrets.token_bytes(32)


def key_from_seed(seed: str) -> bytes:
    """Derive a key from a seed that people can remember; for tests, lessons and research."""
    return hashlib.sha256(b"ludoteca seed " + seed.encode()).digest()


def commitment(key: bytes) -> str:
    """Tell the hash that is shown before the game and proves the key after it."""
    return hashlib.sha256(key).hexdigest()


class Chance:
    """Deals the random results of one match and remembers what each move drew.

    >>> one, two = Chance(key_from_seed("a")), Chance(key_from_seed("a"))
    >>> two.draw(7, 100) >= 0                  # another purpose does not matter
    True
    >>> one.draw(3, 6) == two.draw(3, 6)
    True
    """

    def __init__(self, key: bytes | None) -> None:
        self.key = key
        self.drawn: list[int] = []
        self._counts: dict[int, int] = {}
        self._expected: deque[int] = deque()
        self._broken = ""

    def draw(self, purpose: int, n: int) -> int:
        """Draw a number from 0 to n - 1; from the expected results while there are any, else by the key."""
        count = self._counts.get(purpose, 0)
        self._counts[purpose] = count + 1
        if self._expected:
            result = self._expected.popleft()
            if not 0 <= result < n:
                self._broken = f"result {result} of {n}"
                result = 0
        elif self.key is None:
            self._broken = "a result is missing"
            result = 0
        else:
            result = self._uniform(purpose, count, n)
        self.drawn.append(result)
        return result

    def _uniform(self, purpose: int, count: int, n: int) -> int:
        assert self.key is not None
        limit = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            message = f"{purpose} {count} {attempt}".encode()
            number = int.from_bytes(hashlib.blake2b(message, key=self.key, digest_size=8).digest(), "big")
            if number < limit:
                return number % n
            attempt += 1

    def mark(self) -> dict[int, int]:
        """Note how many results each stream has given, for `rewind`."""
        return dict(self._counts)

    def rewind(self, mark: dict[int, int]) -> None:
        """Forget what was drawn since a mark, and what was expected."""
        self._counts = mark
        self.drawn, self._broken = [], ""
        self._expected = deque()

    def expect(self, results: Iterable[int]) -> None:
        """Make the next draws give these results (a move being replayed)."""
        self._expected = deque(results)

    def take(self) -> list[int]:
        """Hand over what the move that just ended has drawn.

        Raises BadRecord when a replayed move drew more, less or other than its record says.
        """
        drawn, self.drawn = self.drawn, []
        broken, self._broken = self._broken, ""
        if self._expected:
            broken = f"{len(self._expected)} results too many"
            self._expected = deque()
        if broken:
            raise BadRecord("bad-chance", field="chance", args={"problem": broken})
        return drawn


class Given:
    """Random results that somebody has chosen beforehand; notes the first that is asked for beyond them.

    Where only one result is possible nothing is asked for.
    """

    def __init__(self, results: Sequence[int]) -> None:
        self.results = results
        self.missing: Draw | None = None
        self._used = 0
        self._broken = ""

    def draw(self, purpose: int, n: int) -> int:
        """Draw the next of the given results; zero where none is left."""
        if n == 1:
            return 0
        if self._used == len(self.results):
            self.missing = self.missing or Draw(purpose, n)
            return 0
        result = self.results[self._used]
        self._used += 1
        if not 0 <= result < n:
            self._broken = self._broken or f"result {result} of {n}"
            return 0
        return result

    def check(self) -> None:
        """Raise ValueError when a result could not be, or was not asked for."""
        if not self.missing and self._used < len(self.results):
            self._broken = self._broken or f"{len(self.results) - self._used} results too many"
        if self._broken:
            raise ValueError(self._broken)
