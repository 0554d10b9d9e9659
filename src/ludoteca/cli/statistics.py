"""`ludoteca statistics`: tables and plots from the records of many games."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import to_builtins
from rich.console import Console
from rich.progress import Progress

import ludoteca
from ludoteca.cli.records import many
from ludoteca.cli.tournament import frame, positive
from ludoteca.kernel.errors import BadOption, GameError
from ludoteca.kernel.registry import game, registered
from ludoteca.lab.statistics.telling import HEADS, page, texts, write_csv, write_parquet
from ludoteca.lab.tournament.runners import processes
from ludoteca.ledger.measures import ENOUGH, PIECES, Row, measured
from ludoteca.ledger.watching import Watched, watch

Found = tuple[str, Watched | None, str]
"""Where a record stands, what was counted of it, and why it was left out."""


def main(argv: list[str]) -> int:
    """Count, and print what enough games tell."""
    options = argparse.ArgumentParser(
        prog="ludoteca statistics",
        description="Seats, lengths, luck, points by source, and what winners picked, from finished games of the same "
        "number of seats. No number without its count and its interval (95 %); docs/statistics.md says what they mean.",
    )
    options.add_argument("game", help=f"one of: {', '.join(registered())}")
    options.add_argument("records", nargs="+", help="records (*.json), files of many (*.jsonl), archives (*.zip)")
    options.add_argument("--seats", type=int, metavar="N", help="games with so many seats (default: the most frequent)")
    options.add_argument("--csv", type=Path, metavar="FILE", help="write all measures as a table into FILE")
    options.add_argument("--parquet", type=Path, metavar="FILE", help="the same as Parquet (needs pyarrow)")
    options.add_argument("--html", type=Path, metavar="FILE", help="write a page with plots into FILE")
    options.add_argument("--json", action="store_true", help="print all measures as JSON")
    options.add_argument("--workers", type=positive, metavar="N", help="processes (default: one for each core)")
    chosen = options.parse_args(argv)
    room = game(chosen.game)
    games = counted(chosen.game, chosen.records, chosen.workers)
    if not games:
        raise BadOption("no-games", field="records", reason=f"no finished games of {room.name} are among them")
    seats = chosen.seats or usual(games)
    games = [one for one in games if len(one.shares) == seats]
    if len(games) < ENOUGH:
        reason = f"{len(games)} finished games of {room.name} with {seats} seats are too few; {ENOUGH} tell something"
        raise BadOption("too-few-games", field="records", reason=reason)
    rows = measured(games)
    if chosen.csv:
        write_csv(chosen.csv, rows)
    if chosen.parquet:
        write_parquet(chosen.parquet, rows)
    if chosen.html:
        made_by = f"Rules {room.rules}, {f'edition {room.edition.name}' if room.edition else 'own data'}."
        chosen.html.write_text(page(room.name, seats, games, rows, made_by), encoding="utf-8")
    if chosen.json:
        print(json.dumps({"game": room.name, "seats": seats, "games": len(games), "rows": to_builtins(rows)}))
    else:
        show(f"{len(games)} games of {room.name} with {seats} seats", rows)
    return 0


def usual(games: Sequence[Watched]) -> int:
    """Tell the number of seats that most games have."""
    numbers = [len(one.shares) for one in games]
    return max(sorted(set(numbers)), key=numbers.count)


def counted(name: str, paths: Sequence[str], workers: int | None) -> list[Watched]:
    """Count what the records tell, each game once; those that do not hold, or are not over, are named and left out."""
    found: dict[str, Watched] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=None)
        given = ((where, record) for path in paths for where, record in many(path) if record.get("game") == name)
        for where, one, problem in processes(workers, count)(given):
            progress.update(task, advance=1)
            if one is None:
                print(f"{where} is left out: {problem}", file=sys.stderr)
            else:
                found[one.name] = one
    return [found[name] for name in sorted(found)]


def count(given: tuple[str, dict[str, Any]]) -> Found:
    """Replay a record and count what it tells."""
    where, record = given
    try:
        return where, watch(ludoteca.replay(record)), ""
    except GameError as wrong:
        return where, None, str(wrong)


def show(title: str, rows: Sequence[Row]) -> None:
    """Print what is told of; pieces only where enough games tell of them."""
    console = Console(highlight=False)
    table = frame(HEADS, title)
    for cells in _cells(rows):
        table.add_row(*cells)
    console.print(table)


def _cells(rows: Sequence[Row]) -> Iterator[tuple[str, ...]]:
    yield from (texts(row) for row in rows if row.table != PIECES)
    pieces = [row for row in rows if row.table == PIECES and row.value is not None]
    yield from (texts(row) for row in sorted(pieces, key=lambda row: (row.about, row.measure)))
