"""`ludoteca bench review`: what reviews are worth, measured on games of bots."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from msgspec import json, structs
from rich.console import Console

from ludoteca.cli.tournament import positive
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.registry import game, registered
from ludoteca.lab import reviews
from ludoteca.lab.blunders import TOP, Plan, Reviewed, Told, told
from ludoteca.lab.blunders import reviewed as review_blunder
from ludoteca.lab.tournament.games_file import Lines
from ludoteca.lab.tournament.runners import processes
from ludoteca.ledger.evaluator import evaluator
from ludoteca.ledger.lenses import LENSES, OPEN
from ludoteca.ledger.playing_on import Estimate
from ludoteca.ledger.weights import Explained, read


def main(argv: list[str]) -> int:
    """Play, review and print."""
    options = argparse.ArgumentParser(
        prog="ludoteca bench review",
        description="Measure reviews: what part of the variance of results is left once luck is taken off "
        "(cross-fitted, with bootstrap intervals), the mean of luck, how far two reviews of a game differ; with "
        "--blunders, how many planted ones are found, and how many of the other errors playing on refutes "
        "(docs/review.md).",
    )
    options.add_argument("game", help=f"one of: {', '.join(registered())}")
    options.add_argument("--seats", type=int, default=2, help="players (default: 2)")
    options.add_argument("--games", type=int, default=200, metavar="N", help="games for luck (default: 200; 0: none)")
    options.add_argument("--twice", type=int, default=40, metavar="N", help="of these are reviewed twice (default: 40)")
    options.add_argument(
        "--searches", type=positive, metavar="N", help="look ahead by so many searches (default: as the weights say)"
    )
    options.add_argument("--bots", nargs="+", default=["search:200p", "search:100p"], help="who plays them, in turn")
    options.add_argument("--lens", choices=LENSES, default=OPEN, help=f"how luck is seen (default: {OPEN})")
    options.add_argument("--blunders", type=int, default=0, metavar="N", help="games with a blunder (default: none)")
    options.add_argument(
        "--keep", type=Path, metavar="FILE", help="where to keep games with a blunder, and go on with them"
    )
    options.add_argument(
        "--pairs", type=positive, default=60, metavar="N", help="games that confirm a blunder (default: 60)"
    )
    options.add_argument(
        "--checks", type=positive, metavar="N", help="games that check an error shown (default: as --pairs)"
    )
    options.add_argument("--depth", type=float, default=1.0, help="as in `ludoteca review` (default: 1)")
    options.add_argument("--seed", default="review", help="the same seed gives the same games")
    options.add_argument("--workers", type=positive, metavar="N", help="processes (default: one for each core)")
    options.add_argument("--to", type=Path, metavar="FILE", help="write what luck explains into the weights in FILE")
    chosen = options.parse_args(argv)
    console = Console(highlight=False)
    seats = game(chosen.game).check_seats(chosen.seats)
    made = evaluator(game(chosen.game), seats).weights.made
    console.print(f"{chosen.game}, {seats} seats; evaluator: log-loss {made.get('log_loss', 'not fitted')}")
    if chosen.games > seats:
        explained = luck(console, chosen)
        if chosen.to:
            weights = structs.replace(read(chosen.to.read_bytes()), luck=explained)
            chosen.to.write_text(weights.as_json(), encoding="utf-8")
    if chosen.blunders > 0:
        first, *_ = chosen.bots
        parts = {"depth": chosen.depth, "seed": chosen.seed}
        pairs, checks = chosen.pairs, chosen.checks or chosen.pairs
        plan = Plan(game=chosen.game, seats=seats, bot=first, pairs=pairs, checks=checks, **parts)
        blunders(console, plan, chosen.blunders, chosen.workers, chosen.keep)
    return 0


def luck(console: Console, chosen: argparse.Namespace) -> Explained:
    """Print what luck explains, and tell it."""
    specs = [chosen.bots[seat % len(chosen.bots)] for seat in range(chosen.seats)]
    task = partial(reviewed, chosen, specs)
    with console.status("playing and reviewing …"):
        games = [one for _, one in sorted(processes(chosen.workers, task)(range(chosen.games)))]
    command = f"ludoteca bench review {chosen.game} --seats {chosen.seats} --games {chosen.games} --seed {chosen.seed}"
    command += f" --searches {chosen.searches}" * bool(chosen.searches)
    explained, glanced = reviews.explained(games, command), reviews.explained(games, glanced=True)
    told = f"{Estimate(*explained.left)}   β {explained.beta:.2f}   {len(games)} games"
    console.print(f"variance of result − β · luck : of result   {told}")
    console.print(f"with luck as the evaluator sees it at a glance   {Estimate(*glanced.left)}   β {glanced.beta:.2f}")
    console.print(f"a result without luck varies by (sd)   {explained.noise:.3f}")
    console.print("mean luck by seat   " + "   ".join(map(str, reviews.mean_luck(games))))
    if chosen.twice > 0:
        console.print(f"reviewed again, luck differs by (sd)   {reviews.noise(games):.4f}")
    console.print(f"accounts are off by at most   {max(one.apart for one in games):.1e}")
    console.print(f"CPU seconds for the accounts of a game   {sum(one.cpu for one in games) / len(games):.2f}")
    return explained


def reviewed(chosen: argparse.Namespace, specs: list[str], number: int) -> tuple[int, reviews.Measured]:
    """Play a game and measure its review."""
    match = reviews.play(chosen.game, specs, number, chosen.seed)
    judged = evaluator(match.game, match.seats)
    if chosen.searches:
        judged = reviews.searching(judged, chosen.searches)
    return number, reviews.measure(match, chosen.lens, twice=number < chosen.twice, by=judged)


def blunders(console: Console, plan: Plan, games: int, workers: int | None, keep: Path | None) -> None:
    """Print how many planted blunders are found, and what playing on says of the other errors."""
    done = kept(plan, keep) if keep else {}
    left = [number for number in range(games) if number not in done]
    with console.status("planting and reviewing …"):
        for one in processes(workers, partial(review_blunder, plan))(left):
            done[one.number] = one
            if keep:
                Lines(keep).append(json.encode(one))
    summary = told(done[number] for number in range(games))
    if summary is None:
        console.print("no move was bad enough to be planted")
    else:
        show(console, summary)


def kept(plan: Plan, file: Path) -> dict[int, Reviewed]:
    """Read the games of a plan that were written down; raises BadOption where they are of another."""
    games = [json.decode(line, type=Reviewed) for _, line in Lines(file).read()]
    if any(one.plan != plan for one in games):
        raise BadOption("other-plan", field="keep", reason=f"the games in {file} are of another plan", args={})
    return {one.number: one for one in games}


def show(console: Console, told: Told) -> None:
    """Print what games with a planted blunder come to."""
    console.print(f"planted blunders   {told.games}; they cost {told.cost:.2f} by playing on")
    console.print(f"among the {TOP} largest errors of their player   {told.found}   the largest   {told.largest}")
    console.print(f"told as an opinion only   {told.opinions}   not told   {told.missed}")
    console.print(f"other errors shown   {told.others}; they cost {told.says:.3f}, by playing on {told.costs:.3f}")
    console.print(f"of these refuted   {told.refuted}   for sure   {told.surely_refuted}")
    console.print(f"of the largest of each game refuted   {told.worst_refuted}")
    console.print(f"CPU seconds for the errors of a game   {told.cpu:.1f}")
