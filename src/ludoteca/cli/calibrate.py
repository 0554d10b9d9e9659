"""`ludoteca calibrate`: weights by which a review tells chances to win, or deals anew, fitted to games of bots."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import exp
from pathlib import Path
from typing import Any

from msgspec import structs
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.cli.tournament import positive
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.registry import game, registered
from ludoteca.lab import dealing
from ludoteca.lab.calibration import CHUNK, Plan, Seen, fit, play, watch
from ludoteca.lab.tournament.runners import processes
from ludoteca.ledger.deals import Likely
from ludoteca.ledger.weights import BELIEVED, Weights, read

KEPT = "ahead", *BELIEVED
"""What a file says besides that is measured by other commands."""
Watch = Callable[[tuple[Plan, int]], tuple[int, Any]]
"""Plays a chunk of games."""


def main(argv: list[str]) -> int:
    """Play, fit, print how well games held out are foretold, and write the weights; returns 1 if there are none."""
    usual = Plan(game="")
    options = argparse.ArgumentParser(
        prog="ludoteca calibrate",
        description="Find the weights by which `ludoteca review` tells each seat's chance to win: searches play, and "
        "a logit is fitted to who won (docs/review.md).",
    )
    options.add_argument("game", help=f"one of: {', '.join(registered())}")
    options.add_argument("--seats", type=int, default=usual.seats, help=f"players (default: {usual.seats})")
    options.add_argument("--games", type=positive, default=usual.games, metavar="N", help="how many games are played")
    usual_playouts = " ".join(map(str, usual.playouts))
    options.add_argument(
        "--playouts", type=positive, nargs="+", default=usual.playouts, metavar="N",
        help=f"how strong the searches are that play, in turn by lot (default: {usual_playouts})",
    )  # fmt: skip
    options.add_argument(
        "--sights", nargs="+", default=usual.sights, metavar="NAME",
        help="slices of what a seat sees that are weighed, too, as `ludoteca.kernel.game.Game.observation` names them",
    )  # fmt: skip
    options.add_argument(
        "--deals", action="store_true", help="find what speaks for a deal of hidden cards instead, by what bots keep"
    )
    options.add_argument("--seed", type=int, default=usual.seed, help="the same seed gives the same games")
    options.add_argument("--workers", type=positive, metavar="N", help="processes (default: one for each core)")
    options.add_argument(
        "--to",
        type=Path,
        metavar="FILE",
        help="write the weights into FILE, in which how searches look ahead, and how far a judge is believed, stay",
    )
    chosen = options.parse_args(argv)
    game(chosen.game).check_seats(chosen.seats)
    playouts, sights = tuple(chosen.playouts), tuple(chosen.sights)
    if unknown := {*sights} - {one.name for one in game(chosen.game).observation(chosen.seats)}:
        raise BadOption("bad-option", field="sights", reason=f"nobody sees {', '.join(sorted(unknown))}", args={})
    more = {"games": chosen.games, "seed": chosen.seed}
    plan = Plan(game=chosen.game, seats=chosen.seats, playouts=playouts, sights=sights, **more)
    console = Console()
    weights: Weights | Likely | None
    if chosen.deals:
        weights = dealt(console, plan, chosen.workers)
    else:
        weights = calibrated(console, plan, chosen.workers)
        if chosen.to and chosen.to.exists():
            kept = read(chosen.to.read_bytes())
            weights = structs.replace(weights, **{part: getattr(kept, part) for part in KEPT})
    if weights is None:
        return 1
    kind = "--deals " if chosen.deals else ""
    options_told = f"{kind}--seats {plan.seats} --games {plan.games} --seed {plan.seed}"
    if plan.playouts != usual.playouts:
        options_told += f" --playouts {' '.join(map(str, plan.playouts))}"
    if plan.sights:
        options_told += f" --sights {' '.join(plan.sights)}"
    weights.made["command"] = f"ludoteca calibrate {plan.game} {options_told}"
    if chosen.to:
        chosen.to.parent.mkdir(parents=True, exist_ok=True)
        chosen.to.write_text(weights.as_json(), encoding="utf-8")
    return 0


def calibrated(console: Console, plan: Plan, workers: int | None) -> Weights:
    """Find the weights of chances, and print how well they foretell."""
    weights = fit(Seen.of(played(console, plan, workers, watch)), plan)
    made = weights.made
    console.print(
        f"{plan.games} games, {made['positions']} positions; log-loss, each game held out once: "
        f"{made['log_loss']:.3f}, knowing nothing: {made['uniform']:.3f}"
    )
    for foretold, came, positions in made["calibration"]:
        console.print(f"  foretold {foretold:.2f}  came {came:.2f}  ({positions})")
    return weights


def dealt(console: Console, plan: Plan, workers: int | None) -> Likely | None:
    """Find what speaks for a deal, and print how much likelier real ones are by it."""
    likely = dealing.fit(played(console, plan, workers, dealing.watch), plan)
    if likely is None:
        console.print(f"{plan.games} games: real deals are no likelier than others")
    else:
        made = likely.made
        console.print(
            f"{plan.games} games, {made['deals']} deals; each game held out once, real ones are "
            f"{exp(made['gain']):.2f} times as likely as by chance"
        )
    return likely


def played(console: Console, plan: Plan, workers: int | None, watch: Watch) -> dict[int, Any]:
    """Play the games, and show how far they are."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=plan.games)
        chunks = {}
        for number, seen in play(plan, processes(workers, watch)):
            chunks[number] = seen
            progress.update(task, advance=CHUNK)
    return chunks
