# cython: annotation_typing=False
"""A table that this process holds in memory: its row, its match, and who looks at it."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Protocol

from msgspec import UNSET, Raw

from ludoteca.house.clock import Clock
from ludoteca.house.description import (
    NOBODY,
    Standing,
    table_info,
    tell_presence,
    tell_standing,
    together,
    went_on,
)
from ludoteca.house.errors import Refused
from ludoteca.house.locking import Lock
from ludoteca.house.matches import Log, Match, Viewer, asking_of, went_back_to
from ludoteca.house.opening import Past
from ludoteca.house.pictures import Picture, Sights
from ludoteca.house.planning.orders import HABIT
from ludoteca.house.store.rows import ChatRow, EntryRow, Marks, TableRow
from ludoteca.house.tempo.clocks import Clocks
from ludoteca.house.tempo.shown import shown
from ludoteca.house.wire.json import encode
from ludoteca.house.wire.tables import Gains, TableInfo
from ludoteca.house.wire.teaching import Thoughts
from ludoteca.house.wire.telling import ByHabit, ChatFrame, LeadFrame, PresenceFrame, TakeBack

CHAT_SHOWN = 100
GATHERING = 0.1
"""Seconds in which those who come and go are gathered before the others are told."""
ONLOOKERS = 8
"""So many who only look on are sent something at once; the others wait their turn: a crowd holds up no player."""
TURN = 0.004
"""Seconds from one turn of onlookers to the next."""


class Watcher(Protocol):
    """Somebody connected to a table."""

    player: str | None
    viewer: Viewer
    sent: int
    """How many lines of the log went out."""

    def touch(self) -> None:
        """Something changed: the newest state is due."""

    def hear(self, frame: bytes, speaker: str) -> None:
        """Somebody said or did something of which a state does not tell."""

    def meet(self, frame: bytes) -> None:
        """Others came or went; who has not been told of the last such frame needs this one only."""

    def follow(self, frame: bytes) -> None:
        """Somebody leads to another step; who has not been told of the last such frame needs this one only."""

    def send_away(self, refused: Refused) -> None:
        """Hang up, and say why."""

    def wake(self) -> None:
        """Send what is due when there is room."""


class Table:
    """One hot table. Whoever changes or draws it holds its lock; what is in memory is what is on disk."""

    def __init__(self, row: TableRow, link: Callable[[TableRow], str], clock: Clock) -> None:
        self.row = row
        self.clock = clock
        self.link = link
        """Spells the path to share."""
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.lock = Lock()
        self.stale = False
        self.outdated = False
        """Others have changed this table while nobody here was concerned: read again when somebody asks for it."""
        self.unreadable = False
        """What is stored does not make a match: nobody can do anything here until it is mended."""
        self.seq = 0
        self.keys: dict[tuple[int, str], int] = {}
        self.asked: tuple[int, ...] = ()
        """The seats that the game asks after the last entry that is stored."""
        self.by_habit: list[ByHabit] = []
        """The entries that were answered by themselves."""
        self.moved = row.created
        """When the last entry was made."""
        self.firm: float = math.inf
        """No undo ever went back behind this entry: the log up to it never changes."""
        self.talk: deque[ChatRow] = deque(maxlen=CHAT_SHOWN)
        self.talked = 0
        self.watchers: set[Watcher] = set()
        self.logs: dict[Viewer, Log] = {}
        self.pictures: dict[Viewer, Picture] = {}
        self.drawn = 0
        """How often the table was drawn."""
        self.changes: bytes | None = None
        """What is different from when it was drawn before, beside the pictures; None: all of it has to be told."""
        self.hands: tuple[Raw, ...] | None = None
        """Where it is taught: what each seat sees and a spectator does not, as it was drawn."""
        self._shown: tuple[int, Standing, TakeBack | None, int] | None = None
        """As drawn: the revision of the row, how far the game was, the wish to take back, how many entries by habit."""
        self._info: Raw | None = None
        self._described: tuple[int, TableInfo] | None = None
        self.led: LeadFrame | None = None
        """Who leads the others through the finished game, and what they show."""
        self.elsewhere = NOBODY
        """Who is there by other processes."""
        self._seated: TableRow | None = None
        """The row by which it was found who looks through whose eyes."""
        self._present: tuple[int, PresenceFrame] | None = None
        self._told: PresenceFrame | None = None
        self._gathering = False
        self._queue: dict[Watcher, None] = {}
        """Onlookers who wait for their turn."""
        self.sights = Sights()
        self.thinking: set[int] = set()
        self.gains: dict[tuple[int, Viewer], Gains] = {}
        self.thoughts: dict[int, Thoughts] = {}
        """What a search thinks of the last entries that somebody asked about."""
        self.used = 0.0
        self.seen = -math.inf
        """When the last who looked has gone."""

    # What is stored -----------------------------------------------------------

    def take(self, match: Match | None, past: Past, clocks: Clocks | None = None) -> None:
        """This is what is stored: the match, what else its journal tells, and what the clocks have come to."""
        self.match = match
        self.clocks = clocks
        self.asked = () if match is None else match.to_act
        self.seq = past.seq
        self.moved = self.row.created if past.moved is None else past.moved
        self.keys = past.keys
        self.by_habit = [ByHabit(seq, seat) for (seat, key), seq in past.keys.items() if key.startswith(HABIT)]
        self.firm = past.back
        self._cut(past.news_back)
        self.stale = self.unreadable = False

    def note(self, entry: EntryRow, clocks: Clocks | None = None) -> None:
        """An entry is in the journal and in the match; the clocks have come to this, or are to be told."""
        if clocks is not None:
            self.clocks = clocks
        elif self.clocks is not None:
            self.clocks.move(asking_of(entry))
        self.asked = () if self.match is None else self.match.to_act
        self.seq = entry.seq
        self.moved = entry.at
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = entry.seq
            if entry.key.startswith(HABIT):
                self.by_habit.append(ByHabit(entry.seq, entry.seat))
        to = went_back_to(entry.move)
        if to is not None:
            self.firm = min(self.firm, to)
            self._cut(to)

    def _cut(self, to: float) -> None:
        """What happened after an entry does not count any more: forget what was written down of it."""
        if self.match is not None and to != math.inf:
            kept = {viewer: log.cut(self.match, to) for viewer, log in self.logs.items()}
            for watcher in self.watchers:
                watcher.sent = min(watcher.sent, kept.get(watcher.viewer, 0))

    def hear(self, line: ChatRow) -> None:
        """A line of chat is in the store: tell everybody here."""
        if line.id <= self.talked:
            return
        self.talked = line.id
        self.talk.append(line)
        self.tell(encode(ChatFrame(line.name, line.text, line.at, line.player)), line.player)

    def hear_again(self, lines: Sequence[ChatRow]) -> None:
        """This is all that was said: what is new is told, and whoever comes from now on is told no more."""
        for line in lines:
            self.hear(line)
        self.talk = deque(lines, maxlen=CHAT_SHOWN)

    # What is shown ------------------------------------------------------------

    def draw(self) -> None:
        """Draw the picture of each viewer who is here, once, and show it."""
        draw((self,))

    def begin_drawing(self) -> dict[Viewer, Picture]:
        """Find what is different beside the pictures, and who looks; returns the pictures as they were."""
        before, self.pictures = self.pictures, {}
        self._compare()
        told = self.presence
        if told != self._told:
            self._told = told
            frame = encode(told)
            for watcher in self.watchers:
                watcher.meet(frame)
        if self._seated is not self.row:
            self._seat()
        return before

    def paint(self) -> None:
        """Paint the picture of each viewer who is here."""
        for watcher in self.watchers:
            self.picture(watcher.viewer)

    def show(self, before: dict[Viewer, Picture]) -> None:
        """Find what is different in each picture, and show it."""
        if self.changes is not None:
            for viewer, picture in self.pictures.items():
                if viewer in before:
                    picture.compare(before[viewer], self.sights)
        for watcher in self.watchers:
            watcher.touch()
        self._wake()

    def _seat(self) -> None:
        """Find through whose eyes each watcher looks, and who may not be here; only the row can change that."""
        self._seated = self.row
        for watcher in self.watchers:
            viewer = self.row.seat_of(watcher.player)
            if viewer != watcher.viewer:
                watcher.viewer = viewer
                watcher.sent = 0
            if refused := self.refusal(watcher.player):
                watcher.send_away(refused)

    def _compare(self) -> None:
        """Find what is different from when the table was drawn before; a row that has changed is told anew."""
        before = self._shown
        standing, wish = self.standing(), self.wish()
        self._shown = self.row.revision, standing, wish, len(self.by_habit)
        self._info = None
        self.drawn += 1
        self.changes = None
        hands, self.hands = self.hands, self._open_hands()
        if before is not None and before[0] == self.row.revision:
            self.changes = went_on(before[1], standing)
            if self.changes is not None and wish != before[2]:
                self.changes += b',["take_back",' + encode(wish) + b"]"
            if self.changes is not None and before[3] != len(self.by_habit):
                self.changes += b',["by_habit",' + encode(self.by_habit) + b"]"
            if self.changes is not None and hands != self.hands:
                self.changes += b',["hands",' + encode(self.hands) + b"]"

    def _open_hands(self) -> tuple[Raw, ...] | None:
        match = self.match
        if match is None or not self.row.teaching:
            return None
        seats = range(len(self.row.seats))
        return tuple(Raw(encode(match.own_part(seat))) for seat in seats)

    @property
    def wished(self) -> TakeBack | None:
        """The wish to take back, as it was drawn."""
        return None if self._shown is None else self._shown[2]

    @property
    def info(self) -> Raw:
        """The table in a few words, as it was drawn."""
        if self._info is None:
            info = self._description()
            tell_presence(info, self.presence)
            if self._shown is not None:
                tell_standing(info, self._shown[1])
            self._info = Raw(encode(info))
        return self._info

    def refusal(self, player: str | None) -> Refused | None:
        """Why somebody may not be here, if so."""
        if self.row.status == "closed":
            return Refused("table-ended", field="table", status=410)
        if self.row.banned and player in self.row.banned:
            return Refused("banned", field="table", status=403)
        if self.row.round is not None and self.row.status == "playing" and self.row.seat_of(player) is None:
            return Refused("same-deal", field="table", status=403)
        return None

    def welcome(self, watcher: Watcher) -> None:
        """Somebody comes in and is shown everything; the others are told who is there."""
        self.watchers.add(watcher)
        self._present = self._seated = None
        if self._shown is None or self._shown[0] != self.row.revision:
            self._compare()
        self._info = None
        self.picture(watcher.viewer)
        watcher.touch()
        if self.led is not None:
            watcher.follow(encode(self.led))
        watcher.wake()
        self._gather()

    def farewell(self, watcher: Watcher) -> None:
        """Somebody goes; the others are told who is there."""
        self.watchers.discard(watcher)
        self._present = None
        self._queue.pop(watcher, None)
        self.seen = time.monotonic()
        if self.led is not None and all(one.player != self.led.player for one in self.watchers):
            self.lead(None)
        if self.watchers:
            self._gather()
        else:
            self.logs.clear()
            self.pictures.clear()

    def lead(self, led: LeadFrame | None) -> None:
        """Somebody leads the others, or nobody does any more: tell everybody here."""
        self.led = led
        frame = encode(led or LeadFrame())
        for watcher in self.watchers:
            watcher.follow(frame)
        self._wake()

    def tell(self, frame: bytes, player: str) -> None:
        """Tell everybody here, but for those who hear nothing of them, what somebody has done."""
        for watcher in self.watchers:
            watcher.hear(frame, player)
        self._wake()

    @property
    def here(self) -> PresenceFrame:
        """Who is there by this process."""
        viewers = [self.row.seat_of(watcher.player) for watcher in self.watchers]
        return PresenceFrame(sorted({viewer for viewer in viewers if viewer is not None}), viewers.count(None))

    @property
    def presence(self) -> PresenceFrame:
        """Who is there."""
        if self._present is None or self._present[0] != self.row.revision:
            self._present = self.row.revision, together((self.here, self.elsewhere))
        return self._present[1]

    def behind(self, marks: Marks) -> bool:
        """Tell whether the table has come further in the store, or is another there."""
        return marks.seq > self.seq or marks.revision != self.row.revision

    def learn(self, elsewhere: PresenceFrame) -> bool:
        """Others came or went by other processes; tells whether that is news."""
        if elsewhere == self.elsewhere:
            return False
        self.elsewhere = elsewhere
        self._present = None
        self._gather()
        return True

    def tell_presence(self) -> None:
        """Tell who is there, unless everybody has heard it."""
        self._gathering = False
        told = self.presence
        if told == self._told or self._shown is None:
            return
        self._told = told
        self._info = None
        frame = encode(told)
        for watcher in self.watchers:
            watcher.meet(frame)
        self._wake()

    def _gather(self) -> None:
        if not self._gathering:
            self._gathering = True
            asyncio.get_running_loop().call_later(GATHERING, self.tell_presence)

    def _wake(self) -> None:
        """Send to those who play at once, to those who look on by turns."""
        idle = not self._queue
        for watcher in self.watchers:
            if watcher.viewer is None:
                self._queue[watcher] = None
            else:
                watcher.wake()
        if idle:
            self._wake_some()

    def _wake_some(self) -> None:
        for watcher in list(islice(self._queue, ONLOOKERS)):
            del self._queue[watcher]
            watcher.wake()
        if self._queue:
            asyncio.get_running_loop().call_later(TURN, self._wake_some)

    def picture(self, viewer: Viewer) -> Picture:
        """What this viewer may see now."""
        picture = self.pictures.get(viewer)
        if picture is None:
            picture = self.pictures[viewer] = self._paint(viewer)
        return picture

    def log(self, viewer: Viewer) -> Log:
        """What this viewer may read."""
        log = self.logs.get(viewer)
        if log is None:
            log = self.logs[viewer] = Log(viewer)
        if self.match is not None:
            log.update(self.match)
        return log

    def _paint(self, viewer: Viewer) -> Picture:
        match = self.match
        if match is None:
            return Picture()
        self.log(viewer)
        public = match.sight()
        if viewer is None:
            return Picture(public)
        own = match.own_part(viewer)
        if not self.row.seats[viewer].person:
            return Picture(public, own)
        undoable = match.undoable(viewer)
        if viewer not in match.to_act:
            return Picture(public, own, undoable=undoable)
        return Picture(public, own, match.offer(viewer, reasons=False), match.stakes(viewer), undoable)

    def _description(self) -> TableInfo:
        """What the row tells of the table, to be completed."""
        if self._described is None or self._described[0] != self.row.revision:
            self._described = self.row.revision, table_info(self.row, self.link(self.row))
        info = self._described[1]
        info.unreadable = self.unreadable or self.row.unreadable
        return info

    def describe(self) -> TableInfo:
        """The table in a few words, for those who may see it."""
        info = self._description()
        tell_presence(info, self.presence)
        tell_standing(info, self.standing())
        return info

    def standing(self) -> Standing:
        """How far the game is, and whom it asks."""
        if self.match is None or self.match.over:
            return Standing(self.seq, self.moved)
        progress = self.match.game.progress(self.match.position)
        clocks = UNSET if self.clocks is None else shown(self.clocks, self.row, self.match)
        return Standing(self.seq, self.moved, self.match.to_act, UNSET if progress is None else progress, clocks)

    def wish(self) -> TakeBack | None:
        """The wish to take back that is still open."""
        wish = self.row.take_back
        if wish is None or wish["seq"] != self.seq:
            return None
        return TakeBack(wish["seat"], wish["to"], wish["waiting"])


def draw(tables: Sequence[Table]) -> None:
    """Draw tables, each step for all of them: a processor that does the same again has it at hand."""
    before = [table.begin_drawing() for table in tables]
    for table in tables:
        if table.match is not None and table.watchers:
            table.match.sight()
    for table in tables:
        table.paint()
    for at, table in enumerate(tables):
        table.show(before[at])
