"""What the reviews of somebody's games come to, taken together: errors by theme, luck over time, results without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from msgspec import Struct

from ludoteca.house.wire.played import ErrorRate, GameLuck, ReviewedInfo
from ludoteca.ledger.digest import Digest
from ludoteca.ledger.intervals import mean, rate
from ludoteca.ledger.themes import PHASES, Theme
from ludoteca.ledger.weights import Explained

ENOUGH = 10
"""From so many games on something is told that has an interval."""


class Reviewed(Struct, frozen=True):
    """A reviewed game of somebody: at which seat, and what luck explains of the results of such games, if measured."""

    table: str
    finished: int
    seat: int
    digest: Digest
    explained: Explained | None


def taken_together(games: Sequence[Reviewed], played: int, outdated: int) -> ReviewedInfo:
    """Tell what some reviewed games, the oldest first, come to; of too few only how many there are."""
    info = ReviewedInfo(played, len(games), outdated, ENOUGH)
    if len(games) < ENOUGH:
        return info
    info.errors = next(iter(_rates(games, lambda theme: "")), None)
    phases = {one.name: one for one in _rates(games, lambda theme: theme.phase)}
    info.phases = [phases[name] for name in PHASES if name in phases]
    info.decisions = sorted(_rates(games, lambda theme: theme.decision), key=lambda one: -one.rate.mean)
    own = [one.digest.seats[one.seat] for one in games]
    info.course = [
        GameLuck(one.table, one.finished, seat.luck, seat.share) for one, seat in zip(games, own, strict=True)
    ]
    info.luck = mean([seat.luck for seat in own])
    info.won = mean([seat.share for seat in own])
    taken = [one.explained.beta if one.explained is not None and one.explained.saves else 0.0 for one in games]
    info.adjusting = sum(map(bool, taken))
    if info.adjusting:
        info.adjusted = mean([seat.share - beta * seat.luck for seat, beta in zip(own, taken, strict=True)])
    return info


def _rates(games: Sequence[Reviewed], of: Callable[[Theme], str]) -> list[ErrorRate]:
    """Tell how often somebody erred at decisions of each kind that enough games asked them."""
    counts: dict[str, list[tuple[int, int]]] = {}
    for one in games:
        asked, erred = Counter[str](), Counter[str]()
        for decision in one.digest.seats[one.seat].asked:
            asked[of(decision.theme)] += decision.times
        for mistake in one.digest.mistakes:
            erred[of(mistake.theme)] += mistake.seat == one.seat
        for name, times in asked.items():
            counts.setdefault(name, []).append((erred[name], times))
    return [
        ErrorRate(name, len(those), sum(times for _, times in those), rate(those))
        for name, those in counts.items()
        if len(those) >= ENOUGH
    ]
