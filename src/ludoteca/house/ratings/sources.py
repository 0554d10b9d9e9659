"""Where points came from: one's own beside those of the winners of the same games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct

from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.snapshots import document_of

TOTAL = "total"
Points = Mapping[str, int]
"""Points by source."""


class _Player(Struct):
    score: dict[str, int] = {}


class _End(Struct):
    players: list[_Player] = []


# Made once, before any thread asks: msgspec crashes where two threads are the first to read a type.
_end = msgspec.json.Decoder(_End).decode


def sources_of(state: bytes) -> list[Points]:
    """Read the points of each seat by source from a packed snapshot of the end; none where a game tells none."""
    try:
        players = _end(document_of(state)).players
    except (BadRecord, msgspec.DecodeError):
        return []
    told: list[Points] = [
        {source: points for source, points in one.score.items() if source != TOTAL} for one in players
    ]
    return told if all(told) else []


def compared(
    games: Iterable[tuple[Sequence[Points], int, Sequence[int]]],
) -> tuple[int, dict[str, tuple[float, float]]]:
    """Compare a seat with the winners of the same games: how many tell it, and by source the means of both.

    >>> compared([([{"land": 3, "sea": 2}, {"land": 5}], 0, [2, 1])])
    (1, {'land': (3.0, 5.0), 'sea': (2.0, 0.0)})
    """
    told = [(points, seat, ranks) for points, seat, ranks in games if len(points) == len(ranks) > seat]
    sums: dict[str, tuple[float, float]] = {}
    for points, seat, ranks in told:
        first = [own for own, rank in zip(points, ranks, strict=True) if rank == 1]
        for source in dict.fromkeys(source for own in points for source in own):
            mine, theirs = sums.get(source, (0.0, 0.0))
            best = sum(own.get(source, 0) for own in first) / len(first)
            sums[source] = mine + points[seat].get(source, 0), theirs + best
    return len(told), {
        source: (mine / len(told), theirs / len(told)) for source, (mine, theirs) in sums.items() if mine or theirs
    }
