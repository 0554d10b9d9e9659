"""The starter's advantage: equal bots play, every seat begins equally often; wins count by the order of turns."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel.registry import game
from ludoteca.lab.tournament import Outcome, Score, play_all


class Starters:
    """Games between equal bots; where options tell who begins, the same deal is played once with each seat beginning.

    `scores` are in the order of turns, who begins first.
    """

    def __init__(self, name: str, bot: str = "greedy", seats: int = 2, seed: str = "starters") -> None:
        game(name).check_seats(seats)
        self.name = name
        self.bot = bot
        self.seats = seats
        self.seed = seed
        self.scores = [Score(str(order + 1)) for order in range(seats)]

    def play(self, games: int, workers: int | None = None) -> Iterator[Outcome]:
        """Play games on so many processes (all cores), and give each outcome as it comes."""
        choices = [option.name for option in game(self.name).options if option.of_seats]
        jobs = (
            (
                self.name,
                (self.bot,) * self.seats,
                dict.fromkeys(choices, number % self.seats),
                number,
                f"{self.seed}-{number // self.seats}",
            )
            for number in range(games)
        )
        for outcome in play_all(jobs, workers):
            self.count(outcome)
            yield outcome

    def count(self, outcome: Outcome) -> None:
        """Add a game to the scores."""
        for order, score in enumerate(self.scores):
            seat = (outcome.starter + order) % self.seats
            score.games += 1
            score.wins += outcome.share_of(seat)
            score.ties += 0 < outcome.share_of(seat) < 1
            score.points.append(outcome.points[seat])
