"""Sends mail through the server that the host has named. No request waits for it."""

from __future__ import annotations

import asyncio
import logging
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from aiosmtplib import SMTPException, SMTPRecipientsRefused, SMTPResponseException, send

from ludoteca.house.config import Settings
from ludoteca.house.logs import tell
from ludoteca.house.notices.outcome import Outcome

SECONDS = 20.0
PAUSES = (0.0, 5.0, 60.0)
"""Seconds before each attempt: a server that is away for a moment is asked again."""
AT_ONCE = 100
"""So many letters may be on their way; what comes beyond is not sent, and asked for again."""
FOR_GOOD = 500
"""From this code on a server says that it will never take a letter."""


class Post:
    """Letters that are on their way."""

    def __init__(self, settings: Settings) -> None:
        self._server = urlsplit(settings.mail)
        self._sender = settings.mail_from
        self._tasks: set[asyncio.Task[None]] = set()
        self.possible = bool(settings.mail and settings.mail_from and settings.origins)
        """There is a server, a sender, and an address of the house that a link can begin with."""

    def letter(self, to: str, subject: str, text: str) -> EmailMessage:
        """A letter of the house."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._sender, to, subject
        letter.set_content(text)
        return letter

    def send(self, to: str, subject: str, text: str) -> None:
        """Send a letter beside everything else."""
        if len(self._tasks) >= AT_ONCE:
            tell("mail-not-sent", logging.ERROR, problem="too many at once")
            return
        task = asyncio.create_task(self._insist(self.letter(to, subject, text)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Send nothing more."""
        for task in self._tasks:
            task.cancel()

    async def _insist(self, letter: EmailMessage) -> None:
        """Try it some times."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            if await self.deliver(letter) is not Outcome.LATER:
                return
        tell("mail-not-sent", logging.ERROR, problem="given up")

    async def deliver(self, letter: EmailMessage) -> Outcome:
        """Try it once; the log tells what is wrong with the server, and nothing of the letter."""
        server = self._server
        safe = server.scheme == "smtps"
        try:
            async with asyncio.timeout(SECONDS):
                await send(
                    letter,
                    hostname=server.hostname,
                    port=server.port or (465 if safe else 587),
                    use_tls=safe,
                    username=unquote(server.username) if server.username else None,
                    password=unquote(server.password) if server.password else None,
                    timeout=SECONDS,
                )
        except (SMTPException, OSError, ValueError) as error:
            tell("mail-not-sent", logging.WARNING, problem=type(error).__name__)
            return Outcome.REFUSED if _code(error) >= FOR_GOOD else Outcome.LATER
        return Outcome.SENT


def _code(error: Exception) -> int:
    """What the server has answered; 0: nothing."""
    if isinstance(error, SMTPRecipientsRefused):
        return max((one.code for one in error.recipients), default=0)
    return error.code if isinstance(error, SMTPResponseException) else 0
