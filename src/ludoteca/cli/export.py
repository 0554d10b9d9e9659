"""`ludoteca export`: writes all games that somebody has finished in a house into one file."""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import BinaryIO

from ludoteca.cli import place
from ludoteca.house.admin import people
from ludoteca.house.admin.opening import opened
from ludoteca.house.verbs.export import records


def main(argv: list[str]) -> int:
    """Write the records, a line of JSON each, and tell how many there are."""
    options = argparse.ArgumentParser(
        prog="ludoteca export",
        description="Write all games that somebody has finished in a house into one file, a record in each line. "
        "`ludoteca verify` checks them all, `ludoteca replay --line N` shows one of them.",
    )
    options.add_argument("person", help="an id or a name")
    options.add_argument(
        "file", nargs="?", default="-", help="where to write (*.jsonl); -, the default: standard output"
    )
    place.options(options)
    chosen = options.parse_args(argv)

    async def write(file: BinaryIO) -> None:
        async with opened(place.settings(chosen)) as house:
            person = await people.known(house, chosen.person)
            number = 0
            async for line in records(house, person.id):
                file.write(line)
                number += 1
        print(f"{number} games of {person.nickname}", file=sys.stderr)

    def work() -> int:
        with nullcontext(sys.stdout.buffer) if chosen.file == "-" else Path(chosen.file).open("wb") as file:
            asyncio.run(write(file))
        return 0

    return place.attempt(work)
