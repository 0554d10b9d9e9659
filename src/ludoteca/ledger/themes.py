"""What a decision is about: in which phase of a game it falls, and what its seat was asked."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel.position import Position
from ludoteca.kernel.room import Room

PHASES = ("opening", "middle", "ending")
"""A third of a game each, as the game tells how far it is."""


class Theme(Struct, frozen=True, order=True):
    """What a decision is about."""

    phase: str
    """One of `PHASES`; empty where the game cannot tell how far it is."""
    decision: str


def theme(game: Room, before: Position) -> Theme:
    """Tell what the decision that a position waits for is about."""
    done = game.progress(before)
    phase = "" if done is None else PHASES[min(len(PHASES) * done // 100, len(PHASES) - 1)]
    return Theme(phase, game.decisions[before.kind])
