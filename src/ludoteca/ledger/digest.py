"""What many games are told from: of one reviewed game how often each seat had to decide what, and where it erred."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from ludoteca.kernel.match import Match
from ludoteca.ledger.judge import has_choice
from ludoteca.ledger.review import Review
from ludoteca.ledger.steps import start_of, steps
from ludoteca.ledger.themes import Theme, theme


class Mistake(Struct, frozen=True):
    """An error of a review, and what it was about."""

    seq: int
    seat: int
    cost: float
    theme: Theme


class Asked(Struct, frozen=True):
    """How often a seat had a choice at decisions of one kind."""

    theme: Theme
    times: int


class SeatDigest(Struct, frozen=True):
    """One seat: how much luck it had, the deal among it, which share of the win it got, and what it decided."""

    luck: float
    share: float
    asked: tuple[Asked, ...]


class Digest(Struct, frozen=True):
    """One reviewed game in short; the worst errors come first."""

    mistakes: tuple[Mistake, ...]
    seats: tuple[SeatDigest, ...]


def digest(match: Match, review: Review) -> Digest:
    """Go through a reviewed game and tell it in short."""
    asked = [Counter[Theme]() for _ in range(match.seats)]
    themes: dict[int, Theme] = {}
    for step in steps(match, *start_of(match)):
        if has_choice(step.before, step.seat):
            themes[step.entry.seq] = theme(match.game, step.before)
            asked[step.seat][themes[step.entry.seq]] += 1
    return Digest(
        tuple(Mistake(one.seq, one.seat, one.cost, themes[one.seq]) for one in review.errors),
        tuple(
            SeatDigest(row.deal + row.luck, row.final, tuple(Asked(*pair) for pair in sorted(count.items())))
            for row, count in zip(review.seats, asked, strict=True)
        ),
    )
