"""The players of `ludoteca bench house`: they know their games beforehand, so that playing them takes little time.

The bench reads the key of each table from the store that it has made itself, plays the game at random by the rules,
and writes the frames of all moves down. Under load a player looks for two things only in what the house sends: how
far the game is, and what has been accepted.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, cast

import msgspec
import sqlalchemy as sa
from msgspec import Raw, Struct

import ludoteca
from ludoteca.house.store.engine import open_engine
from ludoteca.house.store.schema import tables
from ludoteca.house.wire.asking import Play
from ludoteca.house.wire.json import encode
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import Position

TEXT, MASKED = 0x81, 0x80
SHORT, MEDIUM, LONG = 125, 126, 127
KNOCK = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Cookie: {cookie}\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HEADERS_END = b"\r\n\r\n"
GONE = 8
"""The code of the frame that says goodbye."""


class Accepted(Struct):
    """A move that is durable."""

    key: str
    seq: int


class Told(Struct):
    """What a player reads of a frame."""

    type: str
    seq: int = -1
    accepted: list[Accepted] = []
    error: Raw = Raw(b"")


read = msgspec.json.Decoder(Told).decode


def frame(data: bytes) -> bytes:
    """A text frame of a client, by a mask of nought."""
    size = len(data)
    head = bytes([MASKED | size]) if size <= SHORT else bytes([MASKED | MEDIUM]) + size.to_bytes(2, "big")
    return bytes([TEXT]) + head + bytes(4) + data


HELLO = frame(b'{"type":"hello","have":0,"changes":true}')


def random_move(position: Position, seat: int, chance: random.Random) -> list[int]:
    """A random whole move of a seat."""
    trial, picks = position.clone(), list[int]()
    trial.simulate(0)
    while not picks or trial.draft:
        picks.append(chance.choice(trial.picks(seat)))
        trial.step(seat, picks[-1])
    return picks


@dataclass
class Script:
    """A game that is played beforehand: whose move comes when, and how it is sent."""

    table: str
    movers: list[int] = field(default_factory=list)
    frames: list[bytes] = field(default_factory=list)

    @classmethod
    def of(cls, table: str, url: str) -> Script:
        """Play the game of a table that has been dealt, by its key in the store."""
        engine = open_engine(url, writer=False)
        with engine.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == table)).one()
        engine.dispose()
        return cls(table).play(row.game, row.options, row.key)

    def play(self, game: str, options: dict[str, Any], key: str) -> Script:
        """Write all moves down."""
        chance = random.Random(self.table)
        match = Match.start(ludoteca.game(game), 2, options, bytes.fromhex(key))
        while not match.over:
            seat = match.to_act[0]
            picks = random_move(match.position, seat, chance)
            key, offer = f"{self.table}-{match.seq}", match.offer(seat, reasons=False).id
            self.movers.append(seat)
            self.frames.append(frame(encode(Play(key, offer, picks))))
            match.play(seat, picks)
        return self


@dataclass
class Load:
    """What the players have seen."""

    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    finished: int = 0
    errors: list[Any] = field(default_factory=list)
    goes_on: set[str] = field(default_factory=set)
    over: set[str] = field(default_factory=set)
    measuring: bool = False
    thought: float = 0.0
    """Seconds that a person takes for a move."""
    received: int = 0
    sent: int = 0
    """Bytes on the wire, both ways."""


class Player(asyncio.Protocol):
    """One person at one table, until the game is over or the server is gone."""

    def __init__(self, load: Load, script: Script, seat: int, cookie: str, port: int) -> None:
        self._load = load
        self._script = script
        self._seat = seat
        self._knock = KNOCK.format(port=port, table=script.table, cookie=cookie).encode()
        self._rest = b""
        self._began: dict[str, float] = {}
        self._next = 0
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Knock."""
        self._transport = transport = cast(asyncio.Transport, transport)
        transport.write(self._knock)

    def data_received(self, data: bytes) -> None:
        """Take what comes, frame by frame."""
        self._load.received += len(data)
        if self._rest:
            data = self._rest + data
        start = 0
        if self._knock:
            start = data.find(HEADERS_END) + len(HEADERS_END)
            if start < len(HEADERS_END):
                self._rest = data
                return
            self._knock = b""
            self._transport.write(HELLO)
        while len(data) >= start + 2:
            size, body = data[start + 1], start + 2
            if size >= MEDIUM:
                body += 2 if size == MEDIUM else 8
                size = int.from_bytes(data[start + 2 : body], "big")
            if len(data) < body + size:
                break
            if data[start] & 15 == GONE:
                self._transport.close()
                return
            if data[start] == TEXT:
                self._hear(data[body : body + size])
            start = body + size
        self._rest = data[start:]

    def connection_lost(self, exc: Exception | None) -> None:
        """The server is gone, or the game is over."""
        if not self.done.done():
            self.done.set_result(None)

    def leave(self) -> None:
        """Go away."""
        self._transport.close()

    def _hear(self, data: bytes) -> None:
        load, script = self._load, self._script
        told = read(data)
        if told.type == "error":
            load.errors.append(msgspec.json.decode(told.error))
        for accepted in told.accepted:
            if load.measuring:
                load.waits.append(time.perf_counter() - self._began[accepted.key])
            load.acknowledged[script.table, accepted.seq] = accepted.key
            load.goes_on.add(script.table)
        if told.seq == len(script.frames):
            load.over.add(script.table)
            self._transport.close()
        elif told.seq >= self._next and script.movers[told.seq] == self._seat:
            self._next = told.seq + 1
            if load.thought:
                asyncio.get_running_loop().call_later(load.thought, self._play, told.seq)
            else:
                self._play(told.seq)

    def _play(self, seq: int) -> None:
        data = self._script.frames[seq]
        self._load.sent += len(data)
        self._began[f"{self._script.table}-{seq}"] = time.perf_counter()
        self._transport.write(data)


async def play(load: Load, script: Script, cookies: Sequence[str], port: int) -> None:
    """Two people play one game, or go on with it, to its end. Raises OSError when there is no server."""
    loop = asyncio.get_running_loop()
    players: list[Player] = []
    try:
        for seat, cookie in enumerate(cookies):
            make = partial(Player, load, script, seat, cookie, port)
            _, player = await loop.create_connection(make, "127.0.0.1", port)
            players.append(player)
        for player in players:
            await player.done
    finally:
        for player in players:
            player.leave()
