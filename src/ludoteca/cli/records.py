"""Reads records and documents from files, for the verbs that take them."""

from __future__ import annotations

import json
import sys
import zipfile
from collections.abc import Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from ludoteca.kernel.errors import BadRecord

GAMES = ".jsonl"
"""How the name of a file of games ends, a line for each."""
ARCHIVED, LIST, PAGE, SCHEMA = "games.jsonl", "games.json", "index.html", "record.schema.json"
"""The files of an archive (`ludoteca archive`): a record in each line, what is said of each, the same as a page, the
shape of a record.
"""


def archived(path: str) -> bool:
    """Tell whether a file is an archive of games; raises BadRecord when it is a zip of something else."""
    if not Path(path).is_file() or not zipfile.is_zipfile(path):
        return False
    with zipfile.ZipFile(path) as archive:
        if ARCHIVED not in archive.namelist():
            raise BadRecord("not-an-archive", field=path, reason=f"it holds no {ARCHIVED}")
    return True


def many(path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Read the records of a file, each with where it stands: one record, a line for each, or an archive.

    Of a file of a tournament's games the records in its lines are read. Raises BadRecord when a line holds none.
    """
    if archived(path):
        with zipfile.ZipFile(path) as archive, archive.open(ARCHIVED) as file:
            yield from _of_lines(TextIOWrapper(file, "utf-8"), f"{path}:{ARCHIVED}")
    elif path.endswith(GAMES):
        try:
            with Path(path).open(encoding="utf-8") as lines:
                yield from _of_lines(lines, path)
        except OSError as wrong:
            raise BadRecord("unreadable", field=path, args={"problem": wrong.strerror}) from None
    else:
        yield path, read(path)


def _of_lines(lines: Iterator[str], path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for number, line in enumerate(lines, 1):
        where = f"{path}:{number}"
        found = parsed(line, where)
        record = found if "ludoteca" in found else found.get("record")
        if not isinstance(record, dict):
            raise BadRecord("not-a-record", field=where)
        yield where, record


def read(path: str, line: int | None = None) -> dict[str, Any]:
    """Read a record (JSON) from a file, or from standard input for `-`; of many that stand in lines, one by its number.

    Raises BadRecord when it is none.
    """
    try:
        text = sys.stdin.read() if path == "-" else _text(path)
    except OSError as wrong:
        raise BadRecord("unreadable", field=path, args={"problem": wrong.strerror}) from None
    if line is None:
        return parsed(text, path)
    lines = text.splitlines()
    if not 0 < line <= len(lines):
        raise BadRecord("no-such-line", field=path, args={"line": line, "last": len(lines)})
    return parsed(lines[line - 1], f"{path}:{line}")


def _text(path: str) -> str:
    if archived(path):
        with zipfile.ZipFile(path) as archive:
            return archive.read(ARCHIVED).decode()
    return Path(path).read_text(encoding="utf-8")


def parsed(text: str, field: str) -> dict[str, Any]:
    """Read a record from a text."""
    try:
        record = json.loads(text)
    except ValueError as wrong:
        raise BadRecord("not-json", field=field, args={"problem": str(wrong)}) from None
    if not isinstance(record, dict):
        raise BadRecord("not-a-record", field=field)
    return record
