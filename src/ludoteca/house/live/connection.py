# cython: annotation_typing=False
"""One connection: a bounded queue with a sender task of its own, so that its table never waits for it.

Only short frames are queued. The state is not: it is marked as due and composed when there is room for it, so
a slow reader skips states instead of piling them up, and a reader that stopped gets one fresh state later.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

from msgspec import UNSET, Raw

from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.limits import QUEUE_FRAMES, STUCK_SECONDS
from ludoteca.house.matches import Viewer
from ludoteca.house.table import Table
from ludoteca.house.wire.failures import Failure
from ludoteca.house.wire.json import encode
from ludoteca.house.wire.telling import Accepted, ChangesFrame, ChatLine, ErrorFrame, StateFrame


class Connection:
    """Somebody who looks at a table through a socket."""

    def __init__(
        self,
        table: Table,
        guest: Guest,
        send: Callable[[str], Awaitable[None]],
        *,
        write: Callable[[bytes], bool] | None = None,
        changes: bool = False,
    ) -> None:
        self.table = table
        self.guest = guest
        player = self.player = guest.id
        self.viewer: Viewer = table.row.seat_of(player)
        self.sent = 0
        self._send = send
        self._write = write
        """Sends a frame at once, if the reader takes them; tells whether it did."""
        self._waking = False
        self._frames: deque[bytes] = deque()
        self._due = False
        self._presence: bytes | None = None
        self._lead: bytes | None = None
        self._accepted: list[Accepted] = []
        self._sleep: asyncio.Future[None] | None = None
        self._version = 0
        self._changes = changes
        self._seen: tuple[Viewer, int] | None = None
        """Through whose eyes this connection was shown the table last, and how often that had been drawn."""
        self._held = 0
        """How many lines of the log this connection was told of; `sent` falls behind it when some are taken back."""
        self._greeted = False
        self._sending_since: float | None = None
        self.sent_away: Refused | None = None
        """Why this connection is to end."""
        self.apart: frozenset[str] = frozenset()
        """People of whom this viewer hears nothing."""
        self.hung_up = False
        """It is to end, and may be opened again at once: perhaps as somebody else."""

    def admit(self) -> None:
        """Refuse the frames of somebody whose visit has expired."""
        if self.guest.expired:
            self.guest.person()

    def push(self, frame: bytes) -> None:
        """Send a frame to this connection alone."""
        self._queue(frame)
        self.wake()

    def _queue(self, frame: bytes) -> None:
        if len(self._frames) >= QUEUE_FRAMES:
            self._frames.clear()
            self._greeted = False
            self._seen = None
            self._due = True
        self._frames.append(frame)

    def hear(self, frame: bytes, speaker: str) -> None:
        """Queue what somebody said or did, unless the next state comes with all that was said."""
        if self._greeted and speaker not in self.apart:
            self._queue(frame)

    def meet(self, frame: bytes) -> None:
        """Who is there has changed; an older frame that waits is outdated."""
        self._presence = frame

    def follow(self, frame: bytes) -> None:
        """Somebody leads to another step; an older frame that waits is outdated."""
        self._lead = frame

    def refuse(self, refused: Refused, key: str | None = None) -> None:
        """Tell what was wrong."""
        frame = ErrorFrame(Failure.of(refused))
        if key is not None:
            frame.key = key
        self.push(encode(frame))

    def accept(self, key: str, seq: int) -> None:
        """What was sent under this key is durable: the next state says so."""
        self._accepted.append(Accepted(key, seq))
        self.touch()
        self.wake()

    def touch(self) -> None:
        """A new state is due."""
        self._due = True

    @property
    def stuck(self) -> bool:
        """Its reader has not taken a frame for too long."""
        since = self._sending_since
        return since is not None and time.monotonic() - since > STUCK_SECONDS

    async def run(self) -> None:
        """Send what is queued and due until cancelled or sent away."""
        loop = asyncio.get_running_loop()
        while self.sent_away is None and not self.hung_up:
            if (frame := self._next()) is not None:
                await self._deliver(frame)
            else:
                self._sleep = loop.create_future()
                await self._sleep

    def _next(self) -> bytes | None:
        """The next frame, if there is anything to tell."""
        if self._frames:
            return self._frames.popleft()
        if self._due:
            self._due = False
            return self._state()
        frame, self._presence = self._presence, None
        if frame is None:
            frame, self._lead = self._lead, None
        return frame

    def send_away(self, refused: Refused) -> None:
        """Send nothing more."""
        self.sent_away = refused

    def hang_up(self) -> None:
        """Send nothing more: whoever connects again is looked at anew."""
        self.hung_up = True
        self.wake()

    def wake(self) -> None:
        """Send what is queued and due, soon: what is accepted meanwhile travels along."""
        if self._sleep is not None and not self._sleep.done() and not self._waking:
            self._waking = True
            self._sleep.get_loop().call_soon(self._flush)

    def _flush(self) -> None:
        """Send without the sender's task what the reader takes at once; the rest is the task's."""
        self._waking = False
        sleep = self._sleep
        if sleep is None or sleep.done():
            return
        try:
            while self._write is not None and self.sent_away is None and not self.hung_up:
                if (frame := self._next()) is None:
                    return
                if not self._write(frame):
                    self._frames.appendleft(frame)
                    break
        except Exception as error:
            sleep.set_exception(error)
        else:
            sleep.set_result(None)

    async def _deliver(self, frame: bytes) -> None:
        self._sending_since = time.monotonic()
        await self._send(frame.decode())
        self._sending_since = None

    def _talk(self) -> list[ChatLine]:
        """What was said, but for what this viewer does not hear."""
        heard = (line for line in self.table.talk if line.player not in self.apart)
        return [ChatLine(line.name, line.text, line.at, line.player) for line in heard]

    def _state(self) -> bytes:
        """What this connection has to be told: what has changed since it was told last, or all there is."""
        table = self.table
        picture = table.picture(self.viewer)
        seen, self._seen = self._seen, (self.viewer, table.drawn)
        log = table.logs.get(self.viewer)
        lines = len(log.lines) if log is not None else 0
        start = min(self.sent, lines)
        held, self.sent, self._held = self._held, lines, lines
        self._version += 1
        accepted, self._accepted = self._accepted, []
        changes: bytes | None = None
        if self._changes and self._greeted:
            if seen == (self.viewer, table.drawn):
                changes = b""
            elif seen == (self.viewer, table.drawn - 1) and table.changes is not None:
                changes = picture.changes
                if changes is not None:
                    changes = table.changes + b"," + changes if changes else table.changes
        if changes is not None:
            frame = ChangesFrame(self._version, table.seq, Raw(b"[" + changes + b"]"), accepted=accepted)
            if log is not None and not start == lines == held:
                frame.log_from = start
                frame.log = Raw(log.since(start))
            return encode(frame)
        talk = [] if self._greeted else self._talk()
        self._greeted = True
        self._presence = None
        return encode(
            StateFrame(
                version=self._version,
                now=table.clock.now(),
                seq=table.seq,
                table=table.info,
                seat=self.viewer,
                view=picture.view(table.sights),
                offer=picture.asked(),
                log_from=start,
                log=Raw(b"[]" if log is None else log.since(start)),
                chat=talk,
                stakes=picture.stakes,
                can_undo=picture.undoable > 0,
                can_restart=picture.undoable > 1,
                take_back=table.wished,
                accepted=accepted,
                by_habit=table.by_habit,
                hands=UNSET if table.hands is None else list(table.hands),
            )
        )
