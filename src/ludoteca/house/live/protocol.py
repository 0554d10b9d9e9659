# cython: annotation_typing=False
"""uvicorn's WebSocket protocol with a short way for what travels all the time: whole, short frames of text.

uvicorn takes each frame through a parser for all that the standard knows, and stops and starts reading for each. Here
whole frames of text go straight to the table's socket and back; all others go the long way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

from ludoteca.house.limits import FRAME_BYTES

SHORT_WAY = "ludoteca.short-way"
"""The name under which a scope holds what writes frames at once, and what lets them be heard at once."""
Hear = Callable[[str], bool]
"""Takes a frame of text, or leaves it to be received; tells whether it took it."""
WHOLE_TEXT = 0x81
MASKED = 0x80
SHORT, MEDIUM = 125, 126
MASK = 4
WAITING = 8
"""So many frames may wait to be read; then nothing more is taken from this connection."""


class SwiftProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    _rest = b""
    """The beginning of a frame."""
    _swift = True
    """All that has come since the handshake was frames that are not too long."""
    _hear: Hear | None = None

    def data_received(self, data: bytes) -> None:
        """Take what comes, frame by frame."""
        data, self._rest = self._rest + data, b""
        start = 0
        while start < len(data):
            if not self._swift or self.conn.state is not OPEN:
                self._swift = self._swift and not self.handshake_initiated
                super().data_received(data[start:])
                return
            begin, end = extent(data, start)
            if end - begin > FRAME_BYTES:
                self._swift = False
                continue
            if not begin or end > len(data):
                self._rest = data[start:]
                return
            if not self._take(data, start, begin, end):
                super().data_received(data[start:end])
            start = end

    def _take(self, data: bytes, start: int, begin: int, end: int) -> bool:
        """Hand a frame on, if it is one of text that is allowed here; tells whether it was."""
        if data[start] != WHOLE_TEXT or data[start + 1] < MASKED or self.conn.current_size is not None:
            return False
        try:
            text = apply_mask(data[begin:end], data[begin - MASK : begin]).decode()
        except UnicodeDecodeError:
            return False
        if self._hear is not None and self.queue.empty() and self._hear(text):
            return True
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def run_asgi(self) -> None:
        """Serve the socket; who serves it is told of the short way."""
        self.scope["extensions"] = {
            **(self.scope.get("extensions") or {}),
            SHORT_WAY: {"write": self.write, "listen": self.listen},
        }
        await super().run_asgi()

    def listen(self, hear: Hear | None) -> None:
        """Let frames of text be heard as they come, where none before them waits to be received."""
        self._hear = hear

    async def send(self, message: Any) -> None:
        """Send a frame, once the reader takes what was sent before."""
        if message["type"] != "websocket.send" or not self.write(message["text"].encode()):
            await super().send(message)

    def write(self, text: bytes) -> bool:
        """Send a frame of text at once, if the reader takes what was sent before; tells whether it was sent."""
        if self.conn.state is not OPEN or not self.writable.is_set():
            return False
        self.transport.write(text_frame(text))
        return True


def extent(data: bytes, start: int) -> tuple[int, int]:
    """Where the content of a frame begins and ends; nought while its head is not there."""
    begin = start + 2
    if len(data) < begin:
        return 0, 0
    size = data[start + 1] & ~MASKED
    if size >= MEDIUM:
        begin += 2 if size == MEDIUM else 8
        if len(data) < begin:
            return 0, 0
        size = int.from_bytes(data[start + 2 : begin], "big")
    if data[start + 1] & MASKED:
        begin += MASK
    return begin, begin + size


def text_frame(data: bytes) -> bytes:
    """A whole frame of text, as a server sends it."""
    size = len(data)
    if size <= SHORT:
        return bytes((WHOLE_TEXT, size)) + data
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, MEDIUM)) + size.to_bytes(2, "big") + data
    return bytes((WHOLE_TEXT, MEDIUM + 1)) + size.to_bytes(8, "big") + data
