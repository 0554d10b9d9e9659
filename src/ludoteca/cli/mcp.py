"""`ludoteca mcp`: a server of the Model Context Protocol, so that a language model sits at tables like any guest."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludoteca.guest.halls import Hall, HouseHall, PracticeHall
from ludoteca.guest.house import House
from ludoteca.rulebook import LANGUAGES

NEEDED = ("mcp", "mcp_types", "pydantic")


def main(argv: list[str]) -> int:
    """Serve one guest until its client goes."""
    options = argparse.ArgumentParser(
        prog="ludoteca mcp",
        description="Let a client of the Model Context Protocol, such as a language model, play: at tables of this "
        "process against bots, or at those of a house. It speaks over standard input and output (docs/mcp.md).",
    )
    options.add_argument("--house", metavar="URL", help="the house to sit in; without one: practice against bots")
    options.add_argument("--name", default="Guest", help="what the guest is called (default: Guest)")
    options.add_argument(
        "--keep", metavar="FILE", type=Path, help="where the guest's cookie is kept, so that it finds its seats again"
    )
    options.add_argument("--language", choices=LANGUAGES, default="en", help="of rules, names and events")
    options.add_argument("--seed", help="practice only: the same seed gives the same deals")
    options.add_argument(
        "--http", metavar="PORT", type=int, help="serve one guest at http://127.0.0.1:PORT/mcp instead"
    )
    chosen = options.parse_args(argv)
    with needing_mcp("mcp"):
        from ludoteca.mcp.server import serve
    hall: Hall = PracticeHall(chosen.name, chosen.seed)
    if chosen.house:
        hall = HouseHall(House(chosen.house, chosen.name, chosen.keep))
    server = serve(hall, chosen.language)

    async def run() -> None:
        try:
            if chosen.http is None:
                await server.run_stdio_async()
            else:
                await server.run_streamable_http_async(port=chosen.http)
        finally:
            await hall.close()

    asyncio.run(run())
    return 0


@contextmanager
def needing_mcp(verb: str) -> Iterator[None]:
    """Say how to install what an import lacks."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] not in NEEDED:
            raise
        raise SystemExit(f"ludoteca {verb} needs the extra `mcp`: pip install 'ludoteca[mcp]'") from None
