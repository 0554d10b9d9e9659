"""What is measured of many games: each measure is the ratio of two sums over games, and whole games make its interval.

How far a game moved the ratio (its influence) tells how far other games might have moved it. Two sets of games on the
same deals move theirs alike; so differences have intervals of their own (`paired`).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import sqrt
from statistics import NormalDist

from msgspec import Struct

from ludoteca.ledger.intervals import student, wilson
from ludoteca.ledger.watching import Use, Watched

ENOUGH = 20
"""In how many games something must have happened before a number is told of it."""
CERTAIN = 0.95
NOTHING = 1e-12
NEVER = 0.01
"""What is taken in fewer than this share of its offers is a dead choice, if the interval says so."""
BARS = 24
"""Into so many groups lengths are sorted at most."""

Key = tuple[str, str, str]
"""The table that a measure stands in, what it is about, and what it tells of it."""

LENGTH, SEATS, CHANCES, POINTS, PIECES = "length", "seats", "chances", "points", "pieces"
WHOLE, CHANGED = "whole", "changed"
TAKEN, WON, VALUE, GAINED = "taken", "won", "value", "points"
SHARES = (TAKEN, WON)
"""Measures between never and always."""


class Row(Struct, frozen=True, kw_only=True):
    """A measure with its interval; without a value where too few games tell of it."""

    table: str
    about: str
    measure: str
    games: int
    """In how many games it happened."""
    count: int
    """How often it happened in all of them."""
    value: float | None = None
    low: float | None = None
    high: float | None = None


class Difference(Struct, frozen=True, kw_only=True):
    """How a measure differs between two sets of games on the same deals."""

    table: str
    about: str
    measure: str
    family: str
    """`whole`, `changed` or `pieces`."""
    one: Row
    other: Row
    value: float
    low: float
    high: float
    sure: bool
    """Whether it is not nought even when all measures of its family are taken together (Bonferroni)."""


def measured(games: Iterable[Watched]) -> list[Row]:
    """Measure some games, going through them twice."""
    sums = _Sums(games)
    squares = defaultdict[Key, float](float)
    for game in games:
        for key, influence in sums.influences(game).items():
            squares[key] += influence * influence
    # What the picks of a whole decision are worth is but what those of its pieces are held against.
    return [sums.row(key, squares[key]) for key in sums.games if key[0] != PIECES or _is_piece(key)]


def paired(one: Sequence[Watched], other: Sequence[Watched], names: Collection[str] = ()) -> list[Difference]:
    """Compare games with those on the same deals, in the same order: the differences other − one.

    What is sure is found within three families: the whole game, the pieces of these names, and all other pieces.
    """
    first, second = _Sums(one), _Sums(other)
    keys = [key for key in first.keys if key in second.keys and (key[0] != PIECES or _is_piece(key))]
    squares = [defaultdict[Key, float](float) for _ in range(3)]
    for before, after in zip(one, other, strict=True):
        moved, then = first.influences(before), second.influences(after)
        for key in keys:
            old, new = moved.get(key, 0.0), then.get(key, 0.0)
            for counted, influence in zip(squares, (old, new, new - old), strict=True):
                counted[key] += influence * influence
    families = Counter(_family(key, names) for key in keys)
    return [
        _difference(
            first.row(key, squares[0][key]),
            second.row(key, squares[1][key]),
            squares[2][key],
            _family(key, names),
            families[_family(key, names)],
        )
        for key in keys
    ]


def _is_piece(key: Key) -> bool:
    return " " in key[1]


def _family(key: Key, names: Collection[str]) -> str:
    """Tell together with what a measure is judged."""
    if key[0] != PIECES:
        return WHOLE
    name = key[1].partition(" ")[2]
    return CHANGED if name in names or name.partition("·")[0] in names else PIECES


def _difference(one: Row, other: Row, squares: float, family: str, members: int) -> Difference:
    assert one.value is not None and other.value is not None
    games = min(one.games, other.games)
    value, error = other.value - one.value, _error(squares, games)
    to_both_sides = student(games) * error
    return Difference(
        table=one.table,
        about=one.about,
        measure=one.measure,
        family=family,
        one=one,
        other=other,
        value=value,
        low=value - to_both_sides,
        high=value + to_both_sides,
        sure=_sure(value, error, games, members),
    )


def _error(squares: float, games: int) -> float:
    """Tell the standard error of a measure from the squares of the influences that so many games had on it."""
    return sqrt(squares * games / (games - 1))


def _sure(value: float, error: float, games: int, members: int) -> bool:
    """Tell whether a number is not nought, even when so many are taken together (Bonferroni)."""
    limit = NormalDist().inv_cdf(1 - (1 - CERTAIN) / 2 / members)
    return abs(value) > student(games, limit) * max(error, NOTHING)


def dead(rows: Sequence[Row]) -> list[Row]:
    """List the choices that hardly anybody takes though they are on offer."""
    return [row for row in rows if row.measure == TAKEN and row.high is not None and row.high < NEVER]


def outstanding(rows: Sequence[Row]) -> list[Row]:
    """List the values of pieces that are not nought even when those of all pieces are taken together."""
    values = [row for row in rows if row.table == PIECES and row.measure == VALUE and row.value is not None]
    return [row for row in values if _sure(row.value or 0.0, _error_of(row), row.games, len(values))]


def _error_of(row: Row) -> float:
    """Tell the standard error of a measure by its interval."""
    return ((row.high or 0.0) - (row.low or 0.0)) / 2 / student(row.games)


def lengths(entries: Sequence[int]) -> list[tuple[int, int, int]]:
    """Sort lengths into groups: from, to, and how many games were so long.

    >>> lengths([1, 30, 31, 60])
    [(1, 3, 1), (28, 30, 1), (31, 33, 1), (58, 60, 1)]
    """
    least, most = min(entries), max(entries)
    step = -(-(most - least + 1) // BARS)
    counted = Counter((one - least) // step for one in entries)
    return [(least + at * step, least + at * step + step - 1, number) for at, number in sorted(counted.items())]


class _Sums:
    """The two sums of each measure, in how many games and how often it happened, and what it comes to."""

    def __init__(self, games: Iterable[Watched]) -> None:
        self.games = Counter[Key]()
        self.counts = Counter[Key]()
        top, bottom = defaultdict[Key, float](float), defaultdict[Key, float](float)
        for game in games:
            for key, (above, below, count) in _parts(game).items():
                top[key] += above
                bottom[key] += below
                self.counts[key] += count
                self.games[key] += bool(count)
        self.keys = {key for key, number in self.games.items() if number >= ENOUGH}
        """The measures of which enough games tell."""
        self._bottom = bottom
        self._ratio = {key: top[key] / bottom[key] for key in self.keys}
        self._pieces: dict[Key, list[Key]] = {}
        """The pieces of each decision whose value is told."""
        for key in self.keys:
            if key[2] == VALUE and _is_piece(key):
                self._pieces.setdefault(_decision(key), []).append(key)

    def value(self, key: Key) -> float:
        """Tell what a measure comes to; the value of a piece beside that of all that is picked at the same decision."""
        piece = key[2] == VALUE and _is_piece(key)
        return self._ratio[key] - (self._ratio[_decision(key)] if piece else 0.0)

    def influences(self, game: Watched) -> dict[Key, float]:
        """Tell how far a game moved each measure, to the first order."""
        found = {
            key: (above - self._ratio[key] * below) / self._bottom[key]
            for key, (above, below, _) in _parts(game).items()
            if key in self.keys
        }
        for decision, pieces in self._pieces.items():
            if whole := found.get(decision):
                for key in pieces:
                    found[key] = found.get(key, 0.0) - whole
        return found

    def row(self, key: Key, squares: float) -> Row:
        """Tell a measure, by the squares of the influences on it."""
        table, about, measure = key
        games, count = self.games[key], self.counts[key]
        if key not in self.keys:
            return Row(table=table, about=about, measure=measure, games=games, count=count)
        value, error = self.value(key), _error(squares, games)
        low, high = value - student(games) * error, value + student(games) * error
        if measure in SHARES:  # as many independent games as would leave it as uncertain
            worth = value * (1 - value) / error**2 if error > NOTHING else games
            low, high = wilson(value, worth, student(games))
        return Row(table=table, about=about, measure=measure, games=games, count=count, value=value, low=low, high=high)


def _decision(piece: Key) -> Key:
    """Name all that is picked at the decision of a piece."""
    return piece[0], piece[1].partition(" ")[0], piece[2]


Parts = dict[Key, tuple[float, float, int]]
"""By measure: what is added to both sums, and how often it happened."""


def _parts(game: Watched) -> Parts:
    """Tell what a game adds to each measure."""
    seats = len(game.shares)
    luck, whole = game.luck
    parts: Parts = {
        (LENGTH, "game", "moves"): (game.entries, 1, 1),
        (LENGTH, "winner", "margin"): (_margin(game.points), 1, 1),
        (CHANCES, "lead", "changes"): (game.leads, 1, 1),
        (CHANCES, "luck", "share"): (luck, whole, 1),
        (POINTS, "all", "points"): (sum(game.points), seats, seats),
    }
    for place in range(seats):
        seat = (game.starter + place) % seats
        parts[SEATS, f"seat {place + 1}", WON] = (game.shares[seat], 1, 1)
        parts[SEATS, f"seat {place + 1}", "points"] = (game.points[seat], 1, 1)
    parts |= _sources(game)
    for uses, share in zip(game.uses, game.shares, strict=True):
        for piece, use in uses.items():
            _add_use(parts, piece, use, share)
    return parts


def _margin(points: Sequence[int]) -> int:
    first, second = sorted(points, reverse=True)[:2]
    return first - second


def _sources(game: Watched) -> Parts:
    """Tell the points by source, of all and of winners."""
    parts: Parts = {}
    winners = [seat for seat, share in enumerate(game.shares) if share > 0]
    for source in dict.fromkeys(name for one in game.sources for name in one):
        got = [one.get(source, 0) for one in game.sources]
        parts[POINTS, source, "points"] = (sum(got), len(got), len(got))
        parts[POINTS, source, "of winners"] = (sum(got[seat] for seat in winners), len(winners), len(winners))
    return parts


def _add_use(parts: Parts, piece: str, use: Use, share: float) -> None:
    """Add what a seat did with a piece: how often it took it, whether it won then, how far its chance moved."""
    if use.offered:
        _add(parts, (PIECES, piece, TAKEN), use.picked, use.offered, use.offered)
    if use.picked:
        _add(parts, (PIECES, piece, WON), share, 1, 1)
        _add(parts, (PIECES, piece, VALUE), use.value, use.picked, use.picked)
        _add(parts, (PIECES, piece, GAINED), use.points, use.picked, use.picked)
        _add(parts, (PIECES, piece.partition(" ")[0], VALUE), use.value, use.picked, use.picked)


def _add(parts: Parts, key: Key, top: float, bottom: float, count: int) -> None:
    above, below, counted = parts.get(key, (0.0, 0.0, 0))
    parts[key] = (above + top, below + bottom, counted + count)


def by_table(rows: Sequence[Row]) -> Mapping[str, list[Row]]:
    """Sort rows by the table that they stand in."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row.table, []).append(row)
    return found
