"""Advice over HTTP, for whoever plays alone against bots."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from ludoteca.house.house import House
from ludoteca.house.http.guard import client_address, secret, visitor
from ludoteca.house.verbs import advise
from ludoteca.house.wire.advice import Advice, NewAdvice

Asked = Request[Any, Any, Any]


@post("/api/tables/{table_id:str}/advice", status_code=200)
async def ask(request: Asked, table_id: FromPath[str], data: JSONBody[NewAdvice]) -> Advice:
    """Where to look, what to consider, or the move; noted in the record."""
    house: House = request.app.state.house
    player = (await visitor(house, request)).person().id
    house.limits.take("advice", player)
    table = await house.enter(table_id, player, secret(request), client_address(request))
    async with house.readers.turn(client_address(request)):
        return await advise.advise(house, table, player, data)
