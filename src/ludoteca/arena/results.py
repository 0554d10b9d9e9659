"""What is kept of the games of the arena: a line of JSON for each, from which every figure follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

import msgspec
from msgspec import Struct

from ludoteca.lab.tournament.ratings import Meetings, Rating

ZERO = "random"
"""Who has 0 points."""
BOT = "bot"
"""The track of the house's bots, which play one another so that there is something to compare with."""


class Played(Struct, kw_only=True, frozen=True):
    """A game of a contestant against bots of one kind."""

    game: str
    track: str
    contestant: str
    opponent: str
    seats: int
    seat: int
    """Where the contestant sat."""
    seed: str
    """Names the deal; the same one is played from each seat, by each contestant."""
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    legal: int
    at_once: int
    refused: dict[str, int]
    replaced: int
    forfeit: str
    seconds: float

    @property
    def key(self) -> tuple[str, ...]:
        """What tells it from all other games."""
        return (self.game, self.track, self.contestant, self.opponent, str(self.seats), str(self.seat), self.seed)

    @property
    def name(self) -> str:
        """The contestant as the ratings know it."""
        return self.contestant if self.track == BOT else f"{self.contestant} ({self.track})"

    @property
    def players(self) -> list[str]:
        """Who sat where."""
        return [self.name if seat == self.seat else self.opponent for seat in range(self.seats)]

    @property
    def shares(self) -> list[float]:
        """How much of the win went to each seat; seats that are first together share it."""
        return [(rank == 1) / self.ranks.count(1) for rank in self.ranks]


@dataclass(frozen=True)
class Standing:
    """What a contestant has reached in a game."""

    game: str
    name: str
    games: int
    wins: float
    legal: float | None
    """The share of proposals that were legal; None: nothing was proposed."""
    at_once: float | None
    """The share of decisions whose first proposal was legal."""
    replaced: int
    forfeits: int
    points: float
    rating: Rating
    refused: tuple[tuple[str, int], ...]
    """The rules by which most was refused."""


def standings(played: Sequence[Played]) -> Iterator[Standing]:
    """Tell what each contestant has reached in each game, the strongest first."""
    for game in dict.fromkeys(one.game for one in played):
        of_game = [one for one in played if one.game == game]
        rated = ratings(of_game)
        for name in sorted({one.name for one in of_game}, key=lambda name: -rated[name].points):
            yield _standing([one for one in of_game if one.name == name], rated[name])


def ratings(played: Sequence[Played]) -> dict[str, Rating]:
    """Rate all who played, so that `random`, if it played, has 0 points; else the mean is there."""
    names = sorted({name for one in played for name in one.players})
    meetings = Meetings(names)
    for one in played:
        meetings.add(one)
    return dict(zip(names, meetings.ratings(ZERO if ZERO in names else None), strict=True))


def _standing(games: Sequence[Played], rating: Rating) -> Standing:
    first = games[0]
    legal, refusals = sum(one.legal for one in games), _added(one.refused for one in games)
    proposals, decisions = legal + sum(refusals.values()), sum(one.decisions for one in games)
    return Standing(
        game=first.game,
        name=first.name,
        games=len(games),
        wins=sum(one.shares[one.seat] for one in games),
        legal=legal / proposals if proposals else None,
        at_once=sum(one.at_once for one in games) / decisions if decisions else None,
        replaced=sum(one.replaced for one in games),
        forfeits=sum(bool(one.forfeit) for one in games),
        points=fmean(one.points[one.seat] for one in games),
        rating=rating,
        refused=tuple(sorted(refusals.items(), key=lambda rule: -rule[1])[:3]),
    )


def _added(counts: Iterable[dict[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for count in counts:
        for rule, number in count.items():
            total[rule] = total.get(rule, 0) + number
    return total


class Lines:
    """A file of games; what stands there already is not played again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.played = [*_read(path)]
        self._keys = {one.key for one in self.played}

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def add(self, one: Played) -> None:
        """Write a game down, at once."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
        self.played.append(one)
        self._keys.add(one.key)


def _read(path: Path) -> Iterator[Played]:
    """Read the games of a file; a last line that was cut off is left out."""
    if not path.exists():
        return
    *whole, rest = path.read_bytes().split(b"\n")
    for line in whole:
        yield msgspec.json.decode(line, type=Played)
    if rest:
        path.write_bytes(b"".join(line + b"\n" for line in whole))
