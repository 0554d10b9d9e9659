"""A bot in a seat: it answers every offer until the game is over."""

from __future__ import annotations

import asyncio

from ludoteca.bots import Bot
from ludoteca.guest.seat import Seat, State
from ludoteca.kernel.errors import IllegalMove

OVERTAKEN = ("stale-offer", "not-your-turn", "overtaken", "game-over")
"""Refusals that only say that the game has gone on meanwhile."""


async def sit_for(bot: Bot, seat: Seat) -> State:
    """Play a seat with a bot, which thinks in a thread; returns the last state. Raises IllegalMove and BotFailed."""
    while True:
        state = await seat.turn()
        if state.offer is None or state.view is None:
            return state
        move = await asyncio.to_thread(bot.choose, state.view, state.offer, state.time_left())
        try:
            await seat.play(move)
        except IllegalMove as wrong:
            if wrong.code not in OVERTAKEN:
                raise
