"""Come in as somebody who is known, by whatever proves it; who is here as somebody else may become one with them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import sqlalchemy as sa
from msgspec import Struct

from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.people.codes import clean
from ludoteca.house.store import identities
from ludoteca.house.store.people import player_row
from ludoteca.house.store.rows import CredentialRow, SessionRow
from ludoteca.house.wire.people import Person

LINK = "enter"
"""What a link by which somebody comes in is good for."""
INVITATION = "invite"
"""The same for somebody who has never been here: houses can take nobody by it."""
CODE = "code"
MAIL = "mail"
SESSION = 16


def mail_digest(address: str) -> str:
    """By what an address is found; nobody has two that differ in capital letters alone."""
    return identities.digest(address.casefold())


class Proof(Protocol):
    """Something that proves who somebody is."""

    failure: str
    """The code of the refusal where it proves nothing."""

    def look(self, connection: sa.Connection, at: int) -> str | None:
        """Whom it proves somebody to be."""

    def use(self, connection: sa.Connection, at: int) -> str | None:
        """The same in the transaction in which somebody comes in; what is good once is used up."""


class Link:
    """A link that is good once."""

    failure = "dead-link"

    def __init__(self, token: str, caller: str | None = None, *, invitations: bool = True) -> None:
        self._token = token
        self._caller = caller
        self._purposes = (LINK, INVITATION) if invitations else (LINK,)

    def look(self, connection: sa.Connection, at: int) -> str | None:
        """Whom the link lets in.

        One that makes a mail address somebody's key is for that person alone: else people could be talked into
        confirming what a stranger has asked for.
        """
        found = self._first(connection, identities.look_once, at)
        if found is None:
            return None
        player, about = found
        if "mail" in about and player != self._caller:
            raise Refused("other-browser", field="token", status=403)
        return player

    def use(self, connection: sa.Connection, at: int) -> str | None:
        """The same, for the last time; what the link was mailed to is a key from now on."""
        found = self._first(connection, identities.use_once, at)
        if found is None:
            return None
        player, about = found
        if "mail" in about:
            name = {"name": about["mail"]}
            row = CredentialRow(MAIL, mail_digest(about["mail"]), player, name, at, None)
            identities.add_credential(connection, row)
        return player

    def _first(self, connection: sa.Connection, ask: Callable[..., Any], at: int) -> tuple[str, dict[str, Any]] | None:
        answers = (ask(connection, self._token, purpose, at) for purpose in self._purposes)
        return next((found for found in answers if found is not None), None)


class Code:
    """A recovery code."""

    failure = "wrong-code"

    def __init__(self, typed: str) -> None:
        self._digest = identities.digest(clean(typed) or "")

    def look(self, connection: sa.Connection, at: int) -> str | None:
        """Whose code it is."""
        found = identities.credential(connection, CODE, self._digest)
        return None if found is None else found.player

    def use(self, connection: sa.Connection, at: int) -> str | None:
        """Note that it was used; it stays good."""
        found = identities.credential(connection, CODE, self._digest)
        return found.player if found is not None and identities.use_credential(connection, found, at) else None


class Caller(Struct, frozen=True):
    """Who wants to come in: as whom they are here already, from where, with what, and whether to become one person."""

    guest: Guest
    address: str
    device: str = ""
    merge: bool = False


class Arrival(Struct, frozen=True):
    """Who has come in, and by which session they are known from now on."""

    person: Person
    session: str


def stranger(address: str) -> Caller:
    """Somebody without a cookie."""
    return Caller(Guest(None), address)


async def enter(house: House, proof: Proof, caller: Caller) -> Arrival:
    """Come in as the person that is proved.

    Whoever is here as somebody else either leaves that person behind, or is one with them from now on: then both are
    proved, one by what was given, the other by the cookie.
    """
    house.limits.check("guess", caller.address)
    player = await house.store.read(proof.look, house.now())
    if player is None:
        house.limits.take("guess", caller.address)
        raise Refused(proof.failure, field="proof", status=410 if proof.failure == Link.failure else 403)
    house.people.must_not_be("barred", player)
    before = caller.guest.id if caller.guest.id != player else None
    if before is not None and caller.merge and await house.store.read(_clash, before, player):
        raise Refused("both-seated", field="merge", status=409)
    work = partial(_come_in, proof=proof, caller=caller, session=new_id(SESSION), at=house.now())
    # Others hear of whom they may remember wrongly: the one who is nobody any more.
    arrived = await house.store.writer.run(work, before or player)
    if arrived is None:  # somebody else was faster with what is good once
        raise Refused(proof.failure, field="proof", status=410)
    row, session, changed = arrived
    house.people.forget(player, before or player)
    await _show(house, changed)
    await house.people.recheck_sessions()
    return Arrival(house.people.meet(row.id, row.nickname), session)


def _come_in(connection: sa.Connection, proof: Proof, caller: Caller, session: str, at: int) -> Any:
    """Use the proof, end the session of before, begin the next, make one of two: all of it or nothing."""
    guest = caller.guest
    player = proof.use(connection, at)
    row = None if player is None else player_row(connection, player)
    if row is None:
        return None
    if guest.session is not None and guest.id == row.id:
        return row, guest.session, []
    changed: list[str] = []
    if guest.id is not None:
        if guest.session is not None:
            identities.end_session(connection, guest.id, guest.session)
        if caller.merge:
            if _clash(connection, guest.id, row.id):
                raise Refused("both-seated", field="merge", status=409)
            changed = identities.merge(connection, guest.id, row)
    identities.add_session(connection, SessionRow(session, row.id, caller.device, at, at))
    return row, session, changed


def _clash(connection: sa.Connection, one: str, other: str) -> bool:
    """Tell whether they play against each other, so that they cannot be one before the game is over."""
    return bool(identities.shared_tables(connection, one, other))


async def _show(house: House, table_ids: list[str]) -> None:
    """Let those who look at these tables see who sits there now."""
    for table_id in table_ids:
        table = house.tables.get(table_id)
        if table is not None:
            async with table.lock:
                await house.upkeep.refresh(table)
