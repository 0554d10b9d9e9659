"""`ludoteca verify`: checks a record, as anybody can who was at the table."""

from __future__ import annotations

import argparse

import ludoteca
from ludoteca.cli.records import read


def main(argv: list[str]) -> int:
    """Check each record; raises BadRecord at the first that does not hold."""
    options = argparse.ArgumentParser(
        prog="ludoteca verify",
        description="Check that every move of a record was legal, that its luck follows from the key that was "
        "promised before the first move, and that the result is what the moves give.",
    )
    options.add_argument("records", nargs="+", help="files that hold records (JSON); - reads standard input")
    for path in options.parse_args(argv).records:
        record = read(path)
        match = ludoteca.replay(record)
        luck = "luck follows from the promised key" if "key" in record else "luck unproved: the record holds no key"
        end = f"points {' '.join(map(str, match.result.points))}" if match.result else "not over"
        since = f" since entry {record['ground']['seq']}, where newer rules went on," if "ground" in record else ""
        print(f"{path}: {match.seq} moves of {match.game.name} hold{since or ','} {luck}, {end}")
    return 0
