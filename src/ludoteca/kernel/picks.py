# cython: annotation_typing=False
"""The vocabulary of a game: its picks as small stable ids and as readable tokens."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ludoteca.kernel.errors import IllegalMove

PICKS = 256
"""How many picks a game can have."""


class Pick(Struct, frozen=True):
    """One entry of the vocabulary: id 0-255, token without blanks, and the kind of thing that it names."""

    id: int
    token: str
    kind: str


class Vocabulary:
    """Translates between pick ids and tokens; also knows other spellings that people type.

    >>> words = Vocabulary([Pick(0, "A1", "square"), Pick(128, "C·D", "card")])
    >>> words.token(128), words.id("c.d"), words.id("Z9")
    ('C·D', 128, None)
    """

    def __init__(self, picks: Iterable[Pick]) -> None:
        self.picks = tuple(picks)
        self._by_id = {pick.id: pick for pick in self.picks}
        self._by_token = {_fold(pick.token): pick.id for pick in self.picks}
        if len(self._by_id) != len(self.picks) or len(self._by_token) != len(self.picks):
            raise ValueError("two picks share an id or a token")

    def __getitem__(self, id: int) -> Pick:
        return self._by_id[id]

    def select(self, ids: Iterable[int]) -> list[Pick]:
        """Look up several picks."""
        return list(map(self._by_id.__getitem__, ids))

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def token(self, id: int) -> str:
        """Spell a pick."""
        return self._by_id[id].token

    def id(self, token: str) -> int | None:
        """Find a pick by its token, in any case, with `.`, `-` or `·` between parts; None if there is none."""
        return self._by_token.get(_fold(token))

    def read(self, move: str) -> list[int]:
        """Find the picks of a move in notation; raises IllegalMove naming the first token that is none."""
        picks = []
        for token in move.split():
            pick = self.id(token)
            if pick is None:
                raise IllegalMove("unknown-pick", args={"token": token})
            picks.append(pick)
        return picks


def _fold(token: str) -> str:
    return token.casefold().replace(".", "·").replace("-", "·")
