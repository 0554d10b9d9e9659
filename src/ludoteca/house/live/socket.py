"""The WebSocket of a table: receives frames, hands each to its verb, answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Litestar, WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Scope, Send
from msgspec import Raw, Struct

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.http.guard import check_origin, client_address, visitor
from ludoteca.house.http.naming import HEADER, answering, id_of
from ludoteca.house.limits import too_fast
from ludoteca.house.live.connection import Connection
from ludoteca.house.live.homes import LIVE
from ludoteca.house.live.protocol import SHORT_WAY
from ludoteca.house.logs import REQUEST, tell
from ludoteca.house.table import Table
from ludoteca.house.verbs import chat, lead, play, substitute, take_back, timing, undo
from ludoteca.house.wire.asking import (
    AnswerPause,
    AnswerTakeBack,
    AskPause,
    AskTakeBack,
    Choose,
    ClientFrame,
    Emergency,
    Explain,
    Hello,
    Lead,
    Play,
    Preview,
    Resign,
    Restart,
    Resume,
    Return,
    Say,
    Undo,
)
from ludoteca.house.wire.failures import Failure
from ludoteca.house.wire.json import decode_frame, encode
from ludoteca.house.wire.telling import ErrorFrame, ExplanationFrame, OfferFrame
from ludoteca.kernel.offers import Offer
from ludoteca.kernel.stakes import Stakes

POLICY = 1008
AGAIN = 1012
MISTAKES = 20
"""Malformed frames after which a connection is closed."""
VERBS: dict[type[Struct], Callable[[House, Table, str | None, Any], Awaitable[int]]] = {
    Undo: lambda house, table, player, frame: undo.undo(house, table, player, frame.key),
    Restart: lambda house, table, player, frame: undo.restart(house, table, player, frame.key),
    AskTakeBack: lambda house, table, player, frame: take_back.ask(house, table, player, frame.key),
    AnswerTakeBack: lambda house, table, player, frame: take_back.answer(
        house, table, player, frame.key, accept=frame.accept
    ),
    Resign: lambda house, table, player, _: substitute.resign(house, table, player),
    Return: lambda house, table, player, _: substitute.give_back(house, table, player),
    AskPause: lambda house, table, player, frame: timing.ask_pause(house, table, player, frame.key, hours=frame.hours),
    AnswerPause: lambda house, table, player, frame: timing.answer_pause(
        house, table, player, frame.key, accept=frame.accept
    ),
    Resume: lambda house, table, player, frame: timing.resume(house, table, player, frame.key),
    Emergency: lambda house, table, player, frame: timing.emergency(house, table, player, frame.key),
    Choose: lambda house, table, player, frame: timing.choose(
        house, table, player, frame.key, of=frame.seat, choice=frame.choice
    ),
}
"""What is done for those who play, and told them with the key of their frame."""

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
            await _converse(house, table, connection, socket)
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
            frame = _decode(await _receive(socket))
    except TimeoutError:
        raise Refused("no-hello", field="type") from None
    if not isinstance(frame, Hello):
        raise Refused("no-hello", field="type")
    guest = await visitor(house, socket)
    table = await house.enter(table_id, guest.id, frame.secret, who)
    ways: dict[str, Any] = socket.scope.get("extensions") or {}
    write = ways.get(SHORT_WAY, {}).get("write")
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


def _decode(data: str | bytes) -> ClientFrame:
    try:
        frame: ClientFrame = decode_frame(data)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at ")
        raise Refused(
            "malformed", field=path.strip("`").removeprefix("$.") or "frame", args={"problem": problem}
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", field="frame", args={"problem": str(error)}) from None
    return frame


async def _converse(house: House, table: Table, connection: Connection, socket: Socket) -> None:
    mistakes = 0
    rate = house.limits.bucket("frame")
    while True:
        data = await _receive(socket)
        key: str | None = None
        try:
            frame = _decode(data)
            key = getattr(frame, "key", None)
            if house.limits.enabled and not rate.take():
                raise too_fast("frame", rate)
            connection.admit()
            await _answer(house, table, connection, frame)
        except WebSocketDisconnect:
            raise
        except Exception as error:
            refused = house.failed(error, table=table.row.id, who=connection.player, seat=connection.viewer)
            connection.refuse(refused, key)
            if refused.code in ("malformed", "too-fast"):
                mistakes += 1
                if mistakes == MISTAKES:
                    tell("closed", logging.WARNING, table=table.row.id, who=connection.player, mistakes=mistakes)
                    await socket.close(POLICY, refused.code)
                    return


async def _answer(house: House, table: Table, connection: Connection, frame: ClientFrame) -> None:
    """One frame, one verb."""
    match frame:
        case Play():
            played = await _play(house, table, connection, frame)
            if played is not None:
                connection.accept(frame.key, played)
        case Preview(offer=offer, picks=picks):
            _show(connection, *await play.preview(house, table, connection.player, picks, offer=offer))
        case Explain(offer=offer, picks=picks):
            told = await play.explain(house, table, connection.player, picks, offer=offer)
            connection.push(encode(ExplanationFrame(told)))
        case Say(text=text):
            await chat.say(house, table, connection.guest, text)
        case Lead():
            await lead.lead(house, table, connection.guest, frame)
        case Hello():
            raise Refused("unexpected-hello", field="type")
        case _:
            connection.accept(frame.key, await VERBS[type(frame)](house, table, connection.player, frame))


async def _play(house: House, table: Table, connection: Connection, frame: Play) -> int | None:
    """Play a move, or show what is to be known before; returns its number, if it was played."""
    chosen = frame.picks if frame.picks is not None else frame.move
    if chosen is None or (frame.picks is not None and frame.move is not None):
        raise Refused("picks-or-move", field="picks")
    if frame.unless is not None:
        if frame.picks is None:
            raise Refused("picks-or-move", field="picks")
        told = await play.at_stake(
            house, table, connection.player, frame.key, frame.picks, offer=frame.offer, unless=frame.unless
        )
        if told is not None:
            _show(connection, *told)
            return None
    return await play.play(house, table, connection.player, frame.key, chosen, frame.offer)


def _show(connection: Connection, offer: Offer, stakes: Stakes) -> None:
    """Answer what could be picked next."""
    connection.push(encode(OfferFrame(Raw(encode(offer)), stakes)))
