"""`ludoteca verify-backup`: says whether a backup would bring the house back."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.cli.place import attempt


def main(argv: list[str]) -> int:
    """Check digests, version and every game; fails when anything is not as it should be."""
    parser = argparse.ArgumentParser(
        prog="ludoteca verify-backup",
        description="Restore a backup into a store that is thrown away, and open every game in it.",
    )
    parser.add_argument("file", type=Path)
    chosen = parser.parse_args(argv)

    def work() -> int:
        from ludoteca.house.admin.backup import verify

        manifest, faults = verify(chosen.file)
        for name, found in manifest.tables.items():
            print(f"{found.rows:>10,} {name}")
        for fault in faults:
            print(f"Table {fault.table} cannot be opened: {fault.problem}.")
        print("The file is whole." if faults else "The file is whole, and every game in it opens.")
        return int(bool(faults))

    return attempt(work)
