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
from ludoteca.house.live.homes import LIVE, Homes
from ludoteca.house.wire.failures import ErrorBody, Failure
from ludoteca.house.wire.json import encode

COME_BACK = 5
"""Seconds after which whoever finds the house full may try again."""

AGAIN = 0.005
TRIES = 200
"""So often, and after so many seconds, a connection is offered to a process at whose door there is a crowd."""


class PatientProtocol(HttpToolsProtocol):
    """One connection, until a socket takes it over or it ends."""

    bounds: Mapping[str, float]
    homes: Homes | None = None
    """The way to the processes where other tables are at home."""
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
        """A socket takes the connection over, here or in the process where its table is at home."""
        self._heed()
        table = LIVE.fullmatch(self.url.decode("latin-1"))
        if self.homes is None or table is None:
            super().handle_websocket_upgrade()
        else:
            self._lead(self.homes, table["table"], TRIES)

    def _lead(self, homes: Homes, table_id: str, tries: int) -> None:
        """Hand the connection on, if its table is at home elsewhere; where there is a crowd at the door, try again."""
        if self.transport.is_closing():
            return
        begin = b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url)
        handshake = b"\r\n".join((begin, *(b"%s: %s" % header for header in self.headers), b"", b""))
        try:
            away = homes.lead(table_id, self.transport.get_extra_info("socket").fileno(), handshake)
        except BlockingIOError:
            if tries:
                self.transport.pause_reading()
                self.loop.call_later(AGAIN, self._lead, homes, table_id, tries - 1)
                return
            away = False
        if away:
            self.transport.abort()
        else:
            self.transport.resume_reading()
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
