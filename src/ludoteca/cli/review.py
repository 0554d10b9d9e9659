"""`ludoteca review`: what was luck in a finished game, what was play, and where it was decided."""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import ludoteca
from ludoteca.cli.records import read
from ludoteca.kernel.errors import BadOption
from ludoteca.ledger.lenses import LENSES, OPEN
from ludoteca.ledger.page import page
from ludoteca.ledger.review import review
from ludoteca.ledger.telling import LANGUAGES, Telling

DEEPEST = 100.0


def main(argv: list[str]) -> int:
    """Review a record and print what came of it."""
    options = argparse.ArgumentParser(
        prog="ludoteca review",
        description="Make the accounts of a finished game: how the chances of all seats moved, by luck and by whose "
        "play; which moves were errors; where it was decided (docs/review.md). The same record gives the same review.",
    )
    options.add_argument("record", help="file that holds the record (JSON); - reads standard input")
    options.add_argument(
        "--lens", choices=LENSES, default=OPEN, help="all cards open, or each seat by what it could know"
    )
    options.add_argument(
        "--depth", type=float, default=1.0, metavar="N", help="N times the computing for errors; 0: none are looked for"
    )
    options.add_argument("--json", action="store_true", help="print the whole review as JSON")
    options.add_argument("--html", type=Path, metavar="FILE", help="write a page that needs nothing else into FILE")
    options.add_argument("--language", choices=LANGUAGES, default="en", help="of text and page (default: en)")
    chosen = options.parse_args(argv)
    if not 0 <= chosen.depth <= DEEPEST:
        reason = f"a depth lies between 0 and {DEEPEST:g}"
        raise BadOption("bad-depth", field="depth", reason=reason, args={"depth": chosen.depth})
    match = ludoteca.replay(read(chosen.record))
    made = review(match, chosen.lens, chosen.depth)
    told = Telling(made, match, chosen.language)
    if chosen.html:
        chosen.html.write_text(page(told), encoding="utf-8")
    if chosen.json:
        print(json.dumps(made.as_json(), ensure_ascii=False))
    elif not chosen.html:
        show(Console(highlight=False, markup=False), told)
    return 0


def show(console: Console, told: Telling) -> None:
    """Print a review in words."""
    say = partial(console.print, soft_wrap=True)
    say("\n".join([told.title, *told.beginning()]))
    console.print(table(told.heads(), told.rows()))
    say(f"{told.luck()} {told.adjusted()}".rstrip() + f"\n\n{told.say('matrix')}")
    console.print(table(["", *told.people], told.matrix()))
    say("\n  ".join([told.say("turning"), *map(told.turn, told.review.turning_points)]))
    say("\n  ".join(["\n" + told.say("errors"), *told.errors()]))
    if opinions := told.opinions():
        say("\n  ".join(["\n" + told.say("opinions"), *opinions]))


def table(heads: list[str], rows: list[list[str]]) -> Table:
    """Lay out numbers, names on the left."""
    shown = Table(box=SIMPLE, padding=(0, 1, 0, 0), show_edge=False)
    for at, head in enumerate(heads):
        shown.add_column(head, justify="right" if at else "left")
    for row in rows:
        shown.add_row(*row)
    return shown
