"""`ludoteca move-store`: carries a house from SQLite to PostgreSQL, and back."""

from __future__ import annotations

import argparse

from ludoteca.cli.place import attempt


def main(argv: list[str]) -> int:
    """Carry everything over and tell how much it was."""
    parser = argparse.ArgumentParser(
        prog="ludoteca move-store",
        description="Carry a house into an empty store, all of it or nothing. The house must be stopped.",
    )
    parser.add_argument("source", metavar="FROM", help="URL of its store, as sqlite:////srv/ludoteca.sqlite")
    parser.add_argument("target", metavar="TO", help="URL of an empty one, as postgresql://ludoteca@db/ludoteca")
    chosen = parser.parse_args(argv)

    def work() -> int:
        from ludoteca.house.admin.moving import move

        for table, found in move(chosen.source, chosen.target).items():
            print(f"{found.rows:>10,} {table}")
        print("Everything has been carried over and compared. Start the house with --store and the new URL.")
        return 0

    return attempt(work)
