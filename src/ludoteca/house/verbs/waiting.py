"""Which tables wait for a person, and the own tables in that order: the longest wait first."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from ludoteca.house.house import House
from ludoteca.house.store import waiting as stored
from ludoteca.house.store.rows import Wait
from ludoteca.house.verbs.standings import known, opened, unreadable
from ludoteca.house.wire.tables import NextTable, Waiting

OPENED = 40
"""So many games are opened at most where the journal does not tell whom they ask: the next look goes on with others."""


async def waits(house: House, player: str) -> list[Wait]:
    """The tables that wait for somebody, the longest first."""
    left = OPENED
    found: list[Wait] = []
    for wait in await house.store.read(stored.waits, player):
        if unreadable(house, wait.table_id):
            continue
        if not wait.sure:
            standing = known(house, wait.table_id, wait.seq)
            if standing is None and left:
                left -= 1
                standing = await opened(house, wait.table_id, wait.seq)
            if standing is None or standing.to_act is UNSET or wait.seat not in standing.to_act:
                continue
        found.append(wait)
    return sorted(found, key=lambda wait: (wait.since, wait.table_id))


async def own_tables(house: House, player: str) -> Sequence[str]:
    """All tables of somebody: what waits, the longest first, then what is played, open and over."""
    first = [wait.table_id for wait in await waits(house, player)]
    return list(dict.fromkeys([*first, *await house.store.read(stored.own_tables, player)]))


async def next_table(house: House, player: str, but: str | None) -> Waiting:
    """How many tables wait for somebody besides one, and which of them has waited longest."""
    found = [wait for wait in await waits(house, player) if wait.table_id != but]
    row = await house.store.table(found[0].table_id) if found else None
    return Waiting(len(found), None if row is None else NextTable(row.id, row.game, house.link(row), found[0].since))
