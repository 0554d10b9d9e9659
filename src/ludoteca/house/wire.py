"""The schema of everything that travels: HTTP bodies and WebSocket frames (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ludoteca.house.errors import Refused
from ludoteca.house.tempo.rest import Rest
from ludoteca.house.tempo.tempos import Tempo
from ludoteca.house.tournaments.formats import System
from ludoteca.house.tournaments.standings import BY_STAGE
from ludoteca.kernel.events import GameEvent
from ludoteca.kernel.explanation import Explanation
from ludoteca.kernel.picks import Pick
from ludoteca.kernel.records import Advised
from ludoteca.kernel.stakes import Stakes
from ludoteca.kernel.views import Arguments, OptionValue, among, as_type

RESERVED = "\x01"
"""Keys of what the house plays for people begin so: nobody can send one, and pass off a move of theirs as such."""
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00\x01]+$")]
Secret = Annotated[str, Meta(max_length=64)]
OfferId = Annotated[str, Meta(max_length=64)]
Picks = Annotated[list[Annotated[int, Meta(ge=0, le=255)]], Meta(max_length=256)]
MoveText = Annotated[str, Meta(min_length=1, max_length=512)]
ENDS = ("played", "illegal", "asked-else", "unless", "went-on")
"""Why orders end: all are played; illegal; something else is asked; another did what was named; one has played."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BotName = Annotated[str, Meta(max_length=64)]


class Failure(Struct):
    """Why a request was refused; the words are the reader's (`message_id` in the message files)."""

    code: str
    field: str | None
    message_id: str
    rule: str | None = None
    args: Arguments = {}

    @classmethod
    def of(cls, refused: Refused) -> Failure:
        """The wire form of a refusal."""
        return cls(refused.code, refused.field, refused.message_id, refused.rule, refused.arguments)


class ErrorBody(Struct):
    """Body of every HTTP answer with a 4xx or 5xx status."""

    error: Failure


# People ---------------------------------------------------------------------


