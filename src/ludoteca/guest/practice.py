"""Tables of this process: one seat for the guest, bots in the others."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from ludoteca.bots import Bot
from ludoteca.guest.seat import Json, Seat, State
from ludoteca.kernel.errors import BadOption, GameError, IllegalMove
from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match


class Practice(Seat):
    """A seat at a table whose other seats bots hold, which think in threads and from their views alone."""

    def __init__(self, id: str, match: Match, seat: int, bots: Mapping[int, Bot], names: Sequence[str]) -> None:
        assert isinstance(match.game, Game)
        self.match = match
        self.bots = dict(bots)
        self.names = names
        self.seat = seat
        self._id = id
        self._thinking: asyncio.Task[None] | None = None
        super().__init__(match.game, State(self._info(), seat))
        self._show()

    def begin(self) -> None:
        """Let the bots play if they are asked first."""
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.get_running_loop().create_task(self._let_bots_play())

    async def preview(self, picks: Sequence[int]) -> tuple[Json, Json]:
        """Tell what could be picked after an unfinished move, and what is at stake; raises GameError if refused."""
        offer = self.match.offer(self.seat, picks, reasons=False)
        stakes: Json = to_builtins(self.match.stakes(self.seat, picks))
        return offer.as_json(), stakes

    async def explain(self, picks: Sequence[int]) -> Json:
        """Tell why the rest is not on offer after an unfinished move, and what each pick brings."""
        told: Json = to_builtins(self.match.explain(self.seat, picks), str_keys=True)
        return told

    async def play(self, move: str) -> None:
        """Play a whole move in notation; raises GameError, and changes nothing, when it is refused."""
        if self.state.ends:
            raise IllegalMove("not-seated", field="seat")
        self.match.play(self.seat, move)
        self._show()
        self.begin()

    async def undo(self) -> None:
        """Take back the own last move, within the horizon."""
        self.match.undo(self.seat)
        self._show()

    async def start(self) -> None:
        """Deal and begin; these tables began when they were opened."""
        raise GameError("already-started", field="table")

    async def leave(self) -> None:
        """Give the seat up; nobody plays on at a table for practice."""
        if self._thinking is not None:
            self._thinking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._thinking
        self._set(ends=True, offer=None)

    async def record(self) -> Json:
        """Give the record of the game, once it is over."""
        if not self.match.over:
            raise GameError("not-over", field="table")
        return self.match.record()

    async def _let_bots_play(self) -> None:
        """Let bots play until they are no longer asked; one that fails ends the table."""
        try:
            await self._each_in_turn()
        except Exception:
            self._set(ends=True, offer=None)
            raise

    async def _each_in_turn(self) -> None:
        while seats := [seat for seat in self.match.to_act if seat in self.bots]:
            seat = seats[0]
            view, offer = self.match.view(seat), self.match.offer(seat, reasons=False)
            move = await asyncio.to_thread(self.bots[seat].choose, view, offer.as_json())
            with contextlib.suppress(IllegalMove):  # undone meanwhile: it is asked again
                self.match.play(seat, move, offer.id)
            self._show()

    def _info(self) -> Json:
        match = self.match
        result = match.result
        seats = [
            {"seat": at, "name": name, "bot": name if at in self.bots else None} for at, name in enumerate(self.names)
        ]
        return {
            "id": self._id,
            "game": match.game.name,
            "options": dict(match.options),
            "status": "finished" if match.over else "playing",
            "seats": seats,
            "seq": match.seq,
            **({"result": result.as_json()} if result else {}),
        }

    def _show(self) -> None:
        match, seat = self.match, self.seat
        offer = match.offer(seat, reasons=False).as_json() if seat in match.to_act and seat not in self.bots else None
        self._set(table=self._info(), view=match.view(seat), offer=offer, log=match.log(seat))


def seating(seats: int, bots: str | Sequence[str], own: int = 0) -> dict[int, str]:
    """Put bots in the other seats: one name for all, or one for each in order.

    >>> seating(3, "greedy"), seating(3, ["random", "greedy"], own=1)
    ({1: 'greedy', 2: 'greedy'}, {0: 'random', 2: 'greedy'})
    """
    names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    others = [seat for seat in range(seats) if seat != own]
    if len(names) != len(others):
        args: dict[str, Any] = {"option": "bots", "value": ", ".join(names)}
        raise BadOption("bad-option", field="bots", args=args)
    return dict(zip(others, names, strict=True))
