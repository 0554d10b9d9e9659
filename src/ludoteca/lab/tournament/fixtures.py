"""Who plays whom, on which deal and on which seats: the schedule of a tournament.

Everybody in a round plays the same deals. A line-up is played on the same deal once for each of its seatings, so
that neither the cards nor the seat make a bot look strong.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import combinations, count, permutations
from typing import Any

from ludoteca.bots.clock import TimeLeft
from ludoteca.kernel.errors import BadOption
from ludoteca.lab.tournament.outcome import Key, key

LineUp = tuple[str, ...]
"""The bots of a game, in the order of the seats once they sit."""

FEW = 6
"""Up to so many seatings of a line-up are all played: those of three different bots."""


class Seatings(StrEnum):
    """How the bots of a line-up are seated on one deal."""

    ALL = "all"
    """Every way to sit."""
    ROTATIONS = "rotations"
    """Everybody once on every seat: a circle, drawn for each deal and line-up anew, and turned seat by seat."""


@dataclass(frozen=True)
class Fixture:
    """A game that is to be played."""

    game: str
    options: Mapping[str, Any]
    """All options of the game."""
    seed: str
    """The seed of the deal; the luck of each bot follows from it and from the seat."""
    players: LineUp
    clock: TimeLeft | None = None
    """The clock that each seat begins with; without one nothing is timed but programs that keep silent."""

    @property
    def key(self) -> Key:
        """What tells this game from all others."""
        return key(self.game, self.options, self.seed, self.players, self.clock)


class Schedule:
    """The line-ups of a tournament, and how they sit on each deal.

    A round robin lets all line-ups of the bots play. Are they fewer than seats, each sits on as many as the others, or
    on one more in turn. In a gauntlet the first bot sits on one seat, and one of the others, each in turn, on the rest.

    >>> [" ".join(line_up) for line_up in Schedule(["a", "b", "c"], 2).line_ups]
    ['a b', 'a c', 'b c']
    >>> [" ".join(line_up) for line_up in Schedule(["a", "b", "c"], 4, gauntlet=True).line_ups]
    ['a b b b', 'a c c c']
    >>> [" ".join(sitting) for sitting in Schedule(["a", "b"], 3).deal("tournament-0")]
    ['a a b', 'a b a', 'b a a', 'a b b', 'b a b', 'b b a']
    """

    def __init__(
        self, players: Sequence[str], seats: int, gauntlet: bool = False, seatings: Seatings | None = None
    ) -> None:
        if len(players) < 2 or len(set(players)) != len(players) or seats < 2:
            args = {"players": list(players), "seats": seats}
            raise BadOption("bad-players", field="players", reason="two bots or more, all different", args=args)
        self.players = tuple(players)
        self.seats = seats
        self.gauntlet = gauntlet
        self.seatings = seatings

    @cached_property
    def line_ups(self) -> tuple[LineUp, ...]:
        """Who plays together, each line-up once."""
        if self.gauntlet:
            first, *others = self.players
            return tuple((first, *[other] * (self.seats - 1)) for other in others)
        each, more = divmod(self.seats, len(self.players))
        return tuple(
            tuple(bot for bot in self.players for _ in range(each + (bot in luckier)))
            for luckier in combinations(self.players, more)
        )

    def deal(self, seed: str) -> tuple[LineUp, ...]:
        """Tell who sits where in each game of one deal."""
        return tuple(seated for line_up in self.line_ups for seated in self._seated(line_up, seed))

    def deals_within(self, games: int, seed: str) -> int:
        """Tell how many whole deals can be played in so many games. Raises BadOption when it is not even one."""
        left = games
        for deal in count():
            left -= len(self.deal(f"{seed}-{deal}"))
            if left < 0:
                break
        if deal == 0:
            args = {"games": games, "a deal takes": games - left}
            raise BadOption("too-few-games", field="games", reason="less than one deal", args=args)
        return deal

    def of(self, line_up: LineUp) -> Seatings:
        """Tell how a line-up is seated: unless somebody has chosen, in all ways where these are few."""
        return self.seatings or (Seatings.ALL if len(set(permutations(line_up))) <= FEW else Seatings.ROTATIONS)

    def _seated(self, line_up: LineUp, seed: str) -> Iterator[LineUp]:
        if self.of(line_up) is Seatings.ALL:
            yield from dict.fromkeys(permutations(line_up))
        else:
            circle = [*line_up]
            random.Random(f"{seed} {' '.join(line_up)}").shuffle(circle)
            yield from dict.fromkeys((*circle[seat:], *circle[:seat]) for seat in range(self.seats))
