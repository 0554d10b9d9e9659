"""A seat at a table, whether of a house or of this process: what it sees, what it is asked, how it answers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ludoteca.bots.clock import TimeLeft
from ludoteca.kernel.errors import IllegalMove
from ludoteca.kernel.game import Game
from ludoteca.kernel.room import View

Json = dict[str, Any]

LAG = 300
"""Milliseconds that a move is expected to take on its way to the house, until it is on disk there."""


@dataclass(frozen=True)
class State:
    """Everything that a seat may see of its table now (docs/protocol.md)."""

    table: Json
    """The table's row, as TableInfo."""
    seat: int | None = None
    view: View | None = None
    offer: Json | None = None
    log: Sequence[Json] = ()
    version: int = 0
    """One more with each change."""
    ends: bool = field(default=False)
    """Whether the seat is no longer held: left, sent away, or the table is gone."""
    now: int = 0
    """What time it was in the house when it told this."""
    heard: float = 0.0
    """When that was heard here, by `time.monotonic`."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.table["status"] == "finished")

    @property
    def waits(self) -> bool:
        """Whether there is nothing to do but wait: the seat is not asked, and something may still come."""
        return self.offer is None and not self.over and not self.ends

    def time_left(self) -> TimeLeft | None:
        """Tell what is left to the seat of its time by now, at a table with clocks."""
        clocks, tempo = self.table.get("clocks"), self.table.get("tempo")
        if self.seat is None or clocks is None or tempo is None:
            return None
        own = clocks["seats"][self.seat]
        now = self.now + round(1000 * (time.monotonic() - self.heard))
        gone = sum(max(0, min(now, ends) - begins) for begins, ends in own.get("runs", ()))
        return TimeLeft(max(0, own["left"] - gone), tempo["gain"], tempo["cap"], LAG)

    @property
    def people(self) -> list[str]:
        """Who sits there, by seat; seats are numbered from 0."""
        return [f"{seat['name'] or seat['bot'] or 'nobody'} (seat {seat['seat']})" for seat in self.table["seats"]]

    @property
    def standing(self) -> list[str]:
        """How the game ended, the winner first."""
        result: dict[str, Any] = self.table["result"]
        rows = zip(result["ranks"], result["points"], self.people, strict=True)
        return [f"{rank}. {who}: {points} points" for rank, points, who in sorted(rows)]


class Seat(ABC):
    """A seat that somebody holds. Every refusal is a GameError, with its rule, and changes nothing."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._changed = asyncio.Event()

    @property
    def table(self) -> str:
        """The id of the table."""
        return str(self.state.table["id"])

    async def changes(self, since: int, seconds: float | None = None) -> State:
        """Wait until the state is newer than version `since`, or so many seconds have passed."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.state.version <= since:
                    await self._changed.wait()
        return self.state

    async def turn(self, seconds: float | None = None) -> State:
        """Wait until the seat is asked, the game is over or the seat is lost, or so many seconds have passed."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.state.waits:
                    await self._changed.wait()
        return self.state

    def read(self, move: str) -> list[int]:
        """Find the picks of a move in notation; raises IllegalMove naming the first token that is none."""
        return self.game.vocabulary.read(move)

    def asked(self) -> Json:
        """Give what is offered now; raises IllegalMove when the seat is not asked."""
        if self.state.offer is None:
            code = "not-your-turn"
            if self.state.ends or self.state.over:
                code = "game-over" if self.state.over else "not-seated"
            elif self.state.view is None:
                code = "not-started"
            raise IllegalMove(code, field="seat", args={"seat": self.state.seat})
        return self.state.offer

    @abstractmethod
    async def preview(self, picks: Sequence[int]) -> tuple[Json, Json]:
        """Tell what could be picked after an unfinished move, and what is at stake; raises GameError if refused."""

    @abstractmethod
    async def explain(self, picks: Sequence[int]) -> Json:
        """Tell why the rest is not on offer after an unfinished move, and what each pick brings."""

    @abstractmethod
    async def play(self, move: str) -> None:
        """Play a whole move in notation; raises GameError, and changes nothing, when it is refused."""

    @abstractmethod
    async def undo(self) -> None:
        """Take back the own last move, within the horizon."""

    @abstractmethod
    async def start(self) -> None:
        """Deal and begin, as the host of a table whose seats are all taken."""

    @abstractmethod
    async def leave(self) -> None:
        """Give the seat up; at a running game a bot takes it."""

    @abstractmethod
    async def record(self) -> Json:
        """Give the record of the game, once it is over."""

    def _set(self, **parts: Any) -> None:
        """Change parts of the state, and tell whoever waits."""
        self.state = replace(self.state, version=self.state.version + 1, **parts)
        self._changed.set()
        self._changed = asyncio.Event()
