"""`ludoteca view`: the fields of a game's view as tables, as they stand in the game's document."""

from __future__ import annotations

import argparse
import inspect
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.inspect import Field, StructType

import ludoteca
from ludoteca.house.types import may_lack, parts_of, said, typescript
from ludoteca.kernel.game import Game
from ludoteca.kernel.shapes import fields_of
from ludoteca.kernel.views import Frame, Header

BEGIN, END = "<!-- fields -->", "<!-- end of fields -->"
"""What stands in a document around the tables."""


def main(argv: list[str]) -> int:
    """Print the tables, or put them where they belong in a document."""
    options = argparse.ArgumentParser(
        prog="ludoteca view",
        description="List the fields of a game's view: their names in JSON, their types, and what they tell.",
    )
    options.add_argument("game")
    options.add_argument("--write", metavar="FILE", type=Path, help=f"replace what stands between {BEGIN} and {END}")
    chosen = options.parse_args(argv)
    found = tables(ludoteca.game(chosen.game))
    if chosen.write is None:
        print(found, end="")
    else:
        chosen.write.write_text(renewed(chosen.write.read_text(encoding="utf-8"), found), encoding="utf-8")
    return 0


def renewed(document: str, found: str) -> str:
    """Put new tables into a document."""
    head, _, rest = document.partition(BEGIN)
    return f"{head}{BEGIN}\n\n{found}\n{END}{rest.partition(END)[2]}"


def tables(game: Game) -> str:
    """Write a table for the view, and one for each of its parts."""
    *parts, view = parts_of(game)
    header = [*fields_of(Header).values(), *(fields_of(view.cls)[name] for name in _own(view.cls))]
    return "\n".join(
        ["\n".join(_table(view, header)), *("\n".join(_table(one, one.fields)) for one in parts + _shared())]
    )


def _own(struct: type[Struct]) -> list[str]:
    return [name for name in fields_of(struct) if name not in fields_of(Header)]


def _shared() -> list[StructType]:
    return [StructType(Frame, tuple(fields_of(Frame).values()))]


def _table(struct: StructType, fields: Iterator[Field] | list[Field] | tuple[Field, ...]) -> Iterator[str]:
    yield f"**`{struct.cls.__name__}`**: {_sentence(inspect.getdoc(struct.cls) or '')}\n"
    yield "| field | type | |"
    yield "|---|---|---|"
    for field in fields:
        kind = typescript(field.type).replace("|", "\\|")
        yield f"| `{field.encode_name}{'?' if may_lack(struct, field) else ''}` | `{kind}` | {said(field.type)} |"
    yield ""


def _sentence(text: str) -> str:
    return text[:1].lower() + text[1:]
