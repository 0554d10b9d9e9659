"""`ludoteca bench review`: what reviews are worth, measured on games of bots."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from msgspec import structs
from rich.console import Console

from ludoteca.cli.tournament import positive
from ludoteca.kernel.registry import game, registered
from ludoteca.lab import reviews
from ludoteca.lab.tournament.runners import processes
from ludoteca.ledger.evaluator import Explained, evaluator, read
from ludoteca.ledger.lenses import LENSES, OPEN
from ludoteca.ledger.playing_on import Estimate


def main(argv: list[str]) -> int:
    """Play, review and print."""
    options = argparse.ArgumentParser(
        prog="ludoteca bench review",
        description="Measure reviews: what part of the variance of results is left once luck is taken off "
        "(cross-fitted, with bootstrap intervals), the mean of luck, how far two reviews of a game differ; with "
        "--blunders, how many planted ones are found, and how many of the other errors playing on refutes.",
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
    options.add_argument("--rounds", type=positive, default=24, metavar="N", help="games by which one is confirmed")
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
        blunders(console, chosen)
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


def blunders(console: Console, chosen: argparse.Namespace) -> None:
    """Print how many planted blunders are found, and what playing on says of the other errors."""
    task = partial(searched, chosen)
    with console.status("planting and reviewing …"):
        games = [one for one in processes(chosen.workers, task)(range(chosen.blunders)) if one]
    if not games:
        console.print("no move was bad enough to be planted")
        return
    top = sum(1 <= place <= reviews.TOP for place, _, _, _ in games)
    first = sum(place == 1 for place, _, _, _ in games)
    others = [cost for _, costs, _, _ in games for cost in costs]
    console.print(
        f"planted blunders: among the {reviews.TOP} largest errors of their player {top} of {len(games)}, the largest "
        f"{first}; they cost {sum(cost for *_, cost in games) / len(games):.2f} by playing on"
    )
    if others:
        refuted = sum(cost <= 0 for cost in others)
        console.print(
            f"largest other error of each game: {refuted} of {len(others)} refuted by playing on, "
            f"mean cost {sum(others) / len(others):.3f}"
        )
    console.print(f"CPU seconds for the errors of a game   {sum(cpu for _, _, cpu, _ in games) / len(games):.1f}")


def searched(chosen: argparse.Namespace, number: int) -> tuple[int, list[float], float, float] | None:
    """Plant a blunder, review the game, and play on from the largest other error."""
    spec = chosen.bots[0]
    blunder = reviews.planted(chosen.game, spec, chosen.seats, number, chosen.seed, chosen.rounds)
    return None if blunder is None else (*reviews.found(blunder, chosen.depth, chosen.rounds), blunder.cost)
