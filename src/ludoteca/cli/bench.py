"""`ludoteca bench`: the engine beside its peers, the house under load, or the starter's advantage."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from ludoteca import _pure
from ludoteca.kernel.registry import registered

HOUSE = "house"
LAB = "lab"
REVIEW = "review"
STARTERS = "starters"
TABLES = "tables"


def main(argv: list[str]) -> int:
    """Measure and print."""
    if argv[:1] == [HOUSE]:
        from ludoteca.cli import bench_house

        return bench_house.main(argv[1:])
    if argv[:1] == [STARTERS]:
        from ludoteca.cli import bench_starters

        return bench_starters.main(argv[1:])
    if argv[:1] == [REVIEW]:
        from ludoteca.cli import bench_review

        return bench_review.main(argv[1:])
    if argv[:1] == [LAB]:
        from ludoteca.cli import bench_lab

        return bench_lab.main(argv[1:])
    if argv[:1] == [TABLES]:
        from ludoteca.cli import bench_tables

        return bench_tables.main(argv[1:])
    options = argparse.ArgumentParser(
        prog="ludoteca bench",
        description="Measure how many random picks a second a game makes, beside OpenSpiel if it is installed; "
        "or many games at once and the doors to other suites: `ludoteca bench lab --help`; or the server: "
        "`ludoteca bench house --help`, `ludoteca bench tables --help`; or who wins by the order of turns: "
        "`ludoteca bench starters --help`; or what reviews are worth: `ludoteca bench review --help`.",
    )
    options.add_argument("game", help=f"one of: {', '.join([*registered(), HOUSE, LAB, REVIEW, STARTERS, TABLES])}")
    options.add_argument("--seats", type=int, default=3, help="players at the table (default: 3)")
    options.add_argument("--seconds", type=float, default=3.0, help="for each row (default: 3)")
    chosen = options.parse_args(argv)
    return bench_game(chosen.game, chosen.seats, chosen.seconds)


def bench_game(name: str, seats: int, seconds: float) -> int:
    """Print a game's rates and how they compare."""
    from ludoteca.lab import bench

    console = Console()
    if not _pure.compiled():
        console.print("The rules run interpreted here; `ludoteca doctor` says why.")
    with console.status("measuring …"):
        rates = bench.rates(bench.ours(name, seats) | bench.peers(), seconds)
        rates |= bench.interpreted(name, seats, seconds)
    shown = Table(
        title=f"{name}, {seats} seats: random picks per second of computing time, best of slices that take turns"
    )
    for column in ("", "picks/s", "own loop is", "stepped is"):
        shown.add_column(column, justify="right" if column else "left")
    for what, speed in rates.items():
        loop, stepped = rates[bench.LOOP] / speed, rates[bench.STEPPED] / speed
        shown.add_row(what, f"{speed:,.0f}", f"{loop:.2f} ×", f"{stepped:.2f} ×")
    console.print(shown)
    for target in bench.TARGETS:
        if target.than in rates:
            ratio = rates[target.what] / rates[target.than]
            met = "reached" if ratio >= target.times else "missed"
            console.print(f"{target.what} : {target.than} = {ratio:.1f}, wanted {target.times:g}: {met}")
    if bench.BRIDGE not in rates:
        console.print("OpenSpiel is not installed; for the peers: pip install 'ludoteca[peers]'", markup=False)
    return 0
