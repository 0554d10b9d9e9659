"""`ludoteca import`: reads the games of an archive, or of files of records, into a house."""

from __future__ import annotations

import argparse
import asyncio
import sys
import zipfile
from itertools import chain, repeat
from pathlib import Path

from ludoteca.cli import place
from ludoteca.cli.records import LIST, many
from ludoteca.house.admin.archive import Listed, read_list, take_in
from ludoteca.house.admin.errors import Impossible
from ludoteca.house.admin.opening import opened
from ludoteca.kernel.errors import GameError


def main(argv: list[str]) -> int:
    """Take the games in, and tell which failed and why; the exit status is 1 where any did."""
    options = argparse.ArgumentParser(
        prog="ludoteca import",
        description="Take the games of an archive (`ludoteca archive`), or records, into a house as finished public "
        "games. Each is replayed and proved first; what does not hold is named and left out. A game that the house "
        "has already is not taken twice. Nobody of the house owns these games: names are what the archive says.",
    )
    options.add_argument("file", help="an archive (*.zip), records in lines (*.jsonl), or one record (*.json)")
    place.options(options)
    chosen = options.parse_args(argv)

    async def read() -> int:
        new = known = failed = 0
        listed = chain(said(chosen.file), repeat(None))
        async with opened(place.settings(chosen)) as house:
            for (where, record), about in zip(many(chosen.file), listed, strict=False):
                try:
                    taken = await take_in(house, record, about)
                except (GameError, Impossible) as wrong:
                    failed += 1
                    print(f"{where}: {wrong}", file=sys.stderr)
                else:
                    new, known = new + taken, known + (not taken)
        print(f"{chosen.file}: {new} games taken in, {known} known already, {failed} failed")
        return 1 if failed else 0

    return place.attempt(lambda: asyncio.run(read()))


def said(path: str) -> list[Listed]:
    """Read what an archive says of its games; nothing of any other file."""
    if not Path(path).is_file() or not zipfile.is_zipfile(path):
        return []
    with zipfile.ZipFile(path) as archive:
        return read_list(archive.read(LIST)) if LIST in archive.namelist() else []
