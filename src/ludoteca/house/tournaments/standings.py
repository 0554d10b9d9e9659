"""What a tournament has come to: what each game counts, and who is ahead by the sum of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

NOTHING = Fraction(0)


class Game(Struct, frozen=True):
    """A game as it counts: who sat there, how much of what was to be had each reached, and which part of the win."""

    people: tuple[str, ...]
    scores: tuple[Fraction, ...]
    wins: tuple[Fraction, ...]


class Score(Struct, frozen=True):
    """What somebody has reached."""

    person: str
    points: Fraction
    """The sum of what the games counted, and byes."""
    opponents: Fraction
    """The mean of what those one has met have reached by game: who met stronger people is ahead."""
    wins: Fraction
    games: int
    stage: int = 0
    """So many rounds of a knock-out were survived."""
    last: Fraction = NOTHING
    """What the last of them counted."""


BY_POINTS = ("points", "opponents", "wins")
"""What is compared, in this order."""
BY_STAGE = ("stage", "last", *BY_POINTS)
"""The same in a knock-out."""


def shares(ranks: Sequence[int]) -> list[Fraction]:
    """Tell for each seat before which share of the others it came, so that tables of any size count alike.

    >>> [str(one) for one in shares([1, 3, 1])]
    ['3/4', '0', '3/4']
    """
    others = max(1, len(ranks) - 1)
    return [
        Fraction(sum((own < other) * 2 + (own == other) for other in ranks) - 1, 2 * others)
        if len(ranks) > 1
        else NOTHING
        for own in ranks
    ]


def game(people: Sequence[str], ranks: Sequence[int], scores: Sequence[Fraction] | None = None) -> Game:
    """A game by its ranks; what it counts are the shares, where nothing else is told."""
    first = sum(rank == 1 for rank in ranks)
    wins = tuple(Fraction(rank == 1, first) for rank in ranks)
    return Game(tuple(people), tuple(shares(ranks) if scores is None else scores), wins)


def standings(
    people: Iterable[str],
    games: Iterable[Game],
    byes: Mapping[str, Fraction] | None = None,
    stages: Mapping[str, tuple[int, Fraction]] | None = None,
) -> list[Score]:
    """Order people by their games; what is equal in all keeps its order.

    `byes` is what somebody got without playing; `stages` tells of a knock-out how far somebody came, and what the last
    round counted.
    """
    points: dict[str, list[Fraction]] = {one: [] for one in people}
    wins = dict.fromkeys(points, NOTHING)
    met: dict[str, list[str]] = {one: [] for one in points}
    for table in games:
        for one, score, won in zip(table.people, table.scores, table.wins, strict=True):
            if one in points:
                points[one].append(score)
                wins[one] += won
                met[one] += [other for other in table.people if other != one and other in points]
    by_game = {one: _mean(found) for one, found in points.items()}
    scores = [
        Score(
            one,
            sum(found, NOTHING) + (byes or {}).get(one, NOTHING),
            _mean([by_game[other] for other in met[one]]),
            wins[one],
            len(found),
            *(stages or {}).get(one, ()),
        )
        for one, found in points.items()
    ]
    return sorted(scores, key=lambda one: reached(one, BY_POINTS if stages is None else BY_STAGE), reverse=True)


def reached(score: Score, compared: Sequence[str]) -> tuple[Fraction, ...]:
    """What is compared of somebody."""
    return tuple(getattr(score, name) for name in compared)


def places(scores: Sequence[Score], compared: Sequence[str]) -> list[int]:
    """Number the places of a standing; who is equal in all shares one.

    >>> one = Score("a", Fraction(1), NOTHING, NOTHING, 1)
    >>> places([one, one, Score("c", NOTHING, NOTHING, NOTHING, 1)], BY_POINTS)
    [1, 1, 3]
    """
    told = [reached(score, compared) for score in scores]
    return [1 + told.index(one) for one in told]


def _mean(found: Sequence[Fraction]) -> Fraction:
    return sum(found, NOTHING) / len(found) if found else NOTHING
