"""Where points came from: one's own beside those of the winners of the same games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct

from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.room import Room
from ludoteca.kernel.snapshots import document_of

Points = Mapping[str, int]
"""Points by source."""


class _Player(Struct):
    score: dict[str, int] = {}


class _End(Struct):
    players: list[_Player] = []


# Made once, before any thread asks: msgspec crashes where two threads are the first to read a type.
_end = msgspec.json.Decoder(_End).decode


def sources_of(game: Room, state: bytes) -> list[Points]:
    """Read the points of each seat by source from a packed snapshot of the end; none where a game tells none."""
    try:
        players = _end(document_of(state)).players
    except (BadRecord, msgspec.DecodeError):
        return []
    return [game.sources(one.score) for one in players] if all(one.score for one in players) else []


def compared(
    games: Iterable[tuple[Sequence[Points], int, Sequence[int]]],
) -> tuple[int, dict[str, list[tuple[float, float]]]]:
    """Compare a seat with the winners of the same games: how many tell it, and by source both of each game.

    >>> compared([([{"land": 3, "sea": 2}, {"land": 5}], 0, [2, 1])])
    (1, {'land': [(3, 5.0)], 'sea': [(2, 0.0)]})
    """
    told = [(points, seat, ranks) for points, seat, ranks in games if len(points) == len(ranks) > seat]
    found: dict[str, list[tuple[float, float]]] = {}
    for source in dict.fromkeys(source for points, _, _ in told for own in points for source in own):
        pairs = found[source] = []
        for points, seat, ranks in told:
            first = [own.get(source, 0) for own, rank in zip(points, ranks, strict=True) if rank == 1]
            pairs.append((points[seat].get(source, 0), sum(first) / len(first)))
    return len(told), {source: pairs for source, pairs in found.items() if any(map(any, pairs))}
