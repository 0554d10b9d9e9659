"""`ludoteca backup`: writes the house into one file, while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.cli import place


def main(argv: list[str]) -> int:
    """Write the file and tell what is in it."""
    parser = argparse.ArgumentParser(
        prog="ludoteca backup",
        description="Write the store and the key of a house into one file, which opens every seat: keep it safe.",
    )
    parser.add_argument("file", type=Path, help="a zip; a file of this name is replaced")
    place.options(parser)
    chosen = parser.parse_args(argv)

    def work() -> int:
        from ludoteca.house.admin.backup import back_up

        house = place.settings(chosen)
        manifest = back_up(house.url, house.data, chosen.file, house.secret)
        rows = sum(one.rows for one in manifest.tables.values())
        print(f"{chosen.file}: {rows:,} rows of version {manifest.schema}, {chosen.file.stat().st_size:,} bytes")
        return 0

    return place.attempt(work)
