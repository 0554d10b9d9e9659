"""The one evaluator of a game: tells by its weights how likely each seat is to win, under a hash that names them."""

from __future__ import annotations

import hashlib
from functools import cache
from threading import Lock
from typing import Any

from msgspec.structs import astuple

from ludoteca.bots.judges import SHIPPED
from ludoteca.kernel.position import Position
from ludoteca.kernel.room import Room
from ludoteca.kernel.values import BadValues, Values, held
from ludoteca.ledger.chances import Chances
from ludoteca.ledger.deals import shipped
from ludoteca.ledger.sights import columns, width
from ludoteca.ledger.weights import BELIEVED, BorneOut, PlayedOn, Weights, read

VERSION = 4
"""Of the formula in `Chances`, and of how errors are found by it: what was judged by another does not compare."""
CHANCES, JUDGING = "chances", "judging"
"""The files of weights in a game's package: by what positions are judged, and moves where that is told apart."""
CHANGED = "the weights were found for another state of the game; calibrate them again"


class Evaluator:
    """Tells of any position of a game with so many seats how likely each seat is to win.

    It is fixed before it sees a game: `hash` names all that its answers hang on beside the rules.
    Where other weights find more errors, moves are judged by those (`judging`), and positions by these.
    Raises BadValues when the weights are for decisions or features that the game does not have.
    """

    def __init__(self, game: Room, seats: int, weights: Weights, judging: Weights | None = None) -> None:
        names = game.position.feature_names
        self.game = game
        self.seats = seats
        self.weights = weights
        self.judging = self if judging is None else Evaluator(game, seats, judging)
        """By what moves are judged."""
        learned = SHIPPED.values(game.new_position(seats, {option.name: option.default for option in game.options}))
        self._values: Values | None = learned or (Values.none(names) if names else None)
        if unknown := {*weights.asked} - {*game.decisions}:
            raise BadValues("other-decisions", field="asked", reason=CHANGED, args={"decisions": sorted(unknown)})
        if unknown := {*weights.features} - {*names}:
            raise BadValues("other-features", field="features", reason=CHANGED, args={"features": sorted(unknown)})
        asked = [weights.asked.get(name, (0.0, 0.0)) for name in game.decisions]
        features = [weights.features.get(name, (0.0, 0.0)) for name in names] if weights.features else []
        sights, wide = self._sights()
        self._formula = weights.worth, asked, bool(names), features, sights, wide
        self._chances = self.chances()
        self._turn = Lock()
        row = [] if learned is None else [*learned.row]
        numbers = (VERSION, game.name, seats, weights.worth, sorted(weights.asked.items()), row)
        # What weighs no features and does not look ahead keeps the hash that it had before there was any of it.
        seen: list[Any] = [sorted(weights.features.items())] if weights.features else []
        if weights.sights:
            seen.append(sorted(weights.sights.items()))
        if weights.ahead:
            seen.append(astuple(weights.ahead))
        seen += [astuple(told) for name in BELIEVED if (told := getattr(weights, name))]
        if judging is not None:
            seen.append(self.judging.hash)
        if likely := shipped(game.position.values_in, seats, names):
            seen.append((likely.worth, sorted(likely.features.items())))
        self.hash: str = hashlib.sha256(repr((*numbers, *seen)).encode()).hexdigest()

    @property
    def fitted(self) -> bool:
        """Whether its weights were fitted to games; if not, its chances are rough."""
        return bool(self.weights.made)

    @property
    def borne_out(self) -> BorneOut:
        """How far a judge by these weights is believed."""
        return self.weights.borne_out or BorneOut()

    @property
    def played_on(self) -> PlayedOn:
        """How far games are played on that these weights judge, and how far that is believed."""
        return self.weights.played_on or PlayedOn()

    def chances(self) -> Chances:
        """Make what weighs positions; each search needs one of its own, since those of other threads do not wait."""
        return Chances(*self._formula)

    def prepare(self, position: Position) -> None:
        """Let a position, and whatever is copied from it, be judged as the weights expect."""
        position.value_by(self._values)

    def _sights(self) -> tuple[list[tuple[int, float, float]], int]:
        """Tell which numbers of what a seat sees are weighed, where they stand and how; and how many it sees in all."""
        if not self.weights.sights:
            return [], 0
        known = columns(self.game, self.seats)
        if unknown := {*self.weights.sights} - {*known}:
            raise BadValues("other-sights", field="sights", reason=CHANGED, args={"sights": sorted(unknown)})
        weighed = [(known[name], always, early) for name, (always, early) in self.weights.sights.items()]
        return weighed, width(self.game, self.seats)

    def __call__(self, position: Position) -> list[float]:
        """Give each seat's chance to win at a glance, in a position that was prepared; once it is over, its share."""
        with self._turn:
            return self._chances.chances(position)


@cache
def evaluator(game: Room, seats: int) -> Evaluator:
    """Make the evaluator of a game with so many seats: by the weights that it ships, else by rough ones."""
    package = game.position.values_in
    return Evaluator(game, seats, _shipped(package, CHANCES, seats) or Weights(), _shipped(package, JUDGING, seats))


def _shipped(package: str, kind: str, seats: int) -> Weights | None:
    text = held(package, f"{kind}-{seats}.json")
    return None if text is None else read(text)
