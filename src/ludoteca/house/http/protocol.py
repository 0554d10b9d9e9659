"""uvicorn's HTTP protocol for people who may mean no good: nobody waits for ever, and nobody takes all the room.

uvicorn itself knows no time limit for headers and bodies, no size of headers, and no number of connections that have
said nothing yet. This adds them, and nothing else.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludoteca.house.errors import Refused
from ludoteca.house.wire import ErrorBody, Failure, encode

COME_BACK = 5
"""Seconds after which whoever finds the house full may try again."""


class PatientProtocol(HttpToolsProtocol):
    """One connection, until a socket takes it over or it ends."""

    bounds: Mapping[str, float]
    silent: OrderedDict[PatientProtocol, bool]
    """Connections whose request has not come yet, the oldest first; true: it will be told that the house is full."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._heard = 0
        """Bytes of headers that have come so far."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let somebody in, or say that the house is full; whoever has been silent for longest makes room."""
        super().connection_made(transport)  # type: ignore[arg-type]
        full = len(self.connections) - sum(self.silent.values()) > self.bounds["connections"]
        if full:
            full = not self._make_room(lambda turned_away: not turned_away)
        self._wait(full)
        if len(self.silent) > self.bounds["half-open"]:
            self._make_room()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._heed()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes, but no endless headers."""
        if self.silent.get(self):
            # Said only now: an answer before the question may be swept away with the connection.
            self._end(Refused("full", status=503, retry_after=COME_BACK))
            return
        if self in self.silent:
            self._heard += len(data)
        super().data_received(data)
        if self in self.silent and self._heard > self.bounds["header-bytes"]:
            self._end(Refused("too-large", field="headers", status=431))

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self._timer is None:
            self._wait()

    def on_headers_complete(self) -> None:
        """The headers are here; the body may take a while."""
        self._heed()
        self._timer = self.loop.call_later(self.bounds["body-seconds"], self._late)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is here."""
        self._heed()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A socket takes the connection over."""
        self._heed()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The reader takes nothing."""
        if self._stalled is None:
            self._stalled = self.loop.call_later(self.bounds["stall-seconds"], self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The reader reads again."""
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        super().resume_writing()

    def _wait(self, full: bool = False) -> None:
        self._heard = 0
        self.silent[self] = full
        self._timer = self.loop.call_later(self.bounds["header-seconds"], self._late)

    def _heed(self) -> None:
        self.silent.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        self._timer = None
        self._end(Refused("too-slow", field="headers" if self in self.silent else "body", status=408))

    def _make_room(self, which: Callable[[bool], bool] = lambda _: True) -> bool:
        oldest = next((one for one, full in self.silent.items() if which(full)), None)
        if oldest is None:
            return False
        oldest._heed()
        oldest.transport.abort()
        return True

    def _end(self, refused: Refused) -> None:
        """Say why, where no answer has begun, and hang up."""
        self._heed()
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(answer(refused))
        self.transport.close()


def answer(refused: Refused) -> bytes:
    """A whole answer, as it travels."""
    body = encode(ErrorBody(Failure.of(refused)))
    retry = f"Retry-After: {refused.retry_after}\r\n" if refused.retry_after else ""
    reason = {408: "Request Timeout", 431: "Request Header Fields Too Large", 503: "Service Unavailable"}
    head = (
        f"HTTP/1.1 {refused.status} {reason[refused.status]}\r\nContent-Type: application/json\r\n{retry}"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


def patient(bounds: Mapping[str, float]) -> type[PatientProtocol]:
    """The protocol of one server, with its limits and its list of those who have said nothing yet."""
    return type("Patient", (PatientProtocol,), {"bounds": bounds, "silent": OrderedDict()})
