"""Tries a sample of mutants of one room and prints what was noticed, by class, and every survivor."""

from __future__ import annotations

import argparse
import difflib
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from .rooms import ROOMS
from .sites import Mutant, sample
from .workshop import Workshop

ROOT = Path(__file__).parents[2]


def main(arguments: Sequence[str] | None = None) -> None:
    """Sample, try out, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("room", choices=ROOMS)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="how many mutants are tried at a time")
    parser.add_argument("--learned", type=Path, help="where to keep which tests carry out what, for the next time")
    parser.add_argument("--list", action="store_true", help="print the sample and try nothing")
    chosen = parser.parse_args(arguments)
    room = ROOMS[chosen.room]
    mutants = sample(ROOT, room.sources(ROOT), chosen.count, chosen.seed)
    if chosen.list:
        for mutant in mutants:
            print(described(mutant))
        return
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        idle: SimpleQueue[Workshop] = SimpleQueue()
        learned = Path(folder, "learned.json") if chosen.learned is None else chosen.learned.resolve()
        first = Workshop.furnished(ROOT, Path(folder, "0"), room, learned)
        for shop in [first, *(first.another(number) for number in range(1, chosen.workers))]:
            idle.put(shop)

        def try_out(mutant: Mutant) -> bool:
            shop = idle.get()
            by = shop.notices(mutant)
            idle.put(shop)
            print(f"{by.splitlines()[-1] if by else 'SURVIVED'} | {described(mutant)}", flush=True)
            return bool(by)

        with ThreadPoolExecutor(chosen.workers) as pool:
            noticed = [*pool.map(try_out, mutants)]
    report(f"{chosen.room}, seed {chosen.seed}", mutants, noticed)


def report(title: str, mutants: Sequence[Mutant], noticed: Sequence[bool]) -> None:
    """Print the sums by class as a table, and the survivors."""
    print(f"\n## {title}: {sum(noticed)} of {len(mutants)} noticed\n\n| class | noticed | of |\n|---|---|---|")
    for sort in sorted({mutant.sort for mutant in mutants}):
        results = [seen for mutant, seen in zip(mutants, noticed, strict=True) if mutant.sort == sort]
        print(f"| {sort} | {sum(results)} | {len(results)} |")
    print()
    for mutant in (mutant for mutant, seen in zip(mutants, noticed, strict=True) if not seen):
        print(f"- {described(mutant)}")


def described(mutant: Mutant) -> str:
    """Say where a mutant is and what it changes, in one line."""
    source = (ROOT / mutant.path).read_text(encoding="utf-8")
    lines = difflib.unified_diff(source.splitlines(), mutant.apply(source).splitlines(), lineterm="", n=0)
    before_and_after = [line[1:].strip() for line in lines if line[0] in "-+" and line[:3] not in ("---", "+++")]
    return f"{mutant.path}:{mutant.line} {mutant.sort}: `{'` → `'.join(before_and_after)}`"


if __name__ == "__main__":
    main()
