"""`ludoteca bench lab`: many games at once, and the doors to other suites, beside those suites' own games."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from ludoteca import _pure
from ludoteca.kernel.registry import registered


def main(argv: list[str]) -> int:
    """Measure, and print all rates side by side."""
    options = argparse.ArgumentParser(
        prog="ludoteca bench lab",
        description="Measure steps per second of computing time of every game in batches of 256 and through the doors "
        "to PettingZoo and OpenSpiel, beside their own games and those of pgx, as far as these are installed.",
    )
    options.add_argument("games", nargs="*", metavar="game", help=f"of: {', '.join(registered())} (default: all)")
    options.add_argument("--seats", type=int, default=2, help="players at the table (default: 2)")
    options.add_argument("--seconds", type=float, default=3.0, help="for each row (default: 3)")
    chosen = options.parse_args(argv)
    from ludoteca.lab import bench, bench_doors

    console = Console()
    if not _pure.compiled():
        console.print("The rules run interpreted here; `ludoteca doctor` says why.")
    names = chosen.games or [*registered()]
    with console.status("measuring …"):
        rows = {
            f"{name}: {what}": some for name in names for what, some in bench_doors.ours(name, chosen.seats).items()
        }
        rates = bench.rates(rows | bench_doors.peers(), chosen.seconds)
        scales = {name: bench_doors.threads(name, chosen.seats, chosen.seconds) for name in names}
    kinds = (bench_doors.BATCH, bench_doors.MASKS, bench_doors.ONE_ENV, bench_doors.NODES)
    shown = Table(title=f"{chosen.seats} seats: steps per second of computing time, best of slices that take turns")
    shown.add_column("")
    for what in (*kinds, "two threads"):
        shown.add_column(what, justify="right")
    for name in names:
        found = [rates.get(f"{name}: {what}") for what in kinds]
        shown.add_row(name, *(f"{rate:,.0f}" if rate else "–" for rate in found), f"{scales[name]:.2f} ×")
    console.print(shown)
    for what in (bench_doors.PGX_CONNECT_FOUR, bench_doors.PGX_BACKGAMMON, bench_doors.ENV_CONNECT_FOUR):
        console.print(f"{what}: {rates[what]:,.0f}" if what in rates else f"{what}: not installed", highlight=False)
    return 0
