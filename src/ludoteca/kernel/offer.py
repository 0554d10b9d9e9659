# cython: annotation_typing=False, boundscheck=True, wraparound=True
"""What one seat is asked: its legal picks, and why the others are not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from ludoteca.kernel.picks import Pick, Vocabulary
from ludoteca.kernel.picture import framed, listed
from ludoteca.kernel.refusal import Refusal

NO_WORDS = Vocabulary(())


class Offer(NamedTuple):
    """What one seat may pick now, and why the other candidates are refused."""

    id: str
    seat: int
    decision: str
    draft: tuple[int, ...]
    picks: tuple[Pick, ...]
    refused: tuple[tuple[Refusal, tuple[int, ...]], ...]
    complete: bool = False
    settled: Mapping[str, Any] = MappingProxyType({})
    """What the draft has settled beyond its own picks, in the game's terms (`Game.settled`)."""
    vocabulary: Vocabulary = NO_WORDS
    """The game's, to spell the draft and what is refused."""

    def document(self) -> dict[str, Any]:
        """Give the JSON form (docs/kernel.md)."""
        return {
            "id": self.id,
            "seat": self.seat,
            "decision": self.decision,
            "draft": list(self.draft),
            "picks": [pick.document for pick in self.picks],
            "refused": [
                {"rule": why.rule, "reason": why.reason, "args": dict(why.args), "picks": list(picks)}
                for why, picks in self.refused
            ],
            "complete": self.complete,
            **({"settled": dict(self.settled)} if self.settled else {}),
        }

    def __repr__(self) -> str:
        draft = self._tokens(self.draft)
        if self.complete:
            return framed(listed(f"seat {self.seat}, a whole move:", draft))
        kinds: dict[str, list[str]] = {}
        for pick in self.picks:
            kinds.setdefault(pick.kind, []).append(pick.token)
        refused: dict[str, list[str]] = {}
        for why, picks in self.refused:
            refused.setdefault(f"{why.rule} {why.reason}", []).extend(self._tokens(picks))
        return framed(
            [
                *listed(f"seat {self.seat}, {self.decision}" + (", after:" if draft else ""), draft),
                *(line for kind, tokens in kinds.items() for line in listed(f"  {kind}:", tokens, most=8)),
                *(["refused:"] if refused else []),
                *(line for why, tokens in refused.items() for line in listed(f"  {why}:", tokens, most=2)),
            ]
        )

    def _tokens(self, picks: Iterable[int]) -> list[str]:
        """Spell picks."""
        return [pick.token for pick in self.vocabulary.select(picks)]
