"""What comes of a message that leaves the house."""

from __future__ import annotations

from enum import Enum


class Outcome(Enum):
    """What came of a message."""

    SENT = "sent"
    GONE = "gone"
    """Whoever it is for does not want any more: the address can be forgotten."""
    LATER = "later"
    """The service is away, or has had enough for now."""
    REFUSED = "refused"
    """The service will never take this."""
