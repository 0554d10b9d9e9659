"""What runs in a bot worker process: one decision from a view and an offer."""

from __future__ import annotations

import signal
from functools import cache
from typing import Any

from ludoteca import bots


def prepare() -> None:
    """Leave interrupts to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def _bot(name: str) -> Any:
    return bots.make(name)


def choose(name: str, view: dict[str, Any], offer: dict[str, Any]) -> str:
    """The move that a bot picks from an offer; it never sees more than its seat does."""
    move: str = _bot(name).choose(view, offer)
    return move
