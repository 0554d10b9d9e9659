"""How many play-outs a search makes with learned values while one without makes one.

`python bench/train.py GAME [--seats 4]`
Both play the same decisions of the same game, one after the other, so that what else runs on the machine slows both.
"""

from __future__ import annotations

import argparse
import random
import time

from ludoteca.bots.judges import HAND, Judge, judge
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.position import Position
from ludoteca.kernel.registry import game
from ludoteca.kernel.values import Values

PLAYOUTS = 3000
DECISIONS = 60


class Nothing:
    """Weights that correct nothing cost what all others do."""

    def values(self, position: Position) -> Values:
        """Give such weights."""
        return Values.none(position.feature_names)


def step_on(position: Position, luck: random.Random) -> None:
    """Make any move."""
    position.step(position.actor, luck.choice(position.picks(position.actor)))
    while position.draft:
        position.step(position.actor, luck.choice(position.picks(position.actor)))


def main() -> None:
    """Measure, and print play-outs a second of computing time, and the pace."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--seats", type=int, default=2)
    chosen = options.parse_args()
    judges: dict[str, Judge] = {"by hand": judge(HAND), "by weights": Nothing()}
    taken = dict.fromkeys(judges, 0.0)
    position = game(chosen.game).deal(chosen.seats, 5, {})
    position.simulate(3)
    luck = random.Random(1)
    decided = 0
    while decided < DECISIONS and not position.over:
        decided += 1
        for name, by in judges.items():
            bot = SearchBot(1, playouts=PLAYOUTS, judge=by)
            began = time.process_time()
            bot.decide(position, position.actor, luck.getrandbits(64))
            taken[name] += time.process_time() - began
        step_on(position, luck)
    pace = taken["by hand"] / taken["by weights"]
    rates = ", ".join(f"{name} {PLAYOUTS * decided / took:,.0f} a second" for name, took in taken.items())
    print(f"{chosen.game}, {chosen.seats} seats: {rates}; pace {pace:.2f}")


if __name__ == "__main__":
    main()
