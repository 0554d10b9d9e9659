"""Why something was refused."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.house.errors import Refused
from ludoteca.kernel.views import Arguments


class Failure(Struct):
    """Why a request was refused; the words are the reader's (`message_id` in the message files)."""

    code: str
    field: str | None
    message_id: str
    rule: str | None = None
    args: Arguments = {}

    @classmethod
    def of(cls, refused: Refused) -> Failure:
        """The wire form of a refusal."""
        return cls(refused.code, refused.field, refused.message_id, refused.rule, refused.arguments)


class ErrorBody(Struct):
    """Body of every HTTP answer with a 4xx or 5xx status."""

    error: Failure
