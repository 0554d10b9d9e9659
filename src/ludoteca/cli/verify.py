"""`ludoteca verify`: checks a record, as anybody can who was at the table, or all games of a person or a tournament."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import ludoteca
from ludoteca.cli.records import GAMES, archived, many, parsed, read
from ludoteca.kernel.errors import BadRecord, GameError
from ludoteca.lab.tournament.games_file import GamesFile
from ludoteca.lab.tournament.outcome import prove

RECORD = b'{"ludoteca":'
"""So begins a line that is a record alone, as `ludoteca export` writes them."""


def main(argv: list[str]) -> int:
    """Check each record; raises BadRecord at the first that does not hold."""
    options = argparse.ArgumentParser(
        prog="ludoteca verify",
        description="Check that every move of a record was legal, that its luck follows from the key that was "
        f"promised before the first move, and that the result is what the moves give. Of many games (a file *{GAMES}, "
        "of a tournament or of `ludoteca export`, or an archive) each is checked; of a tournament's the luck by the "
        "seed of its deal.",
    )
    options.add_argument("records", nargs="+", help="files that hold records (JSON); - reads standard input")
    for path in options.parse_args(argv).records:
        if path.endswith(GAMES) or archived(path):
            print(f"{path}: {games(path)} games hold")
            continue
        record = read(path)
        match = ludoteca.replay(record)
        luck = "luck follows from the promised key" if "key" in record else "luck unproved: the record holds no key"
        end = f"points {' '.join(map(str, match.result.points))}" if match.result else "not over"
        since = f" since entry {record['ground']['seq']}, where newer rules went on," if "ground" in record else ""
        print(f"{path}: {match.seq} moves of {match.game.name} hold{since or ','} {luck}, {end}")
    return 0


def games(path: str) -> int:
    """Check the games of a file, and tell how many there are."""
    if not Path(path).exists():
        raise BadRecord("unreadable", field=path)
    number = 0
    for number, hold in enumerate(claims(path), 1):
        try:
            hold()
        except GameError as wrong:
            field = f"{path}:{number}: {wrong.field}"
            raise BadRecord(wrong.code, field=field, reason=wrong.reason, args=wrong.arguments) from None
    return number


def claims(path: str) -> Iterator[Callable[[], object]]:
    """Read the games of a file: each as what raises GameError unless it holds."""
    if archived(path):
        yield from (partial(ludoteca.replay, record) for _, record in many(path))
        return
    with Path(path).open("rb") as file:
        if file.peek(len(RECORD)).startswith(RECORD):
            yield from (partial(ludoteca.replay, parsed(line.decode(), path)) for line in file)
            return
    for outcome in GamesFile(Path(path)).read(records=True):
        yield partial(prove, ludoteca.game(outcome.game), outcome)
