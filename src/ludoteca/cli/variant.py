"""`ludoteca variant`: change numbers of a game, let bots play both on the same deals, and compare."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import structs
from rich.console import Console
from rich.progress import Progress

from ludoteca.cli.tournament import frame, named, positive
from ludoteca.kernel.editions import BadEdition, Edition, before, check, read
from ludoteca.kernel.registry import game, registered
from ludoteca.lab.tournament.runners import HERE, Runner, Task, processes, ray
from ludoteca.lab.variants import playing
from ludoteca.lab.variants.playing import Pairs, Plan
from ludoteca.lab.variants.report import HEADS, Report, lines

DEALS = 200
MOST_DEALS = 1_000_000
BOT = "search:100p"


def main(argv: list[str]) -> int:
    """Play, and print what differs."""
    options = argparse.ArgumentParser(
        prog="ludoteca variant",
        description="Play the same deals with the same bots by a game's own numbers and by others, and tell what "
        "differs, with intervals: length, seats, luck, lead, use and value of every piece. docs/statistics.md.",
    )
    options.add_argument("game", help=f"one of: {', '.join(registered())}")
    options.add_argument("--set", action="append", default=[], metavar="PATH=NUMBER", help="a number of its data.toml")
    options.add_argument("--edition", type=Path, metavar="FILE", help="the numbers of an edition (docs/editions.md)")
    options.add_argument("--name", help="of the variant, in its records (default: the edition's, else what is changed)")
    options.add_argument("--seats", type=int, default=2, help="players at the table (default: 2)")
    options.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    options.add_argument("--bots", nargs="+", default=[BOT], metavar="BOT", help=f"they sit in turn (default: {BOT})")
    options.add_argument("--games", type=positive, metavar="N", help=f"so many deals at most (default: {DEALS})")
    options.add_argument("--hours", type=float, metavar="H", help="play for so long, however many deals")
    options.add_argument("--games-file", type=Path, metavar="FILE", help="keep each game in FILE; go on from there")
    options.add_argument("--seed", default="variant", help="the same seed gives the same deals")
    options.add_argument("--json", type=Path, metavar="FILE", help="write all of it as data into FILE")
    options.add_argument("--html", type=Path, metavar="FILE", help="write a page with plots into FILE")
    options.add_argument("--examples", type=Path, metavar="DIR", help="write records of example games into DIR")
    where = options.add_mutually_exclusive_group()
    where.add_argument("--workers", type=positive, metavar="N", help="processes (default: one for each core)")
    where.add_argument("--ray", metavar="ADDRESS", help=f"play on a cluster of Ray; `{HERE}` starts one here")
    chosen = options.parse_args(argv)
    edition = changed(chosen.game, chosen.set, chosen.edition, chosen.name)
    room = game(chosen.game)
    check(room.room, edition)
    plan = Plan(
        game=room.name,
        seats=room.check_seats(chosen.seats),
        bots=tuple(chosen.bots),
        options=named(room.name, chosen.option),
        seed=chosen.seed,
    )
    playing.check(plan)
    report = Report(plan, edition, before(room.room, edition), played(plan, edition, chosen))
    tell(report)
    if chosen.json:
        chosen.json.write_text(json.dumps(report.as_json(), ensure_ascii=False), encoding="utf-8")
    if chosen.html:
        chosen.html.write_text(report.page(), encoding="utf-8")
    if chosen.examples:
        chosen.examples.mkdir(parents=True, exist_ok=True)
        for one in report.examples:
            text = json.dumps(one.unpacked(), ensure_ascii=False)
            (chosen.examples / f"{room.name}-{one.deal}.json").write_text(text, encoding="utf-8")
    return 0


def changed(name: str, pairs: Sequence[str], file: Path | None, called: str | None) -> Edition:
    """Make the edition of a command line; raises BadEdition when it changes nothing, or no number."""
    edition = read(file) if file else Edition(game=name, name="variant", set={})
    if edition.game != name:
        raise BadEdition("other-game", field="edition", reason=f"the edition is one of {edition.game}, not of {name}")
    numbers = dict(edition.set)
    for pair in pairs:
        path, equals, text = pair.partition("=")
        if not equals or not text.removeprefix("-").isdecimal():
            raise BadEdition("bad-number", field=path, reason=f"{pair!r} is not of the form PATH=NUMBER")
        numbers[path] = int(text)
    if not numbers:
        raise BadEdition("nothing-changed", field="set", reason="name a number with --set, or an edition")
    usual = edition.name if file else " ".join(f"{path.rpartition('.')[0]}={numbers[path]}" for path in numbers)
    return structs.replace(edition, name=(called or usual)[:60], set=numbers)


def played(plan: Plan, edition: Edition, chosen: argparse.Namespace) -> Pairs:
    """Play, and show how far it is."""

    def where(task: Task, environment: Mapping[str, str]) -> Runner:
        if chosen.ray:
            return ray(chosen.ray, task, environment)
        return processes(chosen.workers, task, environment)

    until = None if chosen.hours is None else time.monotonic() + 3600 * chosen.hours
    deals = chosen.games or (DEALS if until is None else MOST_DEALS)
    pairs = Pairs()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("deals", total=deals if until is None else None)
        for pairs in playing.play_both(plan, edition, deals, until, where, chosen.games_file):
            progress.update(task, completed=len(pairs.own))
    return pairs


def tell(report: Report) -> None:
    """Print a report in words."""
    console = Console(highlight=False, markup=False)
    console.print(report.title)
    for line in report.changes():
        console.print(f"  {line}")
    table = frame(HEADS)
    for row in lines(report):
        table.add_row(*row)
    console.print(table)
    for name, rows in zip(("own", "variant"), report.dead, strict=True):
        console.print(f"dead choices, {name}: {', '.join(row.about for row in rows) or 'none'}", soft_wrap=True)
    console.print(report.verdict(), soft_wrap=True)
