"""The processes of a house that are alive, and which of them looks after the bots of a table.

Those that a machine has beyond its processors are spare: they stand by while there are others, where all tables are at
home. Tables in more processes than can compute at once would cost half as much again (bench/house.md).
"""

from __future__ import annotations

import hashlib
import os
import secrets
import socket
from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path

BEAT = 2.5
"""Seconds between two signs of life."""
REMEMBERED = 10_000
"""So many tables are remembered as belonging here or not."""
LEASE = 8_000
"""Milliseconds for which a sign of life counts: after a crash of its machine others take over."""
SPARE = "-spare"
"""How the name of a process ends with which no table is at home."""


class Peers:
    """What this process knows of the others. Each table belongs to one that is alive, chosen alike by all of them."""

    def __init__(self, *, spare: bool = False) -> None:
        self.label = f"{_machine()}-{os.getpid()}"
        """What tells this process from others that are alive."""
        self.name = f"{self.label}-{secrets.token_hex(4)}{SPARE if spare else ''}"
        self._alive = frozenset((self.name,))
        self._mine: dict[str, bool] = {}
        self.stored = True
        """The last sign of life of this process could be stored."""

    @property
    def alive(self) -> frozenset[str]:
        """The names of those that serve this house, with this."""
        return self._alive

    @alive.setter
    def alive(self, names: frozenset[str]) -> None:
        if names != self._alive:
            self._alive = names
            self._mine.clear()

    @property
    def alone(self) -> bool:
        """No other process serves this house."""
        return len(self.alive) == 1

    @property
    def hosts(self) -> list[str]:
        """The names of those with whom tables are at home."""
        return hosts(self.alive)

    @property
    def hosting(self) -> bool:
        """Tables are at home here."""
        return self.name in self.hosts

    @property
    def among(self) -> str | None:
        """The name of this process where others serve this house, too."""
        return None if self.alone else self.name

    def mine(self, table_id: str) -> bool:
        """Tell whether the bots of a table think here: when a process comes or goes, few tables change hands.

        While two processes do not yet know of one another both may let a bot think; the store takes one of its moves.
        """
        mine = self._mine.get(table_id)
        if mine is None:
            if len(self._mine) > REMEMBERED:
                self._mine.clear()
            mine = self._mine[table_id] = by_rank(self.hosts, table_id)[0] == self.name
        return mine


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def hosts(names: Collection[str]) -> list[str]:
    """List those of some processes with whom tables are at home: all that are not spare, if there are any.

    >>> hosts(["0a-1-0b", "0a-2-0c-spare"]), hosts(["0a-2-0c-spare"])
    (['0a-1-0b'], ['0a-2-0c-spare'])
    """
    return [name for name in names if not name.endswith(SPARE)] or [*names]


def by_rank(names: Iterable[str], table_id: str) -> list[str]:
    """Processes in the order in which a table is theirs: all of them see it alike, whoever is missing."""
    return sorted(names, key=lambda name: hashlib.sha256(f"{name} {table_id}".encode()).digest(), reverse=True)


@cache
def _machine() -> str:
    """What the processes that share a table of process numbers have in common: the host, and on Linux the container."""
    numbers = Path("/proc/self/ns/pid")
    inside = numbers.stat().st_ino if numbers.exists() else 0
    return hashlib.sha256(f"{socket.gethostname()} {inside}".encode()).hexdigest()[:8]


def crashed(name: str) -> bool:
    """Tell whether a process is known to be gone, being one of this machine: its lease ends at once."""
    machine, _, rest = name.partition("-")
    number = rest.partition("-")[0]
    if machine != _machine() or not number.isdecimal() or os.name != "posix":
        return False
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except (OverflowError, PermissionError):
        pass
    return False
