"""`ludoteca serve`: opens the house."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from pathlib import Path

from ludoteca.cli.place import attempt
from ludoteca.house import limits
from ludoteca.house.config import Settings, data_folder
from ludoteca.house.store.engine import version_at

KEPT = (
    ("games", 0, "how long finished games are kept"),
    ("chat", 365, "how long what was said is kept"),
    ("guests", 365, "how long people are known who never played and come no more"),
)


def parser() -> argparse.ArgumentParser:
    """The options of the verb."""
    options = argparse.ArgumentParser(prog="ludoteca serve", description="Open the house in the browser.")
    options.add_argument("--host", default="127.0.0.1", help="address to listen on (0.0.0.0: the whole network)")
    options.add_argument("--port", type=int, default=8000, help="port to listen on (0: any free one)")
    options.add_argument(
        "--store", default="", metavar="URL", help="SQLAlchemy URL; default: SQLite in the data folder"
    )
    options.add_argument(
        "--data", type=Path, default=None, metavar="DIR", help="data folder; holds the key and the store"
    )
    options.add_argument(
        "--processes", type=int, default=1, metavar="N", help="processes that serve the house together"
    )
    options.add_argument("--bot-workers", type=int, default=2, metavar="N", help="processes in which bots think")
    options.add_argument("--bot-delay", type=float, default=0.6, metavar="S", help="seconds that a bot takes at least")
    options.add_argument("--origin", action="append", default=[], help="another origin that may talk to the house")
    options.add_argument("--secure-cookie", action="store_true", help="for houses behind TLS")
    options.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="another limit than the usual one, as chat=5/0.5 or connections=1000 (docs/hosting.md)",
    )
    options.add_argument("--open-hours", type=float, default=24.0, metavar="H", help="how long tables wait for a start")
    for what, usual, told in KEPT:
        options.add_argument(
            f"--keep-{what}",
            type=float,
            default=usual,
            metavar="DAYS",
            help=f"{told} ({usual}; 0: for ever)",
        )
    options.add_argument("--no-limits", action="store_true", help="no rate limits by address; for load tests only")
    options.add_argument("--log", default="WARNING", choices=("DEBUG", "INFO", "WARNING", "ERROR"))
    return options


def main(argv: list[str] | None = None) -> int:
    """Serve until interrupted."""
    chosen = parser().parse_args(argv)
    try:
        rates, bounds = limits.chosen([*os.environ.get("LUDOTECA_LIMITS", "").split(), *chosen.limit])
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    listening = _listen(chosen.host, chosen.port)
    if listening is None:
        print(f"Port {chosen.port} of {chosen.host} is taken; choose another with --port.", file=sys.stderr)
        return 1
    port = listening.getsockname()[1]
    settings = Settings(
        host=chosen.host,
        port=port,
        data=chosen.data or data_folder(),
        store=chosen.store or os.environ.get("LUDOTECA_STORE", ""),
        origins=tuple(chosen.origin),
        bot_workers=chosen.bot_workers,
        bot_delay=chosen.bot_delay,
        limits=not chosen.no_limits,
        rates=rates,
        bounds=bounds,
        open_hours=chosen.open_hours,
        secure_cookie=chosen.secure_cookie,
        keep_games_days=chosen.keep_games,
        keep_chat_days=chosen.keep_chat,
        keep_guests_days=chosen.keep_guests,
    )
    return attempt(lambda: _serve(settings, listening, chosen))


def _serve(settings: Settings, listening: socket.socket, chosen: argparse.Namespace) -> int:
    version_at(settings.url)
    if chosen.processes > 1:
        from ludoteca.house.http.several import serve_several

        serve_several(settings, listening, chosen.log, chosen.processes)
    else:
        from ludoteca.house.http.serve import serve

        serve(settings, listening, chosen.log)
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
