"""What can be wrong with what somebody asks of a game."""

from __future__ import annotations

from typing import Any


class GameError(ValueError):
    """Says what was wrong, in which field, and by which rule; nothing has changed when it is raised.

    `code` is stable and meant for programs, `reason` is the id of a message for people with its `args`.
    """

    def __init__(
        self,
        code: str,
        *,
        field: str = "move",
        rule: str = "",
        reason: str = "",
        args: dict[str, Any] | None = None,
    ) -> None:
        self.code = code
        self.field = field
        self.rule = rule
        self.reason = reason or f"error-{code}"
        self.arguments = args or {}
        by = f", rule {rule}" if rule else ""
        super().__init__(f"{code} ({field}{by}): {self.reason} {self.arguments}")


class IllegalMove(GameError):
    """A move that is not on offer."""


class BadOption(GameError):
    """An option, or a number of seats, that the game does not know."""


class BadRecord(GameError):
    """A record or document that does not fit together."""
