"""The random bot: every pick alike, until the move is complete."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from ludoteca.bots.player import Player

if TYPE_CHECKING:
    from ludoteca.kernel.position import Position


class RandomBot(Player):
    """Takes any legal pick; the measure of all others, and company for tests."""

    def pick(self, position: Position, seat: int) -> list[int]:
        """Choose the picks of a complete move."""
        return any_move(position, seat, self.luck())


def any_move(position: Position, seat: int, luck: int) -> list[int]:
    """Put a move together by luck; the position is the one after it."""
    chance = random.Random(luck)
    picks: list[int] = []
    while not picks or position.draft:
        picks.append(chance.choice(position.picks(seat)))
        position.step(seat, picks[-1])
    return picks
