"""Frames from the server, by the socket of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from ludoteca.house.wire.asking import Mark
from ludoteca.house.wire.failures import Failure
from ludoteca.house.wire.tables import TableInfo
from ludoteca.kernel.explanation import Explanation
from ludoteca.kernel.stakes import Stakes
from ludoteca.kernel.views import as_type


class ChatLine(Struct):
    """One line of the table's talk."""

    sender: str = msgspec.field(name="from")
    text: str
    at: int
    player: str
    """Who said so, to be blocked for it."""


class ChatFrame(Struct, tag="chat"):
    """A new line of chat."""

    sender: str = msgspec.field(name="from")
    text: str
    at: int
    player: str
    """Who said so, to be blocked for it."""


class PresenceFrame(Struct, tag="presence", frozen=True):
    """Who is there: the seats whose people are connected, and how many look on without a seat."""

    here: list[int]
    watching: int


class LeadFrame(Struct, tag="lead"):
    """Who leads through a finished game, and what they show; nobody, if there is no `player`."""

    player: str | None = None
    name: str = ""
    seq: int = 0
    eyes: str | None = None
    marks: list[Mark] = []


class BranchFrame(Struct, tag="branch"):
    """Somebody plays on from a step of the finished game, with whoever takes a seat there."""

    table: TableInfo


class TakeBack(Struct):
    """A wish to take back that waits for the consent of the other people."""

    seat: int
    to: int
    waiting: list[int]


class Accepted(Struct):
    """What this connection sent under this key is in the journal on disk."""

    key: str
    seq: int


class ByHabit(Struct, frozen=True):
    """An entry that nobody has decided: the only answer of a seat, whose person lets it be given by itself."""

    seq: int
    seat: int


class StateFrame(Struct, tag="state"):
    """Everything that this viewer may see."""

    version: int
    now: int
    """What time it is in the house."""
    seq: int
    table: Annotated[Raw, as_type("TableInfo")]
    seat: int | None
    view: Annotated[Raw, as_type("Header | null")]
    offer: Annotated[Raw, as_type("Offer | null")]
    log_from: int
    log: Annotated[Raw, as_type("GameEvent[]")]
    chat: list[ChatLine]
    stakes: Stakes
    can_undo: bool
    can_restart: bool
    take_back: TakeBack | None
    accepted: list[Accepted]
    by_habit: list[ByHabit] = []
    hands: Annotated[list[Raw] | UnsetType, as_type("Partial<Header>[]")] = UNSET
    """Where it is taught: by seat the fields of its view that others do not see."""


class ChangesFrame(Struct, tag="changes", omit_defaults=True):
    """What is different from the state before; log and accepted keys are news, as in a state."""

    version: int
    seq: int
    changes: Annotated[Raw, as_type("unknown[][]")]
    """The way to each part by names and numbers, its last member what is there now."""
    log_from: int | UnsetType = UNSET
    log: Annotated[Raw, as_type("GameEvent[]")] | UnsetType = UNSET
    """New lines, if there are any."""
    accepted: list[Accepted] = []


class OfferFrame(Struct, tag="offer"):
    """Answer to a preview."""

    offer: Annotated[Raw, as_type("Offer")]
    stakes: Stakes


class ExplanationFrame(Struct, tag="explanation"):
    """Answer to `explain`."""

    explanation: Explanation


class ErrorFrame(Struct, tag="error", omit_defaults=True):
    """A refusal; nothing changed."""

    error: Failure
    key: str | UnsetType = UNSET


ServerFrame = (
    StateFrame
    | ChangesFrame
    | OfferFrame
    | ExplanationFrame
    | ErrorFrame
    | ChatFrame
    | PresenceFrame
    | LeadFrame
    | BranchFrame
)
