"""Editions: other numbers on the parts of a game, as a file that overlays its data (docs/editions.md).

The tables of compiled rules belong to a process: an edition is chosen before the first game is loaded, and holds until
the process ends. Whoever compares two plays them in two processes.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct, ValidationError, convert, to_builtins

from ludoteca.kernel.errors import GameError

VARIABLE = "LUDOTECA_EDITION"
"""The variable of the environment that names the file of the edition in force, or holds its JSON."""
NAMES = ("id", "code", "kind")
"""The fields by the first of which the rows of a list are named, where all differ; else by their numbers, from 0 on."""
DATA, RANGES = "data.toml", "editions.toml"
BAD = "bad-edition"

Part = dict[str, Any] | list[Any]


class BadEdition(GameError):
    """An edition that does not fit the game, or comes too late."""


class Edition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which numbers of a game's data are others, by their path, as `tiles.levels.0.points`."""

    game: str
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    set: dict[str, int]


def parts(package: str, game: str) -> dict[str, Any]:
    """Read the data of a game (`data.toml` of its package) with the edition in force laid over it."""
    raw = _toml(package, DATA)
    edition = in_force(game)
    if edition is not None:
        overlay(raw, ranges(package), edition)
    return raw


def ranges(package: str) -> dict[str, tuple[int, int]]:
    """Tell what an edition may change (`editions.toml` of the game's package): by path, the least and the most."""
    return {path: (least, most) for path, (least, most) in _toml(package, RANGES).items()}


def _toml(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(package).joinpath(name).read_text(encoding="utf-8"))


def check(package: str, edition: Edition) -> None:
    """Raise BadEdition naming the first number that cannot be so; in whichever process."""
    if not resources.files(package).joinpath(RANGES).is_file():
        raise BadEdition(BAD, field="game", reason=f"{edition.game} has no numbers that an edition may change")
    overlay(_toml(package, DATA), ranges(package), edition)


def before(package: str, edition: Edition) -> dict[str, int]:
    """Tell what the numbers that an edition sets are in the game's own data."""
    own = dict(numbers(_toml(package, DATA)))
    return {path: own[path] for path in edition.set}


def overlay(raw: dict[str, Any], may: Mapping[str, tuple[int, int]], edition: Edition) -> None:
    """Lay an edition over data; raises BadEdition, which says what a number may be."""
    for path, value in edition.set.items():
        part, key = _place(raw, path)
        found = next((one for pattern, one in may.items() if matches(path, pattern)), None)
        if found is None:
            reason = (
                f"{path} is compiled into the rules, or counts what is in the box; an edition of {edition.game} "
                f"may change: {', '.join(may)}"
            )
            raise BadEdition("fixed-number", field=path, reason=reason)
        least, most = found
        if type(value) is not int or not least <= value <= most:
            reason = f"{path} is {part[key]} and may be a whole number from {least} to {most}"
            raise BadEdition("bad-number", field=path, reason=reason, args={"value": value})
        part[key] = value


def matches(path: str, pattern: str) -> bool:
    """Tell whether a path is one of those that a pattern means, step by step.

    >>> matches("tiles.levels.0.points", "tiles.levels.*.points"), matches("tiles.levels.points", "tiles.*")
    (True, False)
    """
    steps, wanted = path.split("."), pattern.split(".")
    return len(steps) == len(wanted) and all(map(fnmatchcase, steps, wanted))


def numbers(raw: Part, before: str = "") -> Iterator[tuple[str, int]]:
    """List all numbers of data with their paths."""
    for name, _, value in _steps(raw):
        path = f"{before}{name}"
        if isinstance(value, (dict, list)):
            yield from numbers(value, f"{path}.")
        elif type(value) is int:
            yield path, value


def _steps(part: Part) -> Iterator[tuple[str, Any, Any]]:
    """List what is in a part: how a path names it, its key, and itself."""
    if isinstance(part, dict):
        yield from ((key, key, value) for key, value in part.items())
    else:
        yield from zip(_names(part), range(len(part)), part, strict=True)


def _names(rows: list[Any]) -> list[str]:
    """Name the rows of a list."""
    for field in NAMES:
        names = [row[field] for row in rows if isinstance(row, dict) and isinstance(row.get(field), str)]
        if len(set(names)) == len(rows):
            return names
    return [str(at) for at in range(len(rows))]


def _place(raw: dict[str, Any], path: str) -> tuple[Any, Any]:
    """Find the part that holds the number that a path names, and its key there."""
    part: Any = raw
    steps = path.split(".")
    for at, step in enumerate(steps, 1):
        rows = {name: (key, value) for name, key, value in _steps(part)}
        key, value = rows.get(step, (None, None))
        if at == len(steps) and type(value) is int:
            return part, key
        if not isinstance(value, (dict, list)):
            break
        part = value
    where = ".".join(steps[: at - 1]) or "the data"
    raise BadEdition("unknown-number", field=path, reason=f"{path} names no number: {where} holds {', '.join(rows)}")


# Reading and choosing.


def read(path: Path) -> Edition:
    """Read an edition from a file: TOML or JSON, or a record of a game that was played by one."""
    try:
        return parsed(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadEdition("unreadable", field=str(path), reason=str(wrong)) from None


def parsed(text: str, field: str) -> Edition:
    """Read an edition from a text."""
    try:
        found = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except ValueError as wrong:
        raise BadEdition(BAD, field=field, reason=f"neither TOML nor JSON: {wrong}") from None
    if "ludoteca" in found:
        if "edition" not in found:
            raise BadEdition(BAD, field=field, reason="the record was played by no edition, but by the game's own data")
        found = found["edition"]
    if isinstance(found, dict) and isinstance(found.get("set"), dict):
        found = {**found, "set": dict(_flat(found["set"]))}
    try:
        return convert(found, Edition)
    except ValidationError as wrong:
        raise BadEdition(BAD, field=field, reason=str(wrong)) from None


def _flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """List the values of nested tables by their paths."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", value


def as_json(edition: Edition) -> dict[str, Any]:
    """Give an edition as records hold it."""
    written: dict[str, Any] = to_builtins(edition)
    return written


def use(edition: Edition) -> None:
    """Let all games that this process and those it starts load from now on be of an edition.

    Raises BadEdition when games have been loaded by other data.
    """
    if chosen.cache_info().currsize and chosen() != edition:
        raise BadEdition("too-late", field="edition", reason="the games of this process are loaded already")
    os.environ[VARIABLE] = variable(edition)
    chosen.cache_clear()


def variable(edition: Edition | None) -> str:
    """Give what the variable holds for an edition."""
    return "" if edition is None else json.dumps(as_json(edition))


def in_force(game: str) -> Edition | None:
    """Tell by which edition of a game this process plays, if any."""
    edition = chosen()
    return edition if edition is not None and edition.game == game else None


@cache
def chosen() -> Edition | None:
    """Tell which edition is in force in this process, of whichever game."""
    said = os.environ.get(VARIABLE, "")
    if not said:
        return None
    return parsed(said, VARIABLE) if said.startswith("{") else read(Path(said))
