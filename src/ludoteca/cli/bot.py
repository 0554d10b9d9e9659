"""`ludoteca bot`: one of the house's bots as a program that answers JSON lines (docs/bots.md)."""

from __future__ import annotations

import argparse

from ludoteca import bots
from ludoteca.bots.program import answer_lines


def main(argv: list[str]) -> int:
    """Answer until the input ends."""
    options = argparse.ArgumentParser(
        prog="ludoteca bot",
        description='Read lines {"view": …, "offer": …} and answer each with a line {"move": …}: '
        "the protocol that programs of your own speak in `ludoteca tournament GAME program:COMMAND greedy`.",
    )
    options.add_argument("bot", help="random, greedy, search:SECONDS, search:NUMBERp, or a level")
    options.add_argument("--seed", type=int, help="the same seed gives the same moves")
    chosen = options.parse_args(argv)
    answer_lines(bots.make(chosen.bot, seed=chosen.seed))
    return 0
