"""Frames and requests that nobody of good will would send: any number of them, the same ones for a seed."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import NamedTuple

from tests.support.house import Json

STRANGE = (
    "", "\0", "\ud800", "\u202e", "e" + "\u0301" * 40, "👨‍👩‍👧‍👦", "%00", "../../etc/passwd",
    "' OR 1=1 --", "<script>", "{{7*7}}", "\r\nSet-Cookie: x=y", "x" * 600,
    "0-0", "1-1", "null", "-1", "9" * 400, "１２", "A1", "expand A1", "undo 1", "~",
)  # fmt: skip
NUMBERS = (0, -1, 1, 7, 255, 256, 2**31, 2**53 + 1, 2**63, 2**64, -(2**63), 10**40, 0.5, 1e308, -0.0)
FRAMES: tuple[Json, ...] = (
    {"type": "hello", "have": 0, "secret": "x"},
    {"type": "preview", "offer": "0-0", "picks": [0], "key": "k"},
    {"type": "play", "offer": "0-0", "picks": [0], "key": "k"},
    {"type": "play", "offer": "0-0", "move": "A1", "key": "k"},
    {"type": "undo", "key": "k"},
    {"type": "restart", "key": "k"},
    {"type": "ask_take_back", "key": "k"},
    {"type": "answer_take_back", "key": "k", "accept": True},
    {"type": "resign", "key": "k"},
    {"type": "return", "key": "k"},
    {"type": "chat", "text": "x"},
)
BODIES: tuple[Json, ...] = (
    {"nickname": "Mallory"},
    {"game": "origo", "seats": 2, "options": {}, "private": False},
    {"bot": "random"},
    {"seq": 0, "bots": "greedy", "seat": 0},
)
METHODS = ("GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW")
WRITTEN = ("/guest", "/tables", "{n}", "/ban", "/start", "/branch", "/rematch")
"""So end the paths to which something is posted."""
PATHS = (
    "/api/tables", "/api/tables/open", "/api/tables/finished", "/api/tables/{table}", "/api/tables/{table}/seats/{n}",
    "/api/tables/{table}/seats/{n}/ban", "/api/tables/{table}/start", "/api/tables/{table}/steps",
    "/api/tables/{table}/steps/{n}", "/api/tables/{table}/steps/{n}/{n}", "/api/tables/{table}/gains",
    "/api/tables/{table}/record", "/api/tables/{table}/branch", "/api/tables/{table}/rematch",
    "/api/tables/{table}/live", "/api/games", "/api/games/{text}", "/api/games/origo/text/{text}",
    "/api/games/origo/rules/{text}", "/api/text/{text}", "/api/guest", "/api/me", "/api/bots", "/api/schema", "/health",
    "/{text}", "/t/{table}", "/assets/{text}", "//", "/api/{text}/{text}",
)  # fmt: skip
QUERIES = ("page={n}", "q={text}", "eyes={text}", "page={text}", "{text}={text}", "page=0&page=1", "%", "=&=&")
HEADERS = (
    "Origin: {text}", "Origin: http://[", "Cookie: ludoteca={text}", "Cookie: =;;=", "X-Table-Secret: {text}",
    "Accept-Encoding: {text}", "X-Forwarded-For: {text}", "Content-Type: {text}",
    "Content-Type: multipart/form-data; boundary={text}", "Content-Type: application/x-msgpack", "Expect: 100-continue",
    "Range: bytes=0-{n}", "Transfer-Encoding: chunked", "Upgrade: websocket", "Upgrade: h2c", "Connection: Upgrade",
    "Sec-WebSocket-Version: {n}", "If-None-Match: {text}",
)  # fmt: skip


class Request(NamedTuple):
    """A request as it travels."""

    method: str
    text: bytes


class Hostile:
    """A source of them."""

    def __init__(self, seed: int, table: str) -> None:
        self._chance = random.Random(seed)
        self._table = table

    def frames(self) -> Iterator[str | bytes]:
        """Frames for the socket of a table."""
        while True:
            yield self._frame()

    def requests(self) -> Iterator[Request]:
        """Requests over HTTP."""
        while True:
            yield self._request()

    def _frame(self) -> str | bytes:
        chance = self._chance
        match chance.randrange(8):
            case 0:
                return chance.randbytes(chance.randrange(1, 200))
            case 1:
                depth = chance.randrange(1, 3000)
                return "[" * depth + "]" * chance.choice((depth, depth - 1))
            case 2:
                text = self._json(self._spoiled(chance.choice(FRAMES)))
                return text[: chance.randrange(len(text) + 1)]
            case 3:
                return json.dumps(self._value(3))
            case _:
                return self._json(self._spoiled(chance.choice(FRAMES)))

    def _request(self) -> Request:
        chance = self._chance
        path = chance.choice(PATHS)
        usual = ("GET", "POST") if path.endswith(WRITTEN) else ("GET",)
        method = chance.choice(usual if chance.random() < 0.8 else METHODS)
        path = self._fill(path)
        if chance.random() < 0.4:
            path += "?" + self._fill(chance.choice(QUERIES))
        headers = ["Host: house", "Connection: close"]
        headers += [self._fill(chance.choice(HEADERS)) for _ in range(chance.randrange(4))]
        body = b""
        if method in ("POST", "PUT", "PATCH") or chance.random() < 0.1:
            body = self._body()
            headers.append(f"Content-Length: {len(body) + chance.choice((0, 0, 0, 0, 0, -1))}")
            if chance.random() < 0.8:
                headers.append("Content-Type: application/json")
        head = f"{method} {path} HTTP/1.1\r\n" + "\r\n".join(headers) + "\r\n\r\n"
        return Request(method, head.encode("utf-8", "surrogateescape") + body)

    def _body(self) -> bytes:
        chance = self._chance
        match chance.randrange(6):
            case 0:
                return chance.randbytes(chance.randrange(300))
            case 1:
                return b"[" * chance.randrange(1, 60_000)
            case 2:
                return json.dumps(self._value(4)).encode()
            case _:
                return self._json(self._spoiled(chance.choice(BODIES))).encode("utf-8", "surrogatepass")

    def _fill(self, pattern: str) -> str:
        chance = self._chance
        table = self._table if chance.random() < 0.7 else chance.choice(("nowhere", "a%00b", "x" * 300, "%ff"))
        text = "".join(
            f"%{byte:02x}" for byte in chance.choice(STRANGE).encode("utf-8", "surrogatepass")[:300]
        ) or chance.choice(("en", "origo", "%"))
        number = str(chance.choice((0, 1, -1, 40, 2**31, 2**63, 10**30, "x")))
        return pattern.replace("{table}", table).replace("{text}", text).replace("{n}", number)

    def _spoiled(self, sound: Json) -> Json:
        """The same with some of it changed, left out or added."""
        chance = self._chance
        spoiled = {name: value for name, value in sound.items() if chance.random() < 0.9}
        for name in list(spoiled):
            if name != "type" and chance.random() < 0.5:
                spoiled[name] = self._value(2)
        if chance.random() < 0.2:
            spoiled[chance.choice(STRANGE)] = self._value(2)
        if chance.random() < 0.05:
            spoiled["type"] = self._value(1)
        return spoiled

    def _value(self, depth: int) -> object:
        chance = self._chance
        match chance.randrange(6 if depth else 4):
            case 0:
                return chance.choice(STRANGE)
            case 1:
                return chance.choice(NUMBERS)
            case 2:
                return chance.choice((None, True, False))
            case 3:
                return [chance.choice((0, 1, 2, 90, 255)) for _ in range(chance.randrange(300))]
            case 4:
                return [self._value(depth - 1) for _ in range(chance.randrange(5))]
            case _:
                return {chance.choice(STRANGE): self._value(depth - 1) for _ in range(chance.randrange(5))}

    def _json(self, value: Json) -> str:
        """JSON, now and then with a name twice or a number that there is not."""
        text = json.dumps(value, ensure_ascii=self._chance.random() < 0.7)
        if self._chance.random() < 0.05:
            text = text[:-1] + ', "type": "hello", "key": NaN}'
        return text.encode("utf-8", "replace").decode()
