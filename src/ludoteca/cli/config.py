"""`ludoteca config`: prints the settings in force, and where each comes from."""

from __future__ import annotations

import argparse
import os
import sys

from ludoteca.house import configuring


def main(argv: list[str]) -> int:
    """Print the settings as a file that `--config` reads, without secrets."""
    parser = argparse.ArgumentParser(
        prog="ludoteca config", usage="%(prog)s [SETTING …]", description="Print the settings in force."
    )
    _, chosen = configuring.parse(parser, argv)
    print("\n".join(chosen.lines()))
    for name in configuring.unknown(os.environ):
        print(f"{name} is no setting", file=sys.stderr)
    return 0
