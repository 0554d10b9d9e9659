"""Whoever asks something of the house."""

from __future__ import annotations

from ludoteca.house.errors import Refused
from ludoteca.house.wire.people import Person


class Guest:
    """A person with a cookie, somebody whose cookie has expired, or a stranger."""

    __slots__ = ("expired", "id", "nickname", "session")

    def __init__(self, person: Person | None, *, expired: bool = False, session: str | None = None) -> None:
        self.id = None if person is None else person.id
        self.nickname = "" if person is None else person.nickname
        self.expired = expired
        self.session = session
        """The session by which this person is known, where a cookie told."""

    def person(self) -> Person:
        """The person, or a refusal."""
        if self.id is None:
            raise Refused("session-expired" if self.expired else "no-session", field="cookie", status=401)
        return Person(self.id, self.nickname)
