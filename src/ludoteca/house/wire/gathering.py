"""Looking for players: wishes, and what comes of them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.house.wire.fields import SeatNumber
from ludoteca.house.wire.people import Person
from ludoteca.kernel.views import as_type

TempoName = Annotated[str, Meta(max_length=64)]


class NewWish(Struct, forbid_unknown_fields=True):
    """Body of `PUT /api/me/wish`: what the caller would play, any of it."""

    games: Annotated[
        dict[Annotated[str, Meta(max_length=64)], Annotated[dict[str, Any], Meta(max_length=64)]], Meta(max_length=16)
    ]
    """Games, each by these options; those that are not named are played as usual."""
    seats: Annotated[list[SeatNumber], Meta(max_length=16)]
    """How many may sit at the table."""
    tempos: Annotated[list[TempoName], Meta(max_length=16)]
    """Names of tempos; empty: without clocks."""
    rated: bool | None = None
    """Whether it shall count for ratings; null: either will do."""
    hours: Annotated[int, Meta(ge=1, le=168)] = 24
    """For so long the caller waits."""


class WishInfo(Struct, omit_defaults=True):
    """What somebody would play; of the caller's own, also the way to the table that it has led to."""

    person: Person | UnsetType
    games: Annotated[dict[str, Any], as_type("Record<string, Record<string, OptionValue>>")]
    seats: list[int]
    tempos: list[str]
    rated: bool | None
    since: int
    until: int
    link: str | UnsetType = UNSET


class Wishes(Struct):
    """Body of `GET /api/wishes`: the caller's wish, and those of others, the oldest first."""

    own: WishInfo | None
    others: list[WishInfo]
