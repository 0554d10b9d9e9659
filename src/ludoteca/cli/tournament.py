"""`ludoteca tournament`: bots play each other on all cores or on a cluster; ratings and wins with their intervals."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.bots.clock import TimeLeft
from ludoteca.bots.program import ANSWER_SECONDS
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.registry import game, registered
from ludoteca.lab.sequential import Sequential
from ludoteca.lab.tournament import GamesFile, Seatings, Tournament
from ludoteca.lab.tournament.page import page
from ludoteca.lab.tournament.runners import HERE, processes, ray
from ludoteca.lab.tournament.scores import Score
from ludoteca.lab.tournament.standings import COLUMNS, Standing, standings, write_csv
from ludoteca.lab.tournament.words import counted, remarks, title

GAMES = 100
TOLD = 10
"""How often it is told how far the games are where no terminal shows it."""
INTERRUPTED = 130
"""The exit status of a program that was interrupted."""


def main(argv: list[str]) -> int:
    """Play, and print who is how strong."""
    chosen = read(argv)
    console = Console()
    specs = [f"{bot}:{chosen.seconds:g}" if bot == "search" and chosen.seconds else bot for bot in chosen.bots]
    tournament = Tournament(
        chosen.game,
        specs,
        chosen.seats,
        named(chosen.game, chosen.option),
        chosen.seed,
        gauntlet=chosen.gauntlet,
        seatings=chosen.seatings,
        clock=clock(chosen),
        question=None if chosen.ask is None else Sequential(chosen.ask),
    )
    standings(tournament, chosen.anchor)  # a wrong anchor is told before hours of play
    deals = chosen.deals or tournament.deals_within(chosen.games or max(GAMES, tournament.games_of(1)))
    broken_off = False
    try:
        play(console, tournament, deals, chosen)
    except KeyboardInterrupt:
        broken_off = True
    rows = standings(tournament, chosen.anchor)
    console.print(title(tournament), markup=False, highlight=False)
    console.print(ratings_table(rows))
    for line in remarks(tournament):
        console.print(line, markup=False, highlight=False)
    if broken_off:
        console.print(f"Broken off: {counted(deals, 'deal')} were to be played.", markup=False, highlight=False)
    if chosen.csv:
        write_csv(chosen.csv, rows)
    if chosen.html:
        chosen.html.write_text(page(tournament, rows), encoding="utf-8")
    return INTERRUPTED if broken_off else 0


def read(argv: list[str]) -> argparse.Namespace:
    """Read the command line."""
    options = argparse.ArgumentParser(
        prog="ludoteca tournament",
        description="Let bots play each other, all on the same deals and each deal from every seat. A bot is `random`, "
        "`greedy`, `search:SECONDS`, `search:NUMBERp` (play-outs), `search:clock`, a level such as `search-strong`, or "
        "`program:COMMAND`. docs/tournaments.md says what the numbers mean.",
    )
    options.add_argument("game", help=f"one of: {', '.join(registered())}")
    options.add_argument("bots", nargs="+", metavar="bot")
    length = options.add_mutually_exclusive_group()
    length.add_argument("--games", type=positive, metavar="N", help=f"at most so many games (default: {GAMES})")
    length.add_argument("--deals", type=positive, metavar="N", help="so many deals, with all games of each")
    options.add_argument("--seats", type=int, default=2, help="players at the table (default: 2)")
    options.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    options.add_argument(
        "--gauntlet",
        action="store_true",
        help="the first bot plays each other bot, which sits on all the other seats; otherwise all line-ups play",
    )
    options.add_argument(
        "--seatings",
        type=Seatings,
        choices=[*Seatings],
        help="of a line-up on each deal: all ways to sit, or everybody once on each seat (default: all where few)",
    )
    options.add_argument("--seconds", type=float, metavar="S", help="budget of each `search` that names none")
    timed = options.add_mutually_exclusive_group()
    timed.add_argument(
        "--move-seconds",
        type=above_nought,
        metavar="S",
        help="what a bot may take for a move, by the clock, before it forfeits "
        f"(default: programs {ANSWER_SECONDS:g}, others as long as they like)",
    )
    timed.add_argument(
        "--bank", type=above_nought, metavar="S", help="what a seat may take for all its moves, by the clock"
    )
    options.add_argument(
        "--gain",
        type=above_nought,
        metavar="S",
        help="with --bank: what each move after the first adds, up to the bank",
    )
    options.add_argument(
        "--ask",
        type=share,
        metavar="SHARE",
        help="stop when it is certain (95 %%) whether the first bot wins more or less than this share, as 0.65",
    )
    options.add_argument("--anchor", metavar="BOT", help="the bot whose rating is 0 (default: the mean is)")
    options.add_argument("--games-file", type=Path, metavar="FILE", help="keep each game in FILE; go on from there")
    options.add_argument("--csv", type=Path, metavar="FILE", help="write the table into FILE")
    options.add_argument("--html", type=Path, metavar="FILE", help="write a page with plots into FILE")
    where = options.add_mutually_exclusive_group()
    where.add_argument("--workers", type=positive, metavar="N", help="processes (default: one for each core)")
    where.add_argument("--ray", metavar="ADDRESS", help=f"play on a cluster of Ray; `{HERE}` starts one here")
    options.add_argument("--seed", default="tournament", help="the same seed gives the same deals")
    chosen = options.parse_args(argv)
    if chosen.gain and not chosen.bank:
        options.error("--gain goes with --bank")
    return chosen


def clock(chosen: argparse.Namespace) -> TimeLeft | None:
    """Set the clock that each seat begins with, if there is to be one."""
    if chosen.bank:
        return TimeLeft.bank(chosen.bank, chosen.gain or 0.0)
    return TimeLeft.each(chosen.move_seconds) if chosen.move_seconds else None


def above_nought(text: str) -> float:
    """Read a number above 0."""
    number = float(text)
    if not 0 < number < math.inf:
        raise ValueError
    return number


def positive(text: str) -> int:
    """Read a number from 1 on."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def share(text: str) -> float:
    """Read a share between 0 and 1."""
    number = float(text)
    if not 0 < number < 1:
        raise ValueError
    return number


