"""What runs in the process that counts finished games: a game watched, and many of them measured."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from ludoteca.house.opening import open_match
from ludoteca.house.store.rows import EntryRow, SnapshotRow, TableRow
from ludoteca.house.verbs.statistics import counted
from ludoteca.kernel.errors import GameError
from ludoteca.kernel.match import Match
from ludoteca.kernel.registry import game as game_named
from ludoteca.ledger.watching import Watched, pack, unpack, watch


class Done(NamedTuple):
    """What came of it, and how many seconds of computing it took."""

    told: bytes | None
    seconds: float
    problem: str = ""
    """Why a game cannot be counted, though it ended like others."""


def watched(row: TableRow, entries: Sequence[EntryRow], kept: Sequence[SnapshotRow]) -> Done:
    """Count what a game tells, packed; None: it does not count."""
    began = time.process_time()
    told, problem = None, ""
    try:
        match = open_match(row, entries, kept).match
        told = pack(watch(match)) if by_usual_options(match) else None
    except (GameError, ValueError) as wrong:  # what is stored of this table cannot be read, or not any more
        problem = str(wrong)
    return Done(told, time.process_time() - began, problem)


def by_usual_options(match: Match) -> bool:
    """Tell whether a game was played as it comes out of its box; who begins may be chosen."""
    return all(match.options[one.name] == one.default for one in match.game.options if not one.of_seats)


def told(game: str, seats: int, packed: Sequence[bytes], at: int) -> Done:
    """Measure games with the same number of seats, as JSON."""
    began = time.process_time()
    found = msgspec.json.encode(counted(game_named(game), seats, Packed(packed), at))
    return Done(found, time.process_time() - began)


class Packed:
    """Games that are unpacked one by one, each time that somebody goes through them."""

    def __init__(self, games: Sequence[bytes]) -> None:
        self._games = games

    def __iter__(self) -> Iterator[Watched]:
        return map(unpack, self._games)
