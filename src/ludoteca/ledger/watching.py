"""One finished game as statistics see it: who won, how the chances moved, and what each seat picked.

Watched once, it can be kept packed: what many games come to is measured from that (`measures.py`).
"""

from __future__ import annotations

import hashlib
import zlib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match
from ludoteca.kernel.replay import fingerprint
from ludoteca.kernel.room import Room
from ludoteca.ledger.accounts import accounts
from ludoteca.ledger.evaluator import evaluator
from ludoteca.ledger.lenses import Open
from ludoteca.ledger.sources import sources
from ludoteca.ledger.steps import Step, check_finished, start_of, steps

VERSION = 1
"""Of what is counted here, and how: games that were watched by another are watched anew."""
MARGIN = 0.05
"""By how much a chance must be ahead of all others to lead."""
DIGITS = 6
"""So many decimal places of chances are kept: a ten-thousandth of a percentage point."""


Gain = tuple[float, int]
"""By how much the chance and the points of a seat moved."""


class Use(NamedTuple):
    """What one seat did with a piece: how often it could have picked it, did, and how chance and points moved then."""

    offered: int
    picked: int
    value: float
    points: int


class Watched(Struct, frozen=True, kw_only=True):
    """One game: what is counted of it."""

    name: str
    """A short name of its moves and luck."""
    entries: int
    starter: int = 0
    """The seat that began; the others followed in the order of their numbers."""
    shares: tuple[float, ...]
    """How much of the win each seat got."""
    points: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    """The points of each seat by source, where the game tells them."""
    leads: int
    """How often another seat came to lead."""
    luck: tuple[float, float]
    """The sums over seats of luck × result and of result squared; a result is the last chance less the base line."""
    uses: tuple[dict[str, Use], ...]
    """By seat and piece: what was picked, as `decision token`; what the log told of it, as `event.argument word`."""


# Made once, before any thread asks: msgspec crashes where two threads are the first to read a type.
_watched = msgspec.json.Decoder(Watched).decode


def by(game: Room, seats: int) -> str:
    """Name all that what is counted of a game hangs on: counted by something else, games do not compare."""
    numbers = (VERSION, game.name, game.rules, game.edition, evaluator(game, seats).hash)
    return hashlib.sha256(repr(numbers).encode()).hexdigest()


def pack(watched: Watched) -> bytes:
    """Write a watched game down in few bytes."""
    return zlib.compress(msgspec.json.encode(watched))


def unpack(packed: bytes) -> Watched:
    """Read it."""
    return _watched(zlib.decompress(packed))


def watch(match: Match) -> Watched:
    """Go through a finished game. Raises BadRecord when it is not over."""
    check_finished(match)
    game = match.game
    judged = evaluator(game, match.seats)
    start, since = start_of(match)
    judged.prepare(start)
    uses = [defaultdict[str, _Use](_Use) for _ in range(match.seats)]
    course = [judged(start)]
    gains: dict[int, list[Gain]] = {}
    for step in steps(match, start, since):
        course.append(judged(step.after))
        gains[step.entry.seq] = [
            (new - old, step.after.score(seat) - step.before.score(seat))
            for seat, (old, new) in enumerate(zip(*course[-2:], strict=True))
        ]
        _note_picks(game, step, gains[step.entry.seq][step.seat], uses[step.seat])
    _note_events(match, gains, uses)
    assert match.result is not None
    return Watched(
        name=fingerprint(match.record()),
        entries=len(match.effective),
        starter=match.at(0).public().get("start_player", 0),
        shares=tuple(match.position.returns("shares")),
        points=match.result.points,
        sources=sources(match),
        leads=leads(course),
        luck=_luck(match),
        uses=tuple({piece: use.told() for piece, use in one.items()} for one in uses),
    )


class _Use:
    """What is being counted of one piece."""

    def __init__(self) -> None:
        self.offered = self.picked = self.points = 0
        self.value = 0.0

    def pick(self, gain: Gain) -> None:
        """Count that it was picked."""
        self.picked += 1
        self.value += gain[0]
        self.points += gain[1]

    def told(self) -> Use:
        """Give what was counted."""
        return Use(self.offered, self.picked, round(self.value, DIGITS), self.points)


def _note_picks(game: Room, step: Step, gain: Gain, uses: dict[str, _Use]) -> None:
    """Count what a move picked of what was offered, wherever there was a choice."""
    position = step.before.clone()
    for at, pick in enumerate(step.picks, 1):
        offered = position.picks(step.seat)
        if len(offered) > 1:
            decision = game.decisions[position.kind]
            for one in offered:
                uses[f"{decision} {game.vocabulary.token(one)}"].offered += 1
            uses[f"{decision} {game.vocabulary.token(pick)}"].pick(gain)
        if at < len(step.picks):
            position.step(step.seat, pick)


def _note_events(match: Match, gains: Mapping[int, Sequence[Gain]], uses: Sequence[dict[str, _Use]]) -> None:
    """Count what the log tells of each seat by a name."""
    for event in match.events:
        seat = event.args.get("seat")
        if event.seq not in gains or type(seat) is not int or not 0 <= seat < match.seats:
            continue
        for name, told in event.args.items():
            for word in dict.fromkeys(told if isinstance(told, list) else [told]):
                if isinstance(word, str) and word:
                    uses[seat][f"{event.id}.{name} {word}"].pick(gains[event.seq][seat])


def leads(course: Sequence[Sequence[float]]) -> int:
    """Count how often another seat came to lead by a margin.

    >>> leads([[0.5, 0.5], [0.6, 0.4], [0.5, 0.5], [0.7, 0.3], [0.4, 0.6]])
    1
    """
    leader, changes = None, 0
    for chances in course:
        first, second = sorted(chances, reverse=True)[:2]
        if first - second >= MARGIN:
            seat = chances.index(first)
            changes += leader not in (None, seat)
            leader = seat
    return changes


def _luck(match: Match) -> tuple[float, float]:
    """Tell how far luck and result went together."""
    assert isinstance(match.game, Game)
    seed = fingerprint(match.record())
    judged = evaluator(match.game, match.seats)
    rows = accounts(match, judged, Open(judged, seed), seed).seats
    results = [row.final - row.base for row in rows]
    return (
        sum((row.deal + row.luck) * result for row, result in zip(rows, results, strict=True)),
        sum(result * result for result in results),
    )
