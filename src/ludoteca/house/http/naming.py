"""Each request has an id: its answer tells it, and so does every line of the log that it causes."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable

from litestar.types import Message, Send

HEADER = b"x-request-id"
SANE = re.compile(rb"[A-Za-z0-9._:+/=-]{1,64}")


def id_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The id that a proxy has given to a request, if it is one that a log can bear; else a new one."""
    given = next((value for name, value in headers if name == HEADER), b"")
    return given.decode() if SANE.fullmatch(given) else secrets.token_hex(8)


def answering(send: Send, request_id: str) -> Send:
    """Send the id along with the answer, unless it is a file that browsers keep for good: they come by the dozen."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start" and not _kept(message["headers"]):
            message["headers"] = [*message["headers"], (HEADER, request_id.encode())]
        await send(message)

    return sending


def _kept(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    return any(name.lower() == b"cache-control" and b"immutable" in value for name, value in headers)
