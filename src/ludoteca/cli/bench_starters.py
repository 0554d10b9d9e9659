"""`ludoteca bench starters`: how much it helps to begin, told by equal bots."""

from __future__ import annotations

import argparse

from rich.console import Console

from ludoteca.cli.tournament import table
from ludoteca.kernel.registry import registered
from ludoteca.lab.starters import Starters


def main(argv: list[str]) -> int:
    """Play, and print who won how often by the order of turns."""
    options = argparse.ArgumentParser(
        prog="ludoteca bench starters",
        description="Let equal bots play, every seat beginning equally often; wins are counted by the order of turns.",
    )
    options.add_argument("game", help=f"one of: {', '.join(registered())}")
    options.add_argument("--bot", default="greedy", help="as in `ludoteca tournament` (default: greedy)")
    options.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    options.add_argument("--seats", type=int, default=2, help="players at the table (default: 2)")
    options.add_argument("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    options.add_argument("--seed", default="starters", help="the same seed gives the same deals")
    chosen = options.parse_args(argv)
    starters = Starters(chosen.game, chosen.bot, chosen.seats, chosen.seed)
    console = Console()
    with console.status("playing …"):
        for _ in starters.play(chosen.games, chosen.workers):
            pass
    title = f"{chosen.games} games of {chosen.game} between {chosen.seats} × {chosen.bot}; a tie counts in parts"
    console.print(table(title, "in order", starters.scores))
    return 0
