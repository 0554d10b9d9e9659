"""Looking for players over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, put
from litestar.params import JSONBody

from ludoteca.house.house import House
from ludoteca.house.http.guard import visitor
from ludoteca.house.verbs import gather
from ludoteca.house.wire.gathering import NewWish, Wishes, WishInfo

Asked = Request[Any, Any, Any]


@get("/api/wishes")
async def wishes(request: Asked) -> Wishes:
    """Who looks for players, and for what; the caller's own wish."""
    house: House = request.app.state.house
    return await gather.all_wishes(house, (await visitor(house, request)).id)


@put("/api/me/wish", status_code=200)
async def wish(request: Asked, data: JSONBody[NewWish]) -> WishInfo:
    """Look for players."""
    house: House = request.app.state.house
    person = (await visitor(house, request)).person()
    house.limits.take("wish", person.id)
    return await gather.wish(house, person, data)


@delete("/api/me/wish")
async def leave(request: Asked) -> None:
    """Look for nobody any more."""
    house: House = request.app.state.house
    await gather.leave(house, (await visitor(house, request)).person().id)
