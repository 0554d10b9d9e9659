"""A program that webhooks call: it keeps what it is told, and may answer otherwise."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


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

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            time.sleep(here.slow)
            if not here.elsewhere and here.status == 200:
                here.told.append((self.path, json.loads(body)))
            self.send_response(307 if here.elsewhere else here.status)
            self.send_header("Content-Length", "0")
            if here.elsewhere:
                self.send_header("Location", here.elsewhere)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Be quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    here = Receiver(f"json://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield here
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
