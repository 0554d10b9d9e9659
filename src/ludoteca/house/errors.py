"""Refusals: what was wrong, where, by which rule. Whoever raises one has changed nothing."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A request that the house does not carry out, told as a code, a field and a message id."""

    def __init__(
        self,
        code: str,
        *,
        field: str | None = None,
        message_id: str | None = None,
        rule: str | None = None,
        args: dict[str, Any] | None = None,
        status: int = 400,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        self.message_id = message_id or f"error-{code}"
        self.rule = rule
        self.arguments = args or {}
        self.status = status
        self.retry_after = retry_after
        """In how many seconds it may be tried again."""


def not_found() -> Refused:
    """No such table; also the answer to a wrong secret, so that guessing teaches nothing."""
    return Refused("not-found", field="table", status=404)
