"""The starter's advantage: equal bots play, every seat begins equally often; wins count by the order of turns."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel.options import complete
from ludoteca.kernel.registry import game
from ludoteca.lab.tournament.fixtures import Fixture
from ludoteca.lab.tournament.outcome import Outcome
from ludoteca.lab.tournament.runners import processes
from ludoteca.lab.tournament.scores import Score


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

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """List so many games."""
        options = game(self.name).options
        choices = [option.name for option in options if option.of_seats]
        for number in range(games):
            chosen = complete(options, dict.fromkeys(choices, number % self.seats), self.seats)
            yield Fixture(self.name, chosen, f"{self.seed}-{number // self.seats}", (self.bot,) * self.seats)

    def play(self, games: int, workers: int | None = None) -> Iterator[Outcome]:
        """Play games on so many processes (all cores), and give each outcome as it comes."""
        for outcome in processes(workers)(self.fixtures(games)):
            self.count(outcome)
            yield outcome

    def count(self, outcome: Outcome) -> None:
        """Add a game to the scores."""
        for order, score in enumerate(self.scores):
            score.add(outcome, [(outcome.starter + order) % self.seats])
