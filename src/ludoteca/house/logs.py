"""Structured log lines: one JSON object each, on standard error.

What errors say may hold a card, a key or what somebody typed: a trace tells where and of which kind, and only what the
system and the store say of themselves.
"""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any

import msgspec
from sqlalchemy.exc import InternalError, OperationalError

log = logging.getLogger("ludoteca.house")


SPOKEN = (OSError, OperationalError, InternalError)
"""Errors whose first line tells of the system, never of a table."""


class JsonFormatter(logging.Formatter):
    """A log record as one JSON object; `extra={"about": {...}}` adds its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            line["trace"] = trace(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=repr).decode()


def trace(error: BaseException | None) -> str:
    """Where an error came from and of which kind, its causes first."""
    if error is None:
        return ""
    before = trace(error.__cause__ or (None if error.__suppress_context__ else error.__context__))
    said = f": {str(error).partition(chr(10))[0]}" if isinstance(error, SPOKEN) else ""
    here = "".join(traceback.format_tb(error.__traceback__))
    return f"{before}{here}{type(error).__name__}{said}\n"


def configure(level: str = "INFO") -> None:
    """Send everything that the house says to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger("ludoteca")
    root.handlers[:] = [handler]
    root.setLevel(level)
    root.propagate = False


def tell(event: str, level: int = logging.INFO, **about: Any) -> None:
    """Log one event with its fields."""
    log.log(level, event, extra={"about": about})