def named(name: str, pairs: Sequence[str]) -> dict[str, Any]:
    """Read options of a game, `name=value` each; what is none of its values is left to the game to refuse."""
    values: Mapping[str, Sequence[Any]] = {option.name: option.values for option in game(name).options}
    chosen = {}
    for pair in pairs:
        option, equals, text = pair.partition("=")
        if not equals:
            raise BadOption("bad-option", field=f"options.{pair}", args={"option": pair, "problem": "has no value"})
        chosen[option] = next((value for value in values.get(option, ()) if str(value).lower() == text.lower()), text)
    return chosen


def play(console: Console, tournament: Tournament, deals: int, chosen: argparse.Namespace) -> None:
    """Play the deals, and show how far they are."""
    runner = ray(chosen.ray) if chosen.ray else processes(chosen.workers)
    file = GamesFile(chosen.games_file) if chosen.games_file else None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        games = tournament.games_of(deals)
        task = progress.add_task("", total=games)
        for played, _ in enumerate(tournament.play(deals, runner, file), 1):
            state = "  ".join(f"{score.name} {100 * score.share:.0f} %" for score in tournament.scores.values())
            progress.update(task, advance=1, description=escape(state))
            if not console.is_terminal and played * TOLD // games > (played - 1) * TOLD // games:
                sys.stderr.write(f"{played} of {counted(games, 'game')}  {state}\n")


def ratings_table(rows: Sequence[Standing]) -> Table:
    """Lay out the table of a tournament."""
    columns = COLUMNS[:-1]  # who forfeited, and why, is said below
    shown = frame(columns)
    for row in rows:
        shown.add_row(*map(escape, row.texts()[: len(columns)]))
    return shown


def table(title: str, of: str, scores: Iterable[Score]) -> Table:
    """Lay out scores, of places in the order of turns for instance."""
    shown = frame((of, "wins", "of which ties", "share", "95 % interval", "mean points"), title)
    for score in scores:
        shown.add_row(escape(score.name), f"{round(score.wins, 1):g}", str(score.ties), *score.texts())
    return shown


def frame(columns: Sequence[str], title: str | None = None) -> Table:
    """Begin a table whose first column holds names, the others numbers."""
    shown = Table(title=title, box=SIMPLE, padding=(0, 1, 0, 0), show_edge=False)
    for at, name in enumerate(columns):
        shown.add_column(
            name, justify="right" if at else "left", no_wrap=at > 0, overflow="fold", min_width=12 * (not at)
        )
    return shown
