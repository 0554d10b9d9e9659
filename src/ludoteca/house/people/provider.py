"""A provider of OpenID Connect lets people in: the accounts of a club are keys of this house."""

from __future__ import annotations

import hmac
from functools import partial

import sqlalchemy as sa

from ludoteca.house.clock import MINUTE
from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.logs import tell
from ludoteca.house.nicknames import LONGEST, clean
from ludoteca.house.openid import Known, Unproved, verifier_of
from ludoteca.house.people.entering import Arrival, Caller, enter
from ludoteca.house.store import identities
from ludoteca.house.store.rows import CredentialRow

PROVIDER = "provider"
MERGING = "provider-merge"
"""What a way to the provider and back is good for, once: to come in, or to be one with the person there."""
STATE = 40
PATIENCE = 10 * MINUTE
"""Milliseconds until somebody has to be back."""
NAMELESS = "Guest"


async def begin(house: House, guest: Guest, who: str, *, merge: bool) -> tuple[str, str]:
    """Where somebody signs in, and what their browser has to remember until they are back."""
    house.limits.take("proof", who)
    if house.provider.name is None:
        raise Refused("no-provider", field="provider", status=409)
    state = new_id(STATE)
    try:
        address = await house.provider.address(state, *_secrets(house, state))
    except Unproved as error:
        raise _failed(error) from error
    purpose = MERGING if merge else PROVIDER
    made = partial(identities.add_once, secret=state, purpose=purpose, player=guest.id or "", about={})
    await house.store.writer.run(partial(made, now=house.now(), expires=house.now() + PATIENCE))
    return address, state


def _secrets(house: House, state: str) -> tuple[str, str]:
    """The nonce and the code verifier that belong to a state; nothing of them is kept."""
    return house.keys.derived("nonce", state), verifier_of(house.keys.derived("verifier", state))


async def come_back(house: House, code: str, state: str, remembered: str, caller: Caller) -> Arrival:
    """Come in as whom the provider says that this is: somebody who is known, the caller, or somebody new."""
    house.limits.take("proof", caller.address)
    merge = await _begun(house, state, caller.guest)
    if merge is None or not hmac.compare_digest(state.encode(), remembered.encode()):
        raise Refused("provider-failed", field="state", status=403)
    try:
        known = await house.provider.who(code, *_secrets(house, state))
    except Unproved as error:
        raise _failed(error) from error
    proof = Account(known.account)
    if await house.store.read(proof.look, house.now()) is None:
        if caller.guest.id is None:
            return await _newcomer(house, known, caller)
        await _add(house, known, caller.guest.id)
    asking = Caller(caller.guest, caller.address, caller.device, merge)
    return await enter(house, proof, asking)


async def _begun(house: House, state: str, guest: Guest) -> bool | None:
    """Whether two people are to be one who set out by this state; None: nobody has."""
    for purpose in (PROVIDER, MERGING):
        found = await house.store.read(identities.look_once, state, purpose, house.now())
        if found is not None and found[0] == (guest.id or ""):
            used = partial(identities.use_once, secret=state, purpose=purpose, at=house.now())
            return purpose == MERGING if await house.store.writer.run(used) is not None else None
    return None


async def _add(house: House, known: Known, player: str) -> None:
    """Let an account open the house as this person."""
    about = {"name": house.provider.name}
    row = CredentialRow(PROVIDER, identities.digest(known.account), player, about, house.now(), None)
    await house.store.writer.run(partial(identities.add_credential, row=row))


async def _newcomer(house: House, known: Known, caller: Caller) -> Arrival:
    """Somebody whom the provider knows, and the house does not."""
    try:
        nickname = clean(known.name[:LONGEST])
    except Refused:
        nickname = NAMELESS
    player = new_id(16)
    await house.store.add_player(player, nickname, house.now(), caller.device)
    await _add(house, known, player)
    return Arrival(house.people.meet(player, nickname), player)


class Account:
    """An account at the provider that has been proved."""

    failure = "provider-failed"

    def __init__(self, account: str) -> None:
        self._digest = identities.digest(account)

    def look(self, connection: sa.Connection, at: int) -> str | None:
        """Whose account it is."""
        found = identities.credential(connection, PROVIDER, self._digest)
        return None if found is None else found.player

    def use(self, connection: sa.Connection, at: int) -> str | None:
        """Note that it was used."""
        found = identities.credential(connection, PROVIDER, self._digest)
        return found.player if found is not None and identities.use_credential(connection, found, at) else None


def _failed(error: Unproved) -> Refused:
    tell("provider-failed", problem=str(error))
    return Refused("provider-failed", field="provider", status=503)
