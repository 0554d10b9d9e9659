"""Notices over HTTP: which browsers are called, and of which tables."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, delete, get, put
from litestar.params import FromPath, JSONBody

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.http.guard import client_address, secret, visitor
from ludoteca.house.notices.push import carried_by, readable
from ludoteca.house.notices.turn import sender_of
from ludoteca.house.sayings import LANGUAGES
from ludoteca.house.store import notices
from ludoteca.house.store.rows import Address
from ludoteca.house.wire.people import Heard, NewAddress, NoticeKey, OldAddress

Asked = Request[Any, Any, Any]


@get("/api/notices")
async def key(request: Asked) -> NoticeKey:
    """The key by which a browser knows messages of this house."""
    return NoticeKey(sender_of(request.app.state.house).public)


@put("/api/notices", status_code=204)
async def call_by(request: Asked, data: JSONBody[NewAddress]) -> None:
    """Call the caller by this browser when it is their turn."""
    house, player = await _caller(request)
    address = Address(data.endpoint, data.keys.p256dh, data.keys.auth, data.language)
    if not carried_by(data.endpoint, house.settings.push_services):
        raise Refused("unknown-service", field="endpoint", status=400)
    if not readable(address):
        raise Refused("malformed", field="keys", args={"problem": "p256dh, auth"}, status=400)
    if data.language not in LANGUAGES:
        raise Refused("unknown-language", field="language", args={"lang": data.language}, status=404)
    await house.store.writer.run(partial(notices.add, player=player, address=address, at=house.now()))


@delete("/api/notices", status_code=204)
async def call_no_more(request: Asked, data: JSONBody[OldAddress]) -> None:
    """Send nothing to this browser any more; whoever knows its address may say so."""
    house, _ = await _caller(request)
    await house.store.writer.run(partial(notices.drop, endpoint=data.endpoint))


@get("/api/tables/{table_id:str}/notices")
async def hears(request: Asked, table_id: FromPath[str]) -> Heard:
    """Whether the caller wants to hear of this table."""
    house, player = await _caller(request, table_id)
    return Heard(not await house.store.read(notices.muted, player, table_id))


@put("/api/tables/{table_id:str}/notices", status_code=204)
async def hear(request: Asked, table_id: FromPath[str], data: JSONBody[Heard]) -> None:
    """Let the caller hear of this table, or not."""
    house, player = await _caller(request, table_id)
    work = partial(notices.mute, player=player, table_id=table_id, silent=not data.heard)
    await house.store.writer.run(work)


async def _caller(request: Asked, table_id: str = "") -> tuple[House, str]:
    """Who asks, if they may; where a table is named, one to which they may come."""
    house: House = request.app.state.house
    player = (await visitor(house, request)).person().id
    house.limits.take("notices", player)
    if table_id:
        await house.enter(table_id, player, secret(request), client_address(request))
    return house, player
