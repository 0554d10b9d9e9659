"""What runs in a bot worker process: one decision from a view and an offer."""

from __future__ import annotations

import random
import signal
from typing import Any

import ludoteca


def prepare() -> None:
    """Leave interrupts to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def choose(name: str, view: dict[str, Any], offer: dict[str, Any]) -> str:
    """The move that a bot picks from an offer; it never sees more than its seat does."""
    game = ludoteca.game(view["game"])
    position = game.position_from(view)
    position.simulate(1)
    picks = []
    while True:
        pick = random.choice(position.picks(offer["seat"]))
        picks.append(game.vocabulary.token(pick))
        position.step(offer["seat"], pick)
        if position.draft == 0:
            return " ".join(picks)
