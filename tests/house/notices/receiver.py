"""A program that webhooks call: it keeps what it is told, and may answer otherwise."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.support.serving import Quiet, serving


class Receiver:
    """What it was told, by path."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.told: list[tuple[str, dict[str, Any]]] = []
        self.status = 200
        self.elsewhere = ""
        """Where callers are sent on to."""
        self.slow = 0.0
        """Seconds until it answers."""


@contextmanager
def receiver() -> Iterator[Receiver]:
    """A receiver on this machine."""

    class Handler(Quiet):
        def posted(self) -> None:
            body = self.body()
            time.sleep(here.slow)
            if not here.elsewhere and here.status == 200:
                here.told.append((self.path, json.loads(body)))
            self.answer(307 if here.elsewhere else here.status, here.elsewhere)

    with serving(Handler) as address:
        here = Receiver(f"json://{address}")
        yield here
