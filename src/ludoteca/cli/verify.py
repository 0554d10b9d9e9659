"""`ludoteca verify`: checks a record, as anybody can who was at the table, or all games of a tournament."""

from __future__ import annotations

import argparse
from pathlib import Path

import ludoteca
from ludoteca.cli.records import read
from ludoteca.kernel.errors import BadRecord
from ludoteca.lab.tournament.games_file import GamesFile
from ludoteca.lab.tournament.outcome import prove

GAMES = ".jsonl"
"""How the name of a tournament's file of games ends."""


def main(argv: list[str]) -> int:
    """Check each record; raises BadRecord at the first that does not hold."""
    options = argparse.ArgumentParser(
        prog="ludoteca verify",
        description="Check that every move of a record was legal, that its luck follows from the key that was "
        "promised before the first move, and that the result is what the moves give. Of a tournament's games (a file "
        f"*{GAMES}) each is checked, its luck by the seed of its deal.",
    )
    options.add_argument("records", nargs="+", help="files that hold records (JSON); - reads standard input")
    for path in options.parse_args(argv).records:
        if path.endswith(GAMES):
            print(f"{path}: {games(Path(path))} games hold")
            continue
        record = read(path)
        match = ludoteca.replay(record)
        luck = "luck follows from the promised key" if "key" in record else "luck unproved: the record holds no key"
        end = f"points {' '.join(map(str, match.result.points))}" if match.result else "not over"
        since = f" since entry {record['ground']['seq']}, where newer rules went on," if "ground" in record else ""
        print(f"{path}: {match.seq} moves of {match.game.name} hold{since or ','} {luck}, {end}")
    return 0


def games(path: Path) -> int:
    """Check the games of a tournament, and tell how many there are."""
    if not path.exists():
        raise BadRecord("unreadable", field=str(path))
    number = 0
    for number, outcome in enumerate(GamesFile(path).read(records=True), 1):
        try:
            prove(ludoteca.game(outcome.game), outcome)
        except BadRecord as wrong:
            field = f"{path}:{number}: {wrong.field}"
            raise BadRecord(wrong.code, field=field, reason=wrong.reason, args=wrong.arguments) from None
    return number
