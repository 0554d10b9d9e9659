"""The ratings of one game: Bradley and Terry's model, updated game by game (Weng and Lin, JMLR 12, 2011, algorithm 2).

In a game each two entrants are compared by their ranks, a tie is half a win. What somebody brings to it is the own
strength and the advantage of a place in the order of turns, which is learned by the same steps, for each number of
seats. Bots do not learn, so theirs are fixed: they hold the scale in place, and let a house of three people have one.
Person i stands before j with probability 1 / (1 + 10^((Rj − Ri) / 400)), as with Elo's ratings.
"""

from __future__ import annotations

import math

from msgspec import Struct
from openskill.models import BradleyTerryPart

from ludoteca.bots import points
from ludoteca.house.ratings.outcome import Entrant, Outcome

BETA = 25 / 6
SCALE = 400 / math.log(10) / math.sqrt(2) / BETA
"""Rating points for one of the model's units."""
MIDDLE = 1500
"""The points of whom nothing is known."""
CERTAIN = 1.96
"""So many deviations to both sides hold 95 %."""
MODEL = BradleyTerryPart(beta=BETA, tau=0.0, window_size=16)
"""All entrants of a table are compared with one another, however many they are."""
CHANGE = 25 / 300
"""How far people change from one game to the next; places do not."""
PLACE = 1.0
"""How far the advantage of a place is expected to be from none: 29 points."""
ANCHORS = points()
"""The points of each bot, the same in all games."""


class Rating(Struct, frozen=True, array_like=True):
    """What is believed of a strength, in the model's units, and how many games say so."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def points(self) -> int:
        """The strength in rating points."""
        return round(points_of(self.mu))

    @property
    def interval(self) -> tuple[int, int]:
        """The points between which it is by 95 %."""
        reach = CERTAIN * self.sigma
        return round(points_of(self.mu - reach)), round(points_of(self.mu + reach))


class Ladder(Struct):
    """The ratings of one game, and up to which game they are counted."""

    people: dict[str, Rating] = {}
    places: dict[int, list[Rating]] = {}
    """The advantage of each place in the order of turns, by the number of seats."""
    games: int = 0
    last: tuple[int, str] = (0, "")
    """When the last of them ended, and at which table."""

    def count(self, outcome: Outcome) -> None:
        """Rate one more game; where no two entrants are left, or no person, there is nothing to learn."""
        met = [one for one in outcome.entrants if one.player is not None or one.bot in ANCHORS]
        if len(met) < 2 or all(one.player is None for one in met):
            return
        places = self.places.setdefault(outcome.seats, [Rating(0.0, PLACE) for _ in range(outcome.seats)])
        before = [(self._known(one), places[one.place]) for one in met]
        teams = [
            [MODEL.rating(own.mu, math.hypot(own.sigma, CHANGE)), MODEL.rating(seat.mu, seat.sigma)]
            for own, seat in before
        ]
        after = MODEL.rate(teams, ranks=[float(one.rank) for one in met])
        for one, (own, seat), (strength, advantage) in zip(met, before, after, strict=True):
            places[one.place] = Rating(advantage.mu, advantage.sigma, seat.games + 1)
            if one.player is not None:
                self.people[one.player] = Rating(strength.mu, strength.sigma, own.games + 1)

    def _known(self, one: Entrant) -> Rating:
        if one.player is None:
            return Rating(mu_of(ANCHORS[one.bot or ""]), 0.0)
        return self.people.get(one.player, Rating())


def points_of(mu: float) -> float:
    """Turn the model's units into rating points.

    >>> points_of(MODEL.mu), mu_of(1500)
    (1500.0, 25.0)
    """
    return MIDDLE + SCALE * (mu - MODEL.mu)


def mu_of(points: float) -> float:
    """Turn rating points into the model's units."""
    return MODEL.mu + (points - MIDDLE) / SCALE
