"""Who one is and how one proves it, over HTTP: entering, sessions, keys."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from msgspec import UNSET

from ludoteca.house.errors import Refused
from ludoteca.house.house import House, now
from ludoteca.house.http.guard import client_address, visitor
from ludoteca.house.keys import NAME
from ludoteca.house.people import entering, identity
from ludoteca.house.people.devices import device
from ludoteca.house.wire import Entrance, Identity, NewCode, Person

DAY = 86_400
Asked = Request[Any, Any, Any]


def own_device(request: Asked) -> str:
    """What the caller's browser is called."""
    return device(request.headers.get("user-agent", ""))


def public_url(house: House, request: Asked) -> str:
    """Where people find the house: as the host says, else as the caller does."""
    return next(iter(house.settings.origins), None) or f"{request.url.scheme}://{request.url.netloc}"


def known(house: House, person: Person, session: str) -> Response[Person]:
    """The answer by which a browser is known from now on."""
    response = Response(person)
    seconds = house.settings.session_days * DAY
    response.set_cookie(
        NAME,
        house.keys.session(session, now() // 1000 + seconds),
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookie,
    )
    return response


async def caller(request: Asked, *, merge: bool) -> entering.Caller:
    """Who wants to come in."""
    house: House = request.app.state.house
    return entering.Caller(await visitor(house, request), client_address(request), own_device(request), merge)


@post("/api/enter", status_code=200)
async def come_in(request: Asked, data: Entrance) -> Response[Person]:
    """Come in as somebody who is known, by a link that is good once, or by a recovery code."""
    house: House = request.app.state.house
    arrived = await entering.enter(house, _proof(data), await caller(request, merge=data.merge))
    return known(house, arrived.person, arrived.session)


def _proof(data: Entrance) -> entering.Proof:
    """What was given to prove who one is: one thing."""
    if isinstance(data.token, str) and data.code is UNSET:
        return entering.Link(data.token)
    if isinstance(data.code, str) and data.token is UNSET:
        return entering.Code(data.code)
    raise Refused("malformed", field="token", args={"problem": "either token or code"})


@get("/api/me/identity")
async def own_identity(request: Asked) -> Identity:
    """What opens the house as me, and where am I known?"""
    house: House = request.app.state.house
    return await identity.told(house, await visitor(house, request))


@post("/api/me/code", status_code=200)
async def new_code(request: Asked) -> NewCode:
    """Make a recovery code; an older one opens nothing any more."""
    house: House = request.app.state.house
    person = (await visitor(house, request)).person()
    return await identity.renew_code(house, person, public_url(house, request))


@delete("/api/me/keys/{kind:str}/{digest:str}")
async def drop_key(request: Asked, kind: str, digest: str) -> None:
    """Let something open the house as me no more."""
    house: House = request.app.state.house
    await identity.drop_key(house, (await visitor(house, request)).person(), kind, digest)


@delete("/api/me/sessions/{session:str}")
async def end_session(request: Asked, session: str) -> None:
    """Be known on a device no more; on this one, it is to sign out."""
    house: House = request.app.state.house
    await identity.end_session(house, (await visitor(house, request)).person(), session)
