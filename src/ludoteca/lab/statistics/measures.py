"""What is measured of many games: each measure is the ratio of two sums over games, so that whole games are resampled.

Two sets of games on the same deals are resampled alike; so differences have intervals of their own (`paired`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from statistics import NormalDist
from typing import Any

import numpy as np
from msgspec import Struct

from ludoteca.lab.statistics.watching import Use, Watched
from ludoteca.ledger.intervals import wilson

ENOUGH = 20
"""In how many games something must have happened before a number is told of it."""
RESAMPLES = 1000
CERTAIN = 0.95
NOTHING = 1e-12
NEVER = 0.01
"""What is taken in fewer than this share of its offers is a dead choice, if the interval says so."""

Key = tuple[str, str, str]
"""The table that a measure stands in, what it is about, and what it tells of it."""

LENGTH, SEATS, CHANCES, POINTS, PIECES = "length", "seats", "chances", "points", "pieces"
WHOLE, CHANGED = "whole", "changed"
TAKEN, WON, VALUE, GAINED = "taken", "won", "value", "points"


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


def measured(games: Sequence[Watched]) -> list[Row]:
    """Measure some games."""
    sums = _Sums(games)
    samples = sums.resampled(_weights(len(games)))
    # What the picks of a whole decision are worth is but what those of its pieces are held against.
    return [sums.row(key, samples) for key in sums.games if key[0] != PIECES or " " in key[1]]


def paired(one: Sequence[Watched], other: Sequence[Watched], names: Collection[str] = ()) -> list[Difference]:
    """Compare games with those on the same deals, in the same order: the differences other − one.

    What is sure is found within three families: the whole game, the pieces of these names, and all other pieces.
    """
    assert len(one) == len(other)
    first, second = _Sums(one), _Sums(other)
    weights = _weights(len(one))
    before, after = first.resampled(weights), second.resampled(weights)
    keys = [key for key in first.keys if key in second.keys and (key[0] != PIECES or " " in key[1])]
    families = Counter(_family(key, names) for key in keys)
    return [
        _difference(
            first.row(key, before),
            second.row(key, after),
            after[:, second.keys[key]] - before[:, first.keys[key]],
            _family(key, names),
            families[_family(key, names)],
        )
        for key in keys
    ]


def _family(key: Key, names: Collection[str]) -> str:
    """Tell together with what a measure is judged."""
    if key[0] != PIECES:
        return WHOLE
    name = key[1].partition(" ")[2]
    return CHANGED if name in names or name.partition("·")[0] in names else PIECES


def _difference(one: Row, other: Row, apart: Any, family: str, members: int) -> Difference:
    limit = NormalDist().inv_cdf(1 - (1 - CERTAIN) / 2 / members)
    value = float(apart[0])
    low, high = _interval(apart[1:])
    return Difference(
        table=one.table,
        about=one.about,
        measure=one.measure,
        family=family,
        one=one,
        other=other,
        value=value,
        low=low,
        high=high,
        sure=bool(abs(value) > limit * max(float(np.nanstd(apart[1:])), NOTHING)),
    )


def dead(rows: Sequence[Row]) -> list[Row]:
    """List the choices that hardly anybody takes though they are on offer."""
    return [row for row in rows if row.measure == TAKEN and row.high is not None and row.high < NEVER]


def _interval(samples: Any) -> tuple[float, float]:
    edge = 50 * (1 - CERTAIN)
    low, high = np.nanpercentile(samples, [edge, 100 - edge])
    return float(low), float(high)


def _weights(games: int) -> Any:
    """Draw how often each game is in each sample; the first sample is the games as they are."""
    drawn = np.random.default_rng(1).multinomial(games, [1 / games] * games, RESAMPLES)
    return np.vstack([np.ones(games), drawn])


class _Sums:
    """The two sums of each measure, game by game, and in how many games and how often it happened."""

    def __init__(self, games: Sequence[Watched]) -> None:
        told = [_parts(game) for game in games]
        self.games = Counter(key for parts in told for key, (_, _, count) in parts.items() if count)
        self.counts: Counter[Key] = Counter()
        for parts in told:
            for key, (_, _, count) in parts.items():
                self.counts[key] += count
        self.keys = {key: at for at, key in enumerate(key for key, number in self.games.items() if number >= ENOUGH)}
        """The columns of the measures of which enough games tell."""
        self._top = np.zeros((len(games), len(self.keys)))
        self._bottom = np.zeros_like(self._top)
        for number, parts in enumerate(told):
            for key, (top, bottom, _) in parts.items():
                if (at := self.keys.get(key)) is not None:
                    self._top[number, at], self._bottom[number, at] = top, bottom

    def resampled(self, weights: Any) -> Any:
        """Give each measure [samples, measures]; the first sample is the games as they are.

        The value of a piece is told beside that of all that is picked at the same decision.
        """
        with np.errstate(divide="ignore", invalid="ignore"):
            found = (weights @ self._top) / (weights @ self._bottom)
        pieces = [(at, key) for key, at in self.keys.items() if key[2] == VALUE and " " in key[1]]
        whole = [self.keys[PIECES, about.partition(" ")[0], VALUE] for _, (_, about, _) in pieces]
        found[:, [at for at, _ in pieces]] -= found[:, whole]
        return found

    def row(self, key: Key, samples: Any) -> Row:
        """Tell a measure, by its column in the samples."""
        table, about, measure = key
        games, count = self.games[key], self.counts[key]
        if key not in self.keys:
            return Row(table=table, about=about, measure=measure, games=games, count=count)
        column = samples[:, self.keys[key]]
        value = float(column[0])
        low, high = _interval(column[1:])
        if low == high and measure in (TAKEN, WON):  # what was always so, or never, may still be otherwise
            low, high = wilson(value, games)
        return Row(table=table, about=about, measure=measure, games=games, count=count, value=value, low=low, high=high)


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
    for seat, share in enumerate(game.shares):
        parts[SEATS, f"seat {seat + 1}", WON] = (share, 1, 1)
        parts[SEATS, f"seat {seat + 1}", "points"] = (game.points[seat], 1, 1)
    parts |= _sources(game)
    for seat, uses in enumerate(game.uses):
        for piece, use in uses.items():
            _add_use(parts, piece, use, game.shares[seat])
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