class NewGuest(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/guest`."""

    nickname: Annotated[str, Meta(min_length=1, max_length=64)]
    zone: Annotated[str, Meta(max_length=64)] | None = None
    """The browser's time zone: its nights count as rest until somebody says otherwise."""
    table: Annotated[str, Meta(max_length=64)] | None = None
    """The private table by whose link somebody comes; its secret is in the header."""


class Entrance(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/enter`: the secret of a link that is good once, a recovery code or a passkey."""

    token: Secret | UnsetType = UNSET
    code: Annotated[str, Meta(max_length=128)] | UnsetType = UNSET
    passkey: Annotated[dict[str, Any], as_type("unknown")] | UnsetType = UNSET
    """What the browser answers (AuthenticationResponseJSON)."""
    merge: bool = False
    """Whoever has this cookie is the same person: both become one."""


class NoticeKeys(Struct, forbid_unknown_fields=True):
    """How a browser reads what is sent to it."""

    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]


class NewAddress(Struct, forbid_unknown_fields=True):
    """Body of `PUT /api/notices`: where a browser gets messages (what `PushSubscription` tells), in which language."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    keys: NoticeKeys
    language: Annotated[str, Meta(max_length=8)] = "en"


class OldAddress(Struct, forbid_unknown_fields=True):
    """Body of `DELETE /api/notices`: a browser that wants no more."""

    endpoint: Annotated[str, Meta(max_length=1024)]


class NoticeKey(Struct):
    """Answer of `GET /api/notices`: the key by which a browser knows the house."""

    key: str


Language = Annotated[str, among(("en", "ja", "it", "de"))]


class Letters(Struct, forbid_unknown_fields=True):
    """How somebody wants letters about the tables that wait: how often, at which hour of the own day, where."""

    often: Literal["never", "daily", "at-once"]
    hour: Annotated[int, Meta(ge=0, le=23)] = 18
    address: Annotated[str, Meta(max_length=64)] = ""
    """The id of a key of the kind `mail`."""
    language: Language = "en"


class NewHook(Struct, forbid_unknown_fields=True):
    """Body of `PUT /api/me/hook` and of that of a table: where turns are told, in which language."""

    url: Annotated[str, Meta(min_length=1, max_length=1024)]
    language: Language = "en"


class HookInfo(Struct):
    """A webhook as it is shown: its URL is a secret."""

    service: str
    created: int
    failing: bool
    """The last message did not arrive."""


class Hook(Struct):
    """Body of `GET /api/me/hook` and of that of a table: whether there may be one, and the one that there is."""

    possible: bool
    hook: HookInfo | None


class Heard(Struct, forbid_unknown_fields=True):
    """Whether somebody wants to hear of a table when it is their turn."""

    heard: bool


class Person(Struct):
    """Somebody with a cookie."""

    id: str
    nickname: str


class MailLink(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/mail-link`."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Language


class Setout(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/provider/begin`."""

    merge: bool = False


class Way(Struct):
    """Its answer: where the browser goes."""

    address: str


class Entry(Struct):
    """Body of `GET /api/entry`: how people come in here."""

    open: bool
    """Whoever comes may enter under a name."""
    invitations: bool
    """Links let newcomers in."""
    mail: bool
    """The house sends links by mail."""
    provider: str | None
    """The name of a provider that lets people in."""


class SessionInfo(Struct):
    """A device on which the caller is known."""

    id: str
    device: str
    created: int
    seen: int
    here: bool
    """It is this one."""


class KeyInfo(Struct):
    """Something that opens the house as the caller."""

    kind: Annotated[str, among(("code", "passkey", "mail", "provider"))]
    id: str
    name: str
    created: int
    used: int | None


class Identity(Struct):
    """Body of `GET /api/me/identity`."""

    sessions: list[SessionInfo]
    keys: list[KeyInfo]
    blocked: list[Person]


class NewCode(Struct):
    """Body of `POST /api/me/code`: a recovery code, and the link to it, also as a picture (SVG)."""

    code: str
    link: str
    picture: str


class BotInfo(Struct):
    """A bot that a seat can be given to."""

    name: str
    level: int


# Tables ---------------------------------------------------------------------


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
    """Body of `POST /api/tables/{id}/branch`: which bots take the other seats (by seat, or one for all)."""

    seq: Annotated[int, Meta(ge=0)]
    bots: BotName | Annotated[dict[str, BotName], Meta(max_length=16)] = "greedy"
    seat: SeatNumber | None = None


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


# Looking for players --------------------------------------------------------


TempoName = Annotated[str, Meta(max_length=64)]


class NewWish(Struct, forbid_unknown_fields=True):
    """Body of `PUT /api/me/wish`: what the caller would play, any of it."""

    games: Annotated[
        dict[Annotated[str, Meta(max_length=64)], Annotated[dict[str, Any], Meta(max_length=64)]], Meta(max_length=16)
    ]
    """Games, each by these options; those that are not named are played as usual."""
    seats: Annotated[list[SeatNumber], Meta(max_length=16)]
    """How many may sit at the table."""
    tempos: Annotated[list[TempoName], Meta(max_length=16)]
    """Names of tempos; empty: without clocks."""
    rated: bool | None = None
    """Whether it shall count for ratings; null: either will do."""
    hours: Annotated[int, Meta(ge=1, le=168)] = 24
    """For so long the caller waits."""


class WishInfo(Struct, omit_defaults=True):
    """What somebody would play; of the caller's own, also the way to the table that it has led to."""

    person: Person | UnsetType
    games: Annotated[dict[str, Any], as_type("Record<string, Record<string, OptionValue>>")]
    seats: list[int]
    tempos: list[str]
    rated: bool | None
    since: int
    until: int
    link: str | UnsetType = UNSET


class Wishes(Struct):
    """Body of `GET /api/wishes`: the caller's wish, and those of others, the oldest first."""

    own: WishInfo | None
    others: list[WishInfo]


# Teaching -------------------------------------------------------------------


class Thought(Struct):
    """What a decision may begin with: a pick, how much of its time a search gave to it, and whether it was chosen."""

    pick: int
    share: float
    chosen: bool


class Thoughts(Struct):
    """Body of `GET /api/tables/{id}/steps/{seq}/thoughts`: whose decision it is, and what a search thinks of first."""

    seat: int | None
    decision: str | None
    thoughts: list[Thought]


# What people have played ----------------------------------------------------


class RatingInfo(Struct):
    """How strong somebody plays a game: points, between which they are by 95 %, and the rank among so many."""

    points: int
    interval: Span
    games: int
    """So many rated games say so."""
    rank: int
    of: int


class SourceInfo(Struct):
    """Points from one source in a game, in the mean: the person's, and those of the winners of the same games."""

    source: str
    own: float
    winners: float


class OpeningInfo(Struct):
    """How somebody likes to begin a game: a move, in how many of the last games, and how many of these were won."""

    picks: list[Pick]
    games: int
    won: int


class PlayedInfo(Struct, omit_defaults=True):
    """What somebody has played of a game, to its end."""

    game: str
    games: int
    won: int
    left: int
    """In so many of them a bot or somebody else took over."""
    rating: RatingInfo | UnsetType = UNSET
    compared: int = 0
    """In so many of the last games points were compared with the winners'."""
    sources: list[SourceInfo] = []
    opened: int = 0
    """Of so many of the last games it is told how they were begun."""
    openings: list[OpeningInfo] = []


class PersonInfo(Struct):
    """Body of `GET /api/people/{id}`: what has been played most comes first."""

    person: Person
    played: list[PlayedInfo]


# Tournaments ----------------------------------------------------------------


class NewTournament(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tournaments`."""

    title: Annotated[str, Meta(min_length=1, max_length=64)]
    game: Annotated[str, Meta(max_length=64)]
    system: System
    tempo: Annotated[str, Meta(max_length=64)]
    """The name of a tempo: without clocks nobody knows when a round ends."""
    options: Annotated[dict[str, Any], Meta(max_length=64)] = {}
    out: Literal["bot", "end"] = "bot"
    """What becomes of a seat whose time is out."""
    rated: bool = False
    """Whoever enters agrees that the games count for ratings."""
    places: Annotated[int, Meta(ge=2, le=128)] = 32
    """So many may enter."""
    begins: int | None = None
    """When it begins by itself; null: its host begins it."""


class TournamentInfo(Struct, omit_defaults=True):
    """One tournament in a few words."""

    id: str
    title: str
    host: Person
    status: Annotated[str, among(("open", "playing", "finished", "closed"))]
    game: str
    options: dict[str, OptionValue]
    system: System
    tempo: Tempo
    places: int
    entered: int
    created: int
    rounds: int
    """So many were paired."""
    length: int
    """So many rounds the groups play, or all in a Swiss tournament; 0: it has not begun, or is a knock-out."""
    rated: bool = False
    own: bool = False
    """The caller takes part."""
    begins: int | UnsetType = UNSET
    finished: int | UnsetType = UNSET


class TournamentPage(Struct):
    """Body of `GET /api/tournaments`: those that go on first."""

    tournaments: list[TournamentInfo]
    page: int
    pages: int


class EntrantInfo(Struct, omit_defaults=True):
    """Somebody who takes part."""

    player: str
    name: str
    group: int = 0
    away: bool = False
    """Is not paired: withdrew, or left a game; until they say that they are back."""


class ScoreInfo(Struct):
    """What somebody has reached; which of it is compared in which order the ranking tells."""

    player: str
    place: int
    points: float
    opponents: float
    wins: float
    games: int
    stage: int
    """So many rounds of a knock-out were survived."""
    last: float
    """What the last of them counted."""


class RankingInfo(Struct):
    """How all stand (0), or a group."""

    group: int
    compared: list[Annotated[str, among(BY_STAGE)]]
    scores: list[ScoreInfo]


class PairedSeat(Struct, omit_defaults=True):
    """Somebody at a table of a round, in the order of seats; null: somebody who was removed."""

    player: str | None
    rank: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    score: float | UnsetType = UNSET
    """What it counts, between 0 and 1."""
    left: bool = False
    on: bool = False
    """Goes on to the next round of a knock-out."""


class PairedTable(Struct):
    """A table of a round."""

    id: str
    status: Annotated[str, among(("playing", "finished", "closed"))]
    seats: list[PairedSeat]


class PairedRound(Struct):
    """A round: its tables in order, and who had a bye."""

    tables: list[PairedTable]
    byes: list[str]
    knockout: bool


class Tournament(Struct):
    """Body of `GET /api/tournaments/{id}`."""

    info: TournamentInfo
    entrants: list[EntrantInfo]
    rankings: list[RankingInfo]
    rounds: list[PairedRound]


# Games ----------------------------------------------------------------------


class Rule(Struct, omit_defaults=True):
    """A paragraph of a rule book, in a little Markdown; of a card or place: what it does, under its token."""

    number: str
    title: str
    text: str
    thing: bool = False


class Rules(Struct):
    """Body of `GET /api/games/{game}/rules/{lang}`: the rule book, or what answers a question, the best first."""

    chapters: dict[str, list[str]]
    """Where stands how a turn goes (`turn`), how points come (`points`), what ends the game (`end`)."""
    rules: list[Rule]


class OptionInfo(Struct):
    """What is agreed on before the start; `of_seats`: numbers among the values are seats; `usual`: asked first."""

    name: str
    values: list[OptionValue]
    of_seats: bool
    usual: bool
    default: OptionValue


class GameInfo(Struct):
    """A game of the house, in a few words."""

    name: str
    seats: tuple[int, int]
    options: list[OptionInfo]


class GameData(GameInfo):
    """A game with its picks and what its board draws from."""

    picks: list[Pick]
    data: Annotated[dict[str, Any], as_type("unknown")]


# Frames from the client -----------------------------------------------------


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


# Frames from the server -----------------------------------------------------


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


TrialFrame = Preview | Explain | Play | Undo | Restart | Guess
ServerFrame = (
    StateFrame | ChangesFrame | OfferFrame | ExplanationFrame | ErrorFrame | ChatFrame | PresenceFrame | LeadFrame
)

# Advice ---------------------------------------------------------------------


class NewAdvice(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{id}/advice`: about which offer, and how deep.

    1: where to look; 2: what to consider; 3: the move.
    """

    offer: str
    level: Annotated[int, Meta(ge=1, le=3)]


class Advice(Struct):
    """Its answer: first picks to look at, in the order of the offer; at level 3 all picks of a move, in their order."""

    offer: str
    level: int
    picks: list[int]


# Planning ahead -------------------------------------------------------------

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


# Learning from a game -------------------------------------------------------


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


encode = msgspec.json.Encoder().encode
decode_frame = msgspec.json.Decoder(ClientFrame).decode
