"""`ludoteca replay`: shows a recorded game, move by move, in words."""

from __future__ import annotations

import argparse
import json
from collections import defaultdict

import ludoteca
from ludoteca.cli.records import read
from ludoteca.rulebook.words import Words


def main(argv: list[str]) -> int:
    """Print the game, or one step of it."""
    options = argparse.ArgumentParser(prog="ludoteca replay", description="Show a recorded game, move by move.")
    options.add_argument("record", help="file that holds the record (JSON); - reads standard input")
    options.add_argument("--language", default="en", help="en, de, it, ja (default: en)")
    options.add_argument("--line", type=int, metavar="N", help="of a file that holds a record in each line, this one")
    options.add_argument("--at", type=int, metavar="N", help="print the open view after move N, as JSON, instead")
    chosen = options.parse_args(argv)
    match = ludoteca.replay(read(chosen.record, chosen.line))
    if chosen.at is not None:
        print(json.dumps(match.at(chosen.at).document(), indent=2, ensure_ascii=False))
        return 0
    words = Words(match.game, chosen.language)
    told = defaultdict(list)
    public = match.log()
    for event in public:
        told[event["seq"]].append(words.say(event))
    for seat in range(match.seats):
        for event in match.log(seat):
            if event not in public:
                told[event["seq"]].append(f"(#{seat + 1}) {words.say(event)}")
    for line in told[0]:
        print(f"{'':17}{line}")
    for entry in match.journal:
        print(f"{entry.seq:4}  #{entry.seat + 1}  {entry.move}")
        for line in told[entry.seq]:
            print(f"{'':17}{line}")
    if match.result is not None:
        print("points", *match.result.points, " ranks", *match.result.ranks)
    return 0
