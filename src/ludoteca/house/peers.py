"""The processes of a house that are alive, and which of them looks after the bots of a table."""

from __future__ import annotations

import hashlib
import secrets

BEAT = 5.0
"""Seconds between two signs of life."""
LEASE = 16_000
"""Milliseconds for which a sign of life counts: after a crash others take over."""


class Peers:
    """What this process knows of the others. Each table belongs to one that is alive, chosen alike by all of them."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(8)
        self.alive: frozenset[str] = frozenset((self.name,))

    @property
    def alone(self) -> bool:
        """No other process serves this house."""
        return len(self.alive) == 1

    def mine(self, table_id: str) -> bool:
        """Tell whether the bots of a table think here: when a process comes or goes, few tables change hands.

        While two processes do not yet know of one another both may let a bot think; the store takes one of its moves.
        """
        return self.name == max(self.alive, key=lambda name: hashlib.sha256(f"{name} {table_id}".encode()).digest())
