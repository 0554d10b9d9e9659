"""The journal of a match: its entries, which of them count, and a digest that tells one journal from another."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from ludoteca.kernel.records import RULES, UNDO, gone_on_from, undone_to

BACK = (UNDO, RULES)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the journal: the seat, its move in notation, and the chance results that it drew.

    The move `undo N` goes back to the state after entry N; `rules V N` goes on by version V of the rules from the
    state after entry N. `sealed` entries revealed or drew something; no undo goes back behind them without consent.
    """

    seq: int
    seat: int
    move: str
    chance: tuple[int, ...] = ()
    sealed: bool = field(default=False, compare=False)


def counted(entries: Sequence[Entry]) -> list[Entry]:
    """List the entries that count: all that were not undone."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.move.startswith(BACK):
            to = undone_to(entry.move)
            if to is not None:
                while kept and kept[-1].seq > to:
                    kept.pop()
                continue
            to = gone_on_from(entry.move)
            if to is not None:
                kept = counted(entries[:to])
        kept.append(entry)
    return kept


class Digest:
    """The digest of a journal that grows: the same moves with the same luck, the same digest.

    >>> one, two = Digest(), Digest()
    >>> one.of([Entry(1, 0, "C4")]) == two.of([Entry(1, 0, "C5")])
    False
    >>> longer = [Entry(1, 0, "C4"), Entry(2, 1, "undo 0")]
    >>> one.of(longer) == Digest().of(longer)
    True
    """

    def __init__(self) -> None:
        self._read = 0
        self._sum = hashlib.sha256()

    def of(self, journal: Sequence[Entry]) -> str:
        """Tell the digest of the whole journal; what was read before is not read again."""
        fresh = "".join(f"{one.seat} {one.move} {[*one.chance]}\n" for one in journal[self._read :])
        self._sum.update(fresh.encode())
        self._read = len(journal)
        return self._sum.hexdigest()
