"""What people have played, and how strongly."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from ludoteca.house.wire.people import Person
from ludoteca.house.wire.tables import Span
from ludoteca.kernel.picks import Pick


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


class OpeningInfo(Struct):
    """How somebody likes to begin a game: a move, in how many of the last games, and how many of these were won."""

    picks: list[Pick]
    games: int
    won: int


class PlayedInfo(Struct, omit_defaults=True):
    """What somebody has played of a game, to its end."""

    game: str
    games: int
    won: int
    left: int
    """In so many of them a bot or somebody else took over."""
    rating: RatingInfo | UnsetType = UNSET
    compared: int = 0
    """In so many of the last games points were compared with the winners'."""
    sources: list[SourceInfo] = []
    opened: int = 0
    """Of so many of the last games it is told how they were begun."""
    openings: list[OpeningInfo] = []


class PersonInfo(Struct):
    """Body of `GET /api/people/{id}`: what has been played most comes first."""

    person: Person
    played: list[PlayedInfo]
