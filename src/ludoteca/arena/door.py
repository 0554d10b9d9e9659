"""The server at which a contestant's client plays, and the command that brings the client along."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shlex
import socket
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import uvicorn

from ludoteca.bots.program import BotFailed
from ludoteca.mcp.guest import Guest
from ludoteca.mcp.server import server_of

ADDRESS = "LUDOTECA_ARENA"
"""The variable of the environment that tells a command where its server is."""
LEAVE_SECONDS = 3.0


class Door:
    """A server for one client, at an address that nobody else knows, and the command that connects to it, if any."""

    def __init__(
        self, guest: Guest, tools: Sequence[str], instructions: str, command: str, tell: Callable[[str], None]
    ) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self._path = f"/{secrets.token_urlsafe(12)}/mcp"
        app = server_of(guest, tools, instructions).streamable_http_app(streamable_http_path=self._path)
        self._server = uvicorn.Server(uvicorn.Config(app, log_config=None, timeout_graceful_shutdown=1))
        self.command = command
        self.tell = tell
        self._serving: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        """Where the client connects."""
        return f"http://127.0.0.1:{self._socket.getsockname()[1]}{self._path}"

    async def open(self) -> None:
        """Serve, and start the command; raises BotFailed when it does not start."""
        self._serving = asyncio.create_task(self._server.serve([self._socket]))
        if not self.command:
            self.tell(f"Waiting for a client at {self.url}")
            return
        environment = {**os.environ, ADDRESS: self.url}
        try:
            words = shlex.split(self.command)
            self._process = await asyncio.create_subprocess_exec(*words, env=environment)
        except (OSError, ValueError, TypeError) as error:
            raise BotFailed(f"{self.command!r} does not start: {error}") from error

    async def ended(self) -> None:
        """Return when the command has ended; never where there is none."""
        if self._process is None:
            await asyncio.Event().wait()
        else:
            await self._process.wait()

    async def close(self) -> None:
        """Let the command end, and stop serving."""
        if self._process is not None:
            try:
                await asyncio.wait_for(self._process.wait(), LEAVE_SECONDS)
            except TimeoutError:
                self._process.kill()
                await self._process.wait()
        if self._serving is not None:
            self._server.should_exit = True
            await self._serving
        self._socket.close()


async def unless_ended(door: Door, work: Coroutine[Any, Any, Any], seconds: float | None) -> None:
    """Wait for something that the client does; raises BotFailed when its command ends before, or time is up."""
    waited = asyncio.ensure_future(work)
    ended = asyncio.ensure_future(door.ended())
    await asyncio.wait((waited, ended), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    done = waited.done()
    for one in (waited, ended):
        one.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await one
    if not done:
        raise BotFailed(f"{door.command or 'the client'!r} has ended or kept silent")
