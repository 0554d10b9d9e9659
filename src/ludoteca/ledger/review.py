"""A review of a finished game: accounts, errors and turning points, the same each time it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, to_builtins

from ludoteca.kernel.match import Match
from ludoteca.kernel.replay import fingerprint
from ludoteca.ledger.accounts import DEAL, Account, Event, accounts
from ludoteca.ledger.errors import Error, Errors, errors
from ludoteca.ledger.evaluator import VERSION, Evaluator, evaluator
from ludoteca.ledger.lenses import OPEN, lens
from ludoteca.ledger.steps import Told, check_finished
from ludoteca.ledger.weights import Explained

FEWEST, MOST = 3, 5
"""How many turning points there are."""
TURN = 0.08
"""By how much a chance moves where it counts as one beyond the fewest."""
ACCOUNTS = 0.3
"""Which share of the time the accounts take where searches look ahead for them, about; else next to none."""


class By(Struct, frozen=True):
    """What the numbers of a review hang on."""

    version: int
    hash: str
    lens: str
    """`open`: the accounts are made with all cards open; `fair`: of each seat by what it could know. Errors always are
    by what their seat could know."""
    depth: float
    fitted: dict[str, Any]
    """From how many games the evaluator was made, and how well it foretold others; empty: it is rough."""
    luck: Explained | None = None
    """What luck explains of results, all cards open; None: that was not measured, or another lens was asked for."""


class Review(Struct, frozen=True):
    """A review."""

    evaluator: By
    seats: tuple[Account, ...]
    events: tuple[Event, ...]
    errors: tuple[Error, ...]
    turning_points: tuple[Event, ...]
    adjusted: tuple[float, ...] = ()
    """The result of each seat without luck, which is less noisy; empty where luck explains nothing for sure."""
    opinions: tuple[Error, ...] = ()
    """What would be errors if the judge were right, and is not sure: playing on has neither borne it out nor refuted
    it."""

    def as_json(self) -> dict[str, Any]:
        """Give it as JSON knows it."""
        told: dict[str, Any] = to_builtins(self)
        return told


def review(
    match: Match,
    lens_name: str = OPEN,
    depth: float = 1.0,
    by: Evaluator | None = None,
    told: Told = lambda _: None,
) -> Review:
    """Review a game; raises BadRecord unless it is over.

    `depth` is how many times the usual number of play-outs judge errors, and how many times the usual number of games
    are played on from them; with 0 none are looked for. Whoever waits is `told` now and then which share of the work
    is done.
    """
    check_finished(match)
    judged = by or evaluator(match.game, match.seats)
    seed = fingerprint(match.record())
    looking = ACCOUNTS if lens_name == OPEN and judged.weights.ahead else 0.0
    made = accounts(match, judged, lens(lens_name, judged, seed), seed, lambda share: told(looking * share))
    found = Errors()
    if depth:
        found = errors(match, judged, seed, depth, lambda share: told(looking + (1 - looking) * share))
    explained_by = judged.weights.luck if lens_name == OPEN else None
    return Review(
        By(VERSION, judged.hash, lens_name, depth, judged.weights.made, explained_by),
        made.seats,
        made.events,
        found.sure,
        turning_points(made.events),
        adjusted(made.seats, explained_by),
        found.opinions,
    )


def adjusted(seats: Sequence[Account], luck: Explained | None) -> tuple[float, ...]:
    """Take luck off the results, as far as it explains them; nothing where it explains nothing for sure."""
    if luck is None or not luck.saves:
        return ()
    return tuple(one.final - luck.beta * (one.deal + one.luck) for one in seats)


def turning_points(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Choose the events after the deal that moved a chance most, in the order of the game."""
    largest = sorted((event for event in events if event.kind != DEAL), key=weight, reverse=True)[:MOST]
    chosen = [event for at, event in enumerate(largest) if at < FEWEST or weight(event) >= TURN]
    return tuple(sorted(chosen, key=lambda event: event.seq))


def weight(event: Event) -> float:
    """Tell by how much an event moved any seat's chance."""
    return max(map(abs, event.change))
