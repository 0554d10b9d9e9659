"""Writes the page's types of what travels, from the schema in `wire.py`: `npm run types`.

Where the schema says only that something is JSON, the type's name stands in the annotation (`as_type`); such types,
a game's view above all, are the page's own.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    IntType,
    ListType,
    Metadata,
    NoneType,
    RawType,
    StrType,
    StructType,
    Type,
    UnionType,
    multi_type_info,
)

from ludoteca.house import wire

FOREIGN = ("Arguments", "GameEvent", "Offer", "OptionValue", "Result", "View")
"""Types that the page defines itself."""
FRAMES = {"ClientFrame": "the page tells the house", "ServerFrame": "the house tells the page"}
PLAIN: dict[type[Type], str] = {
    BoolType: "boolean",
    IntType: "number",
    StrType: "string",
    NoneType: "null",
    AnyType: "unknown",
    RawType: "unknown",
}


def typescript(kind: Type) -> str:
    """Spell a type."""
    match kind:
        case Metadata(extra={"typescript": str(name)}):
            return name
        case Metadata(type=inner):
            return typescript(inner)
        case StructType(cls=cls):
            return cls.__name__
        case ListType(item_type=item):
            spelled = typescript(item)
            return f"({spelled})[]" if " " in spelled else f"{spelled}[]"
        case DictType(value_type=value):
            return f"Record<string, {typescript(value)}>"
        case UnionType(types=types):
            return " | ".join(typescript(one) for one in types)
        case _:
            return PLAIN[type(kind)]


def optional(struct: StructType, field: Field) -> bool:
    """Tell whether a field may be left out: by whoever asks, or by the house where it is not set."""
    config = struct.cls.__struct_config__
    return not field.required and (config.forbid_unknown_fields or config.omit_defaults)


def lines(struct: StructType) -> Iterator[str]:
    """Declare one struct."""
    yield f"/** {inspect.getdoc(struct.cls)} */"
    yield f"export interface {struct.cls.__name__} {{"
    if struct.tag is not None:
        yield f"  type: '{struct.tag}';"
    for field in struct.fields:
        yield f"  {field.encode_name}{'?' if optional(struct, field) else ''}: {typescript(field.type)};"
    yield "}"


def main() -> str:
    """Declare everything that travels."""
    named = [one for one in vars(wire).values() if isinstance(one, type) and one.__module__ == wire.__name__]
    structs = multi_type_info([one for one in named if issubclass(one, msgspec.Struct)])
    declared = ["\n".join(lines(one)) for one in structs if isinstance(one, StructType)]
    for name, verb in FRAMES.items():
        parts: Any = getattr(wire, name).__args__
        names = " | ".join(one.__name__ for one in parts)
        declared.append(f"/** What {verb}. */\nexport type {name} = {names};")
    head = "/** Written by `npm run types` from src/ludoteca/house/wire.py: change it there. */\n"
    head += f"import type {{ {', '.join(FOREIGN)} }} from './play';\n"
    return "\n".join([head, "\n\n".join(declared), ""])


if __name__ == "__main__":
    sys.stdout.write(main())
