"""What people have played, and how strongly."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from ludoteca.house.wire.people import Person
from ludoteca.house.wire.tables import Span
from ludoteca.kernel.picks import Pick
from ludoteca.ledger.playing_on import Estimate


class RatingInfo(Struct):
    """How strong somebody plays a game: points, between which they are by 95 %, and the rank among so many."""

    points: int
    interval: Span
    games: int
    """So many rated games say so."""
    rank: int
    of: int


class SourceInfo(Struct):
    """Points from one source in a game, in the mean: the person's, and those of the winners of the same games."""

    source: str
    own: float
    winners: float
    more: Estimate
    """By how much the person's are more."""


class OpeningInfo(Struct):
    """How somebody likes to begin a game: a move, in how many of the last games, and which share of these was won."""

    picks: list[Pick]
    games: int
    won: Estimate


class PlayedInfo(Struct, omit_defaults=True):
    """What somebody has played of a game, to its end."""

    game: str
    games: int
    won: int
    left: int
    """In so many of them a bot or somebody else took over."""
    rating: RatingInfo | UnsetType = UNSET
    enough: int = 0
    """Openings and sources are told from so many games on."""
    compared: int = 0
    """In so many of the last games points were compared with the winners'."""
    sources: list[SourceInfo] = []
    opened: int = 0
    """Of so many of the last games it is told how they were begun."""
    openings: list[OpeningInfo] = []


class ErrorRate(Struct):
    """How often somebody erred at decisions of one kind, where they had a choice."""

    name: str
    """A phase, or what was asked; empty: at all of them."""
    games: int
    """In how many games they were asked."""
    asked: int
    rate: Estimate


class GameLuck(Struct):
    """A reviewed game: how much luck somebody had, the deal among it, and which share of the win they got."""

    table: str
    finished: int
    luck: float
    share: float


class ReviewedInfo(Struct, omit_defaults=True):
    """Body of `GET /api/people/{id}/reviewed/{game}`: what the reviews of somebody's last games come to.

    Of fewer games than are enough only how many there are.
    """

    played: int
    """The last games of this kind, but for those left or taken over."""
    reviewed: int
    """So many of them are reviewed, by the evaluators of today."""
    outdated: int
    """So many by others: their numbers do not compare."""
    enough: int
    errors: ErrorRate | None = None
    phases: list[ErrorRate] = []
    decisions: list[ErrorRate] = []
    course: list[GameLuck] = []
    """The reviewed games, the oldest first."""
    luck: Estimate | None = None
    """The mean of a game, in shares of a win."""
    won: Estimate | None = None
    """The mean share of the win."""
    adjusted: Estimate | None = None
    """The same with luck taken off; none: in none of these games does that make anything surer."""
    adjusting: int = 0
    """In so many of the games it does."""


class PersonInfo(Struct):
    """Body of `GET /api/people/{id}`: what has been played most comes first."""

    person: Person
    played: list[PlayedInfo]
