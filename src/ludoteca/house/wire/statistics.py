"""What many games of a kind have come to."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Raw, Struct, UnsetType

from ludoteca.kernel.views import as_type
from ludoteca.ledger.playing_on import Estimate


class LengthGroup(Struct):
    """How many games took from so many to so many moves."""

    least: int
    most: int
    games: int


class PlaceMeasures(Struct):
    """A seat in the order of turns: its share of the win, and its points."""

    won: Estimate
    points: Estimate


class SourceMeasures(Struct):
    """Points from one source, of all and of winners."""

    source: str
    all: Estimate
    winners: Estimate


class PieceMeasures(Struct, omit_defaults=True):
    """What became of those who picked something, or of whom the log told it."""

    asked: str
    """The decision at which it was picked; or the event that the log told."""
    kind: str
    """The kind of the pick; or the argument of the event."""
    token: str
    games: int
    times: int
    """In how many games, and how often in all of them."""
    told: bool = False
    """The log told it."""
    taken: Estimate | UnsetType = UNSET
    """Picked of the times when it was on offer and something else was, too."""
    won: Estimate | UnsetType = UNSET
    """The share of the win of the seats that picked it."""
    value: Estimate | UnsetType = UNSET
    """By how much the chance to win moved with it, beside what is picked at the same decision."""
    points: Estimate | UnsetType = UNSET
    """What it brought at once."""
    clear: bool = False
    """Its value is not nought, even when those of all pieces are taken together."""
    dead: bool = False
    """Hardly ever taken, though on offer."""


class Figures(Struct):
    """What enough games tell."""

    moves: Estimate
    lengths: list[LengthGroup]
    margin: Estimate
    """By how many points the first was before the second."""
    leads: Estimate
    """How often another seat came to lead."""
    luck: Estimate
    """How much of the results went with luck."""
    fitted: bool
    """The weights of the evaluator were fitted to games; if not, chances are rough."""
    places: list[PlaceMeasures]
    sources: list[SourceMeasures]
    pieces: list[PieceMeasures]


class CountedInfo(Struct):
    """The games with so many seats that count."""

    seats: int
    games: int
    at: int
    """When they were measured."""
    figures: Figures | UnsetType = UNSET
    """Missing where too few games would tell them."""


class StatisticsInfo(Struct):
    """Body of `GET /api/games/{game}/statistics`: for each number of seats that was played."""

    game: str
    enough: int
    """So many games are told of at least."""
    most: int
    """So many of each number of seats are counted, the newest."""
    counts: bool
    """Games are counted in this house."""
    counted: Annotated[list[Raw], as_type("CountedInfo[]")]
