"""`ludoteca puzzles`: errors of bots, confirmed, as puzzles that a game ships."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.cli.tournament import positive
from ludoteca.kernel.registry import game, registered
from ludoteca.lab.puzzles import Found, Plan, find, gathered
from ludoteca.lab.tournament.runners import processes
from ludoteca.ledger.puzzles import Shipped


def main(argv: list[str]) -> int:
    """Play, judge, print what was kept, and write it."""
    usual = Plan(game="")
    options = argparse.ArgumentParser(
        prog="ludoteca puzzles",
        description="Find puzzles: bots play, their errors are found as a review finds them, judged once more by other "
        "seeds, and played on from. Kept are those that stand each time, of all phases and kinds of decision "
        "(docs/review.md).",
    )
    options.add_argument("game", help=f"one of: {', '.join(registered())}")
    options.add_argument("--seats", type=int, nargs="+", default=usual.seats, help="players, of games in turn")
    options.add_argument("--games", type=positive, default=usual.games, metavar="N", help="how many games are played")
    options.add_argument("--bots", nargs="+", default=usual.bots, help="who plays them, in turn")
    options.add_argument("--least", type=float, default=usual.least, metavar="SHARE", help="what it costs at least")
    options.add_argument("--rounds", type=positive, default=usual.rounds, metavar="N", help="games played on from it")
    options.add_argument("--most", type=positive, default=usual.most, metavar="N", help="how many puzzles are kept")
    options.add_argument("--seed", default=usual.seed, help="the same seed gives the same games")
    options.add_argument("--workers", type=positive, metavar="N", help="processes (default: one for each core)")
    options.add_argument("--to", type=Path, metavar="FILE", help="write the puzzles into FILE")
    chosen = options.parse_args(argv)
    for seats in chosen.seats:
        game(chosen.game).check_seats(seats)
    plan = Plan(
        game=chosen.game,
        seats=tuple(chosen.seats),
        games=chosen.games,
        bots=tuple(chosen.bots),
        seed=chosen.seed,
        least=chosen.least,
        rounds=chosen.rounds,
        most=chosen.most,
    )
    console = Console(highlight=False)
    made = gathered(plan, found(console, plan, chosen.workers), spelled(plan))
    show(console, made)
    if chosen.to:
        chosen.to.write_text(made.as_json(), encoding="utf-8")
    return 0


def spelled(plan: Plan) -> str:
    """Write the command that gives the same puzzles."""
    seats, bots = " ".join(map(str, plan.seats)), " ".join(plan.bots)
    numbers = f"--games {plan.games} --bots {bots} --least {plan.least:g} --rounds {plan.rounds} --most {plan.most}"
    return f"ludoteca puzzles {plan.game} --seats {seats} {numbers} --seed {plan.seed}"


def found(console: Console, plan: Plan, workers: int | None) -> list[Found]:
    """Look through the games, and show how far they are."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=plan.games)
        games = []
        for one in processes(workers, partial(find, plan))(range(plan.games)):
            games.append(one)
            progress.update(task, advance=1)
        return games


def show(console: Console, made: Shipped) -> None:
    """Print what was kept, and from how much."""
    by = made.made
    console.print(
        f"{by['games']} games, {by['looked_at']} large errors: {by['unsure']} did not stand when judged once more, "
        f"{by['refuted']} were refuted by playing on; kept {by['kept']}"
    )
    for source in made.games:
        for puzzle in source.puzzles:
            error, about = puzzle.error, puzzle.theme
            console.print(
                f"  {source.name} {error.seq:4} {about.phase or '–':8} {about.decision:14} cost {error.cost:.2f} "
                f"({error.low:.2f}–{error.high:.2f}), played on {error.played}: {error.move} → {error.better}"
            )
