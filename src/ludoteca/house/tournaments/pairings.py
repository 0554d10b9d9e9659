"""Who sits with whom: everybody with everybody, or Swiss rounds by standing, at tables of any size."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

Table = tuple[str, ...]
"""Who sits at a table, in the order of seats."""
SWAPS = 2000
"""So often two people are tried at each other's table, at most."""


def table_sizes(people: int, seats: range) -> list[int]:
    """Share people out over tables as full as can be, the sizes at most one apart; raises ValueError if none fit.

    >>> table_sizes(14, range(3, 5)), table_sizes(10, range(3, 6))
    ([4, 4, 3, 3], [5, 5])
    """
    for tables in range(-(-people // seats[-1]), people // seats[0] + 1):
        least, more = divmod(people, tables)
        if least in seats and (not more or least + 1 in seats):
            return [least + 1] * more + [least] * (tables - more)
    raise ValueError(f"{people} people cannot sit at tables of {seats[0]} to {seats[-1]}")


def round_robin(people: Sequence[str]) -> list[list[Table]]:
    """List rounds in which each two meet once at a table for two; with an odd number one pauses in each.

    >>> round_robin(["a", "b", "c"])
    [[('b', 'c')], [('c', 'a')], [('a', 'b')]]
    """
    circle = list(range(len(people) + len(people) % 2))
    rounds: list[list[Table]] = []
    for _ in circle[1:]:
        half = len(circle) // 2
        pairs = [sorted(pair) for pair in zip(circle[:half], reversed(circle[half:]), strict=True)]
        # By this rule everybody begins in half of their games, or half a game more or less.
        begin = [pair if sum(pair) % 2 else pair[::-1] for pair in pairs if pair[1] < len(people)]
        rounds.append([(people[first], people[second]) for first, second in begin])
        circle.insert(1, circle.pop())
    return rounds


def swiss(
    standing: Sequence[str], seats: range, before: Iterable[Table] = (), away: Iterable[str] = (), seed: str = ""
) -> list[Table]:
    """Seat a round by standing, the first first: neighbours meet, those who have met as seldom as can be.

    Who is away is not seated. At a table whoever sat at the first seats least often sits first. The same seed gives
    the same round.
    """
    absent = set(away)
    present = [one for one in standing if one not in absent]
    met = meetings(before)
    cut = _cut(present, table_sizes(len(present), seats))
    tables = _with_new_company(cut, met, random.Random(seed)) if met else cut
    sat = seats_taken(before)
    return [tuple(sorted(table, key=lambda one: (sat.get(one, 0.0), present.index(one)))) for table in tables]


def meetings(tables: Iterable[Table]) -> Counter[frozenset[str]]:
    """Count how often each two have sat together."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


def seats_taken(tables: Iterable[Table]) -> dict[str, float]:
    """Sum up how early everybody has sat: a first seat counts 1, a last one 0."""
    early: dict[str, float] = {}
    for table in tables:
        for number, one in enumerate(table):
            early[one] = early.get(one, 0.0) + 1 - number / max(1, len(table) - 1)
    return early


def _cut(people: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    left = iter(people)
    return [[next(left) for _ in range(size)] for size in sizes]


def _with_new_company(
    tables: list[list[str]], met: Mapping[frozenset[str], int], dice: random.Random
) -> list[list[str]]:
    """Change people of equal or neighbouring tables as long as that lets fewer meet again."""
    found = [[*table] for table in tables]

    def again(table: Sequence[str]) -> int:
        return sum(met.get(frozenset(pair), 0) ** 2 for pair in combinations(table, 2))

    for _ in range(SWAPS):
        repeated = [number for number, table in enumerate(found) if again(table)]
        if not repeated:
            break
        one = dice.choice(repeated)
        other = one + dice.choice((-1, 1))
        if not 0 <= other < len(found):
            continue
        mine, theirs = dice.randrange(len(found[one])), dice.randrange(len(found[other]))
        before = again(found[one]) + again(found[other])
        found[one][mine], found[other][theirs] = found[other][theirs], found[one][mine]
        if again(found[one]) + again(found[other]) > before:
            found[one][mine], found[other][theirs] = found[other][theirs], found[one][mine]
    return found
