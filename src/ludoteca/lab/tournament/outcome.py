"""One finished game: who sat where, how it ended, what it cost, and all that is needed to prove it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from ludoteca.bots.clock import TimeLeft
from ludoteca.kernel.chance import key_from_seed
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match
from ludoteca.kernel.replay import replay
from ludoteca.kernel.views import OptionValue

Key = tuple[object, ...]
"""What tells a game from all others: the game, its options, the seed of its deal, who sits where, by which clock."""


class Forfeit(Struct, frozen=True):
    """Why a game ended early: the bot on this seat failed, kept silent for too long, or played what is not legal."""

    seat: int
    reason: str


class Outcome(Struct, frozen=True, kw_only=True):
    """One finished game, which is a line of a file of games."""

    game: str
    options: dict[str, OptionValue]
    seed: str
    """The seed of its deal, from which all luck follows."""
    players: tuple[str, ...]
    """The bot on each seat."""
    clock: TimeLeft | None = None
    """The clock that each seat began with, if there was one."""
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    forfeit: Forfeit | None = None
    """Who ended the game early; the points are those of that moment, the others rank by them."""
    starter: int = 0
    """The seat that began."""
    moves: int = 0
    decisions: tuple[int, ...] = ()
    """How often each seat was asked."""
    cpu: tuple[float, ...] = ()
    """How many seconds of computing each seat has used."""
    sources: tuple[dict[str, int], ...] = ()
    """The points of each seat by source, where the game's view tells them."""
    rules: int = 1
    """The version of the game's rules."""
    versions: dict[str, str | bool] = {}
    record: dict[str, Any] | UnsetType = UNSET
    """The match, move by move (docs/kernel.md)."""

    @property
    def key(self) -> Key:
        """What tells this game from all others."""
        return key(self.game, self.options, self.seed, self.players, self.clock)

    def share_of(self, seat: int) -> float:
        """Tell how much of the win went to a seat."""
        return (self.ranks[seat] == 1) / self.ranks.count(1)

    def share(self, bot: str) -> float:
        """Tell how much of the win went to a bot: seats that are first together share it."""
        return sum(self.share_of(seat) for seat, player in enumerate(self.players) if player == bot)

    @property
    def tie(self) -> bool:
        """Whether different bots share the first place."""
        return len({player for player, rank in zip(self.players, self.ranks, strict=True) if rank == 1}) > 1


def key(
    game: str, options: Mapping[str, OptionValue], seed: str, players: tuple[str, ...], clock: TimeLeft | None
) -> Key:
    """Tell a game from all others; options are compared whole."""
    return game, tuple(sorted(options.items())), seed, players, clock


def standing(match: Match, forfeiter: int | None = None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Tell points and ranks of a match, over or not; who forfeits is last, the others rank by how they stand."""
    seats = range(match.seats)
    points = tuple(match.position.score(seat) for seat in seats)
    ranks = match.position.ranks()
    if forfeiter is None:
        return points, tuple(ranks)
    left = [rank for seat, rank in enumerate(ranks) if seat != forfeiter]
    among = [match.seats if seat == forfeiter else 1 + sum(other < ranks[seat] for other in left) for seat in seats]
    return points, tuple(among)


def prove(room: Game, outcome: Outcome) -> Match:
    """Play a finished game again, move by move, with the luck that follows from its seed.

    Raises BadRecord when a move is not legal, or when luck, points or ranks are others.
    """
    if outcome.record is UNSET:
        raise BadRecord("malformed-record", field="record", args={"problem": "is missing"})
    match = replay(room, {**outcome.record, "key": key_from_seed(outcome.seed).hex()})
    forfeiter = None if outcome.forfeit is None else outcome.forfeit.seat
    if match.over != (forfeiter is None) or standing(match, forfeiter) != (outcome.points, outcome.ranks):
        raise BadRecord("bad-result", field="result")
    return match
