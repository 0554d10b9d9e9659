"""The shape of views: what the views of all games share, and the words in which a game declares its own.

A game declares its view once, as a struct that extends `Header`. From it come the JSON that travels, the page's types,
the tables of the game's document (`docs/`) and the check of documents (`documents.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

PER_SEAT = Meta(extra={"per_seat": True})
"""Marks a list that holds one entry for each seat."""


def about(text: str) -> Meta:
    """Say what a field tells; the words stand in the game's document and in the page's types."""
    return Meta(description=text)


def among(names: Sequence[str]) -> Meta:
    """Declare that a text is one of some names."""
    return Meta(extra_json_schema={"enum": list(names)})


def as_type(name: str) -> Meta:
    """Name the page's type of what is no struct, or only JSON here."""
    return Meta(extra={"typescript": name})


Seat = Annotated[int, Meta(ge=0, le=15, extra={"seat": True})]
"""The number of a player at the table."""
Count = Annotated[int, Meta(ge=0, le=10_000)]
"""How many there are of something."""
OptionValue = Annotated[str | int | bool, as_type("OptionValue")]
"""What can be chosen for an option."""
Argument = Annotated[str | int | bool, as_type("Argument")]
"""An argument of a message: a token, a number or a flag."""
Arguments = Annotated[dict[str, Argument | list[Argument]], as_type("Arguments")]
"""The arguments of a message, by name."""
Colour = Annotated[str, among(("red", "blue", "black", "green", "orange", "pink", "yellow")), as_type("Colour")]
"""A colour of a seat that the page has a paint and a mark for; a game may say which of them are its own."""


class Result(Struct, frozen=True):
    """How a game ended: points and rank of each seat; equal ranks share."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]

    def as_json(self) -> dict[str, list[int]]:
        """Give the JSON form."""
        return {"points": list(self.points), "ranks": list(self.ranks)}


class Frame(Struct):
    """A decision that is still to be made."""

    decision: Annotated[str, about("its name")]
    seats: Annotated[list[Seat], about("who decides")]
    args: Annotated[list[int], Meta(min_length=4, max_length=4), about("four small numbers of the game")]


class Header(Struct, kw_only=True):
    """What every view begins with; the kernel fills it in, but for the options that a game's rules ask for."""

    game: Annotated[str, about("the game’s name")] = ""
    seats: Annotated[int, Meta(ge=1, le=16), about("how many play")] = 0
    seat: Annotated[Seat | None, about("whose view it is; null: a spectator’s, or the open one")] = None
    options: Annotated[dict[str, OptionValue], about("the options that the rules ask for")] = {}
    stack: Annotated[list[Frame], Meta(max_length=16), about("pending decisions, the topmost last; none: over")] = []
    to_act: Annotated[list[Seat], about("the seats that may act now")] = []
    result: Annotated[Result | None, about("points and ranks, once the game is over")] | UnsetType = UNSET
