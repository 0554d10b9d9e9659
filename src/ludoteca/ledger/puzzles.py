"""The puzzles that a game ships: errors in games of bots, confirmed more than once, kept with the games they are from.

`ludoteca puzzles GAME` finds them (`lab/puzzles.py`); a game keeps them beside its data, in `puzzles.json`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct, to_builtins

from ludoteca.kernel.match import Match
from ludoteca.kernel.replay import fingerprint, replay
from ludoteca.kernel.room import Room
from ludoteca.ledger.errors import Error
from ludoteca.ledger.themes import Theme

FILE = "puzzles.json"
KEPT = 16
"""So many games stay replayed: an answer is looked for move by move."""


class Puzzle(Struct, frozen=True):
    """An error to be played better, and what it is about."""

    error: Error
    theme: Theme


class Source(Struct, frozen=True):
    """A game with puzzles: its record, and where in it they are."""

    record: dict[str, Any]
    puzzles: tuple[Puzzle, ...]

    @property
    def name(self) -> str:
        """A short name, the same for the same moves and luck."""
        return fingerprint(self.record)


class Shipped(Struct, frozen=True):
    """The puzzles of a game as a file holds them."""

    made: dict[str, Any]
    """By which command, from how many games, and what became of the errors that were looked at."""
    games: tuple[Source, ...]

    def as_json(self) -> str:
        """Write them down, a line for each game and each puzzle."""
        lines = []
        for source in self.games:
            puzzles = ",\n    ".join(_told(puzzle) for puzzle in source.puzzles)
            lines.append(f'  {{"record": {_told(source.record)},\n   "puzzles": [\n    {puzzles}]}}')
        games = ",\n".join(lines)
        return f'{{\n "made": {_told(self.made)},\n "games": [\n{games}\n ]\n}}\n'


def _told(part: Any) -> str:
    return msgspec.json.encode(to_builtins(part)).decode()


@cache
def shipped(game: Room) -> Mapping[str, Source]:
    """Give the games with puzzles that a game ships, by their short names; a game may have none."""
    file = resources.files(game.room).joinpath(FILE)
    if game.edition is not None or not file.is_file():  # by other numbers other moves are better
        return {}
    read = msgspec.json.decode(file.read_bytes(), type=Shipped)
    return {source.name: source for source in read.games}


@lru_cache(maxsize=KEPT)
def played(game: Room, name: str) -> Match:
    """Replay a game that has shipped puzzles."""
    return replay(game, shipped(game)[name].record)


def varied(puzzles: Iterable[Puzzle], most: int) -> Sequence[Puzzle]:
    """Choose so many puzzles, of each theme in turn, those first that cost most."""
    by_theme: dict[Theme, list[Puzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda one: -one.error.cost):
        by_theme.setdefault(puzzle.theme, []).append(puzzle)
    ranked = [(rank, puzzle) for some in by_theme.values() for rank, puzzle in enumerate(some)]
    return [puzzle for _, puzzle in sorted(ranked, key=lambda one: (one[0], -one[1].error.cost))[:most]]
