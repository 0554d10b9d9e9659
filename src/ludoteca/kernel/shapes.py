"""Checks that data from outside has the shape that a struct declares, and names the field that has not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from ludoteca.kernel.errors import BadRecord

LARGEST = 2**31 - 1
"""Numbers without a range of their own are those of the rules: 32 bits."""


def bad(field: str, problem: str) -> BadRecord:
    """Make the error for a document that says something impossible in a field."""
    return BadRecord("bad-document", field=field or "document", args={"problem": problem})


class Part(dict[str, Any]):
    """A table of a checked document; asked for a field that was left out and is needed, it names that field."""

    def __init__(self, where: str, fields: dict[str, Any]) -> None:
        super().__init__(fields)
        self.where = where

    def __missing__(self, key: str) -> Any:
        raise bad(inside(self.where, key), "is missing")


def inside(where: str, key: str) -> str:
    """Name a field of a table."""
    return f"{where}.{key}" if where else key


@cache
def fields_of(struct: type[Struct]) -> dict[str, Field]:
    """List the fields that a struct declares, by the names that they have in JSON."""
    found = type_info(struct)
    assert isinstance(found, StructType)
    return {field.encode_name: field for field in found.fields}


class Shape:
    """The shape of a struct, for data of a table of so many seats.

    In a document every field may be left out, at every level; what is `whole` (a record) needs all those that have
    no default. Unknown fields, other types, numbers out of range and names that are none are refused.
    """

    def __init__(self, struct: type[Struct], seats: int, *, whole: bool = False) -> None:
        self.struct = struct
        self.seats = seats
        self.whole = whole

    def check(self, value: Any) -> Part:
        """Give a copy of the data; raises BadRecord naming the first field that does not fit."""
        return self._fields(self.struct, value, "")

    def _fields(self, struct: type[Struct], value: Any, where: str) -> Part:
        if not isinstance(value, dict):
            raise bad(where, "is not a table")
        known = fields_of(struct)
        for key in value:
            if key not in known:
                raise bad(inside(where, str(key)[:64]), "is not known")
        for key, field in known.items():
            if self.whole and field.required and key not in value:
                raise bad(inside(where, key), "is missing")
        return Part(where, {key: self._value(known[key].type, one, inside(where, key)) for key, one in value.items()})

    def _value(self, kind: Type, value: Any, where: str, notes: Metadata | None = None) -> Any:
        match kind:
            case Metadata():
                return self._value(kind.type, value, where, kind)
            case UnionType():
                return self._any_of(kind.types, value, where)
            case StructType():
                return self._fields(kind.cls, value, where)
            case ListType() | VarTupleType():
                return self._list(kind, value, where, notes)
            case DictType():
                return self._table(kind, value, where)
            case IntType():
                return self._number(kind, value, where, notes)
            case StrType() | LiteralType():
                return self._word(kind, value, where, notes)
            case AnyType():
                return value
        if type(value) is not PLAIN[type(kind)]:
            raise bad(where, f"is not {WORDS[type(kind)]}")
        return value

    def _any_of(self, kinds: tuple[Type, ...], value: Any, where: str) -> Any:
        """Check a value against the kind that is meant; nothing, or else what its own type says."""
        if value is None and any(isinstance(kind, NoneType) for kind in kinds):
            return None
        real = [kind for kind in kinds if not isinstance(kind, NoneType)]
        fitting = [kind for kind in real if PLAIN.get(type(_bare(kind))) is type(value)]
        return self._value((fitting or real)[0], value, where)

    def _list(self, kind: ListType | VarTupleType, value: Any, where: str, notes: Metadata | None) -> list[Any]:
        if not isinstance(value, (list, tuple)):
            raise bad(where, "is not a list")
        extra = (notes.extra if notes else None) or {}
        if extra.get("per_seat") and len(value) != self.seats:
            raise bad(where, f"does not have one entry for each of {self.seats} seats")
        least, most = kind.min_length or 0, kind.max_length
        if len(value) < least or (most is not None and len(value) > most):
            raise bad(where, f"has {len(value)} entries, not {least} to {most}")
        return [self._value(kind.item_type, one, f"{where}[{at}]") for at, one in enumerate(value)]

    def _table(self, kind: DictType, value: Any, where: str) -> Part:
        if not isinstance(value, dict):
            raise bad(where, "is not a table")
        for key in value:
            self._value(kind.key_type, key, inside(where, str(key)[:64]))
        return Part(where, {key: self._value(kind.value_type, one, inside(where, key)) for key, one in value.items()})

    def _number(self, kind: IntType, value: Any, where: str, notes: Metadata | None) -> int:
        if type(value) is not int:
            raise bad(where, "is not a whole number")
        least = -LARGEST if kind.ge is None else kind.ge
        most = LARGEST if kind.le is None else kind.le
        if notes and (notes.extra or {}).get("seat"):
            most = self.seats - 1
        if not least <= value <= most:
            raise bad(where, f"is not from {least} to {most}")
        return value

    def _word(self, kind: StrType | LiteralType, value: Any, where: str, notes: Metadata | None) -> Any:
        names = kind.values if isinstance(kind, LiteralType) else names_of(notes)
        if names is not None and not any(value == one and type(value) is type(one) for one in names):
            raise bad(where, f"no {str(value)[:64]!r}")
        if isinstance(kind, StrType):
            if not isinstance(value, str):
                raise bad(where, "is not a text")
            if not (kind.min_length or 0) <= len(value) <= (kind.max_length or len(value)):
                raise bad(where, f"has {len(value)} letters")
            if kind.pattern and not re.search(kind.pattern, value):
                raise bad(where, "is not spelled like one")
        return value


PLAIN: dict[type[Type], type] = {
    BoolType: bool,
    IntType: int,
    StrType: str,
    ListType: list,
    DictType: dict,
    StructType: dict,
}
WORDS: dict[type[Type], str] = {BoolType: "true or false"}


def _bare(kind: Type) -> Type:
    return _bare(kind.type) if isinstance(kind, Metadata) else kind


def names_of(notes: Type | None) -> list[str] | None:
    """Tell the names that a text may be, as `among` has declared them; None: any."""
    names: list[str] | None = (notes.extra_json_schema or {}).get("enum") if isinstance(notes, Metadata) else None
    return names


def optional(field: Field) -> bool:
    """Tell whether some readers do not get a field at all."""
    return not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT


def disagreement(given: Any, shown: Any, where: str) -> str | None:
    """Name the first field in which what is given differs from what is shown; None: there is none.

    What is not given agrees with everything, and what is nothing (0, an empty list) with what is not shown. The order
    of names in a list is free.
    """
    if isinstance(given, dict) and isinstance(shown, dict):
        return _first(_of_tables(given, shown, where))
    if isinstance(given, list) and isinstance(shown, list):
        if _named(given) and _named(shown):
            return None if sorted(filter(None, given)) == sorted(filter(None, shown)) else where
        if len(given) != len(shown):
            return where
        pairs = enumerate(zip(given, shown, strict=True))
        return _first(disagreement(one, other, f"{where}[{at}]") for at, (one, other) in pairs)
    return None if given == shown and type(given) is type(shown) else where


def _of_tables(given: dict[str, Any], shown: dict[str, Any], where: str) -> Iterator[str | None]:
    """Compare field by field what two tables say."""
    for key, value in given.items():
        place = inside(where, key)
        if key in shown:
            yield disagreement(value, shown[key], place)
        else:
            yield None if _nothing(value) else place


def _first(found: Iterable[str | None]) -> str | None:
    return next((one for one in found if one is not None), None)


def _named(value: list[Any]) -> bool:
    return all(isinstance(one, str) for one in value)


def _nothing(value: Any) -> bool:
    if isinstance(value, dict):
        return all(map(_nothing, value.values()))
    if isinstance(value, list):
        return all(map(_nothing, value))
    return not value
