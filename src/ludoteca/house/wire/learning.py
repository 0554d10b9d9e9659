"""Learning from a game: its review, and the puzzles that its errors become."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Raw, Struct, UnsetType

from ludoteca.house.wire.asking import Explain, Preview
from ludoteca.house.wire.fields import Picks
from ludoteca.kernel.events import GameEvent
from ludoteca.kernel.views import among, as_type


class ReviewState(Struct, omit_defaults=True):
    """How far the review of a finished game is."""

    state: Annotated[str, among(("none", "waiting", "made", "failed"))]
    progress: float | UnsetType = UNSET
    """Which share of it is made."""
    review: Annotated[Raw, as_type("Review")] | UnsetType = UNSET
    outdated: bool = False
    """It was made by an evaluator that has changed since; whoever asks for it has it made anew."""


class PuzzleInfo(Struct):
    """An error of the caller that is asked again."""

    table: str
    game: str
    seq: int
    link: str
    stage: int
    """How often it was solved in a row."""
    due: int
    """When it is asked next."""


class PuzzleCard(Struct, omit_defaults=True):
    """A puzzle of a collection: an error in a game of bots that comes with the house, or in a reviewed public game."""

    game: str
    source: str
    """The game that it is from: a table of the house, or one that comes with it."""
    seq: int
    seats: int
    phase: str
    """`opening`, `middle` or `ending`; empty where the game cannot tell."""
    decision: str
    """What is asked."""
    table: bool = False
    """Its source is a table of the house."""
    tried: bool = False
    solved: bool = False
    """By the caller."""


class PuzzleQuestion(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{id}/puzzles/{seq}/board`: what is asked about the board; nothing: how it stands."""

    frame: Preview | Explain | None = None


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{id}/puzzles/{seq}`."""

    picks: Picks


class Verdict(Struct, omit_defaults=True):
    """What an answer is worth, by the evaluator of the review."""

    right: bool
    """It is not surely worse than the move that the review found."""
    cost: float
    """By how much its chance to win is lower, with an interval of 95 %."""
    low: float
    high: float
    events: list[GameEvent]
    """What the answer did."""
    error: Annotated[Raw, as_type("Error")]
    """What was played then, and what was better."""
    due: int | UnsetType = UNSET
    """When it is asked again, where it is an error of the caller that is not known yet."""
