"""A table that this process holds in memory: its row, its match, and who looks at it."""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Collection
from typing import Protocol

from msgspec import UNSET, Raw, Struct

from ludoteca.house.matches import Log, Match, Sights, Viewer, undone_to
from ludoteca.house.store.rows import ChatRow, EntryRow, TableRow
from ludoteca.house.wire import ChatFrame, ChatLine, Gains, SeatInfo, StepEntry, TableInfo, TakeBack, encode
from ludoteca.kernel.stakes import Stakes

CHAT_SHOWN = 100
NULL = Raw(b"null")
NOTHING = Stakes()


class Watcher(Protocol):
    """Somebody connected to a table."""

    player: str | None
    viewer: Viewer
    sent: int
    """How many lines of the log went out."""

    def touch(self) -> None:
        """Something changed: send the newest state when there is room."""

    def hear(self, frame: bytes) -> None:
        """Somebody said something."""


class Standing(Struct, frozen=True):
    """How far a table has come: its last entry, when that was made, whom a running game asks, its hundredths."""

    seq: int
    moved: int
    to_act: tuple[int, ...] | None = None
    progress: int | None = None


class Picture(Struct, frozen=True):
    """What one viewer may see at one moment, encoded once for all who share the view."""

    view: Raw = NULL
    offer: Raw = NULL
    stakes: Stakes = NOTHING
    undoable: int = 0


class Table:
    """One hot table. Whoever changes or draws it holds its lock; what is in memory is what is on disk."""

    def __init__(self, row: TableRow, link: str) -> None:
        self.row = row
        self.link = link
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.stale = False
        self.unreadable = False
        """What is stored does not make a match: nobody can do anything here until it is mended."""
        self.seq = 0
        self.keys: dict[tuple[int, str], int] = {}
        self.entries: list[StepEntry] = []
        self.firm: float = math.inf
        """No undo ever went back behind this entry: the log up to it never changes."""
        self.talk: deque[ChatLine] = deque(maxlen=CHAT_SHOWN)
        self.talked = 0
        self.watchers: set[Watcher] = set()
        self.logs: dict[Viewer, Log] = {}
        self.pictures: dict[Viewer, Picture] = {}
        self.info: Raw = NULL
        self._described: tuple[int, list[str | None], TableInfo] | None = None
        self.sights = Sights()
        self.thinking: set[int] = set()
        self.replay: Match | None = None
        self.gains: dict[tuple[int, Viewer], Gains] = {}
        self.used = 0.0

    # What is stored -----------------------------------------------------------

    def note(self, entry: EntryRow) -> None:
        """An entry is in the journal and in the match."""
        self.seq = entry.seq
        self.entries.append(StepEntry(entry.seq, entry.seat, entry.at))
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = entry.seq
        to = undone_to(entry.move)
        if to is not None and self.match is not None:
            self.firm = min(self.firm, to)
            kept = {viewer: log.cut(self.match, to) for viewer, log in self.logs.items()}
            for watcher in self.watchers:
                watcher.sent = min(watcher.sent, kept.get(watcher.viewer, 0))

    def hear(self, line: ChatRow) -> None:
        """A line of chat is in the store: tell everybody here."""
        if line.id <= self.talked:
            return
        self.talked = line.id
        self.talk.append(ChatLine(line.name, line.text, line.at))
        frame = encode(ChatFrame(line.name, line.text, line.at))
        for watcher in self.watchers:
            watcher.hear(frame)

    # What is shown ------------------------------------------------------------

    def draw(self) -> None:
        """Draw the picture of each viewer who is here, once, and tell them."""
        self.info = Raw(encode(self.describe()))
        self.pictures.clear()
        for watcher in self.watchers:
            viewer = self.row.seat_of(watcher.player)
            if viewer != watcher.viewer:
                watcher.viewer = viewer
                watcher.sent = 0
            self.picture(viewer)
            watcher.touch()

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
        view = Raw(self.sights.view(match, viewer))
        if viewer is None or not self.row.seats[viewer].person:
            return Picture(view)
        if viewer not in match.to_act:
            return Picture(view, undoable=match.undoable(viewer))
        offer = Raw(encode(match.offer(viewer, reasons=False)))
        return Picture(view, offer, match.stakes(viewer), match.undoable(viewer))

    def describe(self) -> TableInfo:
        """The table in a few words, for those who may see it."""
        here = sorted((watcher.player for watcher in self.watchers), key=str)
        if self._described is None or self._described[:2] != (self.row.revision, here):
            self._described = (self.row.revision, here, table_info(self.row, self.link, here))
        info = self._described[2]
        tell_standing(info, self.standing())
        info.unreadable = self.unreadable or self.row.unreadable
        return info

    def standing(self) -> Standing:
        """How far the game is, and whom it asks."""
        moved = self.entries[-1].at if self.entries else self.row.created
        if self.match is None or self.match.over:
            return Standing(self.seq, moved)
        return Standing(self.seq, moved, self.match.to_act, self.match.game.progress(self.match.position))

    def wish(self) -> TakeBack | None:
        """The wish to take back that is still open."""
        wish = self.row.take_back
        if wish is None or wish["seq"] != self.seq:
            return None
        return TakeBack(wish["seat"], wish["to"], wish["waiting"])


def table_info(row: TableRow, link: str, here: Collection[str | None]) -> TableInfo:
    """What everybody who may see a table may know about it; the link of a private one holds its secret."""
    finished = row.status == "finished"
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        private=row.private,
        status=row.status,
        host=row.host,
        seats=[
            SeatInfo(
                seat=number,
                name=seat.name if seat.player is not None else seat.bot,
                bot=seat.bot,
                player=seat.player,
                connected=seat.player is not None and seat.player in here,
                substituted=seat.substituted,
            )
            for number, seat in enumerate(row.seats)
        ],
        commitment=row.commitment,
        seq=0,
        created=row.created,
        link=link,
        moved=row.created,
        watching=sum(row.seat_of(player) is None for player in here),
        key=row.key if finished and row.key is not None else UNSET,
        finished=row.finished if finished and row.finished is not None else UNSET,
        result=row.result if finished and row.result is not None else UNSET,
        branch_of=row.branch_of if row.branch_of is not None else UNSET,
        branch_seq=row.branch_seq if row.branch_seq is not None else UNSET,
        rematch=row.rematch if row.rematch is not None else UNSET,
        unreadable=row.unreadable,
    )


def tell_standing(info: TableInfo, standing: Standing) -> None:
    """Add how far the game is."""
    info.seq = standing.seq
    info.moved = standing.moved
    info.to_act = UNSET if standing.to_act is None else list(standing.to_act)
    info.progress = UNSET if standing.progress is None else standing.progress
