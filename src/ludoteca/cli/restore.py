"""`ludoteca restore`: brings a house back from a backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.cli import place


def main(argv: list[str]) -> int:
    """Fill an empty store and put the key into the data folder."""
    parser = argparse.ArgumentParser(
        prog="ludoteca restore", description="Bring a house back from a backup, into an empty store."
    )
    parser.add_argument("file", type=Path)
    place.options(parser)
    chosen = parser.parse_args(argv)

    def work() -> int:
        from ludoteca.house.admin.backup import restore

        house = place.settings(chosen)
        manifest = restore(chosen.file, house.url, house.data)
        print(f"{sum(one.rows for one in manifest.tables.values()):,} rows are back.")
        if house.secret:
            print("A secret is set and goes before the key of the backup: cookies hold if it is the same.")
        return 0

    return place.attempt(work)
