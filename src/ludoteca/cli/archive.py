"""`ludoteca archive`: writes all public games of a house into one file, with a page that says what is in it."""

from __future__ import annotations

import argparse
import asyncio
import json
import zipfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from ludoteca.cli import place
from ludoteca.cli.records import ARCHIVED, LIST, PAGE, SCHEMA
from ludoteca.house.admin.archive import Listed, public_games, write_list
from ludoteca.house.admin.opening import opened
from ludoteca.kernel.records import schema
from ludoteca.lab.tournament import plots
from ludoteca.lab.tournament.page import section, whole

HEADS = ("line", "game", "ended", "seats", "points", "places", "options")


def main(argv: list[str]) -> int:
    """Write the file, and tell how many games are in it."""
    options = argparse.ArgumentParser(
        prog="ludoteca archive",
        description="Write all public games of a house that were played to their end into one file (zip): the records, "
        "a line each, a page that says what is in it, and the schema of the records. Of private tables nothing is in "
        "it, of people the names that stood at the table. `ludoteca import`, `verify` and `statistics` read it.",
    )
    options.add_argument("file", type=Path, help="a zip; a file of this name is replaced")
    place.options(options)
    chosen = options.parse_args(argv)

    async def write() -> int:
        listed: list[Listed] = []
        part = chosen.file.with_name(f"{chosen.file.name}.part")
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            with archive.open(ARCHIVED, "w", force_zip64=True) as lines:
                async with opened(place.settings(chosen)) as house:
                    async for one in public_games(house):
                        lines.write(one.line)
                        listed.append(one.listed)
            archive.writestr(LIST, write_list(listed))
            archive.writestr(PAGE, page(listed))
            archive.writestr(SCHEMA, json.dumps(schema(), indent=1, ensure_ascii=False))
        part.replace(chosen.file)
        return len(listed)

    def work() -> int:
        print(f"{chosen.file}: {asyncio.run(write())} games")
        return 0

    return place.attempt(work)


def page(listed: Sequence[Listed]) -> str:
    """Write the page that says what is in an archive."""
    rows = [texts(number, one) for number, one in enumerate(listed, 1)]
    counts = {name: sum(one.game == name for one in listed) for name in sorted({one.game for one in listed})}
    told = ", ".join(f"{count} of {name}" for name, count in counts.items()) or "no games"
    body = section("Games", plots.grid(HEADS, rows, "ends-in-words"), f"A line of {ARCHIVED} each, the oldest first.")
    return whole("Games of a house", told, body, "ludoteca verify proves them, ludoteca replay --line N shows one.")


def texts(number: int, one: Listed) -> tuple[str, ...]:
    """Write a game for people, in the order of `HEADS`."""
    ended = "" if one.finished is None else f"{datetime.fromtimestamp(one.finished / 1000, UTC):%Y-%m-%d}"
    return (
        str(number),
        one.game,
        ended,
        " · ".join(name or "–" for name in one.names),
        " · ".join(map(str, one.result.points)),
        " · ".join(map(str, one.result.ranks)),
        ", ".join(f"{name} {value}" for name, value in one.options.items()),
    )
