# cython: annotation_typing=False
"""What has changed between two states, as it travels: lists of `[…path, value]`, in few words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import UNSET, Struct, json
from msgspec.structs import astuple

Change = list[Any]
"""The way to a part of a state, by names and numbers, and what is there now."""


def listed(changes: list[Change]) -> bytes:
    """Write changes down, to be put together with others."""
    return json.encode(changes)[1:-1]


def between(old: Struct, new: Struct, path: Sequence[str | int], but: Sequence[str] = ()) -> list[Change] | None:
    """Tell what is different in a struct, `but` some fields; None: a field that was there is no longer told."""
    found: list[Change] = []
    names, before, now = new.__struct_encode_fields__, astuple(old), astuple(new)
    for at in range(len(names)):
        was, part = before[at], now[at]
        if was is not part and was != part and names[at] not in but:
            if part is UNSET:
                return None
            _note(found, [*path, names[at]], was, part)
    return found


def between_fields(old: dict[str, Any], new: dict[str, Any], path: Sequence[str | int]) -> list[Change] | None:
    """Tell what is different in fields by name; None: not the same ones are told."""
    if old.keys() != new.keys():
        return None
    found: list[Change] = []
    for name, part in new.items():
        was = old[name]
        if was is not part and was != part:
            _note(found, [*path, name], was, part)
    return found


def _note(found: list[Change], path: Sequence[str | int], old: Any, new: Any) -> None:
    """Note what is different in a part."""
    told: list[Change] | None = None
    if type(new) is type(old):
        if isinstance(new, list | tuple):
            told = _in_list(old, new, path)
        elif isinstance(new, Struct):
            told = between(old, new, path)
        elif isinstance(new, dict):
            told = between_fields(old, new, path)
    if told is None:
        found.append([*path, new])
    else:
        found.extend(told)


def _in_list(old: Sequence[Any], new: Sequence[Any], path: Sequence[str | int]) -> list[Change] | None:
    """Tell what is different in a list that has not become shorter; None: it is told anew."""
    kept, count = len(old), len(new)
    if count < kept:
        return None
    changed = [at for at in range(kept) if old[at] is not new[at] and old[at] != new[at]]
    if 2 * (len(changed) + count - kept) > count and not isinstance(new[-1], Struct | list | tuple | dict):
        return None
    found: list[Change] = []
    for at in changed:
        _note(found, [*path, at], old[at], new[at])
    found.extend([*path, at, new[at]] for at in range(kept, count))
    return found


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
