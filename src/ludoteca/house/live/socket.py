"""The WebSocket of a table: receives frames, hands each to its verb, answers."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import Litestar, WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Scope, Send

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.http.guard import check_origin, client_address, visitor
from ludoteca.house.http.naming import HEADER, answering, id_of
from ludoteca.house.live.connection import Connection
from ludoteca.house.live.conversation import Conversation, decoded
from ludoteca.house.live.homes import LIVE
from ludoteca.house.live.protocol import SHORT_WAY
from ludoteca.house.logs import REQUEST
from ludoteca.house.table import Table
from ludoteca.house.wire.asking import Hello
from ludoteca.house.wire.failures import Failure
from ludoteca.house.wire.json import encode
from ludoteca.house.wire.telling import ErrorFrame

POLICY = 1008
AGAIN = 1012
Socket = WebSocket[Any, Any, Any]


class Doors:
    """Lets sockets straight to their table, and everything else to the web framework.

    A message to or from a socket would cross five layers of the framework that have nothing to do with it.
    """

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, one socket, or the life of the process (ASGI)."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        name = id_of(scope["headers"])
        before = REQUEST.set(name)
        try:
            if kind == "websocket":
                await self._let_in(scope, receive, send)
            else:
                await self.app(scope, receive, answering(send, name))
        finally:
            REQUEST.reset(before)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = LIVE.fullmatch(scope["path"])
        if found is None:
            await send({"type": "websocket.close", "code": POLICY, "reason": "not-found"})
            return
        await live(self.app.state.house, WebSocket(scope, receive, send), found["table"])


async def live(house: House, socket: Socket, table_id: str) -> None:
    """Serve one connection from hello to goodbye."""
    who = client_address(socket)
    try:
        check_origin(house, socket)
        house.limits.take("socket", who)
        with house.limits.holding("sockets-of-address", who):
            await _serve(house, socket, table_id, who)
    except Refused as refused:
        house.refused(refused, who=who, table=table_id)
        await socket.close(POLICY)


async def _serve(house: House, socket: Socket, table_id: str, who: str) -> None:
    await socket.accept(headers={HEADER.decode(): REQUEST.get() or ""})
    try:
        connection, table = await _greet(house, socket, table_id, who)
    except WebSocketDisconnect:
        return
    except Exception as error:
        await _send_away(socket, house.failed(error, who=who, table=table_id))
        return
    receiver = asyncio.current_task()
    sender = asyncio.create_task(connection.run())

    def hang_up(_: asyncio.Task[None]) -> None:
        if receiver is not None:
            receiver.cancel()

    sender.add_done_callback(hang_up)
    house.arrived(table, connection, sender)
    try:
        with house.limits.holding("sockets-of-person", connection.player):
            await _converse(socket, Conversation(house, table, connection))
    except Refused as refused:
        house.refused(refused, who=who, table=table_id)
        await _send_away(socket, refused)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if not sender.done():  # the server closes; otherwise nothing can be sent here any more
            raise
    finally:
        sender.remove_done_callback(hang_up)
        sender.cancel()
        house.left(table, connection)
    await _close(house, socket, connection, who)


async def _close(house: House, socket: Socket, connection: Connection, who: str) -> None:
    """End a connection that the house ends, if it does."""
    if connection.sent_away is not None:
        house.refused(connection.sent_away, who=who, table=connection.table.row.id)
        await _send_away(socket, connection.sent_away)
    elif connection.hung_up:
        with contextlib.suppress(Exception):
            await socket.close(AGAIN)


async def _send_away(socket: Socket, refused: Refused) -> None:
    """Tell why, and shut the door."""
    with contextlib.suppress(Exception):
        await socket.send_text(encode(ErrorFrame(Failure.of(refused))).decode())
        await socket.close(POLICY, refused.code)


async def _greet(house: House, socket: Socket, table_id: str, who: str) -> tuple[Connection, Table]:
    """Wait for the hello, check that the caller may be here, and show the first state."""
    try:
        async with asyncio.timeout(house.limits.bounds["hello-seconds"]):
            frame = decoded(await _receive(socket))
    except TimeoutError:
        raise Refused("no-hello", field="type") from None
    if not isinstance(frame, Hello):
        raise Refused("no-hello", field="type")
    guest = await visitor(house, socket)
    table = await house.enter(table_id, guest.id, frame.secret, who)
    write = _short_way(socket).get("write")
    connection = Connection(table, guest, socket.send_text, write=write, changes=frame.changes)
    connection.apart = house.people.apart(guest.id)
    async with house.hold(table):
        connection.viewer = table.row.seat_of(connection.player)
        log_now = table.log(connection.viewer)
        connection.sent = min(frame.have, log_now.firm(table.firm))
        table.welcome(connection)
    return connection, table


async def _receive(socket: Socket) -> str | bytes:
    message: Any = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone", code=message.get("code", 1000))
    data: str | bytes | None = message.get("text")
    return data if data is not None else message["bytes"]


async def _converse(socket: Socket, conversation: Conversation) -> None:
    """Answer frames, one after the other; those that are heard as they come do not get here."""
    listen = _short_way(socket).get("listen")
    if listen is not None:
        listen(conversation.hear)
    try:
        while not conversation.hopeless:
            await conversation.answer(await _receive(socket))
        await socket.close(POLICY, conversation.hopeless)
    finally:
        if listen is not None:
            listen(None)


def _short_way(socket: Socket) -> dict[str, Any]:
    """What the server offers beside the standard (`protocol.py`), if it is ours."""
    ways: dict[str, Any] = socket.scope.get("extensions") or {}
    short: dict[str, Any] = ways.get(SHORT_WAY, {})
    return short
