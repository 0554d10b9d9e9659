"""A search that divides its clock against one of fixed time: `python bench/clock.py GAME [--seconds 0.02]`.

The one has a bank for the whole game: what a seat of this game usually comes to by so many seconds a decision. The
other thinks for so many seconds each time, so both have equal time. The other has no clock, for it would lose long
games on time, which says nothing of how it plays; with `--both` it has one. Clocks count computing time here, so that
neither a busy machine nor who else plays on it decides a match. Games are kept below `build/matches`, and the same
command goes on with them.
"""

from __future__ import annotations

import argparse
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

from ludoteca.bots import player, tree
from ludoteca.bots.catalogue import CLOCK
from ludoteca.bots.clock import TimeLeft
from ludoteca.kernel.registry import game
from ludoteca.lab.tournament import GamesFile, Outcome, Tournament, playing
from ludoteca.lab.tournament.fixtures import Fixture
from ludoteca.lab.tournament.runners import processes
from ludoteca.lab.tournament.standings import standings
from ludoteca.lab.tournament.words import remarks


class Seated(playing.Seated):
    """A bot whose clock counts only if it divides its time by it."""

    def __init__(self, fixture: Fixture, seat: int) -> None:
        divides = fixture.players[seat].endswith(CLOCK)
        super().__init__(fixture if divides else replace(fixture, clock=None), seat)


def both(fixture: Fixture) -> Outcome:
    """Play one game whose clocks count computing time."""
    clock = SimpleNamespace(monotonic=time.process_time, process_time=time.process_time, thread_time=time.thread_time)
    with ExitStack() as turned:
        for module in (tree, player, playing):
            turned.enter_context(patch.object(module, "time", clock))
        return playing.play(fixture)


def one(fixture: Fixture) -> Outcome:
    """Play one game in which the other bot has no clock."""
    with patch.object(playing, "Seated", Seated):
        return both(fixture)


def main() -> None:
    """Play, and print how it stands."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--bot", default="search:clock")
    options.add_argument("--seconds", type=float, default=0.02, help="of the other, for each decision")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--seed", default="clock")
    options.add_argument("--both", action="store_true", help="the other has the same clock")
    chosen = options.parse_args()
    bank = round(1000 * chosen.seconds * game(chosen.game).pace[chosen.seats])
    bots = [chosen.bot, f"search:{chosen.seconds:g}"]
    clock = TimeLeft(bank, cap=bank, lag=2)
    tournament = Tournament(chosen.game, bots, chosen.seats, seed=chosen.seed, gauntlet=True, clock=clock)
    kind = [chosen.game, str(chosen.seats), *bots, chosen.seed, *["both"] * chosen.both]
    name = "-".join(part.replace(":", "") for part in kind)
    file = Path("build/matches", f"{name}.jsonl")
    file.parent.mkdir(parents=True, exist_ok=True)
    runner = processes(chosen.workers, both if chosen.both else one)
    played = tournament.play(tournament.deals_within(chosen.games), runner, GamesFile(file))
    for number, outcome in enumerate(played, 1):
        seats = sorted(range(chosen.seats), key=lambda seat: outcome.players[seat] != chosen.bot)
        told = [f"{outcome.points[seat]} points in {outcome.cpu[seat]:.2f} s" for seat in seats]
        print(number, *told, outcome.forfeit or "", sep="  ", flush=True)
    for row in standings(tournament):
        print(*row.texts()[:7])
    print("\n".join(remarks(tournament)))


if __name__ == "__main__":
    main()
