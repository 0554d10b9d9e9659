"""Today's search against a frozen one: `python bench/search.py GAME [--seats 4] [--seconds 0.05] [--against COMMIT]`.

The frozen search is another commit's, with that commit's rules, heuristics and bots: it is checked out and compiled
below `build/frozen`, and plays as a program that answers lines of JSON (docs/bots.md). It is a gauntlet of a
tournament (docs/tournaments.md): one seat is today's, all others are frozen, every deal is played once from each seat,
and the match ends when it is certain (95 %) whether today's wins more than the goal, or after `--games`. Games are kept
below `build/matches`; the same command goes on with them, so that a match may be played in parts, whenever the machine
is free.

Both are given the same computing time, counted by each for itself. On a machine so busy that searches would be cut
short by the clock give play-outs (`--bot search:4900p --other search:6000p`, by the rates of both).
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
from pathlib import Path

from ludoteca.bots.program import PROGRAM
from ludoteca.lab.sequential import Sequential
from ludoteca.lab.tournament import GamesFile, Tournament
from ludoteca.lab.tournament.runners import processes
from ludoteca.lab.tournament.words import remarks

ROOT = Path(__file__).parents[1]
FROZEN = "0f072d9"
"""The last commit before the search was improved."""
GOALS = {2: 0.65, 3: 0.4, 4: 0.32}
"""The share of wins to reach, by seats."""


def frozen(commit: str) -> Path:
    """Check out and compile a commit below `build/frozen`, if it is not there yet; gives the folder from here."""
    folder = Path("build/frozen", commit)
    if not folder.exists():
        part = folder.with_suffix(".part")
        part.mkdir(parents=True, exist_ok=True)
        files = subprocess.run(["git", "archive", commit], check=True, capture_output=True).stdout
        subprocess.run(["tar", "x"], cwd=part, input=files, check=True)
        subprocess.run([sys.executable, "hatch_build.py"], cwd=part, check=True)
        part.rename(folder)
    return folder


def frozen_bot(commit: str, specification: str) -> str:
    """Name a bot of another commit, as a program; paths begin here, so that a match is the same in any checkout."""
    sources, python = frozen(commit) / "src", os.path.relpath(sys.executable)
    return PROGRAM + shlex.join(["env", f"PYTHONPATH={sources}", python, "-m", "ludoteca", "bot", specification])


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
    options.add_argument("--workers", type=int, help="how many games are played at once (default: one for each core)")
    chosen = options.parse_args()
    os.chdir(ROOT)
    usual = f"search:{chosen.seconds:g}"
    players = [chosen.bot or usual, frozen_bot(chosen.against, chosen.other or usual)]
    question = Sequential(chosen.goal or GOALS[chosen.seats])
    match = Tournament(chosen.game, players, chosen.seats, seed=chosen.seed, gauntlet=True, question=question)
    kept = Path("build/matches", f"{chosen.game}-{chosen.seats}.jsonl")
    kept.parent.mkdir(parents=True, exist_ok=True)
    for _ in match.play(match.deals_within(chosen.games), processes(chosen.workers), GamesFile(kept)):
        today, other = (
            f"{score.mean_points or 0:.1f} points, {score.mean_cpu or 0:.4f} s a decision"
            for score in match.scores.values()
        )
        share = match.scores[players[0]].share
        print(
            f"{chosen.game}, {chosen.seats} seats: {share:.1%} of {len(match.outcomes)} games; {today} : {other}",
            flush=True,
        )
    print(*remarks(match), sep="\n")


if __name__ == "__main__":
    main()
