"""The rounds that were played: who sat where, how it ended, and what that counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from msgspec import Struct

from ludoteca.house.tournaments.matchpoints import compared
from ludoteca.house.tournaments.pairings import Table
from ludoteca.house.tournaments.standings import NOTHING, Game, game, shares


class Sitting(Struct, frozen=True):
    """A table of a round: who was paired there, in the order of seats (no name: somebody who was removed)."""

    people: Table
    ranks: tuple[int, ...] | None = None
    """As the game told them; None: it goes on, or never came to its end."""
    points: tuple[int, ...] = ()
    left: frozenset[int] = frozenset()
    """The seats of those who have left the game, or were out of time: they are last."""
    void: bool = False
    """The table was closed, or is gone: it counts as a bye."""

    @property
    def placed(self) -> tuple[int, ...]:
        """The ranks of those who stayed among themselves, and then those who left.

        >>> Sitting(("a", "b", "c"), (1, 2, 2), left=frozenset({0})).placed
        (3, 1, 1)
        """
        last = len(self.people) + 1
        told = [last if seat in self.left else rank for seat, rank in enumerate(self.ranks or ())]
        return tuple(1 + sum(other < own for other in told) for own in told)


class Round(Struct, frozen=True):
    """A round: its tables in order, and who had a bye."""

    tables: tuple[Sitting, ...]
    byes: Table = ()

    @property
    def people(self) -> list[str]:
        """Who was paired."""
        return [*self.byes, *(one for table in self.tables for one in table.people)]

    @property
    def over(self) -> bool:
        """Nobody plays any more."""
        return all(table.void or table.ranks is not None for table in self.tables)

    @property
    def final(self) -> bool:
        """All who were left have played at one table."""
        return self.over and not self.byes and [table.void for table in self.tables] == [False]

    @property
    def paused(self) -> list[str]:
        """Who got what a bye counts."""
        return [*self.byes, *(one for table in self.tables if table.void for one in table.people)]


def games(round: Round, *, duplicate: bool) -> dict[int, Game]:
    """What the tables of a round count, by their number: of those that are over; in duplicate only once all are."""
    over = {number: table for number, table in enumerate(round.tables) if table.ranks is not None and not table.void}
    if not duplicate:
        return {number: _counted(table, shares(table.placed)) for number, table in over.items()}
    return dict(_duplicate(over)) if round.over else {}


def _duplicate(over: dict[int, Sitting]) -> Iterator[tuple[int, Game]]:
    """Compare seats with the same seats at tables of the same size; a table alone counts by its places."""
    for size in {len(table.people) for table in over.values()}:
        same = {number: table for number, table in over.items() if len(table.people) == size}
        told = {str(number): _stayed(table) for number, table in same.items()}
        most = 2 * (len(same) - 1)
        for name, points in compared(told).items():
            table = same[int(name)]
            yield (
                int(name),
                _counted(table, [Fraction(one, most) for one in points] if most else shares(table.placed)),
            )


def _stayed(table: Sitting) -> list[int | None]:
    return [None if seat in table.left else points for seat, points in enumerate(table.points)]


def _counted(table: Sitting, scores: Sequence[Fraction]) -> Game:
    """Who left a game gets nothing for it."""
    found = [NOTHING if seat in table.left else score for seat, score in enumerate(scores)]
    return game(table.people, table.placed, found)
