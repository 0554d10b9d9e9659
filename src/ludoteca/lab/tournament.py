"""Tournaments: bots play many games in parallel, in turn on every seat, and are told apart with intervals."""

from __future__ import annotations

import math
import multiprocessing
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

from ludoteca import bots
from ludoteca.bots.program import BotFailed, ProgramBot
from ludoteca.kernel.errors import BadOption, IllegalMove
from ludoteca.kernel.registry import game

PROGRAM = "program:"


@dataclass(frozen=True)
class Outcome:
    """One finished game: which bot sat where, and how it ended."""

    number: int
    players: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: int
    starter: int = 0
    """The seat that began."""

    def share_of(self, seat: int) -> float:
        """Tell how much of the win went to a seat."""
        return (self.ranks[seat] == 1) / self.ranks.count(1)

    def share(self, bot: str) -> float:
        """Tell how much of the win went to a bot: seats that are first together share it."""
        return sum(self.share_of(seat) for seat, player in enumerate(self.players) if player == bot)

    @property
    def tie(self) -> bool:
        """Whether different bots share the first place."""
        return len({player for player, rank in zip(self.players, self.ranks, strict=True) if rank == 1}) > 1


@dataclass
class Score:
    """What one bot, or one place in the order of turns, has reached so far."""

    name: str
    games: int = 0
    wins: float = 0.0
    ties: int = 0
    points: list[int] = field(default_factory=list)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins."""
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Give the score interval of a proportion (Wilson 1927).

    >>> [round(end, 3) for end in wilson(90, 100)]
    [0.826, 0.945]
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def line_up(players: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Seat the bots for a game: they sit down one after the other, each game begins with the next one.

    >>> line_up(["greedy", "random"], 3, 0), line_up(["greedy", "random"], 3, 1)
    (('greedy', 'random', 'greedy'), ('random', 'greedy', 'random'))
    """
    return tuple(players[(number + seat) % len(players)] for seat in range(seats))


def play_one(name: str, players: Sequence[str], options: Mapping[str, Any], number: int, seed: str) -> Outcome:
    """Play one game between bots named by their specifications."""
    match = game(name).start(len(players), seed=seed, options=options)
    starter = match.public().get("start_player", 0)
    minds = [_mind(spec, 1000 * number + seat) for seat, spec in enumerate(players)]
    try:
        while not match.over:
            seat = match.to_act[0]
            move = minds[seat].choose(match.view(seat), match.offer(seat).as_json())
            try:
                match.play(seat, move)
            except IllegalMove as error:
                raise BotFailed(f"{players[seat]} wants to play {move!r}: {error}") from error
    finally:
        for mind in minds:
            if isinstance(mind, ProgramBot):
                mind.close()
    assert match.result is not None
    return Outcome(number, tuple(players), match.result.points, match.result.ranks, match.seq, starter)


def play_all(jobs: Iterable[tuple[Any, ...]], workers: int | None) -> Iterator[Outcome]:
    """Play games, each given as `play_one` takes it, on so many processes (all cores), in the order of their ends."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers or os.cpu_count() or 1, mp_context=context) as pool:
        running = [pool.submit(play_one, *job) for job in jobs]
        try:
            for done in as_completed(running):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _mind(spec: str, seed: int) -> bots.Bot:
    if spec.startswith(PROGRAM):
        return ProgramBot(spec.removeprefix(PROGRAM))
    return bots.make(spec, seed=seed)


class Tournament:
    """Bots that play each other; the same deal is played once for each way to sit."""

    def __init__(
        self,
        name: str,
        players: Sequence[str],
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        seed: str = "tournament",
    ) -> None:
        game(name).check_seats(seats)
        if len(players) < 2 or len(set(players)) != len(players) or len(players) > seats:
            args = {"players": list(players), "seats": seats}
            raise BadOption("bad-players", field="players", reason="two bots or more, all different", args=args)
        for spec in players:
            if not spec.startswith(PROGRAM):
                bots.make(spec)
        self.name = name
        self.players = tuple(players)
        self.seats = seats
        self.options = dict(options or {})
        self.seed = seed
        self.scores = {spec: Score(spec) for spec in players}

    def play(self, games: int, workers: int | None = None) -> Iterator[Outcome]:
        """Play games on so many processes (all cores), and give each outcome as it comes."""
        jobs = [
            (
                self.name,
                line_up(self.players, self.seats, number),
                self.options,
                number,
                f"{self.seed}-{number // len(self.players)}",
            )
            for number in range(games)
        ]
        for outcome in play_all(jobs, workers):
            self.count(outcome)
            yield outcome

    def count(self, outcome: Outcome) -> None:
        """Add a game to the scores."""
        for spec, score in self.scores.items():
            score.games += 1
            score.wins += outcome.share(spec)
            score.ties += outcome.tie and outcome.share(spec) > 0
            pairs = zip(outcome.players, outcome.points, strict=True)
            score.points += [points for player, points in pairs if player == spec]
