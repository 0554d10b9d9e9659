"""What happened in a match: the event, as it travels (docs/kernel.md)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, to_builtins

from ludoteca.kernel.views import Arguments


class GameEvent(Struct, frozen=True, gc=False):
    """Something that happened, for the log: a message id with arguments, after the given journal entry."""

    seq: int
    id: str
    args: Arguments

    def as_json(self) -> dict[str, Any]:
        """Give the JSON form."""
        written: dict[str, Any] = to_builtins(self)
        return written
