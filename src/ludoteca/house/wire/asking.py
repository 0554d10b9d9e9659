"""Frames from the client, by the socket of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.house.wire.fields import Key, MoveText, OfferId, Picks, SeatNumber, Secret


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first frame: the secret of a private table, and how many log events the client holds.

    Who asks for `changes` is told the whole state only at first, and after that what is different.
    """

    secret: Secret | None = None
    have: Annotated[int, Meta(ge=0)] = 0
    changes: bool = False


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    """What could be picked next after these unfinished picks? A refusal names the key, where there is one."""

    offer: OfferId
    picks: Picks
    key: Key | None = None


class Explain(Struct, tag="explain", forbid_unknown_fields=True):
    """Why is nothing else on offer after these unfinished picks, and what does each pick bring?"""

    offer: OfferId
    picks: Picks
    key: Key | None = None


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """A whole move, as pick ids or as text.

    With `unless` the picks may be unfinished: where they are, or the whole move puts something at stake that is named
    here, nothing is played, and they are answered like a preview.
    """

    key: Key
    offer: OfferId
    picks: Picks | None = None
    move: MoveText | None = None
    unless: Annotated[list[Literal["final", "forgoes"]], Meta(max_length=2)] | None = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the own last move, within the horizon."""

    key: Key


class Restart(Struct, tag="restart", forbid_unknown_fields=True):
    """Take back all own moves, within the horizon."""

    key: Key


class AskTakeBack(Struct, tag="ask_take_back", forbid_unknown_fields=True):
    """Ask the others to let me take back my last move."""

    key: Key


class AnswerTakeBack(Struct, tag="answer_take_back", forbid_unknown_fields=True):
    """Let another seat take back, or not."""

    key: Key
    accept: bool


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give the seat to a bot."""

    key: Key


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """Take the own seat back from the bot."""

    key: Key


class AskPause(Struct, tag="ask_pause", forbid_unknown_fields=True):
    """Ask the others for a pause of the whole table."""

    key: Key
    hours: Annotated[int, Meta(ge=1, le=24 * 30)]


class AnswerPause(Struct, tag="answer_pause", forbid_unknown_fields=True):
    """Agree to a pause, or not; who asked for it takes the wish back by refusing."""

    key: Key
    accept: bool


class Resume(Struct, tag="resume", forbid_unknown_fields=True):
    """End a pause before its time."""

    key: Key


class Emergency(Struct, tag="emergency", forbid_unknown_fields=True):
    """Take the one emergency pause of the game, while the own clock runs."""

    key: Key


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """Choose what becomes of a seat whose time is out."""

    key: Key
    seat: SeatNumber
    choice: Literal["wait", "person", "bot", "end"]


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Guess(Struct, tag="guess", forbid_unknown_fields=True):
    """Let a bot decide for whoever is asked on a private board."""

    key: Key


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A place on a board: the way to a part of it by numbers, and where in that part, from 0 to 1."""

    part: Annotated[str, Meta(pattern=r"\A[0-9]{1,4}(/[0-9]{1,4}){0,30}\Z")]
    x: Annotated[float, Meta(ge=0, le=1)]
    y: Annotated[float, Meta(ge=0, le=1)]


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to look at; with `to` an arrow."""

    at: Spot
    to: Spot | None = None


class Lead(Struct, tag="lead", forbid_unknown_fields=True):
    """Lead the others through a finished game: to a step, through whose eyes, with marks; without a step no more."""

    seq: Annotated[int, Meta(ge=0)] | None
    eyes: Annotated[str, Meta(max_length=8)] | None = None
    marks: Annotated[list[Mark], Meta(max_length=40)] = []


AboutTime = AskPause | AnswerPause | Resume | Emergency | Choose
ClientFrame = (
    Hello
    | Preview
    | Explain
    | Play
    | Undo
    | Restart
    | AskTakeBack
    | AnswerTakeBack
    | Resign
    | Return
    | AskPause
    | AnswerPause
    | Resume
    | Emergency
    | Choose
    | Say
    | Lead
)
