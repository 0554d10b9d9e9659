"""What playing on bears out of what a review's judge says: `python bench/borne_out.py GAME --games 20 --keep FILE`.

Games of strong bots in which one decision was replaced by a bad one, as `ludoteca bench review --blunders` plants it,
by a seed of their own, so that what is found here can be measured there. After each move that the judge suspects, bots
play on many times, however it goes. What playing on comes to is a part of what the judge says, give or take how far it
lies apart: told is which of both are the likeliest for all suspects together, with intervals. What a game's reviews
believe is `borne_out` in its `values/chances-SEATS.json`; the less is believed, the more has to be played on before a
large error is sure (bench/review.md). FILE keeps each game as it is done; the same command goes on.
"""

from __future__ import annotations

import argparse
import random
from functools import partial
from itertools import product
from math import log
from pathlib import Path
from statistics import fmean, quantiles, variance

import msgspec
from msgspec import Struct

from ludoteca.lab.blunders import Plan, planted
from ludoteca.lab.tournament.games_file import Lines
from ludoteca.lab.tournament.runners import processes
from ludoteca.ledger.errors import Case
from ludoteca.ledger.evaluator import BorneOut, evaluator
from ludoteca.ledger.judge import Judge, suspects

PAIRS = 96
"""How often a game is played on after a suspect."""
PARTS = [part / 20 for part in range(31)]
APART = [apart / 100 for apart in range(2, 21)]
GRID = [*product(PARTS, APART)]
"""Which parts, and how far apart, are compared."""
SAMPLES = 1000
"""From so many samples of games, with replacement, come intervals: what happens in one game hangs together."""


class Played(Struct, frozen=True):
    """A suspect: what the judge's deals say that it costs, and what came of playing on."""

    judged: list[float]
    costs: list[float]


class Suspected(Struct, frozen=True):
    """A game and its suspects."""

    plan: Plan
    number: int
    suspects: list[Played]


def suspected(plan: Plan, number: int) -> Suspected:
    """Play a game, and on from each of its suspects."""
    blunder = planted(plan, number)
    if blunder is None:
        return Suspected(plan, number, [])
    match, seed = blunder.match, f"{plan.seed} {number}"
    judge = Judge(evaluator(match.game, match.seats), seed)
    found = [one for seat in suspects(match, judge, lambda _: None) for one in seat if one.judged.mean > 0]
    return Suspected(plan, number, [_played(Case(one, match.game, seed, BorneOut())) for one in found])


def _played(case: Case) -> Played:
    return Played([*case.suspect.costs], case.on.play(PAIRS))


def likelihood(found: list[Played]) -> list[float]:
    """Tell how likely, as a logarithm, what came of playing on is, for each part and how far it may lie apart."""
    told = []
    for part, apart in GRID:
        total = 0.0
        for one in found:
            spread = apart**2 + part**2 * variance(one.judged) / len(one.judged) + variance(one.costs) / len(one.costs)
            total -= (log(spread) + (fmean(one.costs) - part * fmean(one.judged)) ** 2 / spread) / 2
        told.append(total)
    return told


def likeliest(games: list[list[float]]) -> tuple[float, float]:
    """Tell what is likeliest for some games together."""
    return GRID[max(range(len(GRID)), key=lambda at: sum(game[at] for game in games))]


def main() -> None:
    """Play what is missing, and tell what is likeliest."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--games", type=int, default=20)
    options.add_argument("--bot", default="search:1600p")
    options.add_argument("--seed", default="borne out")
    options.add_argument("--keep", type=Path, required=True)
    options.add_argument("--workers", type=int, help="how many games are played at once (default: one for each core)")
    chosen = options.parse_args()
    plan = Plan(game=chosen.game, seats=chosen.seats, bot=chosen.bot, seed=chosen.seed)
    kept = Lines(chosen.keep)
    games = [one for _, line in kept.read() if (one := msgspec.json.decode(line, type=Suspected)).plan == plan]
    missing = sorted({*range(chosen.games)} - {one.number for one in games})
    for one in processes(chosen.workers, partial(suspected, plan))(missing):
        kept.append(msgspec.json.encode(one))
        games.append(one)
    told = [likelihood(one.suspects) for one in games]
    luck = random.Random(chosen.seed)
    samples = [likeliest(luck.choices(told, k=len(told))) for _ in range(SAMPLES)]
    count = sum(len(one.suspects) for one in games)
    print(f"{chosen.game}, {chosen.seats} seats: {count} suspects of {len(games)} games")
    for name, value, column in zip(("part", "apart"), likeliest(told), zip(*samples, strict=True), strict=True):
        low, *_, high = quantiles(column, n=40)
        print(f"{name}: {value:.2f} [{low:.2f}, {high:.2f}]")


if __name__ == "__main__":
    main()
