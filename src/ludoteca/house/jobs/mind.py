"""What runs in a bot worker process: one decision from a view and an offer."""

from __future__ import annotations

import os
import signal
from functools import cache
from typing import Any

from ludoteca.bots import Bot, make


def prepare(nice: int) -> None:
    """Leave interrupts to the parent, and the processor to the house when it needs it."""
    if hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def hello() -> None:
    """Nothing; whoever asks for it has a worker ready afterwards."""


@cache
def _bot(name: str) -> Bot:
    return make(name)


def choose(name: str, view: dict[str, Any], offer: dict[str, Any]) -> str:
    """The move that a bot picks from an offer; it never sees more than its seat does."""
    return _bot(name).choose(view, offer)
