"""What has changed between two states, as it travels: lists of `[…path, value]`, in few words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import UNSET, Struct, json
from msgspec.structs import astuple

from ludoteca.kernel.bits import i32

Change = list[Any]
"""The way to a part of a state, by names and numbers, and what is there now."""
Path = Sequence[str | int]
PARTS = (Struct, list, tuple, dict)
"""What has parts."""


def listed(changes: list[Change]) -> bytes:
    """Write changes down, to be put together with others."""
    return json.encode(changes)[1:-1]


def between(old: Struct, new: Struct, path: Path, but: Sequence[str] = ()) -> list[Change] | None:
    """Tell what is different in a struct, `but` some fields; None: a field that was there is no longer told."""
    found: list[Change] = []
    return found if _in_struct(found, path, old, new, but) else None


def between_fields(old: dict[str, Any], new: dict[str, Any], path: Path) -> list[Change] | None:
    """Tell what is different in fields by name; None: not the same ones are told."""
    found: list[Change] = []
    return found if _in_fields(found, path, old, new) else None


def _note(found: list[Change], path: Path, old: Any, new: Any) -> None:
    """Note what is different in a part: its own parts, or where that cannot be told all of it."""
    kind = type(new)
    noted = len(found)
    if kind is not type(old):
        told = False
    elif kind is list or kind is tuple:
        told = _in_list(found, path, list(old), list(new))
    elif kind is dict:
        told = _in_fields(found, path, old, new)
    else:
        told = isinstance(new, Struct) and _in_struct(found, path, old, new, ())
    if not told:
        del found[noted:]
        found.append([*path, new])


def _in_struct(found: list[Change], path: Path, old: Struct, new: Struct, but: Sequence[str]) -> bool:
    at: i32
    names: tuple[str, ...] = new.__struct_encode_fields__
    before: tuple[Any, ...] = astuple(old)
    now: tuple[Any, ...] = astuple(new)
    for at in range(len(names)):
        was = before[at]
        part = now[at]
        if was is not part and was != part and names[at] not in but:
            if part is UNSET:
                return False
            _note_at(found, path, names[at], was, part)
    return True


def _in_fields(found: list[Change], path: Path, old: dict[str, Any], new: dict[str, Any]) -> bool:
    if old.keys() != new.keys():
        return False
    for name, part in new.items():
        was = old[name]
        if was is not part and was != part:
            _note_at(found, path, name, was, part)
    return True


def _in_list(found: list[Change], path: Path, old: list[Any], new: list[Any]) -> bool:
    """A list that has become shorter, or that is different in most of its words and numbers, is told anew."""
    at: i32
    kept: i32 = len(old)
    count: i32 = len(new)
    if count < kept:
        return False
    different = [at for at in range(kept) if old[at] is not new[at] and old[at] != new[at]]
    if 2 * (len(different) + count - kept) > count and not isinstance(new[-1], PARTS):
        return False
    for at in different:
        _note_at(found, path, at, old[at], new[at])
    found += [[*path, at, new[at]] for at in range(kept, count)]
    return True


def _note_at(found: list[Change], path: Path, step: str | int, old: Any, new: Any) -> None:
    """Note what is different one step further on; what has no parts needs no way of its own to them."""
    if isinstance(new, PARTS):
        _note(found, [*path, step], old, new)
    else:
        found.append([*path, step, new])


def changed(whole: Any, changes: Iterable[Sequence[Any]]) -> Any:
    """Give a state as it is after changes; what has not changed is the very same.

    >>> changed({"points": [1, 2], "over": False}, [["points", 1, 5], ["over", True]])
    {'points': [1, 5], 'over': True}
    """
    for *path, value in changes:
        whole = _put(whole, path, value)
    return whole


def _put(whole: Any, path: Sequence[Any], value: Any) -> Any:
    if not path:
        return value
    first, *rest = path
    if isinstance(whole, dict):
        return {**whole, first: _put(whole.get(first), rest, value)}
    part = _put(whole[first], rest, value) if first < len(whole) else value
    return [*whole[:first], part, *whole[first + 1 :]]
