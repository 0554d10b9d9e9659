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
        luck = random.Random(self.luck())
        picks: list[int] = []
        while not picks or position.draft:
            picks.append(luck.choice(position.picks(seat)))
            position.step(seat, picks[-1])
        return picks
