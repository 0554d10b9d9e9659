"""Who sits with whom: everybody with everybody, Swiss rounds by standing, or the best apart, at tables of any size."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

Table = tuple[str, ...]
"""Who sits at a table, in the order of seats."""
Pair = frozenset[str]
SWAPS = 2000
"""So often two people are tried at each other's table, at most."""
SHUFFLES = 4
"""From so many beginnings, of which the best end counts."""
OFTEN = 3
"""So often those count as having met who are to be kept apart."""


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


def seatable(people: int, seats: range) -> int:
    """Tell how many of so many people can sit down at once, so that as few as can be have a bye.

    >>> seatable(14, range(3, 5)), seatable(9, range(4, 5)), seatable(3, range(4, 5))
    (14, 8, 0)
    """
    return max(
        (
            number
            for number in range(people + 1)
            if any(number in range(tables * seats[0], tables * seats[-1] + 1) for tables in range(number + 1))
        ),
        default=0,
    )


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
    standing: Sequence[str], seats: range, before: Iterable[Table] = (), seed: str = "", apart: Iterable[Pair] = ()
) -> list[Table]:
    """Seat a round by standing, the first first: neighbours meet, those who have met as seldom as can be.

    At a table whoever sat at the first seats least often sits first. The same seed gives the same round. Those who are
    to be kept apart count as having met often.
    """
    cut = _cut(standing, table_sizes(len(standing), seats))
    return _seated(_with_new_company(cut, _met(before, apart), random.Random(seed), reach=1), standing, before)


def everybody(
    people: Sequence[str], seats: range, before: Iterable[Table] = (), seed: str = "", apart: Iterable[Pair] = ()
) -> list[Table]:
    """Seat a round of those who are all to meet: those who have met as seldom as can be; otherwise as `swiss`."""
    dice, met = random.Random(seed), _met(before, apart)
    sizes = table_sizes(len(people), seats)
    tries = [_cut(dice.sample(people, len(people)), sizes) for _ in range(SHUFFLES)]
    found = [_with_new_company(cut, met, dice, reach=len(sizes)) for cut in tries]

    def again(tables: Sequence[Sequence[str]]) -> int:
        return sum(_again(table, met) for table in tables)

    best = min(found, key=again)
    return _seated(best, people, before)


def snake(standing: Sequence[str], seats: range, before: Iterable[Table] = ()) -> list[Table]:
    """Seat a round so that the best meet late: the first at the first table, and back from the last.

    >>> snake("abcdefgh", range(4, 5))
    [('a', 'd', 'e', 'h'), ('b', 'c', 'f', 'g')]
    """
    sizes = table_sizes(len(standing), seats)
    tables: list[list[str]] = [[] for _ in sizes]
    left = iter(standing)
    for row in range(sizes[0]):
        there = [number for number, size in enumerate(sizes) if row < size]
        for number in reversed(there) if row % 2 else there:
            tables[number].append(next(left))
    return _seated(tables, standing, before)


def _seated(tables: Iterable[Iterable[str]], order: Sequence[str], before: Iterable[Table]) -> list[Table]:
    """Let whoever sat at the first seats least often sit first."""
    sat = seats_taken(before)
    return [tuple(sorted(table, key=lambda one: (sat.get(one, 0.0), order.index(one)))) for table in tables]


def _met(before: Iterable[Table], apart: Iterable[Pair]) -> Counter[Pair]:
    met = meetings(before)
    for pair in apart:
        met[pair] += OFTEN
    return met


def _again(table: Sequence[str], met: Mapping[Pair, int]) -> int:
    return sum(met.get(frozenset(pair), 0) ** 2 for pair in combinations(table, 2))


def meetings(tables: Iterable[Table]) -> Counter[Pair]:
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
    tables: Sequence[Sequence[str]], met: Mapping[Pair, int], dice: random.Random, reach: int
) -> list[list[str]]:
    """Change people of tables that are so near as long as that lets fewer meet again."""
    found = [[*table] for table in tables]
    costs = [_again(table, met) for table in found]
    for _ in range(SWAPS):
        repeated = [number for number, cost in enumerate(costs) if cost]
        if not repeated:
            break
        one = dice.choice(repeated)
        other = one + dice.choice((-1, 1)) * dice.randint(1, reach)
        if not 0 <= other < len(found):
            continue
        mine, theirs = dice.randrange(len(found[one])), dice.randrange(len(found[other]))
        found[one][mine], found[other][theirs] = found[other][theirs], found[one][mine]
        now = _again(found[one], met), _again(found[other], met)
        if sum(now) > costs[one] + costs[other]:
            found[one][mine], found[other][theirs] = found[other][theirs], found[one][mine]
        else:
            costs[one], costs[other] = now
    return found
