"""What a seat is told when it is asked: the offer, as it travels (docs/kernel.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import UNSET, Struct, UnsetType, field, to_builtins

from ludoteca.kernel.picks import Pick, Vocabulary
from ludoteca.kernel.picture import framed, listed
from ludoteca.kernel.views import Arguments


class Refused(Struct, frozen=True):
    """Why some picks are not offered: the rule that forbids them, and a message id with arguments."""

    rule: str
    reason: str
    args: Arguments
    picks: list[int]


class Offer(Struct, frozen=True):
    """What one seat may pick now, after the draft, and on request why the other candidates are refused."""

    vocabulary: ClassVar[Vocabulary | None] = None
    """How picks are spelled: the offers of each game are a class of their own (`offers_by`)."""
    id: str
    seat: int
    decision: str
    draft: list[int]
    picks: list[Pick]
    complete: bool = False
    settled: dict[str, Any] | UnsetType = UNSET
    reasons: list[Refused] | UnsetType = field(default=UNSET, name="refused")
    """Why the other candidates are refused, where that was asked for."""

    @property
    def refused(self) -> list[Refused]:
        """Why the other candidates are refused; nothing where that was not asked for."""
        return [] if self.reasons is UNSET else self.reasons

    def as_json(self) -> dict[str, Any]:
        """Give the JSON form."""
        written: dict[str, Any] = to_builtins(self)
        return written

    def __repr__(self) -> str:
        draft = self._tokens(self.draft)
        if self.complete:
            return framed(listed(f"seat {self.seat}, a whole move:", draft))
        kinds: dict[str, list[str]] = {}
        for pick in self.picks:
            kinds.setdefault(pick.kind, []).append(pick.token)
        refused: dict[str, list[str]] = {}
        for why in self.refused:
            refused.setdefault(f"{why.rule} {why.reason}", []).extend(self._tokens(why.picks))
        return framed(
            [
                *listed(f"seat {self.seat}, {self.decision}" + (", after:" if draft else ""), draft),
                *(line for kind, tokens in kinds.items() for line in listed(f"  {kind}:", tokens, most=8)),
                *(["refused:"] if refused else []),
                *(line for why, tokens in refused.items() for line in listed(f"  {why}:", tokens, most=2)),
            ]
        )

    def _tokens(self, picks: Iterable[int]) -> list[str]:
        """Spell picks, where their tokens are known."""
        vocabulary = self.vocabulary
        return [vocabulary.token(pick) if vocabulary else str(pick) for pick in picks]


def offers_by(words: Vocabulary) -> type[Offer]:
    """Make the class of the offers of a game, which name the draft and what is refused by its tokens."""

    class Spelled(Offer, frozen=True):
        """An offer of one game."""

        vocabulary = words

    return Spelled
