"""A seat at a table of a house: one socket, which is opened again when it breaks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import uuid
from collections.abc import Sequence

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ludoteca.guest.errors import HouseRefused, out_of_reach
from ludoteca.guest.house import House
from ludoteca.guest.seat import Json, Seat, State
from ludoteca.kernel.errors import GameError
from ludoteca.kernel.registry import game

PATIENCE = 30.0
"""Seconds after which a question that has no answer counts as lost."""
SENT_AWAY = 1008
"""The close code after which nobody connects again."""


class LiveSeat(Seat):
    """A seat at a table of a house; what was asked when the socket broke is asked again, under the same key."""

    def __init__(self, house: House, table: Json, seat: int | None, secret: str = "") -> None:
        super().__init__(game(table["game"]), State(table, seat))
        self.house = house
        self.secret = secret
        self._one = asyncio.Lock()
        self._socket: ClientConnection | None = None
        self._question: Json | None = None
        self._answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, house: House, table: Json, seat: int | None, secret: str = "") -> LiveSeat:
        """Connect to a table at which the guest sits; returns when the table has shown itself."""
        live = cls(house, table, seat, secret)
        live._listening = asyncio.get_running_loop().create_task(live._listen())
        await live.changes(0, PATIENCE)
        if live.state.version == 0 or (live.state.ends and not live.state.over):
            await live._hang_up()
            wrong = live._answer.exception() if live._answer.done() else None
            raise wrong or out_of_reach(house.url)
        return live

    async def preview(self, picks: Sequence[int]) -> tuple[Json, Json]:
        """Tell what could be picked after an unfinished move, and what is at stake; raises GameError if refused."""
        frame = await self._ask({"type": "preview", "offer": self.asked()["id"], "picks": list(picks)})
        return frame["offer"], frame["stakes"]

    async def explain(self, picks: Sequence[int]) -> Json:
        """Tell why the rest is not on offer after an unfinished move, and what each pick brings."""
        frame = await self._ask({"type": "explain", "offer": self.asked()["id"], "picks": list(picks)})
        explanation: Json = frame["explanation"]
        return explanation

    async def play(self, move: str) -> None:
        """Play a whole move in notation; raises GameError, and changes nothing, when it is refused."""
        await self._ask({"type": "play", "offer": self.asked()["id"], "move": move})

    async def undo(self) -> None:
        """Take back the own last move, within the horizon."""
        await self._ask({"type": "undo"})

    async def start(self) -> None:
        """Deal and begin, as the host of a table whose seats are all taken."""
        since = self.state.version
        await self.house.ask("POST", f"/api/tables/{self.table}/start", None, self.secret)
        await self.changes(since, PATIENCE)

    async def leave(self) -> None:
        """Give the seat up; at a running game a bot takes it."""
        if self.state.table["status"] == "open":
            await self.house.ask("DELETE", f"/api/tables/{self.table}/seats/{self.state.seat}", None, self.secret)
        elif not self.state.over and not self.state.ends:
            await self._ask({"type": "resign"})
        await self.close()

    async def close(self) -> None:
        """Go away from the table, and keep the seat."""
        await self._hang_up()
        self._set(ends=True, offer=None)

    async def record(self) -> Json:
        """Give the record of the game, once it is over."""
        record: Json = await self.house.ask("GET", f"/api/tables/{self.table}/record", None, self.secret)
        return record

    # The conversation: one question at a time.

    async def _ask(self, question: Json) -> Json:
        async with self._one:
            if self.state.ends:
                raise HouseRefused("not-seated", field="seat")
            self._question = {**question, "key": uuid.uuid4().hex}
            self._answer = asyncio.get_running_loop().create_future()
            try:
                await self._send(self._question)
                async with asyncio.timeout(PATIENCE):
                    return await self._answer
            except TimeoutError:
                raise out_of_reach(self.house.url) from None
            finally:
                self._question = None

    async def _send(self, frame: Json) -> None:
        """Send a frame; when there is no socket now, the next one begins with it."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps(frame))

    async def _listen(self) -> None:
        headers = {"Cookie": self.house.cookie}
        try:
            async for socket in connect(self.house.live(self.table), additional_headers=headers, max_size=None):
                try:
                    await self._converse(socket)
                except ConnectionClosed as closed:
                    if closed.rcvd is not None and closed.rcvd.code == SENT_AWAY:
                        break
                finally:
                    self._socket = None
                if self.state.over:
                    break
        except (OSError, WebSocketException):
            self._fail(out_of_reach(self.house.url))
        self._set(ends=True, offer=None)

    async def _converse(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "have": 0, "secret": self.secret or None}))
        if self._question is not None:
            await socket.send(json.dumps(self._question))
        self._socket = socket
        while not self.state.over:
            self._take(json.loads(await socket.recv()))

    def _take(self, frame: Json) -> None:
        """Take in what the house says: what has changed, or the answer to what was asked."""
        match frame["type"]:
            case "state":
                self._show(frame)
            case "offer" | "explanation":
                self._reply(frame)
            case "error":
                self._fail(HouseRefused.of(frame["error"]))

    def _show(self, frame: Json) -> None:
        log = [*self.state.log[: frame["log_from"]], *frame["log"]]
        table, seat = frame["table"], frame["seat"]
        row = table["seats"][seat] if seat is not None else {}
        offer = None if row.get("substituted") else frame["offer"]
        heard = {"now": frame["now"], "heard": time.monotonic()}
        self._set(table=table, seat=seat, view=frame["view"], offer=offer, log=log, **heard)
        key = self._question and self._question["key"]
        if any(one["key"] == key for one in frame["accepted"]):
            self._reply(frame)

    def _reply(self, frame: Json) -> None:
        if not self._answer.done():
            self._answer.set_result(frame)

    def _fail(self, wrong: GameError) -> None:
        if not self._answer.done():
            self._answer.set_exception(wrong)

    async def _hang_up(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
