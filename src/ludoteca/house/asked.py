# cython: annotation_typing=False
"""Who is to be told elsewhere that it is their turn, and when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import sqlalchemy as sa

from ludoteca.house.store import timers
from ludoteca.house.store.rows import TableRow
from ludoteca.house.store.store import Also
from ludoteca.house.table import Table

TURN = "turn"
HALF = "turn-half"
LATE = "turn-late"
"""The timers of who is asked: at once, when half of the time has gone by, when nine tenths have."""
THEN: dict[str, tuple[str, float] | None] = {TURN: (HALF, 1 / 2), HALF: (LATE, 4 / 5), LATE: None}
"""Which comes after which, and after which part of the time that is left."""
PUSH = "push"
"""The timer that calls browsers again whose service was away."""
LETTER = "letter"
HOOK = "hook"
TABLE_HOOK = "hook-table"
"""The timers of what else tells a turn: the letter about all that waits, the webhook of a person, that of a table."""
START = "start"
GATHERED = "gathered"
HOOK_GATHERED = "hook-gathered"
"""The timers of those who have looked for players: their table begins, they are told that all are there."""
FULL = "full"
"""The timer of a host at whose table all are there, so that it can begin."""
GRACE = 15_000
"""Milliseconds in which who is asked may come or move by themselves."""


def asked(table: Table) -> list[str]:
    """The people whom the game at a table asks."""
    return _people(table.row, _seats(table))


def absent(table: Table) -> list[str]:
    """Those of them who do not look at the table."""
    return _people(table.row, _away(table, _seats(table)))


def wound(table: Table, at: int, also: Also | None = None) -> Also | None:
    """What is written with a change that asks people anew, beside what is written anyway: when to tell them.

    Where time runs, whoever looks now is reminded later; elsewhere they are left alone.
    """
    anew = [seat for seat in _seats(table) if seat not in table.asked]
    people = _people(table.row, anew if table.row.tempo is not None else _away(table, anew))
    return _calling(table.row.id, people, also, _turns(at)) if people else also


def _seats(table: Table) -> Sequence[int]:
    """The seats that the game at a table asks."""
    match = table.match
    return () if match is None or match.over else match.to_act


def _away(table: Table, seats: Sequence[int]) -> list[int]:
    """Those of these seats from which nobody looks at the table."""
    here = table.presence.here if seats else ()
    return [seat for seat in seats if seat not in here]


def _people(row: TableRow, seats: Sequence[int]) -> list[str]:
    """The people on these seats, but for those for whom a bot plays."""
    sitting = [row.seats[seat] for seat in seats]
    return [seat.player for seat in sitting if seat.player is not None and seat.person]


def changed(old: TableRow, new: TableRow, at: int, also: Also | None = None) -> Also | None:
    """What is written with a change of a table's row: when to tell people that they play, or can begin."""
    if new.begun and not old.begun:
        return begun(new, at, also)
    if _full(new) and not _full(old):
        return _calling(new.id, [new.host], also, {FULL: at + GRACE})
    return also


def _full(row: TableRow) -> bool:
    return row.status == "open" and all(seat.taken for seat in row.seats)


def begun(row: TableRow, at: int, also: Also | None = None) -> Also:
    """The same for a game that begins: everybody who plays may be asked first, and who is not is left alone then."""
    return _calling(row.id, _people(row, range(len(row.seats))), also, {**_turns(at), FULL: None})


def _turns(at: int) -> dict[str, int | None]:
    """When to tell a turn: what was to be told of the one before is not."""
    return {**dict.fromkeys(THEN), TURN: at + GRACE}


def _calling(table_id: str, people: Sequence[str], also: Also | None, dues: Mapping[str, int | None]) -> Also:
    def work(connection: sa.Connection) -> None:
        if also is not None:
            also(connection)
        timers.put_all(connection, table_id, people, dues)

    return work
