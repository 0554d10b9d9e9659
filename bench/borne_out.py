"""What games bear out of what a review says: `python bench/borne_out.py GAME --games 20 --moves 12 24 --keep FILE`.

Games of strong bots in which one decision was replaced by a bad one, as `ludoteca bench review --blunders` plants it,
by a seed of their own, so that what is found here can be measured there. After each move that the judge suspects, bots
play on to the end many times, and many times more for so many moves, at which a glance tells the chances. What games
come to in the end is a part of what the judge says, and of what glances see, give or take how far it lies apart: told
is which of both are the likeliest for all suspects together, with intervals. What a game's reviews believe is
`borne_out` and `played_on` in its `values/chances-SEATS.json` (bench/review.md). FILE keeps each game as it is done;
the same command goes on.
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
from msgspec import Struct, structs

from ludoteca.lab.blunders import Plan, planted
from ludoteca.lab.tournament.games_file import Lines
from ludoteca.lab.tournament.runners import processes
from ludoteca.ledger.belief import unsure
from ludoteca.ledger.errors import Case
from ludoteca.ledger.evaluator import Evaluator, evaluator
from ludoteca.ledger.judge import Judge, Suspect, suspects
from ludoteca.ledger.weights import PlayedOn

PAIRS = 96
"""How often a game is played on after a suspect."""
PARTS = [part / 20 for part in range(1, 31)]
APART = [apart / 100 for apart in range(21)]
GRID = [*product(PARTS, APART)]
"""Which parts, and how far apart, are compared."""
SAMPLES = 1000
"""From so many samples of games, with replacement, come intervals: what happens in one game hangs together."""


class Near(Struct, frozen=True):
    """What games that were played on for so many moves come to, and how many picks each took."""

    moves: int
    costs: list[float]
    picks: float


class Played(Struct, frozen=True):
    """A suspect: what the judge's deals say that it costs, and what came of playing on, to the end and less far."""

    judged: list[float]
    costs: list[float]
    picks: float
    near: list[Near]


class Suspected(Struct, frozen=True):
    """A game and its suspects."""

    plan: Plan
    moves: list[int]
    number: int
    suspects: list[Played]


def suspected(plan: Plan, moves: list[int], number: int) -> Suspected:
    """Play a game, and on from each of its suspects."""
    blunder = planted(plan, number)
    if blunder is None:
        return Suspected(plan, moves, number, [])
    match, seed = blunder.match, f"{plan.seed} {number}"
    judged = evaluator(match.game, match.seats)
    found = [one for seat in suspects(match, Judge(judged, seed)) for one in seat if one.judged.mean > 0]
    return Suspected(plan, moves, number, [_played(one, judged, moves, seed) for one in found])


def _played(suspect: Suspect, judged: Evaluator, moves: list[int], seed: str) -> Played:
    def on(near: int | None) -> tuple[list[float], float]:
        by = Evaluator(judged.game, judged.seats, structs.replace(judged.weights, played_on=near and PlayedOn(near)))
        case = Case(suspect, by, f"{seed} {near}")
        return case.on.play(PAIRS), case.on.picks / PAIRS

    return Played([*suspect.costs], *on(None), [Near(near, *on(near)) for near in moves])


def likelihood(told: list[tuple[list[float], list[float]]]) -> list[float]:
    """Tell how likely, as a logarithm, results are by what was said, for each part and how far they may lie apart."""
    found = []
    for part, apart in GRID:
        total = 0.0
        for said, costs in told:
            spread = apart**2 + part**2 * variance(said) / len(said) + unsure(costs, PlayedOn().varies)
            total -= (log(spread) + (fmean(costs) - part * fmean(said)) ** 2 / spread) / 2
        found.append(total)
    return found


def likeliest(games: list[list[float]]) -> tuple[float, float]:
    """Tell what is likeliest for some games together."""
    return GRID[max(range(len(GRID)), key=lambda at: sum(game[at] for game in games))]


def told(what: str, games: list[list[tuple[list[float], list[float]]]], luck: random.Random) -> None:
    """Tell which part is believed of what was said, and how far results lie apart from it."""
    found = [likelihood(game) for game in games]
    samples = [likeliest(luck.choices(found, k=len(found))) for _ in range(SAMPLES)]
    words = []
    for name, value, column in zip(("part", "apart"), likeliest(found), zip(*samples, strict=True), strict=True):
        low, *_, high = quantiles(column, n=40)
        words.append(f"{name} {value:.2f} [{low:.2f}, {high:.2f}]")
    print(f"{what}: {', '.join(words)}")


def main() -> None:
    """Play what is missing, and tell what is likeliest."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--games", type=int, default=20)
    options.add_argument("--moves", type=int, nargs="*", default=[], help="how far games are played on besides")
    options.add_argument("--bot", default="search:1600p")
    options.add_argument("--seed", default="borne out")
    options.add_argument("--keep", type=Path, required=True)
    options.add_argument("--workers", type=int, help="how many games are played at once (default: one for each core)")
    chosen = options.parse_args()
    plan = Plan(game=chosen.game, seats=chosen.seats, bot=chosen.bot, seed=chosen.seed)
    kept = Lines(chosen.keep)
    asked = plan, chosen.moves
    lines = [msgspec.json.decode(line, type=Suspected) for _, line in kept.read()]
    games = [one for one in lines if (one.plan, one.moves) == asked]
    missing = sorted({*range(chosen.games)} - {one.number for one in games})
    for one in processes(chosen.workers, partial(suspected, *asked))(missing):
        kept.append(msgspec.json.encode(one))
        games.append(one)
    luck = random.Random(chosen.seed)
    count = sum(len(one.suspects) for one in games)
    print(f"{chosen.game}, {chosen.seats} seats: {count} suspects of {len(games)} games")
    told("the judge", [[(one.judged, one.costs) for one in game.suspects] for game in games], luck)
    for at, moves in enumerate(chosen.moves):
        told(f"{moves} moves", [[(one.near[at].costs, one.costs) for one in game.suspects] for game in games], luck)
        every = [one for game in games for one in game.suspects]
        varies = fmean(variance(one.near[at].costs) for one in every)
        share = fmean(one.near[at].picks for one in every) / fmean(one.picks for one in every)
        print(f"  a pair of games varies by {varies:.3f}, {share:.2f} of the picks of one that is played to the end")


if __name__ == "__main__":
    main()
