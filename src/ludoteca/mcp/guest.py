"""The tools of a guest: what a client of the Model Context Protocol can do at tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import Field

from ludoteca.bots import levels
from ludoteca.guest.halls import Hall
from ludoteca.guest.seat import Seat
from ludoteca.kernel.errors import GameError, IllegalMove
from ludoteca.kernel.registry import game as find
from ludoteca.kernel.registry import registered
from ludoteca.mcp.answers import (
    GameAnswer,
    GamesAnswer,
    NotationAnswer,
    OfferAnswer,
    RulesAnswer,
    Situation,
    TablesAnswer,
    ViewAnswer,
    WhyAnswer,
)
from ludoteca.mcp.telling import Teller, words_of

GameName = Annotated[str, Field(description="Name of a game, as list_games tells it")]
Table = Annotated[str, Field(description="Id of a table, as open_table, join and list_tables tell it")]
Move = Annotated[str, Field(description="Tokens of picks with blanks between, e.g. `expand C·D C4`")]

TOOLS = (
    "list_games",
    "rules",
    "notation",
    "list_tables",
    "open_table",
    "start",
    "join",
    "view",
    "offer",
    "preview",
    "why_not",
    "play",
    "undo",
    "wait",
    "leave",
)
"""All tools, in the order in which they are listed."""


class Guest:
    """Somebody who sits at tables; each tool is a method, whose text tells a model what it is for."""

    def __init__(self, hall: Hall, teller: Teller) -> None:
        self.hall = hall
        self.teller = teller
        self.seats: dict[str, Seat] = {}
        self._told: dict[str, int] = {}

    async def list_games(self) -> GamesAnswer:
        """List the games with their numbers of seats and their options, and the bots one can play against."""
        return GamesAnswer(games=[self._game(name) for name in registered()], bots=[name for name, _ in levels()])

    async def rules(
        self,
        game: GameName,
        question: Annotated[
            str, Field(description="A number (`7.5`), a card's or place's name, or a question; empty: the contents")
        ] = "",
    ) -> RulesAnswer:
        """Read the rules of a game: the contents, a section by its number, or what answers a question."""
        return RulesAnswer(game=game, rules=self.teller.rules(find(game), question))

    async def notation(self, game: GameName) -> NotationAnswer:
        """Learn how moves of a game are written: all tokens with what they stand for."""
        return self.teller.notation(find(game))

    async def list_tables(self) -> TablesAnswer:
        """List the tables that you sit at, and those that you could join."""
        await self.hall.enter()
        return TablesAnswer(tables=[self.teller.table(row) for row in await self.hall.tables()])

    async def open_table(
        self,
        game: GameName,
        seats: Annotated[int, Field(description="How many play, you among them")] = 2,
        bots: Annotated[
            str | list[str],
            Field(description="A bot for all other seats, or one for each in order; empty: wait for people"),
        ] = "greedy",
        options: Annotated[dict[str, Any] | None, Field(description="Options of the game by name")] = None,
        private: Annotated[bool, Field(description="Whether only people with the link find the table")] = False,
    ) -> Situation:
        """Open a table and sit down at seat 0. Against bots the game begins at once."""
        await self.hall.enter()
        return self._hold(await self.hall.open(game, seats, options or {}, bots, private))

    async def start(self, table: Table) -> Situation:
        """Begin the game at a table that you host, once all seats are taken."""
        seat = self._seat(table)
        await seat.start()
        return self._situation(seat)

    async def join(
        self,
        table: Annotated[str, Field(description="Id or link of a table; the link of a private one holds its secret")],
        seat: Annotated[int | None, Field(description="Which seat to take; unless told the first that is free")] = None,
    ) -> Situation:
        """Sit down at a table, or come back to one that you sit at."""
        await self.hall.enter()
        return self._hold(await self.hall.join(table, seat))

    async def view(self, table: Table) -> ViewAnswer:
        """See everything that you may see of a table: the board, your own hand, points, what is asked of whom."""
        seat = self._seat(table)
        return ViewAnswer(**self._situation(seat), view=seat.state.view)

    async def offer(self, table: Table) -> OfferAnswer:
        """List all that you may pick now. A move may go on after its first pick: ask `preview` what can follow."""
        seat = self._seat(table)
        offered = seat.asked()
        explained = await seat.explain([])
        return self.teller.offer(seat, offered, explained["points"])

    async def preview(self, table: Table, move: Move) -> OfferAnswer:
        """Try an unfinished move without playing it: is it complete, and if not, what can follow?"""
        seat = self._seat(table)
        picks = seat.read(move)
        seat.asked()
        offered, stakes = await seat.preview(picks)
        points = {} if offered.get("complete") else (await seat.explain(picks))["points"]
        return self.teller.offer(seat, offered, points, stakes)

    async def why_not(
        self,
        table: Table,
        move: Annotated[
            str, Field(description="A move that seems impossible; empty: all that is not possible now")
        ] = "",
    ) -> WhyAnswer:
        """Ask why a move, or a part of one, is not possible: by which rule, and what that rule says."""
        seat = self._seat(table)
        seat.asked()
        try:
            picks = seat.read(move)
            offered, _ = await seat.preview(picks)
        except GameError as wrong:
            return WhyAnswer(possible=False, complete=False, refused=[self.teller.wrong(wrong, seat)])
        complete = bool(offered.get("complete"))
        explained = await seat.explain(picks)
        refused = self.teller.refused(seat, explained["refused"])
        return WhyAnswer(possible=True, complete=complete, refused=refused)

    async def play(self, table: Table, move: Move) -> Situation:
        """Play a whole move. When it is refused, nothing has changed, and the answer names the rule."""
        seat = self._seat(table)
        seat.asked()
        try:
            await seat.play(move)
        except IllegalMove as wrong:
            raise await self._with_question(seat, move, wrong) from None
        return self._situation(seat)

    async def undo(self, table: Table) -> Situation:
        """Take back your last move, as long as nothing was revealed or drawn and nobody else has acted since."""
        seat = self._seat(table)
        await seat.undo()
        return self._situation(seat)

    async def wait(
        self,
        table: Table,
        seconds: Annotated[float, Field(ge=0, le=300, description="How long to wait at most")] = 30,
    ) -> Situation:
        """Wait until you are asked or the game is over, and hear what happened since you were last told."""
        seat = self._seat(table)
        await seat.turn(seconds)
        return self._situation(seat)

    async def leave(self, table: Table) -> Situation:
        """Leave a table for good; at a running game of a house a bot takes your seat."""
        seat = self._seat(table)
        await seat.leave()
        return self._situation(seat)

    # Inside.

    def _game(self, name: str) -> GameAnswer:
        found = find(name)
        words = words_of(found, self.teller.language)
        return GameAnswer(
            game=name,
            title=words.about("title") or name,
            about=words.about("about"),
            seats=list(found.seats),
            options=self.teller.options(found),
        )

    async def _with_question(self, seat: Seat, move: str, wrong: IllegalMove) -> IllegalMove:
        """Add to the refusal of an unfinished move what is asked next."""
        if wrong.code == "incomplete-move" and seat.state.offer is not None:
            offered, _ = await seat.preview(seat.read(move))
            wrong.arguments["asked"] = words_of(seat.game, self.teller.language).question(offered["decision"])
        return wrong

    def _seat(self, table: str) -> Seat:
        if table not in self.seats:
            raise GameError("not-seated", field="table")
        return self.seats[table]

    def _hold(self, seat: Seat) -> Situation:
        self.seats[seat.table] = seat
        return self._situation(seat)

    def _situation(self, seat: Seat) -> Situation:
        """Tell where a game stands, and each line of its log once."""
        log: Sequence[Any] = seat.state.log
        since = min(self._told.get(seat.table, 0), len(log))
        self._told[seat.table] = len(log)
        return self.teller.situation(seat, since)
