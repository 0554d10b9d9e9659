"""The one evaluator of a game: its weights as data, what they are made from, and the hash that names them."""

from __future__ import annotations

import hashlib
from functools import cache
from threading import Lock
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import astuple

from ludoteca.bots.judges import SHIPPED
from ludoteca.kernel.position import Position
from ludoteca.kernel.room import Room
from ludoteca.kernel.values import BadValues, Values, held
from ludoteca.ledger.chances import Chances
from ludoteca.ledger.deals import on_a_line, shipped
from ludoteca.ledger.sights import columns, width

VERSION = 4
"""Of the formula in `Chances`, and of how errors are found by it: what was judged by another does not compare."""
CHANCES, JUDGING = "chances", "judging"
"""The files of weights in a game's package: by what positions are judged, and moves where that is told apart."""
BELIEVED = "borne_out", "played_on"
"""What weights say of how far a review believes what."""
CHANGED = "the weights were found for another state of the game; calibrate them again"
ROUGH_WORTH = (0.5, 0.0, 0.3)
"""How the evaluation is weighed where nothing was fitted: ten points ahead are 0.68 early and 0.97 at the end."""


class Explained(Struct, frozen=True):
    """What luck, by this evaluator, explains of results: measured on games of bots, each by what others told."""

    command: str
    games: int
    beta: float
    """So much of its luck is taken off a result."""
    left: tuple[float, float, float]
    """Which part of the variance of results is left then, with its interval."""
    noise: float
    """By how much (standard deviation) a result without luck still varies from game to game."""

    @property
    def saves(self) -> bool:
        """Whether taking luck off makes anything surer."""
        return self.left[2] < 1


class Ahead(Struct, frozen=True):
    """How searches look ahead where the evaluator sees too little at a glance; only with all cards open."""

    playouts: int
    """So many play-outs a search has."""
    searches: int
    """Of so many searches the mean is taken: one alone would tell its own luck as the game's."""
    share: float
    """So much counts of what they see otherwise than a glance does."""


class BorneOut(Struct, frozen=True):
    """How much of what the judge says a move costs is believed, as games of bots bear it out (bench/review.md)."""

    part: Annotated[float, Meta(gt=0)] = 0.8
    """Which part of it, in the mean."""
    apart: Annotated[float, Meta(gt=0)] = 0.06
    """By how much (standard deviation) what playing on comes to lies apart from that."""


class PlayedOn(Struct, frozen=True):
    """How far games are played on after a suspected move, and how much of what that tells is believed.

    What comes of a move shows long before the end of a game, and a glance tells it with much less chance in it than the
    result does (truncated rollouts, as at backgammon; bench/review.md). Where that was not measured, games are played
    on to the end, and results believed as they are.
    """

    moves: Annotated[int, Meta(gt=0)] | None = None
    """So many moves of all seats together; None: to the end."""
    part: Annotated[float, Meta(gt=0)] = 1.0
    """Which part of the difference that is seen then the result comes to, in the mean."""
    apart: Annotated[float, Meta(ge=0)] = 0.0
    """By how much (standard deviation) the result lies apart from that."""
    varies: Annotated[float, Meta(gt=0)] = 0.3
    """The variance of what one pair of games tells, as far as is known before any is played."""


class Weights(Struct, frozen=True, kw_only=True):
    """The weights of a game with so many seats, as a file holds them."""

    made: dict[str, Any] = {}
    """By which command, from how many games, and how well games held out were foretold; empty: nothing was fitted."""
    worth: tuple[float, float, float] = ROUGH_WORTH
    asked: dict[str, tuple[float, float]] = {}
    """By decision: what it is worth to be asked it, always, and by the share of the game left."""
    features: dict[str, tuple[float, float]] = {}
    """By feature of the game: what it is worth beside the evaluation, always, and by the share of the game left."""
    sights: dict[str, tuple[float, float]] = {}
    """The same by number of what a seat sees (`ledger.sights`)."""
    ahead: Ahead | None = None
    """How searches look ahead; None: a glance is all."""
    luck: Explained | None = None
    """What luck explains by these weights, where it was measured."""
    borne_out: BorneOut | None = None
    """How far costs judged by these weights are believed; None: as in most games."""
    played_on: PlayedOn | None = None
    """How far games are played on after a suspected move; None: to the end."""

    def as_json(self) -> str:
        """Write the weights down, a line for each."""
        parts = {name: getattr(self, name) for name in ("made", "luck", "worth", "ahead", *BELIEVED)}
        lines = [f' "{name}": {on_a_line(part)}' for name, part in parts.items() if part is not None]
        for name in "asked", "features", "sights":
            weights: dict[str, tuple[float, float]] = getattr(self, name)
            pairs = ",\n  ".join(f"{on_a_line(one)}: {on_a_line(pair)}" for one, pair in weights.items())
            if pairs:
                lines.append(f' "{name}": {{\n  {pairs}\n }}')
        return "{\n" + ",\n".join(lines) + "\n}\n"


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


def read(text: bytes) -> Weights:
    """Read weights; raises BadValues when they are none."""
    try:
        return msgspec.json.decode(text, type=Weights)
    except msgspec.DecodeError as wrong:
        raise BadValues("bad-values", field="chances", args={"problem": str(wrong)}) from None


def _shipped(package: str, kind: str, seats: int) -> Weights | None:
    text = held(package, f"{kind}-{seats}.json")
    return None if text is None else read(text)
