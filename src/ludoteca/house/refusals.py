"""Turns whatever went wrong into a refusal that can be shown; what nobody foresaw tells nothing of the inside."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.house.errors import Refused
from ludoteca.kernel.errors import GameError


def refusal_of(error: Exception) -> Refused:
    """The refusal that an exception amounts to."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, GameError):
        return Refused(
            error.code,
            field=error.field,
            message_id=error.reason,
            rule=error.rule or None,
            args=error.arguments,
            status=409 if error.code == "stale-offer" else 400,
        )
    if isinstance(error, (RecursionError, UnicodeDecodeError)):
        return Refused("malformed", field="body", args={"problem": "not JSON that anybody would send"})
    if isinstance(error, SQLAlchemyError):
        return Refused("no-store", status=503)
    return Refused("internal", status=500)
