"""`ludoteca tournament`: bots play each other on all cores; wins with their intervals."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from statistics import mean

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.bots.program import BotFailed
from ludoteca.kernel.registry import registered
from ludoteca.lab.tournament import Score, Tournament


def main(argv: list[str]) -> int:
    """Play, and print who won how often."""
    options = argparse.ArgumentParser(
        prog="ludoteca tournament",
        description="Let bots play each other, every deal once from each seat. A bot is `random`, `greedy`, "
        "`search:SECONDS`, `search:NUMBERp` (play-outs), a level such as `search-strong`, or `program:COMMAND`.",
    )
    options.add_argument("game", help=f"one of: {', '.join(registered())}")
    options.add_argument("bots", nargs="+", metavar="bot")
    options.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    options.add_argument("--seats", type=int, default=2, help="players at the table (default: 2)")
    options.add_argument("--seconds", type=float, metavar="S", help="budget of each `search` that names none")
    options.add_argument("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    options.add_argument("--seed", default="tournament", help="the same seed gives the same deals")
    chosen = options.parse_args(argv)
    console = Console()
    specs = [f"{bot}:{chosen.seconds:g}" if bot == "search" and chosen.seconds else bot for bot in chosen.bots]
    tournament = Tournament(chosen.game, specs, chosen.seats, seed=chosen.seed)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task("", total=chosen.games)
            for _ in tournament.play(chosen.games, chosen.workers):
                state = "  ".join(f"{score.name} {score.wins:g}" for score in tournament.scores.values())
                progress.update(task, advance=1, description=state)
    except BotFailed as failed:
        console.print(f"ludoteca tournament: {failed}", markup=False, highlight=False)
        return 1
    title = f"{chosen.games} games of {tournament.name}, {tournament.seats} seats; a tie counts in parts"
    console.print(table(title, "bot", sorted(tournament.scores.values(), key=lambda score: -score.wins)))
    return 0


def table(title: str, of: str, scores: Iterable[Score]) -> Table:
    """Lay out scores: of bots, or of places in the order of turns."""
    shown = Table(title=title)
    for name in (of, "wins", "of which ties", "share", "95 % interval", "mean points"):
        shown.add_column(name, justify="left" if name == of else "right")
    for score in scores:
        low, high = score.interval
        shown.add_row(
            score.name,
            f"{round(score.wins, 1):g}",
            str(score.ties),
            f"{100 * score.wins / max(1, score.games):.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
            f"{mean(score.points):.1f}" if score.points else "–",
        )
    return shown
