"""What a seat is told when it is asked: the offer, as it travels (docs/kernel.md)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, to_builtins

from ludoteca.kernel.picks import Pick

Arguments = Annotated[dict[str, Any], Meta(extra={"typescript": "Arguments"})]
"""Arguments of a message: tokens, numbers, flags, or lists of them."""


class Refused(Struct, frozen=True):
    """Why some picks are not offered: the rule that forbids them, and a message id with arguments."""

    rule: str
    reason: str
    args: Arguments
    picks: list[int]


class Offer(Struct, frozen=True):
    """What one seat may pick now, after the draft, and why the other candidates are refused."""

    id: str
    seat: int
    decision: str
    draft: list[int]
    picks: list[Pick]
    refused: list[Refused]
    complete: bool = False
    settled: dict[str, Any] | UnsetType = UNSET

    def document(self) -> dict[str, Any]:
        """Give the JSON form."""
        document: dict[str, Any] = to_builtins(self)
        return document
