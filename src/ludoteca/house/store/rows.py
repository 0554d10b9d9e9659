"""The rows of the store as plain values."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludoteca.house.tempo.tempos import Tempo
from ludoteca.house.tournaments.formats import System
from ludoteca.kernel.editions import Edition
from ludoteca.kernel.records import Advised


class Seat(Struct, frozen=True):
    """Who holds a seat: a person, a bot, or a person whose seat a bot holds for now."""

    player: str | None = None
    name: str | None = None
    bot: str | None = None
    substituted: bool = False

    @property
    def taken(self) -> bool:
        """Somebody sits here, of whatever kind."""
        return self.player is not None or self.bot is not None

    @property
    def person(self) -> bool:
        """A person plays here now."""
        return self.player is not None and not self.substituted

    @property
    def mind(self) -> str | None:
        """The bot that decides for this seat now, if any."""
        return None if self.person else self.bot


class TableRow(Struct, frozen=True):
    """One table without its journal. `revision` grows with each change and guards against lost updates."""

    id: str
    game: str
    options: dict[str, Any]
    private: bool
    status: str
    host: str
    seats: tuple[Seat, ...]
    created: int
    revision: int = 0
    key: str | None = None
    commitment: str | None = None
    setup: list[int] | None = None
    origin: dict[str, Any] | None = None
    finished: int | None = None
    result: dict[str, Any] | None = None
    take_back: dict[str, Any] | None = None
    branch_of: str | None = None
    branch_seq: int | None = None
    rematch: str | None = None
    rules: int | None = None
    """By which version of its rules the game began; None: before there were versions, or not begun."""
    edition: Edition | None = None
    """By which edition it is played; None: by the game's own data, or not begun."""
    banned: tuple[str, ...] | None = None
    """People who may not come to this table."""
    tempo: Tempo | None = None
    """How fast it is played; None: without clocks."""
    rated: bool = False
    """Whoever sits down agrees that the game counts for ratings."""
    round: str | None = None
    """Tables of one round share their luck (duplicate)."""
    tournament: str | None = None
    """The tournament that it belongs to, which has given out its seats."""
    teaching: bool = False
    """Everybody sees all hands, and takes back without asking."""
    renewed: int = 0
    """How often the link of a private one was made anew; the one before lets nobody in any more."""
    advised: tuple[Advised, ...] | None = None
    """What the house has been asked for in this game, in the order of its entries."""
    unreadable: bool = False
    """Something in the store is not what it should be: what could be read is here, the rest as in a new table."""

    @property
    def begun(self) -> bool:
        """There is a game; before, the table waits, or it has ended without one."""
        return self.status in ("playing", "finished")

    def seat_of(self, player: str | None) -> int | None:
        """The seat of this person at this table."""
        if player is None:
            return None
        for number, seat in enumerate(self.seats):
            if seat.player == player:
                return number
        return None


class TournamentRow(Struct, frozen=True):
    """One tournament without its entrants: what is played, how, and how far it has come."""

    id: str
    host: str
    title: str
    status: str
    """`open`: whoever wants enters; `playing`, `finished`, or `closed` by its host or for want of people."""
    game: str
    options: dict[str, Any]
    system: System
    tempo: Tempo
    rated: bool
    places: int
    """So many may enter."""
    begins: int | None
    """When it begins by itself; None: its host begins it."""
    created: int
    finished: int | None = None
    rounds: int = 0
    """So many were paired. Whoever pairs the next one changes this number, and is alone in that."""
    length: int = 0
    """So many rounds the groups play, or all in a Swiss tournament; 0: it has not begun, or is a knock-out."""


class EntrantRow(Struct, frozen=True):
    """Somebody who takes part in a tournament."""

    player: str
    name: str
    entered: int
    lot: int = 0
    """The number drawn when it began."""
    group: int = 0
    away: bool = False
    """Is not paired: withdrew, or left a game."""
    back: int = 0
    """In which round they last said that they are here: who left a game before that is paired again."""


class PairingRow(Struct, frozen=True):
    """Where somebody is in a round: at which table of it, and in which seat; None: a bye."""

    round: int
    player: str
    number: int | None = None
    seat: int | None = None
    table_id: str | None = None


class EntryRow(Struct, frozen=True, array_like=True):
    """One entry of the journal."""

    table_id: str
    seq: int
    seat: int
    move: str
    chance: Any
    at: int
    key: str | None = None
    asked: int | None = None
    """Who has been asked since (a mask), where there are clocks with a choice; None: nobody wrote it down."""
    forced: int | None = None
    """Who has been asked since without any choice; None: the table has no clocks."""


class SnapshotRow(Struct, frozen=True):
    """What the journal of a table has come to after one of its entries, packed, with a digest of that."""

    table_id: str
    seq: int
    rules: int
    digest: str
    state: bytes


class ChatRow(Struct, frozen=True):
    """One line of chat."""

    id: int
    name: str
    text: str
    at: int
    player: str = ""


class PlayerRow(Struct, frozen=True):
    """Somebody who has been here, and when, to the day, for the last time."""

    id: str
    nickname: str
    created: int
    seen: int


class SessionRow(Struct, frozen=True):
    """A device on which somebody is known, and when, to the hour, for the last time."""

    id: str
    player: str
    device: str
    created: int
    seen: int


class CredentialRow(Struct, frozen=True):
    """What proves who somebody is: a recovery code, a passkey, … Of what must stay secret only a digest is kept."""

    kind: str
    digest: str
    player: str
    about: dict[str, Any]
    created: int
    used: int | None


Sanctions = dict[tuple[str, str], int | None]
"""Until when somebody may not do something, by person and kind of sanction; None: for good."""


class LeaverRow(Struct, frozen=True):
    """Somebody who left a game and whose seat somebody else has taken: after which entry, and when."""

    table_id: str
    seat: int
    seq: int
    player: str
    name: str
    at: int


class TimerRow(Struct, frozen=True):
    """Something that must happen later: what, at which table and to whom (empty: to none in particular), and when."""

    kind: str
    table_id: str
    player: str
    due: int


class Address(Struct, frozen=True):
    """Where a browser gets its messages, and by which keys it reads them, as it told; and in which language."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"


class LetterRow(Struct, frozen=True):
    """How somebody wants letters: at which address (its digest), how often, at which hour; up to when all is told."""

    player: str
    address: str
    often: str
    hour: int
    language: str
    sent: int


class HookRow(Struct, frozen=True):
    """A webhook of a person, or of a table: its secret URL, whose service that is, how often it has failed of late."""

    player: str
    table_id: str
    url: str
    service: str
    language: str
    created: int
    failed: int = 0


class Marks(Struct, frozen=True):
    """How far a table has come in the store: what a process compares with what it holds."""

    revision: int
    seq: int
    chat: int
    moved: int = 0
    """When the last entry was made; 0: there is none."""
    asked: int | None = None
    """Whom the game asks since (a mask); None: the journal does not tell."""


class Wait(Struct, frozen=True):
    """A table that waits for a person: how far it is played, for which seat (None: for its host), since when."""

    table_id: str
    seq: int
    seat: int | None
    sure: bool
    """The journal tells; else only the game knows."""
    since: int
