"""Tables: how they are laid, what is told of them, their steps and results."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.house.tempo.rest import Rest
from ludoteca.house.tempo.tempos import Tempo
from ludoteca.house.wire.fields import BotName, SeatNumber
from ludoteca.kernel.events import GameEvent
from ludoteca.kernel.records import Advised
from ludoteca.kernel.views import OptionValue, among, as_type


class SeatInfo(Struct):
    """One seat as everybody may see it."""

    seat: int
    name: str | None
    bot: str | None
    player: str | None
    connected: bool
    substituted: bool


Span = Annotated[list[int], Meta(min_length=2, max_length=2)]
"""From a time up to another."""


class Absence(Struct, omit_defaults=True):
    """Somebody was, or is, away: after which entry, until after which one, and how many moves were made meanwhile."""

    since: int
    until: int | UnsetType = UNSET
    moves: int = 0


class SeatClockInfo(Struct, omit_defaults=True):
    """The clock of a seat: what is left, and the stretches in which it runs until that is gone, if nothing happens."""

    left: int
    runs: list[Span] = []
    out: bool = False
    """Time is out, and the others choose what becomes of it."""
    offered: bool = False
    """Whoever comes by the link may take the seat."""
    choices: Annotated[dict[str, str], as_type("Record<string, string>")] = {}
    """What the others have chosen, by seat."""
    emergency: bool = False
    """There is an emergency pause left."""
    absence: Absence | UnsetType = UNSET


class PauseWish(Struct):
    """A pause that waits for the consent of the other people: until when it would be."""

    seat: int
    until: int
    waiting: list[int]


class TableClocks(Struct, omit_defaults=True):
    """The clocks of a running table, as of the last step that counts for them."""

    at: int
    seats: list[SeatClockInfo]
    pause: Span | UnsetType = UNSET
    wish: PauseWish | UnsetType = UNSET


class TempoInfo(Struct, omit_defaults=True):
    """A tempo that tables can be played at, and how long such games took in this house."""

    name: str
    bank: int
    gain: int
    cap: int
    rests: bool
    games: int = 0
    lasts: Span | UnsetType = UNSET
    """The middle half of these games took so long."""


class RestInfo(Struct):
    """When a person rests, and how many holidays there are in a year."""

    rest: Rest
    holidays: int


class TableInfo(Struct, omit_defaults=True):
    """One table as the caller may see it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    private: bool
    status: Annotated[str, among(("open", "playing", "finished"))]
    host: str
    seats: list[SeatInfo]
    commitment: str | None
    seq: int
    created: int
    link: str
    moved: int
    """When something last happened."""
    to_act: list[int] | UnsetType = UNSET
    """Whom a running game asks, as far as this process knows."""
    progress: int | UnsetType = UNSET
    """How far a running game is, in hundredths, where the game can tell."""
    watching: int = 0
    """How many look on without a seat."""
    key: str | UnsetType = UNSET
    finished: int | UnsetType = UNSET
    result: Annotated[dict[str, Any], as_type("Result")] | UnsetType = UNSET
    branch_of: str | UnsetType = UNSET
    branch_seq: int | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    tempo: Tempo | UnsetType = UNSET
    clocks: TableClocks | UnsetType = UNSET
    rated: bool = False
    """Whoever sits down agrees that the game counts for ratings."""
    round: str | UnsetType = UNSET
    """Tables of one round share their luck."""
    tournament: str | UnsetType = UNSET
    """The tournament that it belongs to."""
    edition: str | UnsetType = UNSET
    """The name of the edition by which it is played, if not by the game's own data."""
    teaching: bool = False
    """Everybody sees all hands, and takes back without asking."""
    advised: list[Advised] | UnsetType = UNSET
    """What the house has been asked for in this game."""
    unreadable: bool = False


class TableLists(Struct):
    """Body of `GET /api/tables`."""

    open: list[TableInfo]
    playing: list[TableInfo]
    finished: list[TableInfo]
    mine: list[TableInfo]


class NextTable(Struct):
    """The table that has waited longest for the caller, and since when."""

    id: str
    game: str
    link: str
    since: int


class Waiting(Struct):
    """Body of `GET /api/me/waiting`: how many tables wait for the caller, and the first of them."""

    count: int
    next: NextTable | None


class TablePage(Struct):
    """Body of `GET /api/tables/open`, `playing`, `finished` and `mine`: so many tables of this kind."""

    tables: list[TableInfo]
    page: int
    pages: int
    total: int


class NewTable(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables`."""

    game: Annotated[str, Meta(max_length=64)]
    seats: SeatNumber
    options: Annotated[dict[str, Any], Meta(max_length=64)] = {}
    private: bool = False
    tempo: Annotated[str, Meta(max_length=64)] | None = None
    """The name of a tempo; null: without clocks."""
    out: Literal["ask", "bot", "end"] = "ask"
    """What becomes of a seat whose time is out."""
    rated: bool = False
    """Whoever sits down agrees that the game counts for ratings."""
    tables: Annotated[int, Meta(ge=1, le=8)] = 1
    """So many tables share their luck (duplicate); with more than one all are private."""
    teaching: bool = False
    """Everybody sees all hands, and takes back without asking; never rated."""


class RoundSeat(Struct):
    """A seat at one of several tables that share their luck, and how it did, in hundredths; null: who left the game."""

    name: str | None
    bot: str | None
    points: int | None
    percent: float


class RoundTable(Struct, omit_defaults=True):
    """One of the tables that share their luck."""

    id: str
    status: Annotated[str, among(("open", "playing", "finished"))]
    taken: int
    link: str | UnsetType = UNSET
    """For the host until the round is over, and then for whoever sat at one of them."""
    seats: list[RoundSeat] = []
    """Once all of them are over."""


class Round(Struct):
    """Body of `GET /api/tables/{id}/round`: the tables that share their luck, in order."""

    over: bool
    tables: list[RoundTable]
    commitment: str
    """The hash of the key of their luck, and, once all of them are over, the key."""
    key: str | UnsetType = UNSET


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{id}/seats/{n}`: no bot means the caller."""

    bot: BotName | None = None


class Branch(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{id}/branch`: which bots take the other seats (by seat, or one for all).

    `together`: those in the room are offered the other seats, and the caller begins.
    """

    seq: Annotated[int, Meta(ge=0)]
    bots: BotName | Annotated[dict[str, BotName], Meta(max_length=16)] = "greedy"
    seat: SeatNumber | None = None
    together: bool = False


class Gain(Struct):
    """Points at a step: by seat, and by source where the game tells."""

    seq: int
    points: list[int]
    score: list[Annotated[dict[str, int], as_type("Record<string, number>")]]


class Gains(Struct):
    """Body of `GET /api/tables/{id}/gains`: each step at which points changed."""

    steps: list[Gain]


class StepEntry(Struct):
    """One entry of the journal as everybody may see it."""

    seq: int
    seat: int
    at: int
    left: list[int] | UnsetType = UNSET
    """What each clock had left then."""


class Steps(Struct):
    """Body of `GET /api/tables/{id}/steps`."""

    last: int
    entries: list[StepEntry]


class Step(Struct):
    """Body of `GET /api/tables/{id}/steps/{seq}`."""

    seq: int
    seat: int | None
    """Who acted; null: nobody (the beginning), or a decision of the whole table."""
    undone: int | None
    """The step that this one went back to, if it took moves back."""
    decision: str | None
    """What was decided, as far as everybody may know."""
    view: Annotated[dict[str, Any], as_type("Header")]
    events: list[GameEvent]
