"""A seat whose every proposal is counted: what was legal, what was refused by which rule, what was not answered."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ludoteca import bots
from ludoteca.bots import Bot
from ludoteca.guest.practice import Practice
from ludoteca.kernel.errors import GameError, IllegalMove
from ludoteca.kernel.match import Match

NOT_PROPOSALS = ("not-your-turn", "game-over", "not-seated")
"""Refusals that say nothing of the move."""


@dataclass
class Ledger:
    """What a contestant proposed in a game."""

    legal: int = 0
    at_once: int = 0
    """Decisions whose first proposal was legal."""
    decisions: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """Refusals by the number of the rule, or by what else was wrong."""
    replaced: int = 0
    """Decisions that chance made, after too many refusals."""
    forfeit: str = ""
    """Why chance played the rest of the game; empty: the contestant played it."""


class Judged(Practice):
    """A contestant's seat: after `tries` refusals in a row chance makes the move, after a forfeit all further ones."""

    def __init__(
        self, id: str, match: Match, seat: int, others: Mapping[int, Bot], names: Sequence[str], tries: int, seed: int
    ) -> None:
        super().__init__(id, match, seat, others, names)
        self.ledger = Ledger()
        self._tries = tries
        self._row = 0
        self._proposals = 0
        self._chance = bots.make("random", seed=seed)

    async def play(self, move: str) -> None:
        """Play a whole move; a refusal is written down."""
        if self.ledger.forfeit:
            raise IllegalMove("substituted", field="seat")
        try:
            await super().play(move)
        except GameError as wrong:
            if wrong.code not in NOT_PROPOSALS:
                await self._refuse(wrong)
            raise
        self._proposals += 1
        self.ledger.legal += 1
        self.ledger.at_once += self._row == 0
        self.ledger.decisions += 1
        self._row = 0

    async def late(self, seconds: float) -> None:
        """Return when nothing has been proposed for so many seconds, or the game is over."""
        while (await self.turn()).offer is not None:
            then = self._proposals
            try:
                async with asyncio.timeout(seconds):
                    while self._proposals == then:
                        await self._changed.wait()
            except TimeoutError:
                return

    async def forfeit(self, why: str) -> None:
        """Let chance play the rest of the game."""
        self.ledger.forfeit = why
        self.bots[self.seat] = self._chance
        self._show()
        self.begin()
        while not self.state.over:
            await self._changed.wait()

    async def _refuse(self, wrong: GameError) -> None:
        """Write a refusal down, and after too many in a row let chance make the move."""
        self.ledger.refused[wrong.rule or wrong.code] += 1
        self._row += 1
        self._proposals += 1
        self._set()
        if self._row == self._tries:
            move = self._chance.choose(self.match.view(self.seat), self.asked())
            wrong.arguments["instead"] = f"After {self._row} refusals in a row {move!r} was played for you."
            await super().play(move)
            self.ledger.replaced += 1
            self.ledger.decisions += 1
            self._row = 0
