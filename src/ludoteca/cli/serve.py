"""`ludoteca serve`: opens the house."""

from __future__ import annotations

import argparse
import socket
import sys
from dataclasses import replace
from functools import partial

from ludoteca.cli.place import attempt
from ludoteca.house import configuring
from ludoteca.house.config import Settings
from ludoteca.house.store.engine import version_at
from ludoteca.house.welcome import announce


def main(argv: list[str] | None = None) -> int:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(
        prog="ludoteca serve", usage="%(prog)s [SETTING …]", description="Open the house in the browser."
    )
    _, chosen = configuring.parse(parser, argv)
    settings = chosen.settings
    listening = _listen(settings.host, settings.port)
    if listening is None:
        print(f"Port {settings.port} of {settings.host} is taken; choose another with --port.", file=sys.stderr)
        return 1
    settings = replace(settings, port=listening.getsockname()[1])
    return attempt(lambda: _serve(settings, listening))


def _serve(settings: Settings, listening: socket.socket) -> int:
    version_at(settings.url)
    if settings.processes > 1:
        from ludoteca.house.http.several import serve_several

        serve_several(settings, listening, partial(announce, settings))
    else:
        from ludoteca.house.http.serve import serve

        serve(settings, listening, partial(announce, settings))
    return 0


def _listen(host: str, port: int) -> socket.socket | None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        return None
    listening.listen(512)
    return listening


if __name__ == "__main__":
    sys.exit(main())
