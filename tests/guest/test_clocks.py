"""A guest at a table with clocks: told what is left of its time, it plays a whole game without losing on time."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from ludoteca import Match, bots
from ludoteca.guest import seat as seats
from ludoteca.guest.practice import Practice
from ludoteca.guest.seat import Json
from ludoteca.guest.sitting import sit_for
from ludoteca.house.clock import SECOND
from ludoteca.house.tempo.clocks import Asking, Clocks, Happening
from ludoteca.house.tempo.tempos import Tempo
from ludoteca.kernel.registry import game
from tests.bots.turned import Turned, turned

BLITZ = Tempo("blitz", 20 * SECOND, 0, 20 * SECOND, 0)
WAY = 0.15
"""Seconds that a move is on its way here."""


def mask(match: Match) -> int:
    """Whom the game asks now."""
    return sum(1 << seat for seat in match.to_act)


class Timed(Practice):
    """A table of this process by the clocks of the house, which a test turns."""

    def __init__(self, tempo: Tempo, match: Match, clock: Turned, others: Mapping[int, bots.Bot]) -> None:
        self.tempo = tempo
        self.clock = clock
        self.clocks = Clocks(tempo, match.seats)
        held = {"rests": {}, "held": [*others], "asked": mask(match), "forced": 0}
        self.clocks.happen(Happening(1, 0, self.at, "begin", told=held))
        self.counted = 0
        self.least = tempo.bank
        super().__init__("timed", match, 0, others, ["Ada", "random"])

    @property
    def at(self) -> int:
        """What time it is in the house."""
        return round(SECOND * self.clock.at)

    async def play(self, move: str) -> None:
        """Play a whole move, which takes its time on the way."""
        self.clock.at += WAY
        await super().play(move)

    def _info(self) -> Json:
        for entry in self.match.journal[self.counted :]:
            self.clocks.move(Asking(entry.seq, self.at, entry.seat, entry.move, mask(self.match), 0))
        self.counted = len(self.match.journal)
        self.least = min(self.least, self.clocks.seats[0].left)
        told = [{"left": one.left, "runs": self.clocks.running(seat)} for seat, one in enumerate(self.clocks.seats)]
        tempo = {"bank": self.tempo.bank, "gain": self.tempo.gain, "cap": self.tempo.cap}
        return {**super()._info(), "tempo": tempo, "clocks": {"at": self.clocks.at, "seats": told}}

    def _set(self, **parts: Any) -> None:
        super()._set(**parts, now=self.at, heard=self.clock.at)


@pytest.mark.parametrize("spec", ["search:clock", "search:0.5"])
def test_a_whole_game_by_a_bank_of_some_seconds(monkeypatch: pytest.MonkeyPatch, spec: str) -> None:
    clock = turned(monkeypatch, 0.01)
    monkeypatch.setattr(seats, "time", clock)

    async def run() -> None:
        match = game("species").start(2, seed="timed")
        table = Timed(BLITZ, match, clock, {1: bots.make("random", seed=2)})
        table.begin()
        state = await sit_for(bots.make(spec, seed=1), table)
        assert state.over
        assert 0 < table.least < BLITZ.bank / 2, "it has used its time, and not all of it"

    asyncio.run(run())
