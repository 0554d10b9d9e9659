"""The novice: company for whoever plays a first game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.random import any_move

if TYPE_CHECKING:
    from ludoteca.kernel.position import Position

SLIP = 3
"""One move of so many is any legal one."""


class NoviceBot(GreedyBot):
    """Moves as the greedy bot does, but now and then without having looked."""

    def pick(self, position: Position, seat: int) -> list[int]:
        """Choose the picks of a complete move."""
        if self.luck() % SLIP == 0:
            return any_move(position, seat, self.luck())
        return super().pick(position, seat)
