"""Carries out what the host has settled about how long things are kept."""

from __future__ import annotations

import asyncio
from functools import partial

from ludoteca.house.house import DAY, House, now
from ludoteca.house.logs import tell
from ludoteca.house.store.retention import drop_chat, drop_games, drop_guests

PAUSE = 0.05
"""Seconds from one part to the next: whoever plays comes first."""


async def expire(house: House) -> None:
    """Delete what has been kept for long enough, bit by bit."""
    settings = house.settings
    for what, days, drop in (
        ("games", settings.keep_games, drop_games),
        ("chat", settings.keep_chat, drop_chat),
        ("guests", settings.keep_guests, drop_guests),
    ):
        before, dropped = now() - int(days * DAY), 0
        while days and (some := await house.store.writer.run(partial(drop, before=before))):
            dropped += some
            await asyncio.sleep(PAUSE)
        if dropped:
            tell("expired", what=what, number=dropped)
