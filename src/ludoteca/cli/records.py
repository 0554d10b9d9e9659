"""Reads records and documents from files, for the verbs that take them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ludoteca.kernel.errors import BadRecord


def read(path: str, line: int | None = None) -> dict[str, Any]:
    """Read a record (JSON) from a file, or from standard input for `-`; of many that stand in lines, one by its number.

    Raises BadRecord when it is none.
    """
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except OSError as wrong:
        raise BadRecord("unreadable", field=path, args={"problem": wrong.strerror}) from None
    if line is None:
        return parsed(text, path)
    lines = text.splitlines()
    if not 0 < line <= len(lines):
        raise BadRecord("no-such-line", field=path, args={"line": line, "last": len(lines)})
    return parsed(lines[line - 1], f"{path}:{line}")


def parsed(text: str, field: str) -> dict[str, Any]:
    """Read a record from a text."""
    try:
        record = json.loads(text)
    except ValueError as wrong:
        raise BadRecord("not-json", field=field, args={"problem": str(wrong)}) from None
    if not isinstance(record, dict):
        raise BadRecord("not-a-record", field=field)
    return record
