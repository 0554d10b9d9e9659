"""Passkeys: a key in a device or its keyring opens the house, and never leaves it.

They belong to a host name, which browsers check; so they need one, and https (or this very machine).
"""

from __future__ import annotations

import json
from functools import partial
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from msgspec import structs
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ludoteca.house.clock import MINUTE
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.store import identities
from ludoteca.house.store.rows import CredentialRow
from ludoteca.house.wire.people import KeyInfo, Person

PASSKEY = "passkey"
MAKING = "make-passkey"
USING = "use-passkey"
"""What a challenge is good for, once."""
PATIENCE = 5 * MINUTE
"""Milliseconds in which a challenge can be answered."""
CHALLENGE = 40
NAME = "Ludoteca"
LOCAL = "localhost"


def possible_at(address: str) -> bool:
    """Tell whether browsers offer passkeys at an address: by https and a host name, or on this machine."""
    found = urlsplit(address)
    host = found.hostname or ""
    return host == LOCAL or (found.scheme == "https" and _is_name(host))


def _is_name(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return bool(host)
    return False


def _party(origin: str) -> str:
    """The host name to which passkeys belong that are made on a page."""
    if not possible_at(origin):
        raise Refused("no-passkeys", field="origin")
    return str(urlsplit(origin).hostname)


async def begin_making(house: House, person: Person, origin: str) -> dict[str, Any]:
    """What a browser needs to make a passkey for this person."""
    house.limits.take("key", person.id)
    party = _party(origin)
    challenge = await _challenge(house, MAKING, person.id)
    known = await house.store.read(identities.credentials_of, person.id, PASSKEY)
    options = generate_registration_options(
        rp_id=party,
        rp_name=NAME,
        user_id=person.id.encode(),
        user_name=person.nickname,
        challenge=challenge.encode(),
        timeout=PATIENCE,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one.about["id"])) for one in known],
    )
    return _plain(options)


async def make(house: House, person: Person, answer: dict[str, Any], origin: str, device: str) -> KeyInfo:
    """Keep the passkey that a browser has made."""
    party = _party(origin)
    challenge = _challenge_in(answer)
    found = await house.store.writer.run(
        partial(identities.use_once, secret=challenge, purpose=MAKING, at=house.now()), person.id
    )
    if found is None or found[0] != person.id:
        raise Refused("wrong-passkey", field="passkey", status=403)
    try:
        made = verify_registration_response(
            credential=answer, expected_challenge=challenge.encode(), expected_rp_id=party, expected_origin=origin
        )
    except WebAuthnException:
        raise Refused("wrong-passkey", field="passkey", status=403) from None
    about = {
        "name": device,
        "id": bytes_to_base64url(made.credential_id),
        "key": bytes_to_base64url(made.credential_public_key),
        "count": made.sign_count,
        "party": party,
    }
    row = CredentialRow(PASSKEY, identities.digest(str(about["id"])), person.id, about, house.now(), None)
    if not await house.store.writer.run(partial(identities.add_credential, row=row)):
        raise Refused("wrong-passkey", field="passkey", status=403)
    return KeyInfo(row.kind, row.digest, device, row.created, None)


async def begin_using(house: House, origin: str, who: str) -> dict[str, Any]:
    """What a browser needs to prove by a passkey who somebody is."""
    house.limits.take("proof", who)
    party = _party(origin)
    challenge = await _challenge(house, USING, "")
    return _plain(generate_authentication_options(rp_id=party, challenge=challenge.encode(), timeout=PATIENCE))


class Passkey:
    """What a browser answers to `begin_using`."""

    failure = "wrong-passkey"

    def __init__(self, answer: dict[str, Any], origin: str) -> None:
        self._answer = answer
        self._origin = origin
        self._party = _party(origin)
        self._challenge = _challenge_in(answer)

    def look(self, connection: sa.Connection, at: int) -> str | None:
        """Whose passkey signed the challenge."""
        if identities.look_once(connection, self._challenge, USING, at) is None:
            return None
        row = self._signed(connection)
        return None if row is None else row.player

    def use(self, connection: sa.Connection, at: int) -> str | None:
        """The same; the challenge is used up, and the passkey's own count goes on."""
        if identities.use_once(connection, self._challenge, USING, at) is None:
            return None
        row = self._signed(connection)
        return row.player if row is not None and identities.use_credential(connection, row, at) else None

    def _signed(self, connection: sa.Connection) -> CredentialRow | None:
        """The credential with its new count, if its signature is right."""
        row = identities.credential(connection, PASSKEY, identities.digest(str(self._answer.get("id"))))
        if row is None or row.about["party"] != self._party:
            return None
        try:
            done = verify_authentication_response(
                credential=self._answer,
                expected_challenge=self._challenge.encode(),
                expected_rp_id=self._party,
                expected_origin=self._origin,
                credential_public_key=base64url_to_bytes(row.about["key"]),
                credential_current_sign_count=row.about["count"],
            )
        except WebAuthnException:
            return None
        return structs.replace(row, about={**row.about, "count": done.new_sign_count})


async def _challenge(house: House, purpose: str, player: str) -> str:
    """Something to sign that was never signed before; only its digest is kept."""
    challenge = new_id(CHALLENGE)
    made = partial(identities.add_once, secret=challenge, purpose=purpose, player=player, about={})
    await house.store.writer.run(partial(made, now=house.now(), expires=house.now() + PATIENCE))
    return challenge


def _challenge_in(answer: dict[str, Any]) -> str:
    """Which challenge a browser says that it has signed."""
    try:
        told = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        return base64url_to_bytes(told["challenge"]).decode()
    except (KeyError, TypeError, ValueError):
        raise Refused("malformed", field="passkey", args={"problem": "no answer of a passkey"}) from None


def _plain(options: Any) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(options_to_json(options))
    return told
