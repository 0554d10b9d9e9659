"""Who one is and how one proves it, over HTTP: entering, sessions, keys."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from msgspec import UNSET

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.http.guard import client_address, visitor
from ludoteca.house.keys import NAME
from ludoteca.house.openid import BACK
from ludoteca.house.people import blocking, entering, identity, mail, passkeys, provider
from ludoteca.house.people.devices import device
from ludoteca.house.wire.people import Entrance, Entry, Identity, KeyInfo, MailLink, NewCode, Person, Setout, Way

DAY = 86_400
STATE = "ludoteca-provider"
"""The cookie by which a browser that comes back from the provider is the one that has set out."""
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
        house.keys.session(session, house.now() // 1000 + seconds),
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
async def come_in(request: Asked, data: JSONBody[Entrance]) -> Response[Person]:
    """Come in as somebody who is known, by a link that is good once, a recovery code or a passkey."""
    house: House = request.app.state.house
    asking = await caller(request, merge=data.merge)
    arrived = await entering.enter(house, _proof(data, request, asking.guest.id), asking)
    return known(house, arrived.person, arrived.session)


def _proof(data: Entrance, request: Asked, caller: str | None) -> entering.Proof:
    """What was given to prove who one is: one thing."""
    match [one for one in (data.token, data.code, data.passkey) if one is not UNSET]:
        case [str(token)] if data.token is not UNSET:
            return entering.Link(token, caller, invitations=request.app.state.house.settings.invitations)
        case [str(code)]:
            return entering.Code(code)
        case [dict(answer)]:
            return passkeys.Passkey(answer, _origin(request))
    raise Refused("malformed", field="token", args={"problem": "either token or code or passkey"})


@get("/api/entry")
async def entry(request: Asked) -> Entry:
    """How do people come in?"""
    house: House = request.app.state.house
    settings = house.settings
    return Entry(settings.open, settings.invitations, house.post.possible, house.provider.name)


@post("/api/mail-link", status_code=202)
async def mail_link(request: Asked, data: JSONBody[MailLink]) -> None:
    """Send a link to a mail address, if it is somebody's, or if the caller is somebody who may want it as a key."""
    house: House = request.app.state.house
    guest = await visitor(house, request)
    await mail.ask_link(house, guest, data.address, data.language, client_address(request))


@post("/api/provider/begin", status_code=200)
async def set_out(request: Asked, data: JSONBody[Setout]) -> Response[Way]:
    """Where do I sign in at the provider?"""
    house: House = request.app.state.house
    guest = await visitor(house, request)
    address, state = await provider.begin(house, guest, client_address(request), merge=data.merge)
    response = Response(Way(address))
    secure = house.settings.secure_cookie
    response.set_cookie(STATE, state, max_age=600, path=BACK, httponly=True, samesite="lax", secure=secure)
    return response


@get(BACK, include_in_schema=False)
async def come_back(request: Asked) -> Redirect:
    """Back from the provider: the page goes on, or says what was wrong."""
    house: House = request.app.state.house
    try:
        code, state = (str(request.query_params.get(name, ""))[:2048] for name in ("code", "state"))
        asking = await caller(request, merge=False)
        arrived = await provider.come_back(house, code, state, request.cookies.get(STATE, ""), asking)
    except Refused as refused:
        house.refused(refused, path=BACK, who=client_address(request))
        return Redirect(f"/enter?refused={refused.code}")
    response = Redirect("/")
    response.cookies.extend(known(house, arrived.person, arrived.session).cookies)
    response.delete_cookie(STATE, path=BACK)
    return response


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


@post("/api/me/passkeys/begin", status_code=200)
async def begin_passkey(request: Asked) -> dict[str, Any]:
    """What the browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON)."""
    house: House = request.app.state.house
    return await passkeys.begin_making(house, (await visitor(house, request)).person(), _origin(request))


@post("/api/me/passkeys", status_code=201)
async def new_passkey(request: Asked, data: JSONBody[dict[str, Any]]) -> KeyInfo:
    """Keep the passkey that the browser has made (RegistrationResponseJSON)."""
    house: House = request.app.state.house
    person = (await visitor(house, request)).person()
    return await passkeys.make(house, person, data, _origin(request), own_device(request))


@post("/api/passkeys/begin", status_code=200)
async def ask_passkey(request: Asked) -> dict[str, Any]:
    """What the browser needs to come in by a passkey (PublicKeyCredentialRequestOptionsJSON)."""
    house: House = request.app.state.house
    return await passkeys.begin_using(house, _origin(request), client_address(request))


def _origin(request: Asked) -> str:
    """The page that asks, which `check_origin` has found to be one of ours; programs name none."""
    return request.headers.get("origin", "")


@delete("/api/me/keys/{kind:str}/{digest:str}")
async def drop_key(request: Asked, kind: FromPath[str], digest: FromPath[str]) -> None:
    """Let something open the house as me no more."""
    house: House = request.app.state.house
    await identity.drop_key(house, (await visitor(house, request)).person(), kind, digest)


@put("/api/me/blocks/{player:str}", status_code=204)
async def block(request: Asked, player: FromPath[str]) -> None:
    """Have nothing more to do with somebody."""
    house: House = request.app.state.house
    await blocking.block(house, (await visitor(house, request)).person(), player)


@delete("/api/me/blocks/{player:str}")
async def unblock(request: Asked, player: FromPath[str]) -> None:
    """Take that back."""
    house: House = request.app.state.house
    await blocking.unblock(house, (await visitor(house, request)).person(), player)


@delete("/api/me/sessions/{session:str}")
async def end_session(request: Asked, session: FromPath[str]) -> None:
    """Be known on a device no more; on this one, it is to sign out."""
    house: House = request.app.state.house
    await identity.end_session(house, (await visitor(house, request)).person(), session)
