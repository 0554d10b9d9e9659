"""Where a client of the Model Context Protocol plays in the arena: games are set before it one by one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from ludoteca.arena.contestants import Contestant
from ludoteca.arena.door import LEAVE_SECONDS, Door, unless_ended
from ludoteca.arena.judge import Judged
from ludoteca.bots.program import BotFailed
from ludoteca.guest.halls import PracticeHall
from ludoteca.mcp.answers import Situation
from ludoteca.mcp.guest import Guest
from ludoteca.mcp.telling import Teller

ENTER_SECONDS = 120.0
"""So long a command may take until it asks for its first game."""

LOOK = ("list_games", "rules", "notation", "view", "wait", "play")
TOOLS = {"rules": ("next_game", *LOOK), "offers": ("next_game", *LOOK, "offer", "preview", "why_not")}
"""What a client can do, by track."""
INSTRUCTIONS = """\
The arena of Ludoteca. next_game gives you the next game; until it is over: wait until you are asked; view what you \
can see; play a whole move, written as tokens with blanks between (notation). What is refused changes nothing and \
names its rule; rules reads it. After too many refusals in a row, or too long a silence, chance plays for you. Then \
next_game again, until it says done."""


class NextGame(TypedDict):
    """The game to be played now; `done`: there is none any more."""

    done: bool
    game: Situation | None


class Player(Guest):
    """A contestant as a guest, to whom games are given."""

    def __init__(self) -> None:
        super().__init__(PracticeHall(), Teller())
        self.entered = asyncio.Event()
        self.gone = asyncio.Event()
        """Set when the client has heard that there are no more games."""
        self.done = False
        self._given: Judged | None = None
        self._news = asyncio.Event()

    async def next_game(
        self, seconds: Annotated[float, Field(ge=0, le=300, description="How long to wait for it at most")] = 60
    ) -> NextGame:
        """Go to the next game, or back to the one that is not over; `done` says that all have been played."""
        self.entered.set()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.done and (self._given is None or self._given.state.over):
                    await self._news.wait()
        seat = self._given
        playing = seat is not None and not seat.state.over
        if self.done and not playing:
            self.gone.set()
        return NextGame(done=self.done and not playing, game=self._hold(seat) if seat is not None and playing else None)

    def give(self, seat: Judged) -> None:
        """Set a game before the contestant."""
        self._given = seat
        self._tell()

    def dismiss(self) -> None:
        """Say that all games have been played."""
        self.done = True
        self._tell()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


class Model(Contestant):
    """A client of the Model Context Protocol, which plays all games through one server."""

    def __init__(self, name: str, track: str, command: str, tell: Callable[[str], None]) -> None:
        super().__init__(name, track)
        self.player = Player()
        self.door = Door(self.player, TOOLS[track], INSTRUCTIONS, command, tell)

    async def enter(self) -> None:
        """Open the door and wait until the client asks for its first game; raises BotFailed."""
        await self.door.open()
        seconds = ENTER_SECONDS if self.door.command else None
        await unless_ended(self.door, self.player.entered.wait(), seconds)

    async def play(self, seat: Judged) -> None:
        """Give the game to the client, and wait until it is over; raises BotFailed when the client is gone."""
        self.player.give(seat)
        await unless_ended(self.door, finished(seat), None)

    async def close(self) -> None:
        """Say that there are no more games, and close the door."""
        self.player.dismiss()
        if self.player.entered.is_set():
            with contextlib.suppress(BotFailed):
                await unless_ended(self.door, self.player.gone.wait(), LEAVE_SECONDS)
        await self.door.close()


async def finished(seat: Judged) -> None:
    """Wait until a game is over."""
    while not seat.state.over:
        await seat.changes(seat.state.version)
