"""`ludoteca schema`: prints the JSON Schema of a record, for programs that read games."""

from __future__ import annotations

import argparse
import json

from ludoteca.kernel.records import schema


def main(argv: list[str]) -> int:
    """Print it."""
    argparse.ArgumentParser(
        prog="ludoteca schema",
        description="Print the JSON Schema (2020-12) of a record: the shape alone. Whether the moves are legal and the "
        "luck as promised, `ludoteca verify` tells.",
    ).parse_args(argv)
    print(json.dumps(schema(), indent=1, ensure_ascii=False))
    return 0
