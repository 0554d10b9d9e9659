"""Structured log lines: one JSON object each, on standard error."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

log = logging.getLogger("ludoteca.house")


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
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


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
