"""Statistics as tables for other programs, and as a page that needs nothing else."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import structs

from ludoteca.kernel.errors import BadOption
from ludoteca.lab.tournament import plots
from ludoteca.lab.tournament.page import section, whole
from ludoteca.ledger.measures import (
    LENGTH,
    PIECES,
    POINTS,
    SEATS,
    VALUE,
    WON,
    Row,
    by_table,
    dead,
    lengths,
)
from ludoteca.ledger.watching import Watched

COLUMNS = ("table", "about", "measure", "games", "count", "value", "low", "high")
HEADS = ("", "", "games", "times", "value", "95 %")
DRAWN = 24
"""How many pieces a plot shows."""
WIDTH, HEIGHT, FOOT = 480, 160, 24
"""Of the plot of lengths."""


def write_csv(path: Path, rows: Sequence[Row]) -> None:
    """Write all measures as one table, a row for each."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerows(structs.asdict(row) for row in rows)


def write_parquet(path: Path, rows: Sequence[Row]) -> None:
    """Write the same as Parquet; raises BadOption without pyarrow."""
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        raise BadOption("no-pyarrow", field="parquet", reason="pip install 'ludoteca[parquet]'") from None
    parquet.write_table(arrow.Table.from_pylist([structs.asdict(row) for row in rows]), path)


def texts(row: Row) -> tuple[str, ...]:
    """Write a row for people, in the order of `HEADS`."""
    if row.value is None or row.low is None or row.high is None:
        return row.about, row.measure, str(row.games), str(row.count), "too few", ""
    return (
        row.about,
        row.measure,
        str(row.games),
        str(row.count),
        f"{row.value:.3g}",
        f"{row.low:.3g}…{row.high:.3g}",
    )


def page(name: str, seats: int, games: Sequence[Watched], rows: Sequence[Row], made_by: str) -> str:
    """Write the page."""
    body = "".join(_sections(games, rows, seats))
    return whole(f"Statistics of {name}", f"{len(games)} games with {seats} seats", body, made_by)


def _sections(games: Sequence[Watched], rows: Sequence[Row], seats: int) -> Iterator[str]:
    found = by_table(rows)
    shares = [row for row in found[SEATS] if row.measure == WON]
    if drawn := _bands(shares, 1 / seats):
        yield section(
            "Seats",
            drawn,
            "The share of the win of each seat, the one that began first; ties are shared. The line is an even share.",
        )
    yield section("Lengths", histogram([game.entries for game in games]), "How many moves the games took.")
    for table in (LENGTH, "chances", SEATS, POINTS):
        told = "The luck is the share of the results that went with luck." if table == "chances" else ""
        yield section(table.capitalize(), plots.grid(HEADS, map(texts, found.get(table, []))), told)
    pieces = found.get(PIECES, [])
    for measure, told, zero in (
        (VALUE, "By how much the own chance moved with the pick, beside what is picked at the same decision.", 0.0),
        (WON, "The share of the win of the seats that picked it in a game. The line is an even share.", 1 / seats),
    ):
        told_of = [row for row in pieces if row.measure == measure and row.value is not None]
        best = sorted(told_of, key=lambda row: -(row.value or 0))
        ends = best if len(best) <= DRAWN else [*best[: DRAWN // 2], *best[-DRAWN // 2 :]]
        if ends:
            yield section(f"Pieces: {measure}", _bands(ends, zero), f"{told} The best and the worst of {len(best)}.")
    never = dead(pieces)
    told = "Often on offer, and hardly ever taken." if never else "None."
    yield section("Dead choices", plots.grid(HEADS, map(texts, never)), told)
    told_of = [row for row in pieces if row.value is not None]
    yield section("All pieces", plots.grid(HEADS, map(texts, told_of)), f"Of {len(pieces) - len(told_of)} too few.")


def _bands(rows: Sequence[Row], zero: float) -> str:
    """Draw measures that have intervals, each with its count."""
    told = [
        (f"{row.about} ({row.count})", row.value, row.low, row.high)
        for row in rows
        if row.value is not None and row.low is not None and row.high is not None
    ]
    return plots.bands(told, ".3f", zero) if told else ""


def histogram(entries: Sequence[int]) -> str:
    """Draw how often each length came."""
    groups = lengths(entries)
    least, most = min(entries), max(entries)
    step = 1 + groups[0][1] - groups[0][0]
    tallest, wide = max(number for _, _, number in groups), WIDTH / ((groups[-1][0] - least) // step + 1)
    bars = "".join(
        f'<rect x="{(first - least) // step * wide:.1f}" width="{wide - 1:.1f}" '
        f'y="{(HEIGHT - FOOT) * (1 - number / tallest):.1f}" height="{(HEIGHT - FOOT) * number / tallest:.1f}" '
        f'fill="var(--dot)"><title>{first}–{last}: {number}</title></rect>'
        for first, last, number in groups
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="lengths from {least} to {most} moves">{bars}'
        f'<text class="tick" x="0" y="{HEIGHT - 6}">{least}</text>'
        f'<text class="tick" x="{WIDTH}" y="{HEIGHT - 6}" text-anchor="end">{most}</text></svg>'
    )
