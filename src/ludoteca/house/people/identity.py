"""What a person is told of the own identity, and does with it: sessions, recovery code, other keys."""

from __future__ import annotations

import io
from functools import partial

import segno

from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.house import House
from ludoteca.house.people.codes import new_code
from ludoteca.house.people.entering import CODE
from ludoteca.house.store import identities
from ludoteca.house.store.rows import CredentialRow
from ludoteca.house.wire.people import Identity, KeyInfo, NewCode, Person, SessionInfo

QUIET = 4
"""White modules around a QR code, as its standard asks."""


async def told(house: House, guest: Guest) -> Identity:
    """Everything that opens the house as this person."""
    person = guest.person()
    sessions = await house.store.read(identities.sessions_of, person.id)
    keys = await house.store.read(identities.credentials_of, person.id)
    return Identity(
        sessions=[SessionInfo(one.id, one.device, one.created, one.seen, one.id == guest.session) for one in sessions],
        blocked=[Person(*one) for one in await house.store.read(identities.blocked_by, person.id)],
        keys=[KeyInfo(one.kind, one.digest, one.about.get("name", ""), one.created, one.used) for one in keys],
    )


async def renew_code(house: House, person: Person, url: str) -> NewCode:
    """A new recovery code, told this once; those of before open nothing any more."""
    house.limits.take("key", person.id)
    code = new_code()
    row = CredentialRow(CODE, identities.digest(code), person.id, {}, house.now(), None)
    await house.store.writer.run(partial(identities.renew_credential, row=row))
    link = f"{url}/enter#{code}"
    return NewCode(code, link, picture(link))


def picture(link: str) -> str:
    """A link as a QR code, dark on light whatever the theme of the page: an SVG."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", border=QUIET, light="#fff", xmldecl=False, svgclass=None)
    return drawn.getvalue().decode()


async def drop_key(house: House, person: Person, kind: str, digest: str) -> None:
    """Let something open the house as this person no more."""
    house.limits.take("key", person.id)
    work = partial(identities.drop_credential, player=person.id, kind=kind, digest=digest)
    if not await house.store.writer.run(work):
        raise Refused("no-such-key", field="key", status=404)


async def end_session(house: House, person: Person, session: str) -> None:
    """Be known on a device no more, also where a page is open there."""
    house.limits.take("key", person.id)
    work = partial(identities.end_session, player=person.id, name=session)
    if not await house.store.writer.run(work, person.id):
        raise Refused("no-such-key", field="session", status=404)
    house.people.forget(person.id)
    await house.people.recheck_sessions()
