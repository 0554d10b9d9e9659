"""Reads records and documents from files, for the verbs that take them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ludoteca.kernel.errors import BadRecord


def read(path: str) -> dict[str, Any]:
    """Read a record (JSON) from a file, or from standard input for `-`; raises BadRecord when it is none."""
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
        record = json.loads(text)
    except OSError as wrong:
        raise BadRecord("unreadable", field=path, args={"problem": wrong.strerror}) from None
    except ValueError as wrong:
        raise BadRecord("not-json", field=path, args={"problem": str(wrong)}) from None
    if not isinstance(record, dict):
        raise BadRecord("not-a-record", field=path)
    return record
