"""A finished game gone through again, move by move, with the positions that the accounts are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ludoteca.kernel.chance import Draw
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.journal import Entry
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import Position
from ludoteca.kernel.records import END, gone_on_from
from ludoteca.ledger.drawing import Recorded

Told = Callable[[float], None]
"""Is told now and then which share of the work is done."""


@dataclass(frozen=True)
class Step:
    """A move that counts: what stood on the table before it, before its last pick, and after it.

    Only the last pick of a move draws: `draws` tells for what, and of how many results, `came` which.
    """

    entry: Entry
    picks: tuple[int, ...]
    before: Position
    nearly: Position
    after: Position
    draws: tuple[Draw, ...]
    came: tuple[int, ...]

    @property
    def seat(self) -> int:
        """Who moved."""
        return self.entry.seat


def start_of(match: Match) -> tuple[Position, int]:
    """Give the position where the accounts begin, and after which entry that is.

    That is the start, unless newer rules went on later: what was played by older ones cannot be played again.
    """
    changed = [entry.seq for entry in match.effective if gone_on_from(entry.move) is not None]
    since = changed[-1] if changed else 0
    return match.at(since).position.clone(), since


def steps(match: Match, start: Position, since: int) -> Iterator[Step]:
    """Go through the moves that count; positions are copies of `start`, and judged as it is."""
    position = start
    for entry in match.effective:
        if entry.seq <= since:
            continue
        if entry.move == END:
            return
        picks = tuple(match.game.vocabulary.read(entry.move))
        before, position = position, position.clone()
        for pick in picks[:-1]:
            position.step(entry.seat, pick)
        nearly, position = position, position.clone()
        chance = Recorded(entry.chance)
        position.simulated, position.chance = False, chance
        position.step(entry.seat, picks[-1])
        position.chance = None
        yield Step(entry, picks, before, nearly, position, tuple(chance.draws), tuple(chance.came))


def check_finished(match: Match) -> None:
    """Raise BadRecord when a game is not over: nobody looks behind the cards of one that is played."""
    if not match.over:
        raise BadRecord(
            "not-over", field="journal", reason="the game is not over; only finished games are reviewed", args={}
        )
