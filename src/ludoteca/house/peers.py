"""The processes of a house that are alive, and which of them looks after the bots of a table."""

from __future__ import annotations

import hashlib
import os
import secrets
import socket
from functools import cache
from pathlib import Path

BEAT = 2.5
"""Seconds between two signs of life."""
LEASE = 8_000
"""Milliseconds for which a sign of life counts: after a crash of its machine others take over."""


class Peers:
    """What this process knows of the others. Each table belongs to one that is alive, chosen alike by all of them."""

    def __init__(self) -> None:
        self.label = f"{_machine()}-{os.getpid()}"
        """What tells this process from others that are alive."""
        self.name = f"{self.label}-{secrets.token_hex(4)}"
        self.alive: frozenset[str] = frozenset((self.name,))
        self.stored = True
        """The last sign of life of this process could be stored."""

    @property
    def alone(self) -> bool:
        """No other process serves this house."""
        return len(self.alive) == 1

    def mine(self, table_id: str) -> bool:
        """Tell whether the bots of a table think here: when a process comes or goes, few tables change hands.

        While two processes do not yet know of one another both may let a bot think; the store takes one of its moves.
        """
        return self.name == max(self.alive, key=lambda name: hashlib.sha256(f"{name} {table_id}".encode()).digest())


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
