"""What has changed between two states, as it travels: lists of `[…path, value]`, the shortest that tell it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import astuple

from ludoteca.house.wire import encode

Path = tuple[str | int, ...]
Change = list[Any]
"""The way to a part of a state, by names and numbers, and what is there now."""


def listed(changes: Iterable[Change]) -> bytes:
    """Write changes down, to be put together with others."""
    return encode([*changes])[1:-1]


def between(old: Struct, new: Struct, path: Path, but: Sequence[str] = ()) -> Iterator[Change] | None:
    """Tell what is different in a struct, `but` some fields; None: a field that was there is no longer told."""
    found: list[Change] = []
    for name, before, now in zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True):
        if before is now or before == now or name in but:
            continue
        if now is UNSET:
            return None
        _note(found, (*path, name), before, now)
    return iter(found)


def between_fields(old: dict[str, Any], new: dict[str, Any], path: Path) -> Iterator[Change] | None:
    """Tell what is different in fields by name; None: not the same ones are told."""
    if old.keys() != new.keys():
        return None
    found: list[Change] = []
    for name, now in new.items():
        if old[name] != now:
            _note(found, (*path, name), old[name], now)
    return iter(found)


def _note(found: list[Change], path: Path, old: Any, new: Any) -> None:
    """Note what is different in a part."""
    told: Iterator[Change] | None = None
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
        found += told


def _in_list(old: Sequence[Any], new: Sequence[Any], path: Path) -> Iterator[Change] | None:
    """Tell what is different in a list that has not become shorter; None: it is told anew."""
    kept = len(old)
    if len(new) < kept:
        return None
    changed = [at for at in range(kept) if old[at] != new[at]]
    plain = not isinstance(new[-1], Struct | list | tuple | dict)
    if plain and 2 * (len(changed) + len(new) - kept) > len(new):
        return None
    found: list[Change] = []
    for at in changed:
        _note(found, (*path, at), old[at], new[at])
    found += [[*path, at, new[at]] for at in range(kept, len(new))]
    return iter(found)


def changed(whole: Any, changes: Iterable[Sequence[Any]]) -> Any:
    """Give a state as it is after changes; what has not changed is the very same."""
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
