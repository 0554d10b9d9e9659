"""The shape of a record: a match written down so that anybody can play it again and prove it (docs/kernel.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, convert, json

from ludoteca.kernel.editions import Edition
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.shapes import LARGEST, Shape
from ludoteca.kernel.views import OptionValue, Result, about

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
    move: Annotated[str, about("the picks as their tokens, with blanks between; `undo N`, `ended` or `rules V N`")]
    chance: Drawn = []


class Advised(Struct, frozen=True):
    """A seat has asked for advice after an entry: at most where to look (1), what to consider (2), or the move (3)."""

    seq: Annotated[int, Meta(ge=0, le=LARGEST)]
    seat: Annotated[int, Meta(ge=0, le=15)]
    level: Annotated[int, Meta(ge=1, le=3)]


class Branched(Struct, frozen=True):
    """A game that began with a position of another: at which table of a house, after which entry."""

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    seq: Annotated[int, Meta(ge=0, le=LARGEST)]


class Record(Struct, kw_only=True):
    """A match: what was agreed, what luck was promised, and all that happened."""

    ludoteca: Literal[1] = 1
    game: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[str, OptionValue], about("what was agreed; what is not named is as it was of old")]
    rules: Annotated[int, Meta(ge=1), about("the version of the game’s rules by which it was played last")] = 1
    edition: Annotated[Edition, about("which numbers were others than the game’s own")] | UnsetType = UNSET
    commitment: Annotated[Promise, about("SHA-256 of the key, shown before the first move; may be empty")]
    key: Annotated[Key, about("from which all luck follows; shown once the game is over")] | UnsetType = UNSET
    origin: Annotated[dict[str, Any], about("the document that it began with, if not at the start")] | UnsetType = UNSET
    setup: Annotated[Drawn, about("what was drawn to set up")]
    journal: Annotated[list[Row], about("all moves, and what each of them drew")]
    ground: Annotated[dict[str, Any], about("the snapshot from which newer rules went on")] | UnsetType = UNSET
    result: Annotated[Result, about("points and ranks, once the game is over")] | UnsetType = UNSET
    branch: Annotated[Branched, about("the game that it branches off from; it counts for nothing")] | UnsetType = UNSET
    teaching: Annotated[bool, about("all hands were open: it tells nothing of strength")] | UnsetType = UNSET
    advice: Annotated[list[Advised], about("hints that were asked for; none changes the game")] | UnsetType = UNSET


def read(record: Mapping[str, Any]) -> Record:
    """Check the shape of a record; raises BadRecord naming the field that does not fit."""
    try:
        return convert(Shape(Record, 16, whole=True).check(record), Record)
    except BadRecord as wrong:
        raise BadRecord("malformed-record", field=wrong.field, args=wrong.arguments) from None


def schema() -> dict[str, Any]:
    """Give the JSON Schema of a record (2020-12): what `read` checks, for others."""
    return schema_of(Record, "A game of Ludoteca")


def schema_of(shape: type, title: str) -> dict[str, Any]:
    """Give the JSON Schema (2020-12) of anything that is written to a file."""
    found: dict[str, Any] = _for_all(json.schema(shape))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **found}


def _for_all(part: Any) -> Any:
    """Write a part of a schema so that validators of any language understand it: no other fields, plain patterns."""
    if isinstance(part, list):
        return [_for_all(one) for one in part]
    if not isinstance(part, dict):
        return part
    written = {name: _for_all(one) for name, one in part.items()}
    if "properties" in part:
        written["additionalProperties"] = False
    if isinstance(pattern := part.get("pattern"), str):
        written["pattern"] = pattern.replace(r"\A", "^").replace(r"\Z", "$")
    return written


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
