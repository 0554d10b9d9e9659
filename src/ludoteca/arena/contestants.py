"""Who plays in the arena: bots of the house, programs by lines, clients of the Model Context Protocol."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from ludoteca import bots
from ludoteca.arena.judge import Judged
from ludoteca.bots.program import ProgramBot
from ludoteca.guest.sitting import sit_for
from ludoteca.kernel.errors import GameError
from ludoteca.mcp.telling import Teller

TRACKS = {
    "rules": "by the text of the rules alone: nothing is offered, and every refusal cites its rule",
    "offers": "with offers: what may be picked is listed",
    "program": "by a program that the contestant writes",
}


class Contestant(ABC):
    """Somebody who plays games in the arena, one after the other."""

    def __init__(self, name: str, track: str) -> None:
        self.name = name
        self.track = track

    async def enter(self) -> None:  # noqa: B027 - most have nothing to do
        """Get ready, before the first game; raises BotFailed."""

    @abstractmethod
    async def play(self, seat: Judged) -> None:
        """Play a game to its end; raises BotFailed when that cannot be done."""

    async def close(self) -> None:  # noqa: B027
        """Go home, after the last game."""


class HouseBot(Contestant):
    """A bot of the house, as one that others are compared with."""

    async def play(self, seat: Judged) -> None:
        """Play a game to its end."""
        await sit_for(bots.make(self.name, seed=seat.seat), seat)


class Program(Contestant):
    """A program by lines, started for each game (docs/arena.md)."""

    def __init__(self, name: str, track: str, command: str, seconds: float, place: Mapping[str, Any] | None = None):
        super().__init__(name, track)
        self.command = command
        self.seconds = seconds
        self.place = place or {}
        self.teller = Teller()

    async def play(self, seat: Judged) -> None:
        """Ask the program at each decision, and tell it what was refused; raises BotFailed."""
        program = ProgramBot(self.command, self.seconds, **self.place)
        try:
            await self._converse(program, seat)
        finally:
            await asyncio.to_thread(program.close)

    async def _converse(self, program: ProgramBot, seat: Judged) -> None:
        refused: Mapping[str, Any] | None = None
        told = 0
        first = self.track == "rules"
        while (await seat.turn()).offer is not None:
            question = self.question(seat, told, first)
            told, first = len(seat.state.log), False
            if refused is not None:
                question["refused"] = refused
            move = await asyncio.to_thread(program.ask, question)
            try:
                await seat.play(move)
                refused = None
            except GameError as wrong:
                refused = self.teller.wrong(wrong, seat)

    def question(self, seat: Judged, told: int, first: bool) -> dict[str, Any]:
        """Put a decision into a line: with the offer, or with its question in words and, once, the rules."""
        state = seat.state
        if self.track != "rules":
            return {"view": state.view, "offer": state.offer}
        situation = self.teller.situation(seat, told)
        asked: dict[str, Any] = {
            "view": state.view,
            "decision": seat.asked()["decision"],
            "question": situation["question"],
            "happened": situation["happened"],
        }
        if first:
            asked["rules"] = self.teller.book(seat.game)
            asked["notation"] = self.teller.notation(seat.game)
        return asked
