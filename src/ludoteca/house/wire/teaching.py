"""Teaching tables: what bots think of."""

from __future__ import annotations

from msgspec import Struct


class Thought(Struct):
    """What a decision may begin with: a pick, how much of its time a search gave to it, and whether it was chosen."""

    pick: int
    share: float
    chosen: bool


class Thoughts(Struct):
    """Body of `GET /api/tables/{id}/steps/{seq}/thoughts`: whose decision it is, and what a search thinks of first."""

    seat: int | None
    decision: str | None
    thoughts: list[Thought]
