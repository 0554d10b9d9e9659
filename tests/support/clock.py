"""A clock that a test turns."""

from __future__ import annotations

from ludoteca.house.clock import Clock

START = 1_784_505_600_000
"""Monday, 2026-07-20, midnight in UTC."""


class TurnedClock(Clock):
    """Stands until it is turned."""

    def __init__(self, at: int = START) -> None:
        self.at = at

    def now(self) -> int:
        """What it was turned to."""
        return self.at

    def turn(self, milliseconds: int) -> None:
        """Turn it ahead, or back."""
        self.at += milliseconds
