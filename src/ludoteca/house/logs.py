"""The one log: JSON objects, one a line, on standard error, whoever speaks: the house, its server, Python itself.

What errors say may hold a card, a key or what somebody typed: a trace tells where and of which kind, and only what the
system and the store say of themselves.
"""

from __future__ import annotations

import logging
import math
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

import msgspec
from sqlalchemy.exc import InternalError, OperationalError

OURS = "ludoteca.house"
log = logging.getLogger(OURS)
REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
"""The id of the request or socket that is being answered."""
SPOKEN = (OSError, OperationalError, InternalError)
"""Errors whose first line tells of the system, never of a table."""
QUIET_SECONDS = 10.0
"""So long after a warning or an error those of its kind are only counted: a full disk fails every move."""
KINDS = 1000


class JsonFormatter(logging.Formatter):
    """A log record as one JSON object; `extra={"about": {...}}` adds its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = record.getMessage().partition("\n")[0]  # what follows may show what others have in their hands
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            **({"event": said} if record.name == OURS else {"event": record.name, "says": said}),
            "pid": record.process,
            **getattr(record, "about", {}),
        }
        if request := REQUEST.get():
            line["request"] = request
        if left_out := getattr(record, "left_out", 0):
            line["left_out"] = left_out
        if record.exc_info:
            line["trace"] = trace(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=repr).decode()


class Once(logging.Filter):
    """Lets one warning or error of a kind through in a while, and tells with the next how many were left out.

    What befalls the whole house is of one kind, whichever table it hits; what is wrong with a table is its own.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[tuple[object, ...], list[float]] = {}
        """When it was told last, and how often it was left out since, by kind."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this to be told?"""
        if record.levelno < logging.WARNING:
            return True
        if len(self._told) > KINDS:
            self._told.clear()
        told = self._told.setdefault(self._kind(record), [-math.inf, 0])
        if self._clock() - told[0] < QUIET_SECONDS:
            told[1] += 1
            return False
        record.left_out = int(told[1])
        told[:] = self._clock(), 0
        return True

    def _kind(self, record: logging.LogRecord) -> tuple[object, ...]:
        about = getattr(record, "about", {})
        error = record.exc_info[1] if record.exc_info else None
        which = about.get("code") if isinstance(error, SPOKEN) or "code" in about else about.get("table")
        return record.name, record.msg, type(error), which


def trace(error: BaseException | None) -> str:
    """Where an error came from and of which kind, its causes first."""
    if error is None:
        return ""
    before = trace(error.__cause__ or (None if error.__suppress_context__ else error.__context__))
    said = f": {str(error).partition(chr(10))[0]}" if isinstance(error, SPOKEN) else ""
    here = "".join(traceback.format_tb(error.__traceback__))
    return f"{before}{here}{type(error).__name__}{said}\n"


def configure(level: str = "INFO") -> None:
    """Send everything that anybody in this process says to standard error, others than the house from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(Once())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludoteca").setLevel(level)
    logging.captureWarnings(True)
    logging.raiseExceptions = False  # nobody hears of a log that cannot be written
    sys.excepthook = lambda _, error, __: _uncaught(error)
    threading.excepthook = lambda caught: _uncaught(caught.exc_value)
    sys.unraisablehook = lambda caught: _uncaught(caught.exc_value)


def _uncaught(error: BaseException | None) -> None:
    """What would end this process or a thread of it with words of another shape."""
    if error is not None and not isinstance(error, KeyboardInterrupt):
        log.critical("uncaught", exc_info=error)


def tell(event: str, level: int = logging.INFO, **about: Any) -> None:
    """Log one event with its fields."""
    log.log(level, event, extra={"about": about})
