"""The shape of a record: a match written down so that anybody can play it again and prove it (docs/kernel.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, convert

from ludoteca.kernel.editions import Edition
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.shapes import LARGEST, Shape
from ludoteca.kernel.views import OptionValue, Result

UNDO = "undo"
RULES = "rules"
END = "ended"
NUMBER = r"0|[1-9][0-9]{0,8}"
Drawn = Annotated[list[Annotated[int, Meta(ge=0, le=LARGEST)]], Meta(description="results of chance, in order")]
Key = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Promise = Annotated[str, Meta(pattern=r"\A([0-9a-f]{64})?\Z")]


class Row(Struct):
    """One entry of the journal; whoever takes back for the table is seat -1."""

    seat: Annotated[int, Meta(ge=-1, le=15)]
    move: str
    chance: Drawn = []


class Record(Struct, kw_only=True):
    """A match: what was agreed, what luck was promised, and all that happened."""

    ludoteca: Literal[1] = 1
    game: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, OptionValue]
    rules: Annotated[int, Meta(ge=1)] = 1
    """The version of the game's rules by which it was played last; records of before there were versions tell none."""
    edition: Edition | UnsetType = UNSET
    """Which numbers were others than in the game's own data, if any."""
    commitment: Promise
    key: Key | UnsetType = UNSET
    origin: dict[str, Any] | UnsetType = UNSET
    setup: Drawn
    journal: list[Row]
    ground: dict[str, Any] | UnsetType = UNSET
    """From where newer rules went on, if they did: a snapshot (`snapshots.py`)."""
    result: Result | UnsetType = UNSET


def read(record: Mapping[str, Any]) -> Record:
    """Check the shape of a record; raises BadRecord naming the field that does not fit."""
    try:
        return convert(Shape(Record, 16, whole=True).check(record), Record)
    except BadRecord as wrong:
        raise BadRecord("malformed-record", field=wrong.field, args=wrong.arguments) from None


def undone_to(move: str) -> int | None:
    """Tell the entry that an undo goes back to; None for any other move. Raises BadRecord for what is no number."""
    word, _, number = move.partition(" ")
    if word != UNDO:
        return None
    if not re.fullmatch(NUMBER, number):
        raise BadRecord("bad-undo", field="move", args={"move": move[:64]})
    return int(number)


def gone_on_from(move: str) -> int | None:
    """Tell the entry from which newer rules go on; None for any other move. Raises BadRecord for what is no number."""
    word, _, numbers = move.partition(" ")
    if word != RULES:
        return None
    _, _, number = numbers.partition(" ")
    if not re.fullmatch(f"({NUMBER}) ({NUMBER})", numbers):
        raise BadRecord("bad-rules", field="move", args={"move": move[:64]})
    return int(number)
