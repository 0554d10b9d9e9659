"""`ludoteca arena`: programs and language models against the bots of the house, by three tracks (docs/arena.md)."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from ludoteca import bots
from ludoteca.bots.program import PROGRAM
from ludoteca.cli.mcp import needing_mcp
from ludoteca.kernel.registry import game as find
from ludoteca.kernel.registry import registered

if TYPE_CHECKING:
    from ludoteca.arena.contestants import Contestant
    from ludoteca.arena.results import Played, Standing

CLIENT = "mcp"
"""A contestant that connects by itself; `mcp:COMMAND` is started."""
TRACKS = ("rules", "offers", "program")


def main(argv: list[str]) -> int:
    """Play what is not in the file yet, and print how everybody stands."""
    options = argparse.ArgumentParser(
        prog="ludoteca arena",
        description="Let contestants play against bots of the house: `program:COMMAND` answers lines, `mcp:COMMAND` is "
        "started and connects to the address in LUDOTECA_ARENA by the Model Context Protocol, `mcp` is waited for. "
        "A name stands before an equals sign: `mine=program:python3 mine.py`.",
    )
    options.add_argument("games", nargs="*", help=f"of: {', '.join(registered())} (default: all)")
    options.add_argument("--contestant", action="append", default=[], metavar="[NAME=]SPEC", help="once for each")
    options.add_argument("--track", action="append", choices=TRACKS, help="once for each (default: offers)")
    options.add_argument("--against", nargs="+", default=["random", "greedy"], metavar="BOT", help="weakest first")
    options.add_argument("--number", type=int, default=4, metavar="N", help="games against each bot (default: 4)")
    options.add_argument("--seats", type=int, default=2, help="players at the table (default: 2)")
    options.add_argument("--seconds", type=float, default=60.0, metavar="S", help="for a move (default: 60)")
    options.add_argument("--tries", type=int, default=5, help="refusals in a row until chance moves (default: 5)")
    options.add_argument("--writing", type=float, default=1800.0, metavar="S", help="for a program (default: 1800)")
    options.add_argument(
        "--out", type=Path, default=Path("arena.jsonl"), metavar="FILE", help="results, to be continued"
    )
    options.add_argument("--records", type=Path, metavar="FOLDER", help="where records of all games are kept")
    options.add_argument("--seed", default="arena", help="the same seed gives the same deals")
    chosen = options.parse_args(argv)
    with needing_mcp("arena"):
        from ludoteca.arena.results import Lines, standings
        from ludoteca.arena.run import Setting, run
    games = chosen.games or list(registered())
    for game in games:
        find(game).check_seats(chosen.seats)
    for bot in chosen.against:
        bots.make(bot)
    console = Console()

    def tell(text: str) -> None:
        console.print(text, markup=False, highlight=False, soft_wrap=True)

    contestants = [
        contestant(spec, track, chosen.seconds, chosen.writing, tell)
        for spec in chosen.contestant
        for track in chosen.track or ["offers"]
    ]
    if len({one.name for one in contestants}) < len(chosen.contestant):
        raise SystemExit("ludoteca arena: contestants need different names: NAME=SPEC")
    setting = Setting(
        games=games,
        opponents=chosen.against,
        number=chosen.number,
        seats=chosen.seats,
        seconds=chosen.seconds,
        tries=chosen.tries,
        seed=chosen.seed,
        records=chosen.records,
    )
    lines = Lines(chosen.out)
    asyncio.run(run(setting, contestants, lines, lambda played: tell(line(played))))
    stood = list(standings(lines.played))
    for shown in tables(stood):
        console.print(shown)
    for text in notes(stood):
        tell(text)
    return 0


def contestant(given: str, track: str, seconds: float, writing: float, tell: Callable[[str], None]) -> Contestant:
    """Read a contestant; raises SystemExit for what is none."""
    from ludoteca.arena.contestants import Program
    from ludoteca.arena.stage import Model
    from ludoteca.arena.workshop import Writer

    name, equals, spec = given.partition("=")
    if not equals or not name.replace("-", "").isalnum():
        name = spec = given
    if spec.startswith(PROGRAM):
        return Program(name, track, spec.removeprefix(PROGRAM), seconds)
    kind, _, command = spec.partition(":")
    if kind != CLIENT:
        raise SystemExit(f"ludoteca arena: {spec!r} is neither program:COMMAND nor mcp:COMMAND nor mcp")
    if track == "program":
        return Writer(name, command, writing, seconds, tell)
    return Model(name, track, command, tell)


def line(played: Played) -> str:
    """Tell of a game."""
    rank, points = played.ranks[played.seat], played.points[played.seat]
    forfeit = f", forfeited: {played.forfeit}" if played.forfeit else ""
    return f"{played.game}: {played.name} against {played.opponent}: rank {rank}, {points} points{forfeit}"


def tables(standings: Sequence[Standing]) -> Iterable[Table]:
    """Lay out how everybody stands, a table for each game."""
    for game in dict.fromkeys(one.game for one in standings):
        shown = Table(title=f"{game}: the arena", box=SIMPLE)
        shown.add_column("contestant", no_wrap=True)
        for column in ("games", "wins", "points", "rating", "95 %", "legal", "by chance"):
            shown.add_column(column, justify="right")
        for one in standings:
            if one.game == game:
                shown.add_row(*cells(one))
        yield shown


def cells(one: Standing) -> Iterable[str]:
    """Write a row."""
    return (
        one.name,
        str(one.games),
        f"{one.wins:g}",
        f"{one.points:.1f}",
        f"{one.rating.points:.0f}",
        f"{one.rating.low:.0f} to {one.rating.high:.0f}",
        "–" if one.legal is None else f"{100 * one.legal:.1f} %",
        str(one.replaced),
    )


def notes(standings: Iterable[Standing]) -> Iterable[str]:
    """Tell who forfeited games, and by which rules most was refused."""
    for one in standings:
        if one.forfeits:
            yield f"{one.game}, {one.name}: {one.forfeits} of {one.games} games forfeited"
        if one.refused:
            rules = ", ".join(f"{rule} ({number})" for rule, number in one.refused)
            yield f"{one.game}, {one.name}: most refused by {rules}"
