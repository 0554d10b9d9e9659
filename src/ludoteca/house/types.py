"""Writes the page's types from what the server declares: `npm run types`.

What travels stands in `wire/` and becomes `web/src/lib/wire.ts`; each game's view, declared in its room, becomes
`view.ts` beside its board. Where the schema says only that something is JSON, the type's name stands in the
annotation (`as_type`); such types are other declarations' or the page's own.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    multi_type_info,
    type_info,
)

from ludoteca.house.tempo.rest import Rest
from ludoteca.house.tempo.tempos import Tempo
from ludoteca.house.tournaments.formats import System
from ludoteca.house.wire import (
    advice,
    asking,
    contests,
    failures,
    games,
    gathering,
    learning,
    people,
    planning,
    played,
    statistics,
    studies,
    tables,
    teaching,
    telling,
)
from ludoteca.kernel.events import GameEvent
from ludoteca.kernel.explanation import Explanation
from ludoteca.kernel.game import Game
from ludoteca.kernel.offers import Offer, Refused
from ludoteca.kernel.picks import Pick
from ludoteca.kernel.records import Advised
from ludoteca.kernel.registry import registered
from ludoteca.kernel.shapes import names_of, optional
from ludoteca.kernel.stakes import Stakes
from ludoteca.kernel.views import Argument, Arguments, Colour, Frame, Header, OptionValue, Result
from ludoteca.ledger.accounts import Account, Event
from ludoteca.ledger.errors import Error
from ludoteca.ledger.opinion import Considered
from ludoteca.ledger.playing_on import Estimate, Source
from ludoteca.ledger.review import By, Review
from ludoteca.ledger.weights import Explained

OURS = (
    *(Result, Frame, Header, Pick, Refused, Offer, Stakes, Explanation, GameEvent, Advised, Tempo, Rest),
    *(Estimate, Source, Error, Event, Account, Explained, By, Review, Considered, System),
)
"""What other rooms declare of what travels."""
NAMED = (OptionValue, Argument, Arguments, Colour)
"""Types with a name that are no structs."""
MESSAGES = (
    *(failures, people, tables, gathering, teaching, played, contests, games, asking, telling),
    *(advice, planning, learning, studies, statistics),
)
"""The modules of what travels, in the order in which it is written down."""
FRAMES = {
    "ClientFrame": ("the page tells the house", asking.ClientFrame),
    "ServerFrame": ("the house tells the page", telling.ServerFrame),
}
PLAIN: dict[type[Type], str] = {
    BoolType: "boolean",
    IntType: "number",
    FloatType: "number",
    StrType: "string",
    NoneType: "null",
    AnyType: "unknown",
    RawType: "unknown",
}
LONGEST_UNION = 7
"""Names of more things than that are told as `string`."""
LISTED = re.compile(r"\([^()]*\)(\[\])+")
"""A union that stands in parentheses already, as the type of a list."""


def typescript(kind: Type) -> str:
    """Spell a type."""
    match kind:
        case Metadata(type=inner):
            names = names_of(kind)
            name: str | None = (kind.extra or {}).get("typescript")
            return union(names) if names and len(names) <= LONGEST_UNION else name or typescript(inner)
        case LiteralType(values=values):
            return union(values)
        case StructType(cls=cls):
            return cls.__name__
        case ListType(item_type=item, min_length=2, max_length=2):
            return f"[{typescript(item)}, {typescript(item)}]"
        case ListType(item_type=item) | VarTupleType(item_type=item):
            spelled = typescript(item)
            one = " " not in spelled or spelled.startswith(("Record<", "[")) or LISTED.fullmatch(spelled)
            return f"{spelled}[]" if one else f"({spelled})[]"
        case TupleType(item_types=items):
            return f"[{', '.join(map(typescript, items))}]"
        case DictType(key_type=key, value_type=value):
            return f"Record<{typescript(key)}, {typescript(value)}>"
        case UnionType(types=types):
            return " | ".join(map(typescript, types))
        case _:
            return PLAIN[type(kind)]


def union(values: Any) -> str:
    """Spell a choice of names."""
    return " | ".join("'" + str(value) + "'" for value in values)


def may_lack(struct: StructType, field: Field) -> bool:
    """Tell whether a field may be left out: by whoever asks, or by the house where it is not set."""
    config = struct.cls.__struct_config__
    return optional(field) or (not field.required and (config.forbid_unknown_fields or config.omit_defaults))


def said(kind: Type) -> str:
    """Tell what a type is described as."""
    text = (kind.extra_json_schema or {}).get("description", "") if isinstance(kind, Metadata) else ""
    return str(text)


def lines(struct: StructType) -> Iterator[str]:
    """Declare one struct; a view adds to what all views have."""
    base = struct.cls.__mro__[1]
    inherited = {one.name for one in msgspec.structs.fields(base)} if base is not msgspec.Struct else set()
    yield f"/** {inspect.getdoc(struct.cls)} */"
    yield f"export interface {struct.cls.__name__}{f' extends {base.__name__}' if inherited else ''} {{"
    if struct.tag is not None:
        yield f"  type: '{struct.tag}';"
    for field in struct.fields:
        if field.name not in inherited:
            if text := said(field.type):
                yield f"  /** {text[0].upper()}{text[1:]}. */"
            yield f"  {field.encode_name}{'?' if may_lack(struct, field) else ''}: {typescript(field.type)};"
    yield "}"


def alias(named: Any) -> str:
    """Declare a type that is no struct."""
    kind = type_info(named)
    assert isinstance(kind, Metadata) and kind.extra is not None
    spelled = typescript(kind if names_of(kind) else kind.type)
    return f"export type {kind.extra['typescript']} = {spelled};"


def structs_in(kind: Type) -> Iterator[StructType]:
    """List the structs that a type is made of, the parts before the whole."""
    match kind:
        case Metadata(type=inner):
            yield from structs_in(inner)
        case StructType(fields=fields):
            for field in fields:
                yield from structs_in(field.type)
            yield kind
        case ListType(item_type=inner) | VarTupleType(item_type=inner) | DictType(value_type=inner):
            yield from structs_in(inner)
        case UnionType(types=types):
            for one in types:
                yield from structs_in(one)


def parts_of(game: Game) -> list[StructType]:
    """List the structs of a game's view that are its own."""
    found = {one.cls: one for one in structs_in(type_info(game.shape))}
    return [one for struct, one in found.items() if struct not in OURS]


