"""A small HTTP server beside a test, for what the house calls."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Quiet(BaseHTTPRequestHandler):
    """Answers what is posted, and logs nothing."""

    def do_POST(self) -> None:
        """As the library calls it."""
        self.posted()

    def posted(self) -> None:
        """Answer."""
        raise NotImplementedError

    def body(self) -> bytes:
        """What came with the request."""
        return self.rfile.read(int(self.headers["content-length"]))

    def answer(self, status: int, location: str = "") -> None:
        """Say so, with nothing more to read."""
        self.send_response(status)
        self.send_header("Content-Length", "0")
        if location:
            self.send_header("Location", location)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Be quiet."""


@contextmanager
def serving(handler: type[BaseHTTPRequestHandler]) -> Iterator[str]:
    """Serve on this machine; gives the address without a scheme."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield f"127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
