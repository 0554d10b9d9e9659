"""Carries out what the host has settled about how long things are kept."""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa

from ludoteca.house.clock import DAY
from ludoteca.house.house import House
from ludoteca.house.logs import tell
from ludoteca.house.store import retention

PAUSE = 0.05
"""Seconds from one part to the next: whoever plays comes first."""


async def expire(house: House) -> None:
    """Delete what has been kept for long enough, bit by bit."""
    settings = house.settings
    keep = {
        "tournaments": settings.keep_games,
        "games": settings.keep_games,
        "chat": settings.keep_chat,
        "guests": settings.keep_guests,
        "sessions": settings.session_days,
    }
    for what, days in keep.items():
        if days and (dropped := await _expire(house, retention.KINDS[what], house.now() - int(days * DAY))):
            tell("expired", what=what, number=dropped)


async def _expire(house: House, kind: retention.Kind, before: int) -> int:
    """Delete all of one kind that is older than a time; tells how much it was."""
    dropped = 0
    while some := await _drop_some(house, kind, before):
        dropped += some
        await asyncio.sleep(PAUSE)
    return dropped


async def _drop_some(house: House, kind: retention.Kind, before: int) -> int:
    """Delete some of it."""

    def find(connection: sa.Connection) -> list[Any]:
        return list(connection.scalars(kind.old(before).limit(retention.AT_ONCE)))

    def drop(connection: sa.Connection) -> int:
        return kind.drop(connection, found)

    found = await house.store.read(find)
    return await house.store.writer.run(drop) if found else 0
