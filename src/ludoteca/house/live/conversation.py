# cython: annotation_typing=False
"""What is said on one connection after its hello: each frame goes to its verb, and is answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from typing import Any

import msgspec
from msgspec import Raw, Struct

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.limits import too_fast
from ludoteca.house.live.connection import Connection
from ludoteca.house.logs import tell
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
from ludoteca.house.wire.json import decode_frame, encode
from ludoteca.house.wire.telling import ExplanationFrame, OfferFrame
from ludoteca.kernel.offers import Offer
from ludoteca.kernel.stakes import Stakes

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


class Conversation:
    """What one connection asks for, in the order in which it asks.

    A move for which there is nothing to wait is played as it is heard, without a task: the commit calls back. All else,
    and whatever is refused, is answered in turn.
    """

    def __init__(self, house: House, table: Table, connection: Connection) -> None:
        self._house = house
        self._table = table
        self._connection = connection
        self._rate = house.limits.bucket("frame")
        self._mistakes = 0
        self._answering = False
        self._key: str | None = None
        """The key of a move that is on its way to the disk."""
        self._stored: asyncio.Future[None] | None = None
        """Waits until it is there."""
        self._context = copy_context()
        self.hopeless = ""
        """Why nothing more is answered: the code of the last mistake of too many."""

    def hear(self, text: str) -> bool:
        """Play a move at once, if there is nothing to wait for; tells whether it is done."""
        if self._answering or self._key is not None or self._connection.guest.expired:
            return False
        limited = self._house.limits.enabled
        if limited and self._rate.empty:
            return False
        try:
            frame = decode_frame(text)
        except (msgspec.DecodeError, RecursionError):
            return False
        if type(frame) is not Play or frame.unless is not None:
            return False
        chosen = frame.picks if frame.move is None else frame.move
        if chosen is None or (frame.picks is not None and frame.move is not None):
            return False
        self._key = frame.key
        if not play.play_now(
            self._house, self._table, self._connection.player, frame.key, chosen, frame.offer, self._told
        ):
            self._key = None
            return False
        if limited:
            self._rate.take()
        return True

    def _told(self, result: int | Exception) -> None:
        """Answer the move that was heard."""
        key, self._key = self._key, None
        if isinstance(result, Exception):
            self._context.run(self._refuse, result, key)
        elif key is not None:
            self._connection.accept(key, result)
        if self._stored is not None and not self._stored.done():
            self._stored.set_result(None)

    async def answer(self, data: str | bytes) -> None:
        """Answer a frame."""
        self._answering = True
        key: str | None = None
        try:
            if self._key is not None:
                self._stored = asyncio.get_running_loop().create_future()
                await self._stored
            frame = decoded(data)
            key = getattr(frame, "key", None)
            if self._house.limits.enabled and not self._rate.take():
                raise too_fast("frame", self._rate)
            self._connection.admit()
            await _answer(self._house, self._table, self._connection, frame)
        except Exception as error:
            self._refuse(error, key)
        finally:
            self._answering = False

    def _refuse(self, error: Exception, key: str | None) -> None:
        """Tell what was wrong; nobody is listened to for ever who says nothing that can be understood."""
        table, connection = self._table, self._connection
        refused = self._house.failed(error, table=table.row.id, who=connection.player, seat=connection.viewer)
        connection.refuse(refused, key)
        if refused.code in ("malformed", "too-fast"):
            self._mistakes += 1
            if self._mistakes == MISTAKES:
                tell("closed", logging.WARNING, table=table.row.id, who=connection.player, mistakes=self._mistakes)
                self.hopeless = refused.code


def decoded(data: str | bytes) -> ClientFrame:
    """Read a frame; raises Refused where it is none."""
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
