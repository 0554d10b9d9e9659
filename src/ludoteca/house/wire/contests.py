"""Tournaments: how they are made, entered and told."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.house.tempo.tempos import Tempo
from ludoteca.house.tournaments.formats import System
from ludoteca.house.tournaments.standings import BY_STAGE
from ludoteca.house.wire.people import Person
from ludoteca.kernel.views import OptionValue, among


class NewTournament(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tournaments`."""

    title: Annotated[str, Meta(min_length=1, max_length=64)]
    game: Annotated[str, Meta(max_length=64)]
    system: System
    tempo: Annotated[str, Meta(max_length=64)]
    """The name of a tempo: without clocks nobody knows when a round ends."""
    options: Annotated[dict[str, Any], Meta(max_length=64)] = {}
    out: Literal["bot", "end"] = "bot"
    """What becomes of a seat whose time is out."""
    rated: bool = False
    """Whoever enters agrees that the games count for ratings."""
    places: Annotated[int, Meta(ge=2, le=128)] = 32
    """So many may enter."""
    begins: int | None = None
    """When it begins by itself; null: its host begins it."""


class TournamentInfo(Struct, omit_defaults=True):
    """One tournament in a few words."""

    id: str
    title: str
    host: Person
    status: Annotated[str, among(("open", "playing", "finished", "closed"))]
    game: str
    options: dict[str, OptionValue]
    system: System
    tempo: Tempo
    places: int
    entered: int
    created: int
    rounds: int
    """So many were paired."""
    length: int
    """So many rounds the groups play, or all in a Swiss tournament; 0: it has not begun, or is a knock-out."""
    rated: bool = False
    own: bool = False
    """The caller takes part."""
    begins: int | UnsetType = UNSET
    finished: int | UnsetType = UNSET


class TournamentPage(Struct):
    """Body of `GET /api/tournaments`: those that go on first."""

    tournaments: list[TournamentInfo]
    page: int
    pages: int


class EntrantInfo(Struct, omit_defaults=True):
    """Somebody who takes part."""

    player: str
    name: str
    group: int = 0
    away: bool = False
    """Is not paired: withdrew, or left a game; until they say that they are back."""


class ScoreInfo(Struct):
    """What somebody has reached; which of it is compared in which order the ranking tells."""

    player: str
    place: int
    points: float
    opponents: float
    wins: float
    games: int
    stage: int
    """So many rounds of a knock-out were survived."""
    last: float
    """What the last of them counted."""


class RankingInfo(Struct):
    """How all stand (0), or a group."""

    group: int
    compared: list[Annotated[str, among(BY_STAGE)]]
    scores: list[ScoreInfo]


class PairedSeat(Struct, omit_defaults=True):
    """Somebody at a table of a round, in the order of seats; null: somebody who was removed."""

    player: str | None
    rank: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    score: float | UnsetType = UNSET
    """What it counts, between 0 and 1."""
    left: bool = False
    on: bool = False
    """Goes on to the next round of a knock-out."""


class PairedTable(Struct):
    """A table of a round."""

    id: str
    status: Annotated[str, among(("playing", "finished", "closed"))]
    seats: list[PairedSeat]


class PairedRound(Struct):
    """A round: its tables in order, and who had a bye."""

    tables: list[PairedTable]
    byes: list[str]
    knockout: bool


class Tournament(Struct):
    """Body of `GET /api/tournaments/{id}`."""

    info: TournamentInfo
    entrants: list[EntrantInfo]
    rankings: list[RankingInfo]
    rounds: list[PairedRound]
