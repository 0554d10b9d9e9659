"""Today's search against a frozen one: `python bench/search.py GAME [--seats 4] [--seconds 0.05] [--against COMMIT]`.

The frozen search is another commit's, with that commit's rules, heuristics and bots: it is checked out and compiled
below `build/frozen`, and plays as a program that answers lines of JSON (docs/bots.md). One seat is today's, all others
are frozen; every deal is played once from each seat. Both are given the same computing time, counted by each for
itself; on a machine too busy for that give play-outs (`--bot search:4900p --other search:6000p`, by the rates of both).
The match ends when the interval of the share of wins leaves the goal on one side, or after `--games`.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from pathlib import Path
from statistics import mean

from ludoteca import bots
from ludoteca.bots.program import ProgramBot
from ludoteca.kernel.registry import game
from ludoteca.lab.tournament.scores import wilson

ROOT = Path(__file__).parents[1]
FROZEN = "0f072d9"
"""The last commit before the search was improved."""
GOALS = {2: 0.65, 3: 0.4, 4: 0.32}
"""The share of wins to reach, by seats."""
SURE = 2.58
"""How many standard errors decide a match (99 %)."""


def frozen(commit: str) -> Path:
    """Check out and compile a commit below `build/frozen`, if it is not there yet."""
    folder = ROOT / "build" / "frozen" / commit
    if not folder.exists():
        part = folder.with_suffix(".part")
        part.mkdir(parents=True, exist_ok=True)
        files = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "x"], cwd=part, input=files, check=True)
        subprocess.run([sys.executable, "hatch_build.py"], cwd=part, check=True)
        part.rename(folder)
    return folder


def frozen_bot(commit: str, specification: str) -> ProgramBot:
    """Start a bot of another commit as a program."""
    sources = shlex.quote(str(frozen(commit) / "src"))
    return ProgramBot(f"env PYTHONPATH={sources} {shlex.quote(sys.executable)} -m ludoteca bot {specification}")


def play(name: str, seat: int, mine: bots.Bot, others: bots.Bot, seats: int, seed: str) -> tuple[float, list[int]]:
    """Play one game with today's bot in one seat; tell its share of the win, and the points."""
    match = game(name).start(seats, seed=seed)
    while not match.over:
        asked = match.to_act[0]
        mind = mine if asked == seat else others
        match.play(asked, mind.choose(match.view(asked), match.offer(asked).as_json()))
    assert match.result is not None
    ranks = match.result.ranks
    return (ranks[seat] == 1) / ranks.count(1), list(match.result.points)


def main() -> None:
    """Play until it is decided."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--seconds", type=float, default=0.05)
    options.add_argument("--bot", help="today's bot (default: search:SECONDS)")
    options.add_argument("--other", help="the frozen bot (default: search:SECONDS)")
    options.add_argument("--against", default=FROZEN, help="the commit that the frozen bot is taken from")
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--goal", type=float, help="the share of wins to reach")
    options.add_argument("--seed", default="search")
    chosen = options.parse_args()
    goal = chosen.goal or GOALS[chosen.seats]
    bot = chosen.bot or f"search:{chosen.seconds}"
    mine, others = bots.make(bot, seed=1), frozen_bot(chosen.against, chosen.other or f"search:{chosen.seconds}")
    wins, own, theirs = 0.0, list[int](), list[int]()
    for number in range(chosen.games):
        deal, seat = divmod(number, chosen.seats)
        share, points = play(chosen.game, seat, mine, others, chosen.seats, f"{chosen.seed}-{deal}")
        wins += share
        own.append(points.pop(seat))
        theirs += points
        low, high = wilson(wins / (number + 1), number + 1)
        print(
            f"{chosen.game} {chosen.seats} seats, {number + 1} games: {wins:g} wins, {wins / (number + 1):.1%} "
            f"({low:.1%}-{high:.1%}), points {mean(own):.1f} : {mean(theirs):.1f}",
            flush=True,
        )
        low, high = wilson(wins / (number + 1), number + 1, SURE)
        if seat == chosen.seats - 1 and not low <= goal <= high:
            break
    others.close()


if __name__ == "__main__":
    main()