def declared_in(module: ModuleType) -> list[type[msgspec.Struct]]:
    """List the structs that a module declares itself."""
    named = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    return [one for one in named if one.__module__ == module.__name__]


def of_wire() -> str:
    """Declare everything that travels."""
    declared = list(map(alias, NAMED))
    structs = multi_type_info([*OURS, *chain.from_iterable(map(declared_in, MESSAGES))])
    declared += ["\n".join(lines(one)) for one in structs if isinstance(one, StructType)]
    for name, (verb, union) in FRAMES.items():
        names = " | ".join(one.__name__ for one in get_args(union))
        declared.append(f"/** What {verb}. */\nexport type {name} = {names};")
    head = "/** Written by `npm run types` from what the server declares (src/ludoteca/house/types.py). */\n"
    return "\n".join([head, "\n\n".join(declared), ""])


def of_view(game: Game) -> str:
    """Declare what a game's board is given."""
    declared = ["\n".join(lines(one)) for one in parts_of(game)]
    head = "/** Written by `npm run types` from the shape of the game's views, which its room declares. */\n"
    head += "import type { Header } from '../../lib/wire';\n"
    return "\n".join([head, "\n\n".join(declared), ""])


def files(source: Path) -> dict[Path, str]:
    """Tell what is to be written under the page's source."""
    boards = {source / "boards" / game.name: game for game in registered().values()}
    views = {board / "view.ts": of_view(game) for board, game in boards.items() if board.is_dir()}
    return {source / "lib" / "wire.ts": of_wire(), **views}


if __name__ == "__main__":
    for path, text in files(Path(sys.argv[1])).items():
        path.write_text(text, encoding="utf-8")
