"""A seat's clock as a bot is told it, and how a search divides what is left among the decisions still to come.

All of it is time by the clock, not computing time: a clock runs on while the machine does something else.
"""

from __future__ import annotations

from math import log2
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct, structs

Milliseconds = Annotated[int, Meta(ge=0)]

LAG = 10
"""Milliseconds that an answer takes on its way where nobody says otherwise."""
STRETCH = 3.0
"""How many even shares a decision may take: most are settled before, and what they leave goes to later ones."""
LARGEST = 0.25
"""The part of what is left, but for the lag of those to come, that a decision may take if its share is not more."""
UNEXPECTED = 20
"""How many decisions beyond those that are expected have their lag kept, so that a long game does not run out."""
KEPT = 0.05
"""The part of a full clock that is kept for them at most."""
SAFE = 0.8
"""The part of what is left that nothing may exceed: a busy machine looks at the clock late."""
LONGEST = 60.0
"""Seconds that a decision takes at most, however much is left: games of days are played over days by people."""
MANY = 32
"""A decision with so many moves is worth its whole share; one with fewer is worth less."""


class TimeLeft(Struct, frozen=True):
    """What a seat has left of its time when it is asked, and how more comes: in milliseconds, as in docs/tempo.md."""

    left: Milliseconds
    gain: Milliseconds = 0
    """What comes with each decision that is asked."""
    cap: Milliseconds = 0
    """More than this is never saved up."""
    lag: Milliseconds = LAG
    """What the way to the table and back is expected to take of each decision."""

    @classmethod
    def bank(cls, seconds: float, gain: float = 0.0) -> TimeLeft:
        """A full clock: so many seconds for a whole game, and a gain for each decision after the first."""
        left = round(1000 * seconds)
        return cls(left, round(1000 * gain), left)

    @classmethod
    def each(cls, seconds: float) -> TimeLeft:
        """A clock that is full again at each decision: a limit for every move."""
        return cls.bank(seconds, seconds)

    def after(self, seconds: float) -> TimeLeft:
        """Tell what is left at the next decision, after one that took so long."""
        left = max(0, self.left - round(1000 * seconds))
        return structs.replace(self, left=max(left, min(self.cap, left + self.gain)))


class Allotment(NamedTuple):
    """What a decision may take of a clock, in seconds, and when it was asked, by `time.monotonic`."""

    asked: float
    share: float
    """Its even share of what is left: if each decision to come took as much, all would be used."""
    most: float
    """What it must not exceed."""

    @property
    def latest(self) -> float:
        """Until when there must be an answer."""
        return self.asked + self.most

    def until(self, moves: int) -> float:
        """Tell until when to search among so many moves: longer than the even share, for the search may stop early."""
        breadth = min(1.0, log2(1 + moves) / log2(MANY))
        return self.asked + min(self.most, STRETCH * self.share * breadth)


def allot(clock: TimeLeft, decisions: float, asked: float) -> Allotment:
    """Divide what is left evenly among so many decisions, this one among them, each with its lag.

    Whatever the estimates are worth: no decision is given what is not there, and if at least so many as were expected
    could each be sent on its way, they still can after this one has taken the most that it may.

    >>> allot(TimeLeft(20_000, lag=0), 40, asked=0.0)
    Allotment(asked=0.0, share=0.5, most=5.0)
    >>> each = TimeLeft(1000, gain=1000, cap=1000, lag=0)
    >>> allot(each, 40, asked=0.0).until(moves=100)         # what cannot be saved up is used, with a margin
    0.8
    """
    decisions = max(1.0, decisions)
    own = max(0, clock.left - clock.lag)
    kept = min(UNEXPECTED * clock.lag, KEPT * clock.cap)
    even = (clock.left - kept + clock.gain * (decisions - 1)) / decisions - clock.lag
    lost = clock.left + clock.gain - clock.cap - clock.lag if clock.gain else 0
    share = max(0.0, even, lost)
    spare = max(0.0, clock.left - kept - clock.lag * decisions)
    most = min(max(share, LARGEST * spare), SAFE * own, 1000 * LONGEST)
    return Allotment(asked, share / 1000, most / 1000)
