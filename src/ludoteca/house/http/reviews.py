"""Reviews of finished games over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery

from ludoteca.house.house import House
from ludoteca.house.http.guard import client_address, secret, visitor
from ludoteca.house.table import Table
from ludoteca.house.verbs import review
from ludoteca.house.wire.learning import ReviewState

Asked = Request[Any, Any, Any]


@post("/api/tables/{table_id:str}/review", status_code=202)
async def ask(request: Asked, table_id: FromPath[str], deep: FromQuery[bool] = False) -> ReviewState:
    """Have a finished game reviewed, once for everybody who may see it; deeper, if that is asked for."""
    house, table = await _enter(request, table_id, "review")
    return await review.ask(house, table, deep=deep)


@get("/api/tables/{table_id:str}/review")
async def one(request: Asked, table_id: FromPath[str]) -> ReviewState:
    """How far the review of a finished game is, and what it says."""
    house, table = await _enter(request, table_id, "journal")
    return await review.review(house, table)


async def _enter(request: Asked, table_id: str, what: str) -> tuple[House, Table]:
    """The house and the table, for whoever may see it; counted for what is asked."""
    house: House = request.app.state.house
    house.limits.take(what, client_address(request))
    guest = await visitor(house, request)
    return house, await house.enter(table_id, guest.id, secret(request), client_address(request))
