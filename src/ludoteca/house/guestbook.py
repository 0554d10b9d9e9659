"""Whom this process knows: people, the sessions by which they come, who may not be here, and who keeps apart.

All of it stands in the store. What is remembered here is forgotten as soon as something is heard of a person.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial

from msgspec import structs

from ludoteca.house.clock import DAY, HOUR, Clock
from ludoteca.house.errors import Refused
from ludoteca.house.live.connection import Connection
from ludoteca.house.store import identities
from ludoteca.house.store.rows import Sanctions, SessionRow
from ludoteca.house.store.store import Store
from ludoteca.house.wire.people import Person

REMEMBERED = 10_000
"""So many people, and so many sessions, are remembered at most."""


class Guestbook:
    """The people of a house, as one process remembers them."""

    def __init__(self, store: Store, clock: Clock, connections: Iterable[Connection]) -> None:
        self._store = store
        self._clock = clock
        self._connections = connections
        """Those who are connected to a table here, at any time."""
        self._people: dict[str, Person] = {}
        self._seen: dict[str, int] = {}
        """When people were here for the last time, as far as the store knows."""
        self._sessions: dict[str, tuple[SessionRow, Person | None]] = {}
        """Good for as long as the person in it is the one that is remembered."""
        self._changes = 0
        """How often something was heard of people: what was read meanwhile is not remembered."""
        self._doubtful = False
        """Sessions may have ended that sockets are open for."""
        self.sanctions: Sanctions = {}
        self._apart: dict[str, frozenset[str]] = {}

    def __contains__(self, player: str) -> bool:
        """Tell whether somebody is remembered."""
        return player in self._people

    async def find(self, player: str) -> Person | None:
        """Somebody by id."""
        person = self._people.get(player)
        now = self._clock.now()
        if person is None:
            row = await self._store.player(player)
            if row is None:
                return None
            person = self.meet(player, row.nickname)
            self._seen[player] = row.seen
        if self._seen[player] < now - DAY:
            self._seen[player] = now
            self._store.see(player, now).add_done_callback(asyncio.Future.exception)  # noted at the next visit
        return person

    def meet(self, player: str, nickname: str) -> Person:
        """Remember somebody's name."""
        if len(self._people) > REMEMBERED:
            self._people.clear()
            self._seen.clear()
        person = self._people[player] = Person(player, nickname)
        self._seen.setdefault(player, self._clock.now())
        return person

    def forget(self, *ids: str) -> None:
        """What is remembered of these people may not be true any more."""
        for one in ids:
            if self._people.pop(one, None) is not None:
                self._doubtful = True
        self._changes += 1

    def forget_all(self) -> None:
        """Anybody may have changed."""
        self._people.clear()
        self._doubtful = True
        self._changes += 1

    async def visit(self, session: str) -> Person | None:
        """Who comes by a session, unless it has ended."""
        row, person = self._sessions.get(session, (None, None))
        if row is None or self._people.get(row.player) is not person:
            changes = self._changes
            row = await self._store.read(identities.session, session)
            person = None if row is None else await self.find(row.player)
            self._sessions.pop(session, None)
            if row is None or person is None:
                return None
            if changes == self._changes:
                self._remember(row, person)
        now = self._clock.now()
        if row.seen < now - HOUR:
            row = structs.replace(row, seen=now)
            if session in self._sessions:
                self._remember(row, person)
            noted = self._store.writer.run(partial(identities.see, session=session, at=row.seen))
            noted.add_done_callback(asyncio.Future.exception)  # noted at the next visit
        return person

    def _remember(self, row: SessionRow, person: Person | None) -> None:
        if len(self._sessions) > REMEMBERED:
            self._sessions.clear()
        self._sessions[row.id] = row, person

    async def recheck_sessions(self) -> None:
        """Let people connect again whose session has ended, or is somebody else's by now."""
        if not self._doubtful:
            return
        self._doubtful = False
        connected = {one: one.guest.session for one in self._connections if one.guest.session is not None}
        owners = await self._store.read(identities.owners, set(connected.values()))
        for connection, session in connected.items():  # who has come in since is not in doubt
            if owners.get(session) != connection.player:
                connection.hang_up()

    def must_not_be(self, kind: str, player: str | None) -> None:
        """Refuse somebody whom those who run the house have `muted` or `barred`."""
        until = self.sanctions.get((player or "", kind), 0)
        if until is None or until > self._clock.now():
            raise Refused(kind, field="cookie", status=403)

    async def reread_sanctions(self) -> None:
        """Learn whom those who run the house have muted or banned, and send away who may not be here."""
        self.sanctions = await self._store.sanctions()
        for connection in list(self._connections) if self.sanctions else ():
            try:
                self.must_not_be("barred", connection.player)
            except Refused as refused:
                connection.send_away(refused)
                connection.wake()

    def apart(self, player: str | None) -> frozenset[str]:
        """The people whom somebody has blocked, and those who have blocked them."""
        return self._apart.get(player or "", frozenset())

    async def reread_blocks(self) -> None:
        """Learn who has blocked whom."""
        apart = await self._store.read(identities.all_apart)
        if apart != self._apart:
            self._apart = apart
            for connection in self._connections:
                connection.apart = self.apart(connection.player)
