# cython: annotation_typing=False
"""The seam between a table's rows and the kernel's matches."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable
from typing import Any

from ludoteca.house.store.rows import EntryRow, TableRow
from ludoteca.house.tempo.clocks import Asking
from ludoteca.house.wire.json import encode
from ludoteca.kernel.chance import new_key
from ludoteca.kernel.errors import GameError
from ludoteca.kernel.game import Game
from ludoteca.kernel.journal import Entry
from ludoteca.kernel.match import Match
from ludoteca.kernel.options import complete
from ludoteca.kernel.records import gone_on_from, undone_to
from ludoteca.kernel.registry import game as game_named
from ludoteca.kernel.room import OPEN, SPECTATOR

Viewer = int | None
"""A seat, or None for somebody who only looks on."""


def checked(game_name: str, seats: int, options: dict[str, Any]) -> tuple[Game, dict[str, Any]]:
    """The game and its complete options; raises BadOption naming what does not fit."""
    game = game_named(game_name)
    game.check_seats(seats)
    return game, complete(game.options, options, seats)


def least_seats(game: str) -> int:
    """The smallest table at which a game can be played."""
    return game_named(game).seats[0]


def fitting(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options for a table of so many: those that were chosen, or the usual ones where these do not fit."""
    try:
        return checked(game, seats, options)[1]
    except GameError:
        return checked(game, seats, {})[1]


def deal(row: TableRow, key: bytes | None = None) -> dict[str, Any]:
    """Set up the game of a table; returns the columns of its row that say how its luck was fixed.

    Its luck is a key of its own unless one is given, as to tables that share theirs.
    """
    key = key or new_key()
    game = game_named(row.game)
    if row.origin is None:
        seats = len(row.seats)
        match = Match.start(game, seats, complete(game.options, row.options, seats, recorded=True), key)
    else:
        match = Match.begin_at(game, row.origin, key)
    return {
        "key": key.hex(),
        "commitment": match.commitment,
        "setup": list(match.setup),
        "rules": game.rules,
        "edition": game.edition,
    }


def begun(row: TableRow) -> Match:
    """The match of a table before its first entry."""
    return Match.resume(
        game_named(row.game),
        len(row.seats),
        row.options,
        (),
        key=None if row.key is None else bytes.fromhex(row.key),
        promise=row.commitment or "",
        setup=row.setup or (),
        document=row.origin,
    )


def entry_of(row: EntryRow) -> Entry:
    """A stored entry as the kernel knows it."""
    return Entry(row.seq, row.seat, row.move, tuple(row.chance))


def went_back_to(move: str) -> int | None:
    """The entry to which a move of the journal goes back; None for one that goes on."""
    to = undone_to(move)
    return gone_on_from(move) if to is None else to


def mask(asked: Iterable[int]) -> int:
    """Some seats as one number.

    >>> mask([0, 2])
    5
    """
    return sum(1 << seat for seat in asked)


def askings(match: Match) -> tuple[int, int]:
    """Whom a match asks, with a choice and without one that everybody can see (masks)."""
    asked = forced = 0
    for seat in match.to_act:
        if match.only_move(seat) is None:
            asked |= 1 << seat
        else:
            forced |= 1 << seat
    return asked, forced


def asking_of(row: EntryRow) -> Asking:
    """A stored entry as the clocks know it."""
    return Asking(row.seq, row.at, row.seat, row.move, row.asked or 0, row.forced or 0)


def entry_row(row: TableRow, entry: Entry, match: Match, at: int, key: str | None = None) -> EntryRow:
    """An entry as it is stored, with whom the match asks since."""
    asked, forced = (mask(match.to_act), None) if row.tempo is None else askings(match)
    return EntryRow(row.id, entry.seq, entry.seat, entry.move, entry.chance, at, key, asked, forced)


class Log:
    """The events that one viewer may read, each encoded once."""

    def __init__(self, viewer: Viewer) -> None:
        self._reader = SPECTATOR if viewer is None else viewer
        self._read = 0
        self._seqs: list[int] = []
        self.lines: list[bytes] = []

    def update(self, match: Match) -> None:
        """Add what happened since the last time."""
        for line in match.lines[self._read :]:
            if line.readable(self._reader):
                self.lines.append(encode(line.event))
                self._seqs.append(line.event.seq)
        self._read = len(match.lines)

    def cut(self, match: Match, to: float) -> int:
        """Forget what happened after an entry; returns how many lines stay."""
        self._read = bisect_right(match.lines, to, key=lambda line: line.event.seq)
        kept = self.firm(to)
        del self.lines[kept:], self._seqs[kept:]
        return kept

    def firm(self, seq: float) -> int:
        """How many lines tell of entries up to this one."""
        return len(self._seqs) if seq == math.inf else bisect_right(self._seqs, seq)

    def since(self, have: int) -> bytes:
        """The JSON list of the lines from a number on."""
        return b"[" + b",".join(self.lines[have:]) + b"]"


def open_view(match: Match) -> dict[str, Any]:
    """Everything, for a game that is over."""
    view = match.game.view(match.position, OPEN)
    view["result"] = None if match.result is None else match.result.as_json()
    return view


__all__ = [
    "Entry",
    "GameError",
    "Log",
    "Match",
    "Viewer",
    "asking_of",
    "askings",
    "begun",
    "checked",
    "deal",
    "entry_of",
    "fitting",
    "least_seats",
    "mask",
    "open_view",
    "undone_to",
    "went_back_to",
]
