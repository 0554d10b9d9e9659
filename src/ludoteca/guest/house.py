"""A house from outside: what its guests ask over HTTP (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
import os
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from ludoteca.guest.errors import HouseRefused, out_of_reach

SECONDS = 20.0
COOKIE = "ludoteca"


class House:
    """A running house, and the guest that somebody is there.

    With `keep`, a file for the cookie, the guest is the same one after a restart and finds its seats again.
    """

    def __init__(self, url: str, nickname: str, keep: Path | None = None) -> None:
        self.url = url.rstrip("/")
        self.nickname = nickname
        self.keep = keep
        self.cookie = keep.read_text(encoding="utf-8").strip() if keep and keep.exists() else ""
        self.id = ""

    async def enter(self) -> None:
        """Come in: as the guest whose cookie was kept, or as a new one. Raises HouseRefused."""
        if self.cookie:
            try:
                self.id = (await self.ask("GET", "/api/me"))["id"]
            except HouseRefused as refused:
                if refused.code not in ("no-session", "session-expired"):
                    raise
                self.cookie = ""
        if not self.id:
            self.id = (await self.ask("POST", "/api/guest", {"nickname": self.nickname}))["id"]

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        """Ask once; raises HouseRefused."""
        return await asyncio.to_thread(self._ask, method, path, body, secret)

    def live(self, table: str) -> str:
        """Give the address of a table's socket."""
        return f"ws{self.url.removeprefix('http')}/api/tables/{table}/live"

    def _ask(self, method: str, path: str, body: Any, secret: str) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie, "X-Table-Secret": secret}
        data = None if body is None else json.dumps(body).encode()
        request = Request(
            self.url + path, data, {name: value for name, value in headers.items() if value}, method=method
        )
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                self._remember(answer.headers.get("Set-Cookie") or "")
                text = answer.read()
        except HTTPError as error:
            raise self._refused(error) from None
        except (OSError, HTTPException):
            raise out_of_reach(self.url) from None
        return json.loads(text) if text else None

    def _refused(self, error: HTTPError) -> HouseRefused:
        try:
            return HouseRefused.of(json.loads(error.read())["error"])
        except (ValueError, KeyError, TypeError):
            return out_of_reach(self.url)

    def _remember(self, given: str) -> None:
        cookie = given.partition(";")[0]
        if not cookie.startswith(f"{COOKIE}="):
            return
        self.cookie = cookie
        if self.keep is not None:
            descriptor = os.open(self.keep, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.write(cookie)


def address(link: str) -> tuple[str, str]:
    """Read a table's id and secret from its id or its link.

    >>> address("http://localhost:8000/t/k3x#s3cret"), address("k3x")
    (('k3x', 's3cret'), ('k3x', ''))
    """
    parts = urlsplit(link.strip())
    return parts.path.rstrip("/").rpartition("/")[2], parts.fragment
