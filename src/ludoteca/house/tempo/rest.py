"""When a person rests, in the own time zone, and the stretches of time in which a clock runs.

A stretch is a pair of milliseconds since 1970: from the first up to the second, which is no more in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Annotated
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct

from ludoteca.house.clock import MINUTE, SECOND

DAY_MINUTES = 24 * 60
LONGEST_NIGHT = 12 * 60
MOST_WEEKEND = 2
EVER = 1 << 62
"""The end of a stretch that has none."""

Stretch = tuple[int, int]
Minutes = Annotated[int, Meta(ge=0, lt=DAY_MINUTES)]
Weekday = Annotated[int, Meta(ge=0, le=6)]
Date = Annotated[str, Meta(pattern=r"\A[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")]


class Rest(Struct, frozen=True):
    """When a person is not expected to play: nights, days of the week, and single days, all by the zone's own clock."""

    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    night: tuple[Minutes, Minutes] | None = None
    """From one minute of the day to another; mostly the second is on the next day."""
    weekend: Annotated[tuple[Weekday, ...], Meta(max_length=MOST_WEEKEND)] = ()
    """Days of the week; Monday is 0."""
    holidays: Annotated[tuple[Date, ...], Meta(max_length=200)] = ()


NEVER = Rest()


def length(night: tuple[int, int]) -> int:
    """Tell how many minutes a night has.

    >>> length((23 * 60, 7 * 60)), length((0, 6 * 60))
    (480, 360)
    """
    return (night[1] - night[0]) % DAY_MINUTES


def awake(rest: Rest, at: int) -> Iterator[Stretch]:
    """Yield the stretches from a time on in which a person does not rest, without end."""
    day = _today(rest.zone, at).toordinal() - 1  # yesterday's night may not be over
    last = max((date.fromisoformat(one).toordinal() for one in rest.holidays), default=0)
    while rest.night or rest.weekend or day <= last:
        for begins, ends in _of_day(rest, day):
            if begins > at:
                yield at, begins
            at = max(at, ends)
        day += 1
    yield at, EVER


def without(stretches: Iterable[Stretch], gaps: Sequence[Stretch]) -> Iterator[Stretch]:
    """Yield what is left of stretches when gaps are cut out; both in order.

    >>> list(without([(0, 10), (20, 30)], [(2, 3), (8, 22), (29, 40)]))
    [(0, 2), (3, 8), (22, 29)]
    """
    for begins, ends in stretches:
        for first, last in gaps:
            if last <= begins:
                continue
            if first >= ends:
                break
            if first > begins:
                yield begins, first
            begins = last
        if begins < ends:
            yield begins, ends


def together(gaps: Iterable[Stretch]) -> list[Stretch]:
    """Put gaps in order, those that overlap made one.

    >>> together([(5, 8), (1, 2), (7, 9), (4, 4)])
    [(1, 2), (5, 9)]
    """
    merged: list[Stretch] = []
    for first, last in sorted(gap for gap in gaps if gap[0] < gap[1]):
        if merged and first <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(merged[-1][1], last)
        else:
            merged.append((first, last))
    return merged


def elapsed(stretches: Iterable[Stretch], until: int) -> int:
    """Tell how much of some stretches lies before a time."""
    total = 0
    for begins, ends in stretches:
        if begins >= until:
            break
        total += min(ends, until) - begins
    return total


def spent(stretches: Iterable[Stretch], amount: int) -> list[Stretch]:
    """List the stretches in which so much time goes by; the last ends when it has.

    >>> spent([(0, 10), (20, 30)], 12)
    [(0, 10), (20, 22)]
    """
    found: list[Stretch] = []
    for begins, ends in stretches:
        if amount <= 0:
            break
        last = min(ends, begins + amount)
        found.append((begins, last))
        amount -= last - begins
    return found


def next_at(zone: str, minute: int, after: int) -> int:
    """Tell when it is so many minutes after midnight in a zone for the next time."""
    day = _today(zone, after) - timedelta(1)
    while (found := _instant(zone, day, minute)) <= after:
        day += timedelta(1)
    return found


def today(rest: Rest, at: int) -> date:
    """Tell which day it is where a person is."""
    return _today(rest.zone, at)


def _today(zone: str, at: int) -> date:
    return datetime.fromtimestamp(at / SECOND, UTC).astimezone(ZoneInfo(zone)).date()


@lru_cache(4096)
def _of_day(rest: Rest, ordinal: int) -> tuple[Stretch, ...]:
    """The rest that begins on a day, in order."""
    day = date.fromordinal(ordinal)
    found: list[Stretch] = []
    if day.weekday() in rest.weekend or day.isoformat() in rest.holidays:
        found.append((_instant(rest.zone, day, 0), _instant(rest.zone, day + timedelta(1), 0)))
    if rest.night is not None:
        begins, ends = rest.night
        over = day if begins < ends else day + timedelta(1)
        found.append((_instant(rest.zone, day, begins), _instant(rest.zone, over, ends)))
    return tuple(together(found))


def _instant(zone: str, day: date, minute: int) -> int:
    """When it is so many minutes after midnight on a day; of an hour that comes twice, the first time."""
    # Counted by the zone's own clock, so a night is an hour shorter or longer when summer time begins or ends.
    local = datetime(day.year, day.month, day.day, *divmod(minute, 60), tzinfo=ZoneInfo(zone))
    return int(local.timestamp() * SECOND)


__all__ = [
    "EVER",
    "MINUTE",
    "NEVER",
    "Rest",
    "Stretch",
    "awake",
    "elapsed",
    "length",
    "next_at",
    "spent",
    "today",
    "together",
    "without",
]
