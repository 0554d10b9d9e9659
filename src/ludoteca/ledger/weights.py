"""The weights of an evaluator as data: by what chances are told, how far that is believed, what it explains."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ludoteca.kernel.values import BadValues
from ludoteca.ledger.deals import on_a_line

BELIEVED = "borne_out", "played_on"
"""What weights say of how far a review believes what."""
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


def read(text: bytes) -> Weights:
    """Read weights; raises BadValues when they are none."""
    try:
        return msgspec.json.decode(text, type=Weights)
    except msgspec.DecodeError as wrong:
        raise BadValues("bad-values", field="chances", args={"problem": str(wrong)}) from None
