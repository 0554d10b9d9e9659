"""Advice for one's own move."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class NewAdvice(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{id}/advice`: about which offer, and how deep.

    1: where to look; 2: what to consider; 3: the move.
    """

    offer: str
    level: Annotated[int, Meta(ge=1, le=3)]


class Advice(Struct):
    """Its answer: first picks to look at, in the order of the offer; at level 3 all picks of a move, in their order."""

    offer: str
    level: int
    picks: list[int]
