"""Which decisions people want answered by themselves where they have no choice."""

from __future__ import annotations

import sqlalchemy as sa

from ludoteca.house.store.schema import habits

Habits = dict[str, frozenset[tuple[str, str]]]
"""By person: games and their decisions."""


def of_all(connection: sa.Connection) -> Habits:
    """Everybody's."""
    found: dict[str, set[tuple[str, str]]] = {}
    for row in connection.execute(sa.select(habits)):
        found.setdefault(row.player, set()).add((row.game, row.decision))
    return {player: frozenset(some) for player, some in found.items()}


def put(connection: sa.Connection, player: str, game: str, decision: str, *, on: bool) -> None:
    """Let a decision of a game be answered by itself, or not."""
    one = {"player": player, "game": game, "decision": decision}
    same = [habits.c[name] == value for name, value in one.items()]
    connection.execute(sa.delete(habits).where(*same))
    if on:
        connection.execute(sa.insert(habits).values(one))
