"""Self-play: a search plays games against itself, and what stood on the table is kept as numbers."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.bots.judges import judge
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.position import Position
from ludoteca.kernel.registry import game
from ludoteca.kernel.values import Values, quarter
from ludoteca.lab.training.expecting import count, nothing
from ludoteca.lab.training.plan import PRIOR, Plan

CHUNK = 10
"""How many games are played, and written down, together."""


@dataclass(frozen=True)
class Chunk:
    """Some games that are to be played."""

    plan: Plan
    generation: int
    number: int
    """Which of the generation's chunks."""
    values: str
    """The file of values by which the search judges; `hand`: by the hand-written evaluation alone."""
    file: Path
    """Where to write what was seen."""


@dataclass
class Seen:
    """What stood on the table, position after position, picks within a move included.

    For n positions of games with so many seats: `features` [n, seats, F], `hand` [n, seats], what the hand-written
    evaluation says in hundredths of a point, `game` [n], and `points` [games, seats] at the end of each. `cpu` are the
    seconds of computing time that a file took, `picks` what searches have made of picks (`expecting`).
    """

    features: Any
    hand: Any
    game: Any
    points: Any
    cpu: Any
    picks: Any = ()

    def write(self, path: Path) -> None:
        """Write to a file, whole or not at all."""
        part = path.with_suffix(".part")
        with part.open("wb") as to:
            np.savez_compressed(to, **vars(self))
        part.replace(path)

    @staticmethod
    def read(path: Path) -> Seen:
        """Read a file."""
        with np.load(path) as data:
            return Seen(**data)


def column(path: Path, name: str) -> Any:
    """Read one of the columns of a file alone."""
    with np.load(path) as data:
        return data[name]


def play(chunk: Chunk) -> Path:
    """Play the games of a chunk and write what was seen; returns the file."""
    plan = chunk.plan
    began = time.process_time()
    position = game(plan.game).position
    seen = Seen([], [], [], [], [], nothing(len(position.decisions) if plan.learn == PRIOR else 0))
    for at in range(CHUNK):
        number = chunk.number * CHUNK + at
        luck = random.Random(f"{plan.seed} {chunk.generation} {number}")
        _play_game(plan, chunk.values, luck, seen, at)
    width = len(position.feature_names)
    Seen(
        np.array(seen.features, np.int16).reshape(-1, plan.seats, width),
        np.array(seen.hand, np.int32),
        np.array(seen.game, np.int32),
        np.array(seen.points, np.int32),
        np.array([time.process_time() - began]),
        seen.picks,
    ).write(chunk.file)
    return chunk.file


def _play_game(plan: Plan, values: str, luck: random.Random, seen: Seen, number: int) -> None:
    """Play one game; any of its moves may be one that nobody would choose, so that what follows is seen, too."""
    searcher = SearchBot(0, playouts=plan.playouts, judge=judge(values))
    position = game(plan.game).deal(plan.seats, luck.getrandbits(62), {})
    position.simulate(luck.getrandbits(62))
    unlearned = Values.none(position.feature_names)
    while not position.over:
        seat = position.actor
        strays = luck.random() < plan.explore
        picks = [] if strays else searcher.decide(position, seat, luck.getrandbits(64))
        at = len(seen.features)
        while True:
            _note(position, unlearned, seen, number)
            pick = picks.pop(0) if picks else luck.choice(position.picks(seat))
            position.step(seat, pick)
            if not position.draft:
                break
        if plan.learn == PRIOR and not strays:
            count(seen.picks, quarter(seen.features[at][seat][0]), searcher.learned())
    seen.points.append([position.score(seat) for seat in range(plan.seats)])


def _note(position: Position, nothing: Values, seen: Seen, number: int) -> None:
    """Keep what a position is like."""
    watched = position.clone()
    watched.value_by(nothing)
    seats = range(position.seats)
    seen.hand.append([watched.worth(seat) for seat in seats])
    seen.features.append([watched.features_of(seat) for seat in seats])
    seen.game.append(number)
