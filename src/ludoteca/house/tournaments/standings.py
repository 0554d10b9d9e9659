"""What a tournament has come to: points for places, and what decides where they are equal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from msgspec import Struct


class Score(Struct, frozen=True):
    """What somebody has reached: what is compared, in this order, and in how many games."""

    person: str
    points: Fraction
    """For each game the share of the others whom one came before, a tie as half of it."""
    opponents: Fraction
    """The mean of what those one has met have reached by game: who met stronger people is ahead."""
    wins: Fraction
    games: int


def shares(ranks: Sequence[int]) -> list[Fraction]:
    """Tell for each seat before which share of the others it came, so that tables of any size count alike.

    >>> [str(one) for one in shares([1, 3, 1])]
    ['3/4', '0', '3/4']
    """
    others = max(1, len(ranks) - 1)
    return [
        Fraction(sum((own < other) * 2 + (own == other) for other in ranks) - 1, 2 * others)
        if len(ranks) > 1
        else Fraction(0)
        for own in ranks
    ]


def standings(people: Iterable[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> list[Score]:
    """Order people by their games, each told as who sat there and their ranks; what is equal in all keeps its order."""
    points: dict[str, list[Fraction]] = {one: [] for one in people}
    wins = dict.fromkeys(points, Fraction(0))
    met: dict[str, list[str]] = {one: [] for one in points}
    for table, ranks in games:
        first = sum(rank == 1 for rank in ranks)
        for one, share, rank in zip(table, shares(ranks), ranks, strict=True):
            points[one].append(share)
            wins[one] += Fraction(rank == 1, first)
            met[one] += [other for other in table if other != one]
    by_game = {one: _mean(found) for one, found in points.items()}
    scores = [
        Score(one, sum(found, Fraction(0)), _mean([by_game[other] for other in met[one]]), wins[one], len(found))
        for one, found in points.items()
    ]
    return sorted(scores, key=lambda one: (-one.points, -one.opponents, -one.wins))


def _mean(found: Sequence[Fraction]) -> Fraction:
    return sum(found, Fraction(0)) / len(found) if found else Fraction(0)
