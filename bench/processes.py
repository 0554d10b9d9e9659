"""How soon a viewer in another process sees a move: `python bench/processes.py [--moves 500]`, on a quiet machine.

Two processes serve one store. A person plays in one of them; the clock starts when the house is sent the move and stops
when the other process has shown it to somebody who looks on there, and, beside it, when the own process has answered.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.support.games import asked, begin, settle
from tests.support.house import Socket, open_house
from tests.support.postgres import find_postgres, open_postgres


def measure(store: str, moves: int) -> tuple[list[float], list[float]]:
    """Milliseconds until the own process has answered, and until the other has shown it."""
    folder, chance = Path(tempfile.mkdtemp()), random.Random(moves)
    answered, shown = list[float](), list[float]()
    with open_house(folder, store) as here, open_house(folder, store) as there:
        people = here.guest("Anna"), here.guest("Bert")
        time.sleep(6)  # by now each process knows the other
        while len(shown) < moves:
            table = begin(*people)
            sockets = people[0].look(table), people[1].look(table)
            eye = Socket(there, table["id"], cookie=people[0].cookie)
            while sockets[0].state["table"]["status"] == "playing" and len(shown) < moves:
                mover = asked(*sockets)
                move = mover.any_move(chance)
                began = time.perf_counter()
                seq = mover.do(move)["seq"]
                answered.append(1000 * (time.perf_counter() - began))
                settle(eye, seq=seq)
                shown.append(1000 * (time.perf_counter() - began))
                settle(*sockets, seq=seq)
    return answered, shown


def main() -> None:
    """Measure each store and print a table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--moves", type=int, default=500)
    chosen = options.parse_args()
    print("| store | moves | | median ms | p99 ms |\n|---|---|---|---|---|")
    with contextlib.ExitStack() as stack:
        stores = {"SQLite": ""} | ({"PostgreSQL": stack.enter_context(open_postgres())} if find_postgres() else {})
        for name, store in stores.items():
            told = ("answered", "shown by the other process")
            for what, found in zip(told, measure(store, chosen.moves), strict=True):
                rough = statistics.quantiles(found, n=100)[-1]
                print(f"| {name} | {len(found)} | {what} | {statistics.median(found):.1f} | {rough:.1f} |", flush=True)


if __name__ == "__main__":
    main()
