"""The accounts: how the chances of all seats moved from the base line to the end, and by whom or what.

For every seat, exactly: final − base = deal + luck + own play + the others' play. What a move was worth is told before
it drew; what it then drew is luck.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from msgspec import Struct

from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match
from ludoteca.kernel.room import Room
from ludoteca.ledger.evaluator import Evaluator
from ludoteca.ledger.lenses import Lens
from ludoteca.ledger.steps import Step, Told, start_of, steps

DEAL = "deal"
PLAY = "play"
HIDDEN = "hidden"
"""What a seat could not know until the end shows it: who cannot see it calls it luck."""
SETUPS = 400
"""How many set-ups the base line is the mean of."""


class Event(Struct, frozen=True):
    """One thing that moved the chances: the deal, a move, or what it drew."""

    seq: int
    """The entry of the journal; 0: the set-up."""
    seat: int
    """Who moved; −1: nobody."""
    move: str
    kind: str
    """`deal`, `play`, what was drawn, or `hidden`."""
    change: tuple[float, ...]
    """By how much each seat's chance moved."""
    chances: tuple[float, ...]
    """What it came to."""


class Account(Struct, frozen=True):
    """Where a seat's result came from, in chances to win."""

    base: float
    deal: float
    luck: float
    play: tuple[float, ...]
    """By the moves of each seat, its own among them."""
    final: float


class Accounts(Struct, frozen=True):
    """The accounts of all seats, and the events that they are made of."""

    seats: tuple[Account, ...]
    events: tuple[Event, ...]


def accounts(match: Match, evaluator: Evaluator, lens: Lens, seed: str, told: Told = lambda _: None) -> Accounts:
    """Make the accounts of a game; whoever waits is `told` how far it is gone through."""
    start, since = start_of(match)
    evaluator.prepare(start)
    chances = lens.forecast(start)
    base = chances if since or match.origin else base_line(match, evaluator, lens, seed)
    events = [_event(since, -1, "", DEAL, base, chances)]
    for at, step in enumerate(steps(match, start, since)):
        told(at / len(match.effective))
        for event in _events(match.game, step, lens, chances):
            events.append(event)
            chances = [*event.chances]
    return Accounts(tuple(_account(base, events, seat) for seat in range(match.seats)), tuple(events))


def base_line(match: Match, evaluator: Evaluator, lens: Lens, seed: str) -> list[float]:
    """Tell what the seats could expect before the cards were dealt: the mean over set-ups with the table's options."""
    game = match.game
    assert isinstance(game, Game)
    luck = random.Random(f"{seed} base")
    positions = [game.deal(match.seats, luck.getrandbits(62), match.options) for _ in range(SETUPS)]
    for position in positions:
        evaluator.prepare(position)
    return lens.average(positions)


def _events(game: Room, step: Step, lens: Lens, chances: Sequence[float]) -> Iterator[Event]:
    """Tell what a move was worth, and then what each kind of thing that it drew."""
    entry = step.entry
    kinds = [game.drawn_for(draw.purpose) for draw in step.draws]
    if not lens.splits:
        kinds = kinds[:1] or [HIDDEN] * step.after.over
    kind, end = PLAY, lens.forecast(step.after)
    for at, drawn in enumerate(kinds):
        if drawn == kind:
            continue
        # A seat that cannot tell what was to be expected takes all that came as play.
        expected = lens.expected(step, at)
        after = [last if one is None else one for one, last in zip(expected, end, strict=True)]
        yield _event(entry.seq, entry.seat, entry.move, kind, chances, after)
        chances, kind = after, drawn
    yield _event(entry.seq, entry.seat, entry.move, kind, chances, end)


def _event(seq: int, seat: int, move: str, kind: str, before: Sequence[float], after: Sequence[float]) -> Event:
    change = tuple(new - old for old, new in zip(before, after, strict=True))
    return Event(seq, seat, move, kind, change, tuple(after))


def _account(base: Sequence[float], events: Sequence[Event], seat: int) -> Account:
    """Add up what moved the chance of a seat."""
    deal, luck, play = 0.0, 0.0, [0.0] * len(base)
    for event in events:
        if event.kind == PLAY:
            play[event.seat] += event.change[seat]
        elif event.kind == DEAL:
            deal += event.change[seat]
        else:
            luck += event.change[seat]
    return Account(base[seat], deal, luck, tuple(play), events[-1].chances[seat])
