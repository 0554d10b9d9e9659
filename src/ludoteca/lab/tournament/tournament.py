"""A tournament: bots play each other on the same deals, until all is played or a question is answered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import UNSET, structs

from ludoteca import bots
from ludoteca.bots.clock import TimeLeft
from ludoteca.bots.program import PROGRAM
from ludoteca.kernel.options import complete
from ludoteca.kernel.registry import game
from ludoteca.lab.sequential import Sequential
from ludoteca.lab.tournament.fixtures import Fixture, Schedule, Seatings
from ludoteca.lab.tournament.games_file import GamesFile
from ludoteca.lab.tournament.outcome import Key, Outcome
from ludoteca.lab.tournament.ratings import Meetings
from ludoteca.lab.tournament.runners import Runner, processes
from ludoteca.lab.tournament.scores import Score


class Tournament:
    """Bots that play each other: a round robin, or a gauntlet that the first bot runs against all others.

    >>> tournament = Tournament("origo", ["greedy", "random"])
    >>> tournament.games_of(50)
    100

    Deals count one by one, in their order, and each when all its games have ended: what a tournament says hangs
    neither on how many games are played at once nor on where. `question` is asked about the first bot's share of wins.


    Raises BadOption when the game, the seats, an option or a bot is not known.
    """

    def __init__(
        self,
        name: str,
        players: Sequence[str],
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        seed: str = "tournament",
        *,
        gauntlet: bool = False,
        seatings: Seatings | None = None,
        clock: TimeLeft | None = None,
        question: Sequential | None = None,
    ) -> None:
        room = game(name)
        self.name = name
        self.seats = room.check_seats(seats)
        self.options = complete(room.options, options or {}, seats)
        self.schedule = Schedule(players, seats, gauntlet, seatings)
        for spec in players:
            if not spec.startswith(PROGRAM):
                bots.make(spec)
        self.players = tuple(players)
        self.seed = seed
        self.clock = clock
        self.question = question
        self.outcomes: list[Outcome] = []
        """The games that count, in the order of the schedule, without their records."""
        self.deals = 0
        """How many deals count."""
        self.passed_over = 0
        """How many games of the file are none of these."""
        self.scores = {spec: Score(spec) for spec in players}
        self.meetings = Meetings(players)

    @property
    def decided(self) -> bool:
        """Whether the question is answered, if there is one."""
        return self.question is not None and self.question.answer is not None

    def fixtures(self, deal: int) -> Iterator[Fixture]:
        """List the games of one deal."""
        seed = f"{self.seed}-{deal}"
        for line_up in self.schedule.deal(seed):
            yield Fixture(self.name, self.options, seed, line_up, self.clock)

    def games_of(self, deals: int) -> int:
        """Tell how many games so many deals are."""
        return sum(len(self.schedule.deal(f"{self.seed}-{deal}")) for deal in range(deals))

    def deals_within(self, games: int) -> int:
        """Tell how many whole deals so many games allow. Raises BadOption when it is not even one."""
        return self.schedule.deals_within(games, self.seed)

    def play(self, deals: int, runner: Runner | None = None, file: GamesFile | None = None) -> Iterator[Outcome]:
        """Play so many deals, on all cores or where the runner says, and give each outcome as it comes.

        Games that the file holds are given first and not played again; the others are added to it. Ends as soon as
        the question is answered.
        """
        plan = [[fixture.key for fixture in self.fixtures(deal)] for deal in range(deals)]
        planned = {key for games in plan for key in games}
        known: dict[Key, Outcome] = {}
        for outcome in file.read() if file else ():
            if outcome.key in planned and outcome.key not in known and outcome.rules == game(self.name).rules:
                known[outcome.key] = outcome
                yield outcome
            else:
                self.passed_over += 1
        self._count(plan, known)
        if self.decided or self.deals == deals:
            return
        missing = (one for deal in range(self.deals, deals) for one in self.fixtures(deal) if one.key not in known)
        for outcome in (runner or processes())(missing):
            if file:
                file.append(outcome)
            known[outcome.key] = structs.replace(outcome, record=UNSET)
            self._count(plan, known)
            yield outcome
            if self.decided:
                return

    def _count(self, plan: Sequence[Sequence[Key]], known: Mapping[Key, Outcome]) -> None:
        """Count the next deals of which all games are known."""
        while self.deals < len(plan) and not self.decided:
            ended = [known[key] for key in plan[self.deals] if key in known]
            if len(ended) < len(plan[self.deals]):
                return
            self.deals += 1
            for outcome in ended:
                self.count(outcome)
            if self.question:
                asked = [outcome.share(self.players[0]) for outcome in ended if self.players[0] in outcome.players]
                self.question.add(sum(asked) / len(asked))

    def count(self, outcome: Outcome) -> None:
        """Add a game to the scores and ratings."""
        self.outcomes.append(outcome)
        self.meetings.add(outcome)
        for spec, score in self.scores.items():
            if spec in outcome.players:
                score.add(outcome, [seat for seat, player in enumerate(outcome.players) if player == spec])
