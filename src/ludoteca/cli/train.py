"""`ludoteca train`: weights for a game's evaluation by self-play, kept only when they win matches."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.bots.judges import HAND
from ludoteca.cli.tournament import above_nought, positive
from ludoteca.kernel.registry import registered
from ludoteca.kernel.values import load
from ludoteca.lab.tournament.runners import HERE, processes, ray
from ludoteca.lab.training import Generation, Plan, Training
from ludoteca.lab.training.plan import LEARNED, MOVED, TRIALS
from ludoteca.lab.training.training import write

HOURS = 2.0
TUNED = (
    *("seats", "seed", "begin", "learn", "playouts", "games", "explore", "trace", "trust", "steps", "sway", "move"),
    *("pace", "match_budget", "match_games"),
)
"""What of a plan the command line names."""
HELP = {
    "seats": "players at the table",
    "seed": "the same seed gives the same games",
    "begin": "a file of weights to begin with and to beat, found perhaps when the game had fewer features; "
    f"`{HAND}`: the hand-written evaluation alone",
    "playouts": "play-outs of a search of self-play for a move",
    "games": "games of self-play in a generation",
    "explore": "which share of the moves of self-play is any legal one",
    "learn": "what is learned: values, by a fit or by trials of what wins, or a prior: what picks are expected to be "
    "worth before they are tried",
    "steps": "in how many steps weights follow trials",
    "sway": "by how many points a weight that is moved in a trial makes the worths of seats differ",
    "move": "which weights trials move: all, or new: those of features that weighed nothing where the training began",
    "trust": "for how many visits of a pick its prior counts",
    "trace": "what part of a target comes from later, not from the next position (λ): the more, the further ahead",
    "pace": "play-outs of a search with weights while one without makes one, for matches by play-outs",
    "match_budget": "what both sides of a match may spend on a move: seconds, or play-outs as 200p",
    "match_games": "games that a match may take to decide",
}


METAVARS = {"begin": "FILE", "learn": "WHAT", "move": "WHICH"}
"""What stands for a value where it is no number."""


def part(text: str) -> float:
    """Read a part of a whole, from 0 to 1."""
    number = float(text)
    if not 0 <= number <= 1:
        raise ValueError
    return number


READERS: dict[type | str, Callable[[str], Any]] = {
    int: positive,
    float: part,
    str: str,
    "pace": above_nought,
    "trust": above_nought,
    "sway": above_nought,
}
"""How what a plan holds is read from the command line: by its name, or its type."""
CHOICES = {"learn": LEARNED, "move": MOVED}
"""Where only some words can be chosen."""


def main(argv: list[str]) -> int:
    """Train until the time is over, and print what came of each generation."""
    chosen = read(argv)
    console = Console()
    plan = Plan(game=chosen.game, **{name: getattr(chosen, name) for name in TUNED})
    where = (lambda task: ray(chosen.ray, task)) if chosen.ray else partial(processes, chosen.workers)
    training = Training(chosen.folder or Path(f"{plan.game}-{plan.seats}"), plan, where)
    for one in training.generations:
        console.print(told(one, plan), markup=False, highlight=False)
    while _goes_on(chosen.generations, chosen.hours, training):
        step(console, training)
        console.print(told(training.generations[-1], plan), markup=False, highlight=False)
    console.print(report(training))
    if chosen.to:
        _export(training, chosen.to)
    return 0


def _goes_on(generations: int | None, hours: float, training: Training) -> bool:
    """Tell whether another generation begins."""
    return training.hours < hours if generations is None else len(training.generations) < generations


def step(console: Console, training: Training) -> None:
    """Go through a generation, and show how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task, doing = progress.add_task(""), ""
        for what, done, of in training.step():
            if what != doing:
                progress.reset(task, total=of)
                doing = what
            progress.update(task, completed=done, total=of, description=f"{len(training.generations)}: {what}")


def told(one: Generation, plan: Plan) -> str:
    """Tell what came of a generation in a line."""
    seen = "deals" if plan.learn == TRIALS else "positions"
    kept = "accepted" if one.accepted else "not accepted"
    left = "" if one.error_left is None else f", {100 * one.error_left:.0f} % of the error left"
    return (
        f"generation {one.number}: {one.positions} {seen}{left}; "
        f"won {100 * one.share:.1f} % of {one.games} games, {kept}"
    )


def report(training: Training) -> str:
    """Tell where the best weights are."""
    best = training.best
    return "the hand-written evaluation is the best so far" if best is None else f"the best so far: {best}"


def _export(training: Training, to: Path) -> None:
    """Write the best weights that were found where they are to be, with how they were found."""
    if training.found is None:
        return
    values = load(training.found, training.features)
    tuned = (f"--{name.replace('_', '-')} {getattr(training.plan, name)}" for name in TUNED)
    values.made["command"] = " ".join(["ludoteca train", training.plan.game, *tuned])
    values.made["hours"] = round(training.hours, 3)
    values.made["generations"] = msgspec.to_builtins(training.generations)
    to.parent.mkdir(parents=True, exist_ok=True)
    write(to, values.as_json().encode())


def read(argv: list[str]) -> argparse.Namespace:
    """Read the command line."""
    options = argparse.ArgumentParser(
        prog="ludoteca train",
        description="Find weights that correct a game's hand-written evaluation: a search plays against itself, "
        "weights are fitted to what it saw, and kept if a search that judges by them wins a match "
        "(docs/training.md). A training that was ended goes on in its folder.",
    )
    options.add_argument("game", help=f"one of: {', '.join(registered())}")
    options.add_argument("--folder", type=Path, help="where everything is kept (default: GAME-SEATS)")
    length = options.add_mutually_exclusive_group()
    length.add_argument(
        "--hours",
        type=float,
        default=HOURS,
        metavar="H",
        help=f"computing time, of all processes together, after which no generation begins (default: {HOURS:g})",
    )
    length.add_argument("--generations", type=positive, metavar="N", help="end after so many generations in all")
    options.add_argument("--to", type=Path, metavar="FILE", help="write the best weights into FILE")
    where = options.add_mutually_exclusive_group()
    where.add_argument("--workers", type=positive, metavar="N", help="processes (default: one for each core)")
    where.add_argument("--ray", metavar="ADDRESS", help=f"play on a cluster of Ray; `{HERE}` starts one here")
    usual = Plan(game="")
    for name in TUNED:
        value = getattr(usual, name)
        options.add_argument(
            f"--{name.replace('_', '-')}",
            type=READERS.get(name, READERS[type(value)]),
            choices=CHOICES.get(name),
            default=value,
            metavar=METAVARS.get(name, "N"),
            help=f"{HELP[name]} (default: {value})",
        )
    return options.parse_args(argv)
