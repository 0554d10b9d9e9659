"""Planning ahead: a private board, plans, orders and habits."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ludoteca.house.wire.asking import Explain, Guess, Play, Preview, Restart, Undo
from ludoteca.house.wire.fields import ENDS, MoveText, SeatNumber
from ludoteca.kernel.views import Arguments, among, as_type

TrialFrame = Preview | Explain | Play | Undo | Restart | Guess

Deal = Annotated[int, Meta(ge=0, lt=2**31)]
PlanNumber = Annotated[int, Meta(ge=0, lt=8)]


class TriedMove(Struct):
    """A move on a private board: for which seat, in notation, and which decision it answers."""

    seat: SeatNumber
    move: MoveText
    decision: Annotated[str, Meta(max_length=64)] = ""


TriedMoves = Annotated[list[TriedMove], Meta(max_length=100)]


class NewTrial(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{id}/trial`: the board after these moves, and what is done there."""

    basis: Annotated[int, Meta(ge=0)]
    """The entry of the game after which the board begins."""
    deal: Deal = 0
    """Which of the many deals of what the caller cannot know."""
    moves: TriedMoves = []
    frame: TrialFrame | None = None


class TrialAnswer(Struct):
    """A private board: the moves that led there, and the answer to what was asked, a state if nothing else."""

    moves: list[TriedMove]
    frame: Annotated[Raw, as_type("ServerFrame")]
    dealt: list[int] = []
    """The moves, counted from 1, after which something is told that hangs on cards dealt at random."""


class Unless(Struct, forbid_unknown_fields=True):
    """Something that another may do and that ends orders: an event, and those of its arguments that matter."""

    id: Annotated[str, Meta(max_length=64)]
    args: Annotated[Arguments, Meta(max_length=8)] = {}


class NewPlan(Struct, forbid_unknown_fields=True):
    """Body of `PUT /api/tables/{id}/plans/{number}`: moves tried on a private board, kept."""

    basis: Annotated[int, Meta(ge=0)]
    deal: Deal = 0
    moves: TriedMoves = []
    unless: Annotated[list[Unless], Meta(max_length=8)] = []
    orders: bool = False
    """The own moves among them are played when it is the caller's turn, as long as all goes well."""


class Habit(Struct):
    """A decision of a game that is answered by itself where the caller has no choice."""

    game: str
    decision: str


class Plan(Struct):
    """A kept plan; nobody but its owner is ever told of it."""

    number: int
    basis: int
    deal: int
    moves: list[TriedMove]
    unless: list[Unless]
    orders: bool
    ended: Annotated[str, among(ENDS)] | UnsetType = UNSET
    """Why they are orders no more."""
