"""Who comes together: those who look for players are matched with open tables and with each other.

Pure: what is wished, which tables are open and who has nothing to do with whom goes in, who sits where comes out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from msgspec import Struct

Apart = Mapping[str, frozenset[str]]
"""By person: those with whom they have nothing to do."""
NOBODY = frozenset[str]()
LOOKS = 10_000
"""So many times a partner is tried for one kind of game at most: blocks that are meant to make it long end there."""


class Kind(Struct, frozen=True):
    """What is played: game, number of seats, tempo (empty: without clocks), rated or not, and options that are not
    played as usual.
    """

    game: str
    seats: int
    tempo: str
    rated: bool
    options: Mapping[str, Any]


class Wish(Struct, frozen=True):
    """What somebody would play: any of these games, each by these options, at so many seats, at one of these tempos."""

    player: str
    games: dict[str, dict[str, Any]]
    seats: tuple[int, ...]
    tempos: tuple[str, ...]
    rated: bool | None = None
    """Whether it shall count for ratings; None: either will do."""
    since: int = 0

    def fits(self, kind: Kind) -> bool:
        """Tell whether that would be played."""
        return (
            self.games.get(kind.game) == kind.options
            and kind.seats in self.seats
            and kind.tempo in self.tempos
            and self.rated in (None, kind.rated)
        )

    @property
    def kinds(self) -> Iterator[Kind]:
        """All that would be played: the most seats first, since all who wait shall sit."""
        rated = (False, True) if self.rated is None else (self.rated,)
        for seats, game, tempo, counts in product(sorted(self.seats, reverse=True), self.games, self.tempos, rated):
            yield Kind(game, seats, tempo, counts, self.games[game])


class Open(Struct, frozen=True):
    """A table that waits for players: what is played there, who is there or hosts it, who may not come."""

    id: str
    kind: Kind
    people: frozenset[str]
    free: int
    banned: frozenset[str] = NOBODY

    def takes(self, wish: Wish, apart: Apart) -> bool:
        """Tell whether somebody may, and would, sit down here."""
        strange = self.people | self.banned
        met = apart.get(wish.player, NOBODY) & self.people
        return self.free > 0 and wish.player not in strange and not met and wish.fits(self.kind)

    def with_one_more(self, player: str) -> Open:
        """The same table when somebody has sat down."""
        return Open(self.id, self.kind, self.people | {player}, self.free - 1, self.banned)


class Match(Struct, frozen=True):
    """People who come together: at an open table, or at one that is to be laid for them."""

    kind: Kind
    players: tuple[str, ...]
    table: str | None = None


def matches(wishes: Sequence[Wish], tables: Sequence[Open], apart: Apart) -> list[Match]:
    """Match those who look for players; the oldest wish comes first, whoever hosts a table comes before those who wait.

    Of several tables the one is taken that lacks the fewest.
    """
    found: list[Match] = []
    waiting = sorted(wishes, key=lambda wish: (wish.since, wish.player))
    standing = {table.id: table for table in tables}
    seated: set[str] = set()
    for number, wish in enumerate(waiting):
        if wish.player in seated:
            continue
        chosen = min((one for one in standing.values() if one.takes(wish, apart)), key=lambda t: t.free, default=None)
        if chosen is not None:
            standing[chosen.id] = chosen.with_one_more(wish.player)
            match = Match(chosen.kind, (wish.player,), chosen.id)
        else:
            # Who has waited longer and is still here has found nobody, this one neither.
            later = [other for other in waiting[number + 1 :] if other.player not in seated]
            together = _led_by(wish, later, apart)
            if together is None:
                continue
            match = together
        found.append(match)
        seated.update(match.players)
    return found


def _led_by(first: Wish, others: Sequence[Wish], apart: Apart) -> Match | None:
    """The table that can be laid for somebody with those who have waited longest of the others."""
    strangers = apart.get(first.player, NOBODY)
    for kind in first.kinds:
        fitting = [other.player for other in others if other.player not in strangers and other.fits(kind)]
        players = _chosen(fitting, kind.seats - 1, apart)
        if players is not None:
            return Match(kind, (first.player, *players))
    return None


def _chosen(players: Sequence[str], count: int, apart: Apart) -> tuple[str, ...] | None:
    """The first so many of these who all may meet."""
    left = LOOKS

    def choose(start: int, chosen: tuple[str, ...]) -> tuple[str, ...] | None:
        nonlocal left
        if len(chosen) == count:
            return chosen
        for number in range(start, len(players) - (count - len(chosen)) + 1):
            left -= 1
            if left < 0:
                return None
            if apart.get(players[number], NOBODY).isdisjoint(chosen):
                found = choose(number + 1, (*chosen, players[number]))
                if found is not None:
                    return found
        return None

    return choose(0, ())
