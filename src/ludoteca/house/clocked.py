"""What is written with a change at a table with clocks."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from ludoteca.house.store import tempo, timers
from ludoteca.house.store.store import Also
from ludoteca.house.tempo.clocks import Clocks, Happening

CLOCK = "clock"
"""The timer that looks at the clocks of a table."""


def clocked(table_id: str, clocks: Clocks, steps: Sequence[Happening] = (), also: Also | None = None) -> Also:
    """What is written beside what is written anyway: what happens to the clocks, and when they are to be looked at."""
    due = clocks.due()

    def work(connection: sa.Connection) -> None:
        if steps:
            tempo.add_happenings(connection, table_id, steps)
        timers.put(connection, CLOCK, due, table_id=table_id)
        if also is not None:
            also(connection)

    return work
