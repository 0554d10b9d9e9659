"""What bots, or places in the order of turns, have reached, with intervals that know that games share deals."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ludoteca.lab.tournament.outcome import Outcome
from ludoteca.ledger.intervals import wilson


@dataclass
class Score:
    """What one bot, or one place in the order of turns, has reached so far."""

    name: str
    games: int = 0
    wins: float = 0.0
    ties: int = 0
    forfeits: int = 0
    points: list[int] = field(default_factory=list)
    """Those of finished games; a game that was forfeited has none that could be compared."""
    sources: Counter[str] = field(default_factory=Counter)
    """The points of those games by source."""
    cpu: float = 0.0
    decisions: int = 0
    deals: dict[str, tuple[float, int]] = field(default_factory=dict)
    """Wins and games on each deal."""

    def add(self, outcome: Outcome, seats: list[int]) -> None:
        """Count a game in which it sat on these seats."""
        won = sum(outcome.share_of(seat) for seat in seats)
        wins, games = self.deals.get(outcome.seed, (0.0, 0))
        self.deals[outcome.seed] = wins + won, games + 1
        self.games += 1
        self.wins += won
        self.ties += 0 < won < 1
        for seat in seats:
            if outcome.forfeit is None:
                self.points.append(outcome.points[seat])
                self.sources.update(outcome.sources[seat] if outcome.sources else {})
            else:
                self.forfeits += outcome.forfeit.seat == seat
            if outcome.decisions:
                self.cpu += outcome.cpu[seat]
                self.decisions += outcome.decisions[seat]

    @property
    def share(self) -> float:
        """The share of wins."""
        return self.wins / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins."""
        return wilson(self.share, effective(list(self.deals.values())))

    @property
    def mean_points(self) -> float | None:
        """The mean of points."""
        return sum(self.points) / len(self.points) if self.points else None

    @property
    def mean_cpu(self) -> float | None:
        """The seconds of computing for a decision."""
        return self.cpu / self.decisions if self.decisions else None

    def texts(self) -> tuple[str, str, str]:
        """Write share, interval and mean of points for people."""
        low, high = self.interval
        points = self.mean_points
        return (
            f"{100 * self.share:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f}",
            "–" if points is None else f"{points:.1f}",
        )


def effective(deals: list[tuple[float, int]]) -> float:
    """Tell how many independent games the games of some deals are worth, given wins and games on each.

    Games on one deal resemble one another: their number is divided by the design effect (Kish, Survey Sampling, 1965),
    the variance between deals over that of independent games. Duplicate deals can make it less than 1; no more games
    count than were played. Where nothing varies, or there is one deal alone, only deals count.

    >>> effective([(1, 2)] * 10), effective([(2, 2)] * 10), round(effective([(2, 2), (0, 2)] * 10))
    (20.0, 10, 19)
    """
    games = sum(played for _, played in deals)
    share = sum(won for won, _ in deals) / max(1, games)
    if len(deals) < 2 or not 0 < share < 1:
        return len(deals)
    between = sum((won - share * played) ** 2 for won, played in deals) * len(deals) / (len(deals) - 1)
    return games / max(1.0, between / (games * share * (1 - share)))
