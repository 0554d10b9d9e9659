"""Letters and webhooks over HTTP: who wants to be told of turns where else."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from msgspec import convert

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.http.guard import client_address, secret, visitor
from ludoteca.house.notices import letters
from ludoteca.house.notices.hooks import service_of, try_out
from ludoteca.house.store import hooks
from ludoteca.house.store import letters as stored
from ludoteca.house.store.rows import HookRow, LetterRow
from ludoteca.house.verbs.seated import must_host
from ludoteca.house.wire.people import Hook, HookInfo, Letters, NewHook

Asked = Request[Any, Any, Any]


@get("/api/me/letters")
async def wishes(request: Asked) -> Letters:
    """Does the caller want letters about the tables that wait?"""
    house, player = await _caller(request, "notices")
    row = await house.store.read(stored.of, player)
    if row is None:
        return Letters("never")
    return convert({"often": row.often, "hour": row.hour, "address": row.address, "language": row.language}, Letters)


@put("/api/me/letters", status_code=204)
async def wish(request: Asked, data: JSONBody[Letters]) -> None:
    """Write to the caller like that from now on."""
    house, player = await _caller(request, "notices")
    if data.often == "never":
        await house.store.writer.run(partial(stored.forget, player=player))
        return
    if not house.post.possible:
        raise Refused("no-mail", field="often", status=409)
    row = LetterRow(player, data.address, data.often, data.hour, data.language, 0)
    if not await house.store.writer.run(partial(letters.arrange, row=row, at=house.now())):
        raise Refused("no-such-key", field="address", status=404)


@post("/api/unsubscribe/{token:str}", status_code=200)
async def unsubscribe(request: Asked, token: FromPath[str]) -> None:
    """Write no more to where a letter came with this: programs for mail ask so with one click (RFC 8058)."""
    house: House = request.app.state.house
    house.limits.check("guess", client_address(request))
    if not await letters.stop(house, token):
        house.limits.take("guess", client_address(request))
        raise Refused("dead-link", field="token", status=410)


@get("/api/unsubscribe/{token:str}", include_in_schema=False)
async def ask_whether(token: FromPath[str]) -> Redirect:
    """Whoever follows the address with a browser is asked first: scanners of mail follow it, too."""
    return Redirect(f"/unsubscribe#{token}")


@get(["/api/me/hook", "/api/tables/{table_id:str}/hook"])
async def hook(request: Asked, table_id: FromPath[str] = hooks.OWN) -> Hook:
    """Where are the caller's turns told, or those of a table?"""
    house, player = await _caller(request, "notices", table_id)
    row = await _known(house, player, table_id)
    told = None if row is None else HookInfo(row.service, row.created, row.failed > 0)
    return Hook(house.settings.hooks, told)


@put(["/api/me/hook", "/api/tables/{table_id:str}/hook"])
async def set_hook(request: Asked, data: JSONBody[NewHook], table_id: FromPath[str] = hooks.OWN) -> HookInfo:
    """Tell them there from now on; at a table its host may say so."""
    house, player = await _caller(request, "hook", table_id, host=True)
    service = await service_of(house, data.url)
    row = HookRow(player, table_id, data.url, service, data.language, house.now())
    await house.store.writer.run(partial(hooks.put, row=row))
    return HookInfo(service, row.created, False)


@delete(["/api/me/hook", "/api/tables/{table_id:str}/hook"], status_code=204)
async def drop_hook(request: Asked, table_id: FromPath[str] = hooks.OWN) -> None:
    """Tell them there no more."""
    house, player = await _caller(request, "notices", table_id, host=True)
    await house.store.writer.run(partial(hooks.drop, player=player, table_id=table_id))


@post(["/api/me/hook/test", "/api/tables/{table_id:str}/hook/test"], status_code=204)
async def try_hook(request: Asked, table_id: FromPath[str] = hooks.OWN) -> None:
    """Does it work?"""
    house, player = await _caller(request, "hook", table_id, host=True)
    row = await _known(house, player, table_id)
    if row is None:
        raise Refused("no-such-key", field="url", status=404)
    if not house.settings.hooks:
        raise Refused("no-hooks", field="url", status=409)
    await try_out(house, row)


async def _known(house: House, player: str, table_id: str) -> HookRow | None:
    if table_id == hooks.OWN:
        return await house.store.read(hooks.of_person, player)
    return await house.store.read(hooks.of_table, table_id)


async def _caller(request: Asked, what: str, table_id: str = hooks.OWN, *, host: bool = False) -> tuple[House, str]:
    """Who asks, if they may; where a table is named, somebody who may come to it, or its host."""
    house: House = request.app.state.house
    player = (await visitor(house, request)).person().id
    house.limits.take(what, player)
    if table_id != hooks.OWN:
        table = await house.enter(table_id, player, secret(request), client_address(request))
        if host:
            must_host(table.row, player)
    return house, player
