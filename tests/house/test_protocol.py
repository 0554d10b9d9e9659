"""The short way for short frames of text: what comes is the same as by the long way, however it is cut."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from ludoteca.house.http.serve import SERVER
from ludoteca.house.limits import FRAME_BYTES
from ludoteca.house.live.protocol import WAITING, SwiftProtocol, text_frame

KNOCK = (
    b"GET / HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line(asyncio.Transport):
    """The far end, which notes what it is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.closed = self.reading_paused = False

    def write(self, data: Any) -> None:
        self.sent += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.reading_paused = True

    def resume_reading(self) -> None:
        self.reading_paused = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, text, fin).serialize(mask=True)


def received(*chunks: bytes) -> tuple[list[Any], Line]:
    """What an application gets of these bytes, before it sends anything but its welcome."""

    async def run() -> tuple[list[Any], Line]:
        got: list[Any] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            assert (await receive())["type"] == "websocket.connect"
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] == "websocket.receive":
                got.append(message.get("text") or message["bytes"])
            got.append(message["code"])

        config = Config(app, **{**SERVER, "ws": SwiftProtocol})
        config.load()
        protocol, line = SwiftProtocol(config, ServerState(), {}), Line()
        protocol.connection_made(line)
        protocol.data_received(KNOCK)
        await asyncio.sleep(0.01)
        for chunk in chunks:
            protocol.data_received(chunk)
        await asyncio.sleep(0.01)
        protocol.connection_lost(None)
        await asyncio.sleep(0.01)
        return got, line

    return asyncio.run(run())


TALK = [
    frame("Grüße".encode()),
    frame(b"x" * 300),
    frame(b"in ", fin=False),
    frame(b"", Opcode.PING),
    frame(b"parts", Opcode.CONT),
    frame(b"bytes", Opcode.BINARY),
    frame(b"end"),
]
HEARD = ["Grüße", "x" * 300, "in parts", b"bytes", "end"]


@pytest.mark.parametrize("size", [1, 2, 7, 100, 10_000])
def test_frames_come_whole_however_they_are_cut(size: int) -> None:
    data = b"".join(TALK)
    got, _ = received(*(data[at : at + size] for at in range(0, len(data), size)))
    assert got[:-1] == HEARD


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b"x" * (FRAME_BYTES + 1)), 1009),
        (frame(b"\xff\xfe"), 1007),
        (Frame(Opcode.TEXT, b"bare").serialize(mask=False), 1002),
        (frame(b"a", fin=False) + frame(b"no continuation"), 1002),
    ],
    ids=["too long", "no text", "no mask", "no continuation"],
)
def test_what_may_not_be_is_refused(data: bytes, code: int) -> None:
    got, line = received(frame(b"first"), data)
    assert (got, line.closed) == (["first", code], True)


def test_nothing_more_is_taken_while_too_much_waits() -> None:
    got, line = received(frame(b"a") * WAITING)
    assert got[:-1] == ["a"] * WAITING and not line.reading_paused, "what was read has made room"


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 65_537])
def test_what_is_sent_is_what_the_standard_says(size: int) -> None:
    assert text_frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
