"""A server that takes letters, by SMTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage


class Office:
    """What has come, and what is not taken."""

    def __init__(self) -> None:
        self.letters: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.away = 0
        """So many letters are not taken yet."""
        self.answer = "451 later"
        """What is said to them."""
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Talk to somebody who brings letters."""

        def say(text: str) -> None:
            writer.write(f"{text}\r\n".encode())

        say("220 office")
        while line := (await reader.readline()).decode().strip().upper():
            if line == "DATA":
                say("354 go on")
                text = b""
                while (part := await reader.readline()) != b".\r\n":
                    text += part
                letter = message_from_bytes(text, policy=policy.default)
                assert isinstance(letter, EmailMessage)
                self.away -= 1
                if self.away >= 0:
                    say(self.answer)
                    continue
                self.letters.put_nowait(letter)
            elif line == "QUIT":
                say("221 bye")
                break
            say("250 office")
        writer.close()

    async def next(self) -> EmailMessage:
        """The next letter."""
        async with asyncio.timeout(15):
            return await self.letters.get()


@asynccontextmanager
async def open_office() -> AsyncIterator[Office]:
    """An office on this machine."""
    office = Office()
    async with await asyncio.start_server(office.serve, "127.0.0.1", 0) as server:
        office.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield office
