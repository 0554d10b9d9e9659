"""The tempos that a table can be played at: a bank of time, a gain for each decision that is asked, and a cap."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.house.clock import DAY, MINUTE, SECOND
from ludoteca.kernel.views import among

OUTCOMES = ("ask", "bot", "end")
"""What becomes of a seat whose time is out: the others choose, a bot plays on, or the game ends."""


class Tempo(Struct, frozen=True):
    """How fast a table plays; the numbers are milliseconds and stand in the table's row, whatever a preset becomes."""

    name: str
    bank: Annotated[int, Meta(ge=0)]
    """What each seat has at the start."""
    gain: Annotated[int, Meta(ge=0)]
    """What is added for each decision that is asked of it."""
    cap: Annotated[int, Meta(ge=0)]
    """More than this is never saved up."""
    emergency: Annotated[int, Meta(ge=0)]
    """How long the one emergency pause of each seat is."""
    rests: bool = False
    """Whether nights, weekends and holidays count."""
    out: Annotated[str, among(OUTCOMES)] = "ask"
    """What becomes of a seat whose time is out."""

    @property
    def grace(self) -> int:
        """What somebody gets who was out of time, and comes back or is waited for."""
        return max(self.gain, self.bank // 6)


def _live(minutes: int) -> Tempo:
    bank = minutes * MINUTE
    return Tempo(f"live-{minutes}", bank, 10 * SECOND, bank, 10 * MINUTE)


def _over_days(name: str, days: int) -> Tempo:
    """Each decision has at least so many days, and who is quick saves up as many again."""
    return Tempo(name, days * DAY, days * DAY, 2 * days * DAY, 3 * DAY, rests=True)


PRESETS = {
    tempo.name: tempo
    for tempo in (
        *map(_live, (30, 60, 90)),
        *(_over_days(name, days) for name, days in (("day", 1), ("two-days", 2), ("three-days", 3), ("week", 7))),
    )
}
"""By name; a table without one is played without clocks."""
